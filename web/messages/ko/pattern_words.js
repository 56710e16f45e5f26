// @ts-check
/** How parts, tokens and routes of patterns are told, and what this browser's own URLPattern was asked, in Korean. */
import { formatNumber } from "../number.js";

/** @type {typeof import("../en/pattern_words.js").default} */
export default {
  parts: {
    "fixed-text": (text) => `텍스트 “${text}”`,
    regexp: (regexp) => `${regexp}과(와) 일치하는 텍스트`,
    "segment-wildcard": (delimiter) =>
      delimiter ? `“${delimiter}”이(가) 아닌 코드 포인트 1개 이상` : "코드 포인트 1개 이상",
    "full-wildcard": "무엇이든",
    between: (what, before, after) => `${before && `“${before}”, 이어서 `}${what}${after && `, 이어서 “${after}”`}`,
    optional: (what) => `${what}; 한 번 또는 없음`,
    "zero-or-more": (what) => `${what}; 0번 이상`,
    "one-or-more": (what) => `${what}; 1번 이상`,
  },
  tokens: {
    open: "그룹을 엶",
    close: "그룹을 닫음",
    regexp: "정규 표현식",
    name: "이름",
    char: "코드 포인트",
    "escaped-char": "이스케이프된 코드 포인트",
    "other-modifier": "수식자",
    asterisk: "와일드카드 또는 수식자",
    "invalid-char": "그 자체로는 토큰이 아님",
  },
  routes: {
    notCompiled: (reason) => `컴파일되지 않음: ${reason}`,
    none: "일치하는 URL이 없음",
    neverFirst: (matches) => `첫 번째가 되지 못함: 일치하는 URL ${formatNumber(matches)}개를 모두 앞의 패턴이 가져감`,
    first: (first, matches) =>
      matches > first
        ? `일치하는 URL ${formatNumber(matches)}개 중 ${formatNumber(first)}개에서 첫 번째`
        : `URL ${formatNumber(first)}개에서 첫 번째`,
  },
  native: {
    absent: "이 브라우저에는 URLPattern이 없습니다.",
    endsThePage: "묻지 않음: 이런 패턴을 받으면 Chromium 156에서 페이지 전체가 종료됩니다.",
    undecided: "묻지 않음: 여기에서 이렇게 오래 걸리는 일은 그쪽에서 멈출 수 없습니다.",
    long: "묻지 않음: 입력이 매우 길고, 일치 확인을 그쪽에서 멈출 수 없습니다.",
    made: "만들어짐",
  },
};

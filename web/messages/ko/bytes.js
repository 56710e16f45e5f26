// @ts-check
/** What the view of bytes says, in Korean. */
import { formatNumber } from "../number.js";

/** @type {typeof import("../en/bytes.js").default} */
export default {
  earlier: "이전",
  later: "다음",

  points: {
    title: "코드 포인트",
    region: "코드 포인트 목록",
    of: "대상",
    input: "입력",
    output: "출력",
    partOfOutput: (part) => `출력: ${part}`,
    at: "위치",
    character: "문자",
    point: "코드 포인트",
    none: "없음: 빈 문자열입니다.",
    noUtf8: "없음",
    range: (first, last, total) => `${formatNumber(total)}개 중 ${formatNumber(first)}~${formatNumber(last)}`,
  },

  sets: {
    title: "퍼센트 인코딩 집합",
    region: "코드 포인트가 속하는 퍼센트 인코딩 집합",
    of: "대상",
    yes: "✓ 속함",
    no: "– 속하지 않음",
    notChosen: "선택한 코드 포인트가 없습니다.",
  },

  encodings: {
    title: "출력의 퍼센트 인코딩",
    region: "퍼센트 인코딩 목록",
    output: "출력",
    part: "부분",
    from: "원래 문자",
    because: "이유",
    mark: "띠에 표시",
    none: "없음: 출력에 퍼센트 인코딩된 것이 없습니다.",
    noOutput: "없음: 파서가 실패를 반환했습니다.",
    tooLong: "코드 포인트가 이렇게 많은 입력에 대해서는 알려 주지 않습니다.",
    range: (first, last, total, complete) =>
      `${formatNumber(total)}개 중 ${formatNumber(first)}~${formatNumber(last)}${complete ? "" : ". 나머지는 나열하지 않습니다"}`,
    fromBase: "기준 URL 그대로",
    fromInput: "입력 그대로",
    fromEnd: "쿼리의 끝",
    at: (first, last) => (last > first ? ` 위치 ${first}~${last}` : ` 위치 ${first}`),
    state: (name) => [name, " 상태"],
    readIn: (state) => [state, "에서 읽음"],
    backToAscii: (state) => [state, ". 인코더가 ASCII로 돌아갑니다"],
    numberInstead: (state) => [state, ". 이 인코딩에 없는 문자이므로 번호로 씁니다"],
    whateverSet: (state) => [state, ", 집합과 무관"],
    bySet: (state, set) => [state, ", ", set],
    queryIn: (encoding) => `쿼리에 쓴 인코딩은 ${encoding}입니다.`,
    queryNotIn: (encoding, requested, reason) =>
      `쿼리에 쓴 인코딩은 ${requested} 대신 ${encoding}입니다: ${reason}`,
  },
};

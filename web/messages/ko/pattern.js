// @ts-check
/** What the view of patterns says, in Korean. */
import { formatNumber } from "../number.js";

/** @type {typeof import("../en/pattern.js").default} */
export default {
  notCompiled: "패턴이 컴파일되지 않았습니다.",
  empty: "(비어 있음)",
  emptyString: "(빈 문자열)",
  group: (group, value) => `${group} = “${value}”`,
  groupWithoutPart: (group) => `${group} = 참여하지 않음`,

  form: {
    pattern: "패턴",
    matchedAgainst: "비교할 대상",
    givenAs: "쓰는 방식",
    constructorString: "위의 생성자 문자열",
    urlAbove: "위의 URL과 그 기준 URL",
    components: "구성 요소",
    withoutProtocol: "protocol이 없으면",
    any: "모든 오리진: 구성 요소로 읽음",
    base: "기준 URL에 따라 해석",
    none: "오류, URLPattern 생성자에 문자열만 넘긴 것과 같음",
    baseUrl: "패턴의 기준 URL",
    ignoreCase: "ignoreCase: pathname, search, hash에서 대소문자 무시",
    notGiven: "없음",
    isGiven: (member) => `${member} 값이 있음`,
  },

  strip: {
    title: "생성자 문자열",
    tokens: (count) => `토큰 ${formatNumber(count)}개`,
    byTokens: "토큰으로 나눈 생성자 문자열",
    states: "파서의 상태",
    how: "파서가 나눈 과정",
    hint: "토큰을 가리키거나 화살표 키로 이동하세요.",
    range: (first, last) => `${first}~${last}`,
    tooMany: "토큰이 너무 많아 그릴 수 없습니다.",
    spoken: (text, type, component, wrong) =>
      `${text}, ${type}${component === null ? "" : `, ${component}`}${wrong ? ", 여기가 잘못됨" : ""}`,
    typeAt: (type, at) => `${type}, 위치 ${at}`,
    told: (text, at, type, component) =>
      `${text}, 위치 ${at}: ${component === null ? "구성 요소 사이, " : `${component}의 `}${type}.`,
    end: "끝",
    state: (name) => [name, " 상태"],
    notAccepted: "protocol을 받아들이지 않음",
    rewind: (token) => ` ↶ ${token}번 토큰으로 되돌아감`,
    caption: (link) => ["같은 ", link, "로 이어지는 차례를 묶었습니다. ↶ 표시는 되감기입니다"],
    captionLink: "상태",
    heads: ["상태", "토큰, 그중 마지막", "다음"],
  },

  steps: {
    spoken: (step, all, sentence) => `${all}단계 중 ${step}단계: ${sentence}`,
    noComponent: "아직 구성 요소가 없습니다.",
    tokenizerEnd: "토크나이저가 끝에 이르렀습니다.",
    tokenizer: (at, token, type) => `토크나이저가 위치 ${at}에서 ${tokenName(token)} 토큰을 읽습니다: ${type}.`,
    notAccepted: (state, token) => `${where(state, token)}: protocol을 받아들이지 않습니다.`,
    done: (state, token) => `${where(state, token)}: 마칩니다.`,
    turn: ({ state, token, next, to, way, found }) =>
      `${where(state, token)}: ${found ? `여기까지가 ${state}입니다. ` : ""}` +
      `${next === state ? "상태는 그대로이며" : `${next} 상태로 바뀌고`} ` +
      `${{ back: `${tokenName(to)} 토큰으로 되돌아갑니다`, same: "같은 토큰에 머무릅니다", on: `${tokenName(to)} 토큰으로 나아갑니다` }[way]}.`,
  },

  components: {
    title: "구성 요소",
    pattern: "패턴",
    normalized: "정규화됨",
    parts: "부분",
    regexp: "정규 표현식",
    input: "입력",
    flags: (flags) => ` 플래그 ${flags}`,
    rest: "무엇이든 일치",
    restNote: "주어지지도 상속되지도 않았습니다.",
    fails: " ✗ 불일치",
    captured: (name, value, part) => [name, ` = “${value}”: `, part],
    noPart: (name, part) => [name, " 그룹은 참여하지 않음: ", part],
    named: (name, part) => [name, ": ", part],
  },

  native: {
    title: "이 브라우저",
    same: (browser) => `${browser}에서도 같음`,
    differs: (browser) => `≠ ${browser}에서는 다름`,
    member: "멤버",
    isSame: "같은가?",
    rowSame: "= 같음",
    rowDiffers: "≠ 다름",
  },

  inputs: {
    title: "다른 입력",
    titleNote: "같은 패턴에 대해",
    label: "한 줄에 하나씩 쓴 입력",
    note: "위의 기준 URL을 쓰는 URL, JSON 객체로 쓴 구성 요소, 또는 URL과 그 기준 URL을 담은 JSON 배열을 쓰세요.",
    matches: "일치하는가?",
    input: "입력",
    groups: "그룹 또는 불일치 이유",
    show: "표시",
    showAbove: "위에 표시",
    match: "일치",
    notJson: `JSON으로 읽을 수 없습니다. 한 줄에는 ${forms()}을(를) 씁니다`,
    notPair: `한 줄에는 ${forms()}을(를) 씁니다`,
    noComponent: (name, members) => `“${name}”은(는) 문자열 값을 가진 구성 요소가 아닙니다. 구성 요소는 ${members.join(", ")}입니다`,
  },

  routes: {
    title: "라우트 표",
    titleNote: "가장 먼저 일치하는 패턴이 URL을 가져갑니다",
    patterns: "한 줄에 하나씩 쓴 패턴",
    urls: "한 줄에 하나씩 쓴 URL",
    note: "protocol이 없는 패턴은 모든 오리진에서 일치하며, 상대 URL은 위의 기준 URL에 따라 해석합니다.",
    eachUrl: "URL별 결과",
    urlHeads: ["URL", "가져간 패턴", "그룹", "모든 패턴"],
    none: "없음",
    noUrl: "URL이 아님",
    noneMatch: "일치하는 패턴 없음",
    match: (numbers) => `${numbers.join(", ")}번 패턴이 일치`,
    eachPattern: "패턴별 결과",
    patternHeads: ["번호", "패턴", "이 URL에서", "정규 표현식 그룹"],
    shadowed: "⚠ 가려짐: ",
    refused: "⚠ 금지된 곳에서는 거부됨",
    noGroups: "없음",
  },
};

function forms() {
  return 'URL, {"pathname": "/a"}와 같은 구성 요소, 또는 ["a", "https://h/"]와 같은 URL과 기준 URL';
}

/** @param {string | null} token */
function tokenName(token) {
  return token === null ? "끝" : `“${token}”`;
}

/**
 * @param {string} state
 * @param {string | null} token
 */
function where(state, token) {
  return `${state} 상태, ${tokenName(token)} 토큰`;
}

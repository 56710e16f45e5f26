// @ts-check
/** What the view of two URLs says, in Korean. */

/** @type {typeof import("../en/two_urls.js").default} */
export default {
  verdict: (outcome, rest) => `${outcome} ${rest}`,
  output: "두 번째 URL의 출력",
  noOutput: "없음: 파서가 실패를 반환했습니다",
  notShown: "없음: URL이 없습니다",
  question: "같은 URL인가?",
  questions: {
    equal: "동일함",
    equal_without_fragments: "프래그먼트를 빼면 동일함",
    host_equals: "호스트가 동등함",
    same_origin: "동일 오리진",
    same_site: "동일 사이트",
    schemelessly_same_site: "스킴 없는 동일 사이트",
  },
  yes: "✓ 예",
  no: "✗ 아니요",
  notKnown: "? 알 수 없음",
  differences: "서로 다른 구성 요소",
  notParsed: "알 수 없음: 파싱된 것에만 구성 요소가 있습니다.",
  none: "없음.",
  component: "구성 요소",
  first: "첫 번째",
  second: "두 번째",
  emptyString: "(빈 문자열)",
};

// @ts-check
/** When two programs read one string differently: the lessons' prose in Korean. Its notation: web/learn/prose.js. */

/** @type {typeof import("../../en/lessons/security.js").default} */
export default {
  confusion: {
    title: "파서 혼동",
    lead: "한 프로그램이 URL을 검사하고, 다른 프로그램이 그 URL을 가져옵니다. 둘이 URL을 다르게 읽는다면 검사는 아무 소용이 없습니다.",
    sections: [
      {
        title: "한 문자열, 두 가지 해석",
        text: [
          "Python의 `urllib.parse`는 RFC 3986과 그보다 오래된 관행에 따라 문자열을 나눕니다. 역슬래시가 슬래시라는 것을 모르고, URL 파서가 제거하는 것을 모두 제거하지는 않으며, 호스트 안의 수를 있는 그대로 둡니다. 두 방식 모두 나름의 까닭이 있습니다. 위험은 둘을 섞어 쓰는 데 있습니다.",
        ],
      },
      {
        title: "도움이 되는 방법",
        text: [
          "URL을 가져오는 프로그램이 쓰는 파서로 **한 번만** 파싱하고, 문자열이 아니라 레코드를 보고 판단하세요. 호스트는 파싱한 뒤에 비교하고, 접두사가 아니라 [오리진](#concept-url-origin)을 비교하세요. 다음 프로그램에는 직렬화한 결과를 넘기세요. 입력한 문자열보다 직렬화한 결과에서 파서끼리 훨씬 더 잘 일치합니다.",
          "사람에게 URL을 보여 줄 때는 무엇보다 호스트를 보여 주세요. [렌더링](#url-rendering)에 대한 참고를 보세요.",
        ],
      },
    ],
    exercises: {
      "two-destinations": {
        task: "URL 파서는 `good.example`로, `urllib.parse`는 `evil.example`로 읽는 URL을 찾으세요.",
        hint: "URL 파서의 권한(authority) 부분은 역슬래시에서 끝납니다. 다른 쪽에서는 “@”가 구분 기호입니다.",
        why: "한쪽에서는 나머지가 경로이고, 다른 쪽에서는 “@” 앞의 모든 것이 자격 증명입니다.",
      },
      "same-anyway": {
        task: "양쪽이 같은 목적지로 읽으면서, 호스트에 대문자가 들어 있는 URL을 찾으세요.",
        hint: "평범한 URL이면 됩니다.",
        why: "평이하게 쓴 것에 대해서는 파서의 해석이 같습니다. 유효한 URL을 써야 할 이유가 하나 더 있는 셈입니다.",
      },
      "block-list": {
        task: "어떤 필터는 `127.`이나 `localhost`가 들어 있는 URL을 모두 거부합니다. 이 필터를 지나 `127.0.0.1` 주소에 이르세요.",
        hint: "IPv4에는 여러 얼굴이 있고, 숫자에도 여러 얼굴이 있습니다.",
        why: "필터는 파싱된 호스트를 보아야 합니다.",
      },
    },
  },
};

// @ts-check
/** Comparing URLs and changing them: the lessons' prose in Korean. Its notation: web/learn/prose.js. */

/** @type {typeof import("../../en/lessons/api.js").default} */
export default {
  origin: {
    title: "오리진과 동일 사이트",
    lead: "누구에게 무엇을 맡길 수 있는지는 스킴과 호스트와 포트로 정해집니다.",
    sections: [
      {
        title: "오리진",
        text: [
          "`http`, `https`, `ws`, `wss`, `ftp` URL의 [오리진](#concept-url-origin)은 스킴, 호스트, 포트입니다. 셋이 모두 같으면 두 URL은 동일 오리진입니다. 그 밖의 URL은 불투명 오리진을 가지며, 이것은 다른 어떤 오리진과도 같지 않고, 똑같은 URL의 오리진과도 같지 않습니다. 다만 `blob:` URL의 오리진은 그 경로에 있는 URL의 오리진입니다.",
          "**동일 사이트**의 조건은 더 느슨합니다. 스킴이 같고 등록 가능 도메인이 같으면 되며, 그 앞에 무엇이 오든, 포트가 무엇이든 상관없습니다.",
        ],
      },
    ],
    exercises: {
      "site-not-origin": {
        task: "동일 사이트이면서 동일 오리진은 아닌 두 URL을 찾으세요.",
        hint: "포트를 다르게 하거나, 같은 등록 가능 도메인 아래의 다른 이름을 쓰세요.",
        why: "사이트 사이에 전송되는 쿠키의 규칙처럼 사이트를 보는 규칙도 있지만, 대부분의 규칙은 오리진을 봅니다.",
      },
      "equal-strings-differ": {
        task: "서로 다르면서 같은 URL을 나타내는 두 문자열을 찾으세요. 그중 하나에는 포트가 들어 있어야 합니다.",
        hint: "쓰지 않는 포트가 있습니다.",
        why: "[URL이 동일한지](#concept-url-equals)는 입력한 것이 아니라 직렬화기가 쓰는 것을 비교하여 정합니다.",
      },
      "equal-not-same-origin": {
        task: "동일하지만 동일 오리진은 아닌 두 URL을 찾으세요.",
        hint: "불투명 오리진은 다른 어떤 오리진과도 같지 않습니다.",
        why: "불투명 오리진은 파싱할 때마다 새로 만들어집니다.",
      },
    },
  },
  setters: {
    title: "설정자",
    lead: "설정자는 모두 같은 상태 기계를 다른 상태에서 시작하여 실행합니다.",
    sections: [
      {
        title: "시작할 상태",
        text: [
          "[URL 클래스](#url-class)에는 구성 요소마다 설정자가 있습니다. 설정자는 기본 URL 파서에 URL과 **{state override}**를 넘깁니다. 그러면 상태 기계는 이를테면 [{hostname} 상태](@states/hostname)에서 시작하여 그 URL을 바꾸고, 구성 요소가 끝나는 곳에서 멈춥니다. 받아들이지 않는 값은 아무것도 바꾸지 않습니다. `href`를 제외한 설정자는 예외를 던지는 일이 없습니다.",
          '그래서 `url.port = "8080/x"`는 포트를 8080으로 설정합니다. 상태 기계는 숫자를 읽다가 숫자가 아닌 것에서 멈춥니다.',
        ],
      },
    ],
    exercises: {
      "host-not-port": {
        task: "`host`는 바뀌되 `port`는 바뀌지 않게 하세요. `host` 설정자에 콜론이 들어 있는 값을 써야 합니다.",
        hint: "콜론 뒤에 포트가 될 만한 것이 오지 않으면 어떻게 됩니까?",
        why: "호스트는 콜론에서 설정됩니다. 그다음 {port} 상태에서 숫자를 찾지 못하므로, URL의 포트는 그대로 남습니다.",
      },
      "not-to-foo": {
        task: "이 URL의 스킴을 다른 특수 스킴으로 바꾸세요.",
        hint: "특수 URL이 특수하지 않게 되거나 그 반대가 되는 일은 없습니다.",
        why: "[{scheme} 상태](@states/scheme)의 2.1단계에 따라, {state override}가 있으면 특수 스킴은 특수한 채로, 다른 스킴은 특수하지 않은 채로 남습니다.",
      },
      "encoded-question": {
        task: "퍼센트 기호를 쓰지 않고, `%3F`가 들어 있게 pathname을 설정하세요.",
        hint: "이 설정자에서는 물음표로 쿼리가 시작되지 않습니다.",
        why: "{state override}가 있으면 {path} 상태는 “?”나 “#”에서 끝나지 않고, 대신 그것을 인코딩합니다.",
      },
    },
  },
  "search-params": {
    title: "searchParams",
    lead: "쿼리를 이름과 값의 목록으로 다루며, 인코딩하는 방식이 따로 있습니다.",
    sections: [
      {
        title: "같은 쿼리를 쓰는 두 가지 방식",
        text: [
          "`url.searchParams`는 쿼리를 [application/x-www-form-urlencoded](#concept-urlencoded-parser) 형식으로 읽습니다. 이름-값 쌍은 `&`로 나뉘고, `+`는 공백을 나타냅니다. 목록이 바뀌면 쿼리 전체가 새로 [직렬화](#concept-urlencoded-serializer)되므로, 건드리지 않은 부분도 달라 보일 수 있습니다.",
          "여기서 입력하는 값은 사이에 `=`를 넣은 이름과 값입니다.",
        ],
      },
    ],
    exercises: {
      plus: {
        task: "쿼리에 `%2B`가 들어가도록 값을 추가하세요.",
        hint: "여기서 “+”는 공백을 뜻하므로, 진짜 “+”는 인코딩되어야 합니다.",
        why: "직렬화기는 공백을 “+”로, “+”를 `%2B`로 씁니다.",
      },
      touch: {
        task: "어떤 이름도 값도 바꾸지 않고, 이 쿼리의 `%20`이 `+`로 바뀌게 하세요.",
        hint: "목록을 다시 쓰게 하는 것이면 무엇이든 됩니다. 여기 있는 것 가운데 하나는 아무것도 바꾸지 않습니다.",
        why: "무엇을 바꾸든 직렬화기는 목록 전체를, 자신이 아는 한 가지 방식으로 다시 씁니다.",
      },
    },
  },
};

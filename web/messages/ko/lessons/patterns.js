// @ts-check
/** URLPattern, in four lessons: the lessons' prose in Korean. Its notation: web/learn/prose.js. */

/** @type {typeof import("../../en/lessons/patterns.js").default} */
export default {
  "pattern-components": {
    title: "패턴: 구성 요소마다 하나",
    lead: "URLPattern은 작은 패턴 여덟 개이며, 여덟 개가 모두 일치하면 URL이 일치합니다.",
    sections: [
      {
        title: "구성 요소별로",
        text: [
          "[URLPattern](urlpattern#urlpattern-class)에는 {protocol}, {username}, {password}, {hostname}, {port}, {pathname}, {search}, {hash} 패턴이 있습니다. `*`는 무엇과도 일치하며, 아무것도 없는 것과도 일치합니다. 텍스트는 자기 자신과 일치하는데, 그에 앞서 URL 파서가 하듯이 정규화됩니다. 예를 들어 패턴의 hostname `EXAMPLE.org`는 `example.org`가 됩니다.",
          "URL은 먼저 파싱됩니다. 패턴에 `https://example.org`라고 쓰면 pathname은 `*`를 뜻하지만, URL에서는 `/`입니다.",
        ],
      },
    ],
    exercises: {
      "any-sub": {
        task: "`example.org`의 어떤 하위 도메인과도 `https`에서 일치하고, `example.org` 자신과는 일치하지 않는 패턴을 쓰세요.",
        hint: "점이 패턴에 들어 있어야 합니다.",
        why: "“*”는 레이블 여러 개일 수도 있습니다. hostname에서는 무엇을 만나도 멈추지 않습니다.",
      },
      "default-port": {
        task: "이 패턴과 일치하면서 포트가 들어 있는 URL을 찾으세요: `https://example.org/*`.",
        hint: "URL은 패턴과 맞추어 보기 전에 파싱됩니다.",
        why: "URL이 파싱되고 나면 기본 포트는 사라지며, 패턴의 port는 비어 있습니다.",
      },
    },
  },
  "pattern-groups": {
    title: "패턴: 그룹",
    lead: "콜론 뒤의 이름은 일치한 것을 캡처합니다.",
    sections: [
      {
        title: "이름과 그 한계",
        text: [
          "`:id`는 다음 구분 기호 앞까지 한 개 이상의 코드 포인트와 일치합니다. 구분 기호는 pathname에서는 “/”, hostname에서는 “.”입니다. 일치한 것은 결과에 그 이름으로 들어 있습니다. `*`도 캡처하며, 번호로 들어 있습니다.",
        ],
      },
      {
        title: "정규 표현식",
        text: [
          "이름 뒤나 이름이 없는 자리에는 괄호 안에 정규 표현식을 쓸 수 있습니다: `:id(\\d+)`. ECMAScript의 정규 표현식이며, `v` 플래그가 붙습니다. 이름만으로 충분하면 이름을 쓰세요. 패턴의 쓰임새에 따라서는 정규 표현식이 허용되지 않습니다.",
        ],
      },
    ],
    exercises: {
      digits: {
        task: "책의 페이지와 그 번호로 일치하고, 번호가 `id` 그룹에 담기며, 다른 것과는 일치하지 않게 하세요.",
        hint: "`\\d+`는 한 개 이상의 숫자입니다.",
        why: "정규 표현식은 이름이 나타내는 것 전체와 일치해야 합니다.",
      },
      "no-slash": {
        task: "이 호스트의 URL이고 경로가 “/”보다 길지만, `https://example.org/:page` 패턴과 일치하지 않는 URL을 찾으세요.",
        hint: "이름은 다음 슬래시에서 끝납니다.",
        why: "정규 표현식이 없는 이름 있는 그룹에는 경로의 “/”가 결코 들어가지 않습니다.",
      },
    },
  },
  "pattern-modifiers": {
    title: "패턴: 수식자",
    lead: "있어도 되고 없어도 되거나, 한 번 이상이거나, 몇 번이든 됩니다. 그리고 슬래시가 함께 따라갑니다.",
    sections: [
      {
        title: "? + *",
        text: [
          "그룹 뒤의 `?`는 그룹을 선택으로 만들고, `+`는 반복하게 하며, `*`는 둘 다 합니다. pathname에서는 그룹 앞의 슬래시가 함께 따라갑니다. `/books/:id?`는 `/books`와도, `/books/42`와도 일치합니다. 중괄호는 텍스트를 그룹으로 묶습니다: `{/reviews}?`.",
        ],
      },
    ],
    exercises: {
      "http-or-https": {
        task: "정규 표현식을 쓰지 않고, `http`와 `https`에는 일치하고 `ftp`에는 일치하지 않게 하세요.",
        hint: "글자 하나가 있어도 되고 없어도 됩니다. 중괄호로 그 글자를 그룹으로 만드세요.",
        why: "중괄호는 아무것도 캡처하지 않으면서 텍스트를 묶어, 수식자가 붙을 곳을 만들어 줍니다.",
      },
      "optional-slash": {
        task: "`/books`와 `/books/`에 일치하고, 여기 있는 다른 것과는 일치하지 않게 하세요.",
        hint: "슬래시를 중괄호 안에 넣으세요.",
        why: "`/?`만 쓰면 search가 시작됩니다. 슬래시 뒤의 “?”는 수식자가 아닙니다.",
      },
    },
  },
  "pattern-strings": {
    title: "패턴: 하나의 문자열로",
    lead: "생성자 문자열은 구성 요소로 나뉩니다. 생략된 구성 요소의 뜻은 무엇이 쓰여 있는지에 달려 있습니다.",
    sections: [
      {
        title: "생략된 것",
        text: [
          "[생성자 문자열 파서](urlpattern#constructor-string-parsing)는 구성 요소를 나누는 기호를 찾습니다. 파서가 건너뛴 앞쪽의 구성 요소는 **비어 있습니다**. `https://example.org/books`에서는 port가 그렇고, `https://example.org/books#`에서는 search도 그렇습니다. 주어진 마지막 구성 요소의 **뒤**에 오는 것은 무엇과도 일치하며, username과 password도 그렇습니다.",
          "이 파서는 상태가 열한 개인 별개의 상태 기계입니다. [지도](@map/pattern)를 보세요.",
        ],
      },
      {
        title: "수식자인가, 쿼리인가",
        text: [
          "“?”는 둘 다입니다. 그룹 뒤에서는 수식자이고, 생성자 문자열의 다른 곳에서는 search를 시작합니다. 확실하게 하려면 이스케이프하세요: `\\?`.",
        ],
      },
    ],
    exercises: {
      "no-query": {
        task: "쿼리가 없을 때만 `https://example.org/books`와 일치하게 하세요.",
        hint: "search를 주되, 비워 두세요.",
        why: "“?”가 있으면 search가 주어진 것이며, 비어 있습니다. hash는 그 뒤에 오므로 여전히 무엇과도 일치합니다.",
      },
      "query-value": {
        task: "쿼리의 페이지 번호가 무엇이든 일치하고, 그 번호를 `page`로 캡처하게 하세요.",
        hint: "이름은 모든 구성 요소에서 쓸 수 있습니다.",
        why: "search의 패턴은 물음표가 없는 `page=:page`입니다.",
      },
    },
  },
};

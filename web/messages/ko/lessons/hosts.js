// @ts-check
/** Hosts and ports: the lessons' prose in Korean. Its notation: web/learn/prose.js. */

/** @type {typeof import("../../en/lessons/hosts.js").default} */
export default {
  domains: {
    title: "도메인과 IDNA",
    lead: "도메인은 어떤 문자로도 쓸 수 있지만, 레코드에는 ASCII로 담깁니다.",
    sections: [
      {
        title: "쓰인 글자에서 ASCII로",
        text: [
          "[호스트 파서](#concept-host-parser)는 도메인을 퍼센트 디코딩한 다음 [{domain to ASCII}](#concept-domain-to-ascii) 알고리즘을 실행합니다. 이 알고리즘은 UTS #46을 따릅니다. 각 코드 포인트는 유지되거나, 다른 코드 포인트로 매핑되거나, 무시되거나, 허용되지 않습니다. ASCII가 아닌 레이블은 `xn--` 뒤의 Punycode가 됩니다.",
          "그래서 대문자는 소문자가 되고, 전각 글자는 보통 글자가 되며, 고리점(。)은 점이 되고, 소프트 하이픈은 사라집니다.",
        ],
      },
      {
        title: "도메인에서 금지된 것",
        text: [
          "매핑이 모두 끝난 도메인에는 [금지된 도메인 코드 포인트](#forbidden-domain-code-point)가 하나도 없어야 합니다. 공백, `/`, `%` 등이 들어 있으면 안 됩니다. 이 검사는 퍼센트 디코딩 뒤에 이루어지므로, `%2F`로 슬래시를 몰래 들여올 수 없습니다. 그런 도메인은 실패입니다.",
        ],
      },
    ],
    exercises: {
      punycode: {
        task: "`xn--`을 쓰지 않고 호스트가 `xn--53h.example`이 되게 하세요.",
        hint: "이 레슨에 이미 나왔습니다. 김이 모락모락 납니다.",
        why: "`☕` 레이블은 ASCII가 아니므로, Punycode로 인코딩되어 `xn--` 뒤에 놓입니다.",
      },
      "not-ascii": {
        task: "호스트에 ASCII 글자 `e`, `x`, `o`가 하나도 없는 입력으로 호스트가 `example.org`가 되게 하세요. 스킴의 글자는 그대로 두어도 됩니다.",
        hint: "전각 글자는 ASCII로 매핑됩니다: ｅｘａｍｐｌｅ.",
        why: "UTS #46은 전각 형태를 그 본래의 글자로 매핑합니다.",
      },
      "percent-host": {
        task: "오류가 `domain-percent-encoded` 하나만 있게 하면서 호스트가 `example.org`가 되게 하세요.",
        hint: "`%6F`는 글자 o입니다.",
        why: "도메인 안의 퍼센트 인코딩된 바이트는 디코딩되지만, 그렇게 쓰지는 말아야 합니다. 그래서 오류가 보고됩니다.",
      },
    },
  },
  ipv4: {
    title: "IPv4의 여러 얼굴",
    lead: "마지막 레이블이 수인 호스트는 겉모습이 어떻든 IPv4 주소입니다.",
    sections: [
      {
        title: "수 한 개에서 네 개, 세 가지 표기",
        text: [
          "[숫자로 끝나는지 검사기](#ends-in-a-number-checker)는 마지막 레이블만 봅니다. 그 레이블이 수이면 [IPv4 파서](#concept-ipv4-parser)가 실행되며, 이 파서가 받아들이지 않는 것은 실패입니다. 도메인으로 되돌아가는 길은 없습니다.",
          "부분은 10진수이거나, 앞에 `0`이 붙은 8진수이거나, `0x`가 붙은 16진수일 수 있습니다. 부분이 네 개보다 적으면 마지막 부분이 남은 바이트를 채웁니다.",
        ],
      },
      {
        title: "치명적인 오류와 그렇지 않은 오류",
        text: [
          "흔하지 않은 표기는 저마다 보고됩니다. [IPv4-non-decimal-part](@errors/IPv4-non-decimal-part), [IPv4-too-few-parts](@errors/IPv4-too-few-parts), 그리고 끝에 점이 있을 때의 [IPv4-empty-part](@errors/IPv4-empty-part)입니다. 마지막이 아닌 부분이 255보다 크거나, 마지막 부분이 너무 커서 남은 바이트에 들어가지 않으면 실패입니다.",
        ],
      },
    ],
    exercises: {
      loopback: {
        task: "`127.0.0.1`을 점 없이 쓰세요.",
        hint: "수 한 개가 주소 전체가 될 수 있습니다: 127 × 2²⁴ + 1. 아니면 네 바이트를 16진수로 쓰세요.",
        why: "부분이 하나뿐이면 그 부분이 네 바이트를 모두 채웁니다. “127.”을 찾는 필터는 이것을 알아채지 못합니다.",
      },
      "decimal-only": {
        task: "오류가 `IPv4-too-few-parts` 하나만 있게 하면서 호스트가 `192.168.0.1`이 되게 하세요.",
        hint: "가운데의 0은 없어도 됩니다. 그러면 마지막 부분이 두 바이트를 채웁니다.",
        why: "부분이 세 개이면 마지막 부분이 마지막 두 바이트를 채웁니다. 1을 두 바이트로 쓰면 0.1입니다.",
      },
      "number-last": {
        task: "도메인처럼 보이고 `example.`으로 시작하지만, 수로 끝나기 때문에 실패하는 호스트를 찾으세요.",
        hint: "`0x`만 있어도 수로 칩니다.",
        why: "결정은 마지막 레이블이 합니다. IPv4 주소로 정해지고 나면 `example`은 수가 아닙니다.",
      },
    },
  },
  ipv6: {
    title: "IPv6",
    lead: "대괄호 안에 16비트 조각 여덟 개를 씁니다. 직렬화기가 주소 하나를 쓰는 방법은 한 가지입니다.",
    sections: [
      {
        title: "조각과 압축",
        text: [
          "[IPv6 파서](#concept-ipv6-parser)는 콜론 사이에서 최대 네 자리의 16진 숫자로 된 조각을 읽습니다. `::`은 한 번만 쓸 수 있으며, 모자라는 개수만큼의 0 조각을 나타냅니다. 마지막 두 조각은 IPv4 주소로 쓸 수 있습니다.",
          "[직렬화기](#concept-ipv6-serializer)는 0 조각이 둘 이상 이어진 구간 가운데 가장 긴 것을, 여럿이면 그중 첫 번째를 압축합니다. 소문자로 쓰고, 앞에 0을 붙이지 않으며, IPv4 표기는 결코 쓰지 않습니다.",
        ],
      },
      {
        title: "거부되는 것",
        text: [
          "여기서는 거의 모든 오류가 치명적이지만, 하나는 그렇지 않습니다. 앞에 0이 붙은 조각은 보고될 뿐입니다. `%eth0` 같은 범위 ID는 URL의 일부가 아닙니다.",
        ],
      },
    ],
    exercises: {
      "leading-zero": {
        task: "`IPv6-piece-leading-zero` 오류를 일으키고 다른 오류는 일으키지 않는 입력을 찾으세요.",
        hint: "조각 하나에는 숫자를 네 자리까지 쓸 수 있습니다.",
        why: "값이 같으므로 파서는 계속 진행합니다. 하지만 올바르게 쓰는 방법은 한 가지입니다.",
      },
      mapped: {
        task: "`127.0.0.1`이 들어 있는 주소로 호스트가 `[::7f00:1]`이 되게 하세요.",
        hint: "IPv4 표기로 마지막 두 조각을 대신할 수 있습니다.",
        why: "127.0은 7f00이고 0.1은 1입니다. 직렬화기는 조각으로만 씁니다.",
      },
      "too-few": {
        task: "`::` 없이 쓰고, `IPv6-too-few-pieces` 때문에 실패하는 주소를 찾으세요.",
        hint: "일곱 개는 하나 모자랍니다.",
        why: "압축하지 않으면 조각 여덟 개가 모두 있어야 합니다.",
      },
    },
  },
  ports: {
    title: "포트",
    lead: "0부터 65535까지의 수이거나 null입니다. null은 기본 포트도 나타냅니다.",
    sections: [
      {
        title: "쓰지 않는 기본 포트",
        text: [
          "[{port} 상태](@states/port)에서는 숫자를 모아 수로 만듭니다. 그 수가 스킴의 [기본 포트](#default-port)이면 URL의 포트는 null입니다. 그래서 `https://h:443`과 `https://h`는 같은 URL이며, 앞에 붙은 0은 아무런 차이도 만들지 않습니다.",
        ],
      },
    ],
    exercises: {
      "port-zero": {
        task: "URL의 포트가 0이 되게 하세요.",
        hint: "0도 다른 수와 다를 바 없는 수입니다.",
        why: "0은 null이 아닙니다. 직렬화기는 0을 씁니다.",
      },
      "ws-default": {
        task: "`:80`이 들어 있지만 포트는 null이고, 스킴이 `http`가 아닌 URL을 쓰세요.",
        hint: "기본 포트가 80인 특수 스킴은 두 개입니다.",
        why: "`ws`와 `http`의 관계는 `wss`와 `https`의 관계와 같습니다.",
      },
      "not-a-digit": {
        task: "파서가 `port-invalid` 오류로 실패하게 하세요. 호스트와 포트 사이의 콜론 앞에는 숫자만 쓰고, 콜론 뒤에는 ASCII가 아닌 숫자를 쓰세요.",
        hint: "전각 숫자는 도메인에서 매핑됩니다. 포트는 도메인이 아닙니다.",
        why: "여기서 숫자는 열 개의 [ASCII 숫자](infra#ascii-digit)뿐입니다.",
      },
    },
  },
};

// @ts-check
/** What the published confusions are, in Korean, by their ids. */

/** @type {typeof import("../en/confusions.js").default} */
export default {
  topics: {
    host: "어느 것이 호스트인가?",
    slashes: "슬래시",
    address: "어느 주소인가?",
    names: "무엇이 이름이고 무엇이 스킴인가?",
  },
  about: {
    "backslash-at": "“@” 앞의 역슬래시",
    "three-hosts": "한 문자열에 호스트 셋",
    "two-ats": "“@” 둘과 그 사이의 포트",
    "space-at": "두 번째 “@” 앞의 공백",
    "fragment-at": "“#” 뒤의 “@”",
    "encoded-sign": "“@” 둘 사이의 인코딩된 “#”",
    "backslash-bracket": "대괄호 앞의 역슬래시",
    "fullwidth-sign": "전각 “#”",
    "empty-credentials": "빈 자격 증명, 호스트 없음",
    "no-slash": "슬래시가 하나도 없음",
    "three-slashes": "슬래시 셋",
    "many-slashes": "슬래시 여럿과 역슬래시",
    "mixed-slashes": "경로처럼 보이는 곳으로 가는 리디렉션",
    "bracket-host": "전각 대괄호",
    octal: "8진수 하나",
    hexadecimal: "16진수 하나",
    "bare-prefix": "숫자 없는 16진수",
    "two-parts": "두 부분",
    "final-dot": "끝의 점",
    fullwidth: "전각 숫자",
    circled: "원 안의 숫자",
    future: "미래 버전의 주소",
    ldap: "호스트 목록을 피해 간 조회",
    "zero-width": "인코딩된 너비 없는 공백",
    "null-in-host": "인코딩된 NULL",
    "full-stop": "한중일 마침표",
    "new-mapping": "Unicode 16부터 매핑되는 글자",
    "null-in-scheme": "스킴 안의 NULL",
  },
};

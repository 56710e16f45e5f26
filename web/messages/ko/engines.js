// @ts-check
/** What the view of engines says, in Korean. */
import { formatNumber } from "../number.js";

/** @typedef {import("../en/engines.js").Place} Place */
/** @typedef {import("../en/engines.js").Seen} Seen */

/** @param {Place} place */
function placeText({ host, port, isAddress }) {
  return `“${host}” ${isAddress ? "주소" : "호스트"}${port ? `의 ${port}번 포트` : ""}`;
}

/**
 * With its particle: "“example.com” 호스트를 보고"
 * @param {Seen} seen
 */
function sees({ scheme, host, port }) {
  if (host) return `“${host}” 호스트${port ? `와 ${port}번 포트` : ""}를 보고`;
  return scheme ? `“${scheme}” 스킴만 보고 호스트는 없다고 하며` : "스킴도 호스트도 없다고 하며";
}

/** @param {Place} place */
function connects(place) {
  if (place.host === "") return place.scheme ? `호스트 없이 “${place.scheme}” 스킴만 봅니다` : "호스트를 보지 못합니다";
  return `${placeText(place)}에 연결합니다`;
}

/**
 * @param {number} count of engines
 * @param {Place} place
 */
function allGo(count, place) {
  const who = count === 2 ? "두 엔진 모두" : "모든 엔진이";
  if (place.host === "") return `${who} 호스트를 보지 않으며${place.scheme ? `(“${place.scheme}” 스킴)` : ""}`;
  return `${who} ${placeText(place)}에 연결하며`;
}

/** @type {typeof import("../en/engines.js").default} */
export default {
  title: "엔진",
  titleNote: "모두 실제로 물어본 결과이며, 흉내 낸 것은 없습니다",
  sideBySide: "엔진별 결과 비교",
  agreement: "두 엔진씩 비교한 결과",
  whoAgrees: "어느 엔진끼리 결과가 같은가",
  onlyUrlstd: (encoding) => `쿼리의 인코딩이 ${encoding}(이)라는 것은 urlstd에만 전했습니다. 다른 엔진은 UTF-8만 압니다.`,
  byComponent: "구성 요소별로 본 CPython과 표준",
  stepShown: (step) => `추적의 ${step}단계입니다.`,
  emptyString: "(빈 문자열)",

  engine: {
    urlstd: "URL 표준, 이 페이지 안에서 실행",
    browser: "브라우저의 URL 생성자, 이 페이지 안에서 실행",
    python: "urllib.parse와 ipaddress, 이 페이지 안에서 실행",
    pasted: (date) => `${date}의 데이터, 붙여 넣음`,
    withoutReason: "이유 없음",
    ofTheBase: (error) => `기준 URL의 ${error}`,
  },

  grid: {
    outcomes: { parsed: "파싱됨", failure: "실패", absent: "대답 없음" },
    outcome: "결과",
    data: "데이터",
    hints: {
      hostname: "포트 제외",
      address: "IP 주소",
      host: "포트 포함",
    },
    differs: "다름: ",
    same: "같음: ",
    notDefined: "정의되지 않음",
    nothing: "없음",
    empty: "비어 있음",
    partsWays: "갈라지는 곳",
    inTheTrace: "추적에서",
    thisTrace: "이 추적",
    step: (step) => `${step}단계`,
    firstNotShared: (step, engine) => `${step}단계: ${engine} 엔진과 갈라지는 첫 단계`,
  },

  pair: {
    same: "같음",
    text: (rows) => `같은 곳, ${rows}개 항목이 다름`,
    destination: "다른 곳",
    outcome: "한쪽이 거부",
    unknown: "알 수 없음",
  },

  meaning: {
    urllib: "CPython의 urllib.parse",
    allRefuse: "모든 엔진이 이 문자열을 거부합니다. 서로 다를 것이 없습니다.",
    notEachAnAddress: (count, place) =>
      `${allGo(count, place)}, 그중 일부는 이것을 IP 주소로 보지 않습니다. 이런 스킴에서 호스트는 URL 표준에 ` +
      "텍스트일 뿐이므로, 주소에 관한 규칙은 호스트를 다시 읽어야 합니다.",
    alike: (count, place) => `${allGo(count, place)}, 나머지도 똑같이 씁니다.`,
    writtenDifferently: (count, place, rows) =>
      `${allGo(count, place)}, ${rows.join(", ")} 값은 서로 다르게 씁니다. 호스트 목록은 그대로 통하지만, ` +
      "비교, 캐시, 서명, 로그에는 그중 한 가지 형태만 쓰세요.",
    makerRefuses: (checks, seen, makes, problem) => [
      `${checks.join(", ")} 쪽은 ${sees(seen)}, ${makes.join(", ")} 쪽은 거부합니다(`,
      problem,
      "). 요청은 앞의 결과를 따르는 쪽만 보냅니다. 검사와 요청에 같은 파서를 쓰세요.",
    ],
    checkerRefuses: (checks, problem, makes, place) => [
      `${checks.join(", ")} 쪽은 거부하고(`,
      problem,
      `), ${makes.join(", ")} 쪽은 ${connects(place)}. ` +
        "예외가 나면 URL을 통과시키거나 앞의 파서로만 사설 주소를 검사하는 곳에서는 요청이 나갑니다.",
    ],
    apart: (checks, seen, makes, place, reason, consequence) =>
      `${checks.join(", ")} 쪽은 ${sees(seen)}, ${makes.join(", ")} 쪽은 ${connects(place)}. ${reason ? `${reason} ` : ""}${consequence}`,
  },

  consequence: {
    address: (address) => `앞의 결과로 사설 주소를 막는 규칙은 ${address} 주소를 검사할 기회조차 없습니다.`,
    noHost: "앞의 결과를 호스트 목록과 대조하면 대조할 호스트가 없으므로, 그때 무엇을 하느냐에 모든 것이 달립니다.",
    noHostForLatter: "앞에서 호스트로 본 것이 뒤에서는 다른 것의 일부입니다.",
    hosts: (trusted, asked) =>
      `앞의 결과로 ${trusted ? `“${trusted}” 호스트` : "빈 호스트"}를 믿는 허용 목록은 요청을 ` +
      `${asked ? `“${asked}” 호스트로` : "호스트가 없는 곳으로"} 보냅니다.`,
    schemes: "스킴에 관한 규칙은 둘 중 한쪽에서만 지켜집니다.",
    ports: "포트에 관한 규칙은 둘 중 한쪽에서만 지켜집니다.",
  },

  reason: {
    slashesOfBothKinds: "URL 표준은 그 자리의 “/”와 “\\”를 몇 개든 슬래시 둘로 여기기 때문입니다.",
    backslash: "URL 표준은 이런 URL에서 “\\”를 “/”로 여기기 때문입니다.",
    tabs: "URL 표준은 탭과 줄바꿈을 어디에 있든 제거하기 때문입니다.",
    anySlashes: "URL 표준은 그 자리의 슬래시를 몇 개든 둘로 여기기 때문입니다.",
    moreSlashes: "URL 표준은 셋 이상의 슬래시를 둘로 여기기 때문입니다.",
    percentDecoded: "URL 표준은 호스트를 퍼센트 디코딩하기 때문입니다.",
    ipv6: "URL 표준은 IPv6 주소를 새로 직렬화하기 때문입니다.",
    mappedToAddress: "URL 표준은 호스트를 UTS #46으로 매핑하고, 그 결과를 IPv4 주소로 읽기 때문입니다.",
    ipv4: "URL 표준은 8진수나 16진수, 네 개보다 적은 부분, 끝의 점처럼 IPv4 주소로 보이는 것을 모두 그렇게 읽기 때문입니다.",
    mapped: "URL 표준은 호스트를 UTS #46으로 매핑하고 ASCII로 쓰기 때문입니다.",
    lastAt: "URL 표준에서 자격 증명은 경로 앞의 마지막 “@”에서 끝나기 때문입니다.",
  },

  confusions: {
    title: "공개된 혼동 사례",
    toTry: (count) => `${count}개를 시험해 볼 수 있습니다`,
    base: (base) => ["기준 URL ", base],
  },

  minimise: {
    title: "최소화",
    titleNote: "고른 성질이 그대로인 가장 짧은 입력",
    property: "그대로 두어야 할 성질",
    start: "줄이기",
    stop: "중지",
    undo: "실행 취소",
    nothingToKeep: "남겨 둘 성질이 없습니다. 검증 오류 없이 파싱되고, 결과가 다른 엔진도 없습니다.",
    stopped: (problem) => `중지됨: ${problem}`,
    tried: (count, text) => [`${count}개 시도, 지금은 `, text],
    end: (stopped, was, is, tries) =>
      `${stopped ? "중지됨" : "완료"}: ${tries}번 시도하여 코드 포인트 ${was}개가 ${is}개로 되었습니다. ` +
      (is === was ? "더 뺄 수 있는 것이 없습니다." : "이제 이것이 입력입니다."),
    back: "입력을 되돌렸습니다.",
    outcomeDiffers: (browser) => `urlstd와 ${browser} 중 하나만 파싱함`,
    memberDiffers: (browser, member) => `urlstd와 ${browser}의 ${member} 값이 다름`,
    reported: (error) => `${error} 오류가 보고됨`,
    failure: "파서가 실패를 반환함",
    urlstdRefuses: "urlstd만 거부함",
    pythonRefuses: "CPython만 거부함",
    hosts: "urlstd와 CPython이 서로 다른 호스트를 봄",
    places: "urlstd와 CPython이 서로 다른 곳을 봄",
  },

  paste: {
    title: "다른 엔진",
    titleNote: "직접 가져온 결과 데이터",
    label: "JSON 형식의 결과: 여기에 붙여 넣거나 파일을 끌어다 놓으세요",
    remove: "데이터 제거",
    howTo: "curl, Node.js, Go, Java로 결과를 만드는 방법",
    form: (form) => ["엔진마다 객체 하나, 또는 그런 객체의 목록: ", form],
    result:
      "결과에는 scheme, username, password, hostname, address, port, host, path, query, fragment, origin, href" +
      "(또는 protocol, pathname, search, hash) 중 어느 것이든 넣을 수 있으며, 값은 문자열이나 null입니다. 빠진 것은 그 엔진이 " +
      "정의하지 않는 것으로 봅니다. “failure”: true는 거부를 뜻하고 “problem”을 덧붙일 수 있습니다. 아래 프로그램은 지금의 입력을 물어봅니다.",
    onBase: (base) => ` (기준 URL ${base})`,
    copyProgram: (name) => `${name} 프로그램 복사`,
    programCopied: (name) => `${name} 프로그램을 복사했습니다.`,
    program: (name) => `${name} 프로그램`,
    runIt: (file, command) => [file, " 파일로 저장하고 ", command, " 명령으로 실행하세요."],
    runCurl: (file, command) => [
      ...[file, " 파일로 저장하고 ", command],
      " 명령으로 실행하세요. curl의 파서를 명령으로 만든 trurl과 jq가 필요합니다.",
    ],
    tooLarge: (name, most) => `${name} 파일이 너무 큽니다. 최대 ${formatNumber(most)}바이트입니다.`,
    tooMuch: "데이터가 너무 많습니다.",
    read: (names) => `읽음: ${names.join(", ")}.`,
    readSilent: (names, silent) =>
      `읽음: ${names.join(", ")}. ${silent.join(", ")} 데이터에는 지금의 입력이 없습니다. 다음 입력은 있습니다:`,
  },

  pasted: {
    notJson: "JSON이 아닙니다: ",
    tooMany: (count, most) => `엔진이 ${count}개입니다. 최대 ${most}개입니다.`,
    name: '엔진마다 이름이 필요합니다: "engine": "curl".',
    version: (engine) => `${engine} 엔진에 버전이 필요합니다: "version": "8.10.1".`,
    date: (engine) => `${engine} 엔진에 물어본 날짜가 필요합니다: "date": "2026-11-30".`,
    results: (engine, most) => `${engine} 엔진의 "results"는 최대 ${most}개인 목록이어야 합니다.`,
    input: '결과마다 문자열 "input"이 필요합니다.',
    stringOrNull: (name) => `"${name}" 값은 문자열이나 null이어야 합니다.`,
    object: "엔진과 결과는 각각 중괄호로 묶인 객체입니다.",
  },

  version: {
    title: "다른 버전",
    titleNote: "직접 가져온 wheel의 urlstd 또는 idna",
    about: (urlstd, idna) => [
      urlstd,
      ", ",
      idna,
      " 중 하나나 둘 다를 여기에 끌어다 놓거나 여세요. wheel은 프로그램이며 실제로 실행되므로 믿을 수 있는 것만 여세요. " +
        "이 페이지 안의 별도 Python에서 실행됩니다. 다른 곳에서 내려받는 것은 없으며, 링크에는 담기지 않습니다.",
    ],
    open: "wheel 열기",
    remove: "제거",
    removeOne: (name) => `${name} 제거`,
    removed: (name) => `${name} 파일을 제거했습니다.`,
    unreadable: (name) => `${name} 파일을 읽을 수 없습니다.`,
    another: "다른 버전",
    withIdna: (urlstd, idna) => `urlstd ${urlstd}, idna ${idna} 사용`,
    inThisPage: (names) => `${names.join(", ")}, 이 페이지 안에서 실행`,
    none: "다른 버전이 없습니다",
    tookTooLong: "시간이 너무 오래 걸려 다시 시작합니다.",
    starting: "Python을 하나 더 시작해 설치하고 있습니다.",
    unknownForm: "이 페이지가 모르는 형식으로 대답했습니다.",
    noInstaller: "이 사이트에는 wheel을 설치하는 도구가 들어 있지 않습니다.",
    installerStatus: (status) => `wheel을 설치하는 도구를 요청하자 서버가 ${status}(으)로 응답했습니다.`,
  },

  wheel: {
    notWheel: (name) => `${name || "이름 없는"} 파일은 wheel이 아닙니다. wheel의 이름은 “.whl”로 끝납니다.`,
    notNamedSo: (name) => `${name} 파일의 이름이 wheel의 형식과 다릅니다. 예: idna-3.10-py3-none-any.whl.`,
    otherProject: (name) => `${name} 파일은 다른 프로젝트의 것입니다. 비교할 수 있는 것은 urlstd_playground와 idna입니다.`,
    oneMachine: (name) => `${name} 파일은 특정 기종용입니다. 여기서는 “py3-none-any”인 순수 Python만 실행됩니다.`,
    tooLarge: (name, most) => `${name} 파일이 너무 큽니다. 최대 ${formatNumber(most)}바이트입니다.`,
  },
};

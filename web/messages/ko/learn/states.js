// @ts-check
/** What each state is for, in Korean, in a sentence or two. */

/** @type {typeof import("../../en/learn/states.js").default} */
export default {
  texts: {
    "scheme start": "첫 코드 포인트를 봅니다. 글자이면 스킴이 시작되고, 다른 것이면 스킴이 없다는 뜻입니다.",
    scheme:
      "콜론까지 스킴을 모은 다음, 특수한지 아닌지, 기준 URL이 있는지 없는지에 따라 갈 길을 고릅니다. 콜론이 나오지 않으면 파서는 스킴이 없는 것으로 보고 처음부터 다시 시작합니다.",
    "no scheme": "스킴이 없습니다. 기준 URL이 없으면 파서가 실패하고, 있으면 입력은 그 기준 URL에 상대적입니다.",
    "special relative or authority":
      "특수 스킴이 기준 URL의 스킴과 같은 경우입니다. 슬래시 두 개는 권한(authority) 부분을 시작하고, 다른 것은 상대적입니다.",
    "path or authority":
      "특수하지 않은 URL의 첫 슬래시 다음입니다. 두 번째 슬래시는 권한(authority) 부분을 시작합니다.",
    relative: "입력에 없는 것을 기준 URL에서 넘겨받고, 입력이 어느 부분으로 시작하는지 봅니다.",
    "relative slash": "상대 URL의 슬래시 한 개 다음입니다. 두 번째 슬래시가 있으면 기준 URL은 스킴만 빌려줍니다.",
    "special authority slashes": "특수 스킴 다음의 슬래시 두 개를 기대하며, 없어도 계속 진행합니다.",
    "special authority ignore slashes": "남는 슬래시와 역슬래시를 건너뛰며, 그때마다 오류를 보고합니다.",
    authority:
      "자격 증명이거나 호스트인 것을 모읍니다. “@”를 만나면 자격 증명이었고, 끝을 만나면 아니었으므로 다시 읽습니다.",
    host: "포트나 권한(authority) 부분의 끝까지 호스트를 모아 호스트 파서에 넘깁니다.",
    hostname: "host 상태와 같으며, hostname 설정자가 여기서 시작합니다. 포트는 줄 수 없습니다.",
    port: "숫자를 모아 수로 만들고, 그 수가 스킴의 기본 포트이면 버립니다.",
    file: "“file:” 다음이거나, 스킴이 file인 URL에 상대적인 경우입니다. 슬래시가 이어지는지, 기준 URL이 무엇을 빌려주는지 봅니다.",
    "file slash":
      "슬래시 한 개 다음입니다. 두 번째 슬래시는 호스트를 시작하고, 그렇지 않으면 기준 URL이 호스트와 드라이브를 빌려줄 수 있습니다.",
    "file host": "스킴이 file인 URL의 호스트를 모읍니다. 다만 드라이브 문자이면 경로에 속합니다.",
    "path start":
      "권한(authority) 부분 다음에 경로가 시작되는 곳입니다. 특수 URL은 경로가 쓰여 있지 않아도 경로를 갖게 됩니다.",
    path: "쿼리나 프래그먼트가 나올 때까지 세그먼트를 차례로 모으고, 퍼센트 인코딩하고, 점을 해석합니다.",
    "opaque path": "쿼리나 프래그먼트가 나올 때까지, 하나의 문자열로 된 경로입니다.",
    query: "쿼리를 모아, 적용되는 인코딩으로 전체를 퍼센트 인코딩합니다.",
    fragment: "남은 것을 모두 퍼센트 인코딩합니다.",
    init: "문자열이 protocol로 시작하는지 아직 모르는 때입니다.",
    protocol: "protocol을 끝내는 콜론까지입니다. 그다음 authority와 경로 중 무엇이 이어지는지 정합니다.",
    username: "“:”이나 “@”까지입니다.",
    password: "“@”까지입니다.",
    pathname: "search나 hash를 시작하는 것까지입니다.",
    search: "hash를 시작하는 것까지입니다.",
    hash: "나머지 전부입니다.",
    done: "문자열을 다 읽었습니다.",
  },
  inPatterns: {
    authority: "“@”를 찾습니다. 권한(authority) 부분이 끝나기 전에 나오면 자격 증명을 읽고, 그렇지 않으면 hostname을 읽습니다.",
    hostname: "port나 권한(authority) 부분을 끝내는 것까지입니다. 대괄호 안의 콜론은 그대로 둡니다.",
    port: "권한(authority) 부분을 끝내는 것까지입니다.",
  },
};

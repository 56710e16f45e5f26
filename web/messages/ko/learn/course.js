// @ts-check
/** The view "Learn", in Korean: its places, the course around the lessons, exercises and live examples. */

/** @type {typeof import("../../en/learn/course.js").default} */
export default {
  places: {
    label: "배우기",
    lessons: "레슨",
    map: "상태 지도",
    states: "상태",
    errors: "오류",
    steps: "단계",
    predict: "예측",
    "what-if": "가정",
    present: "발표",
  },
  waiting: "Python을 기다리고 있습니다.",
  noAnswer: (problem) => `답이 없습니다: ${problem}`,
  empty: "(비어 있음)",
  toTry: "시도해 볼 것",
  course: {
    title: "URL 표준 배우기",
    lead: "실행되는 예제가 있는 짧은 레슨입니다. 필드에 있는 것은 무엇이든 바꿀 수 있고, 바꾼 값에는 표준의 알고리즘이 그대로 실행됩니다. 레슨의 끝에는 그 알고리즘으로 채점하는 연습 문제가 있습니다.",
    unknown: (id) => `여기에 “${id}” 레슨은 없습니다. 있는 레슨은 다음과 같습니다.`,
    score: (solved, all) =>
      `연습 문제 ${all}개 중 ${solved}개를 풀었습니다. 푼 문제는 이 브라우저에만 저장됩니다.`,
    allSolved: "✓ 모두 풀었음",
    someSolved: (solved, all) => `${all}개 중 ${solved}개 풀었음`,
    lessonSolved: "✓ 풀었음",
    lesson: (number, all) => `레슨 ${all}개 중 ${number}번째`,
    liveExample: (title) => `실행되는 예제: ${title}`,
    contents: "과정",
    otherLessons: "다른 레슨",
    allLessons: "모든 레슨",
  },
  chapters: {
    first: "URL을 읽는 방법",
    hosts: "호스트와 포트",
    paths: "경로, 쿼리, 프래그먼트",
    api: "비교와 변경",
    patterns: "URLPattern",
    security: "보안",
  },
  exercise: {
    name: (number) => `연습 문제 ${number}`,
    asked: "만족해야 할 조건",
    hint: "힌트",
    solution: "풀이",
    putIn: "입력란에 넣기",
    mark: "✓ 풀었음",
    solved: (why) => ["풀었습니다. ", ...why],
    met: "만족합니다.",
    notYet: "아직 만족하지 않습니다.",
  },
  fields: {
    url: "URL",
    base: "기준 URL",
    member: "멤버",
    value: "값",
    pattern: "패턴",
    one: "한쪽 URL",
    other: "다른 쪽 URL",
  },
};

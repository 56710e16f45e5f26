// @ts-check
/** What is said about cases that are read and written, in Korean. */
import { formatNumber } from "../number.js";

/** @type {typeof import("../en/exchange.js").default} */
export default {
  lines: "한 줄에 하나씩 쓴 목록",
  onlyTheFirst: (most) => `처음 ${formatNumber(most)}개 사례만 사용합니다.`,
  noObject: (line, text) => `JSONL의 ${line}번째 줄은 객체가 아닙니다: ${text}`,
  notJson: (cell) => `셀 ${cell}의 작은따옴표 뒤가 JSON 문자열이 아닙니다.`,
  quotationMark: (line, at) => `${line}번째 줄: 닫히지 않은 따옴표가 있거나 닫는 따옴표 뒤에 무언가가 있습니다(위치 ${at}).`,
  noKind: (kind) => `“${kind}”(이)라는 종류의 사례는 없습니다. url, setter, pattern이 있습니다.`,
  noSetter: (attribute) => `“${attribute}”(이)라는 설정자는 없습니다.`,
  argumentsNeeded: "패턴에는 목록인 “arguments”가 필요합니다.",
  listOrNull: "“inputs”는 목록이나 null입니다.",
  object: "사례는 중괄호로 묶인 객체입니다.",
  notString: (name) => `“${name}” 값은 문자열이어야 합니다.`,
  patternIsList: "“pattern”은 생성자의 인수 목록입니다.",
  inputsIsList: "“inputs”는 목록입니다.",
  share: { link: "Markdown 링크", report: "보고서" },
};

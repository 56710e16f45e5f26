// @ts-check
/**
 * The elements of the first view, and what TypeScript is to know of all the ones in index.html. Those of other views
 * come with these (later_views.js).
 */
import { BaseChoice } from "./elements/base_choice.js";
import { CodePointRuler } from "./elements/code_point_ruler.js";
import { EncodingChoice } from "./elements/encoding_choice.js";
import { ErrorPanel } from "./elements/error_panel.js";
import { HostPanel } from "./elements/host_panel.js";
import { LanguageSwitch } from "./elements/language_switch.js";
import { LinkOffer } from "./elements/link_offer.js";
import { LoadStatus } from "./elements/load_status.js";
import { MachineState } from "./elements/machine_state.js";
import { NoticeBar } from "./elements/notice_bar.js";
import { PageFacts } from "./elements/page_facts.js";
import { PatternInput } from "./elements/pattern_input.js";
import { PatternPanel } from "./elements/pattern_panel.js";
import { RecordPanel } from "./elements/record_panel.js";
import { ShareMenu } from "./elements/share_menu.js";
import { StandardSteps } from "./elements/standard_steps.js";
import { StepRecord } from "./elements/step_record.js";
import { StepTable } from "./elements/step_table.js";
import { ThemeSwitch } from "./elements/theme_switch.js";
import { TraceStepper } from "./elements/trace_stepper.js";
import { UpdateNotice } from "./elements/update_notice.js";
import { UrlInput } from "./elements/url_input.js";
import { UrlRendering } from "./elements/url_rendering.js";
import { UrlStrip } from "./elements/url_strip.js";
import { ValidityNote } from "./elements/validity_note.js";
import { VerdictLine } from "./elements/verdict_line.js";
import { ViewTabs } from "./elements/view_tabs.js";
import { WorkTree } from "./elements/work_tree.js";

export const ELEMENTS = Object.freeze([
  BaseChoice,
  CodePointRuler,
  EncodingChoice,
  ErrorPanel,
  HostPanel,
  LanguageSwitch,
  LinkOffer,
  LoadStatus,
  MachineState,
  NoticeBar,
  PageFacts,
  PatternInput,
  PatternPanel,
  RecordPanel,
  ShareMenu,
  StandardSteps,
  StepRecord,
  StepTable,
  ThemeSwitch,
  TraceStepper,
  UpdateNotice,
  UrlInput,
  UrlRendering,
  UrlStrip,
  ValidityNote,
  VerdictLine,
  ViewTabs,
  WorkTree,
]);

/**
 * @typedef {{
 *   "base-choice": BaseChoice,
 *   "code-point-ruler": CodePointRuler,
 *   "code-point-table": import("./elements/code_point_table.js").CodePointTable,
 *   "constructor-strip": import("./elements/constructor_strip.js").ConstructorStrip,
 *   "encode-sets": import("./elements/encode_sets.js").EncodeSets,
 *   "encoding-choice": EncodingChoice,
 *   "error-panel": ErrorPanel,
 *   "examples-dialog": import("./elements/examples_dialog.js").ExamplesDialog,
 *   "host-panel": HostPanel,
 *   "licences-dialog": import("./elements/licences_dialog.js").LicencesDialog,
 *   "language-switch": LanguageSwitch,
 *   "link-offer": LinkOffer,
 *   "load-status": LoadStatus,
 *   "machine-state": MachineState,
 *   "more-inputs": import("./pattern_inputs/more_inputs.js").MoreInputs,
 *   "notice-bar": NoticeBar,
 *   "page-facts": PageFacts,
 *   "pattern-components": import("./elements/pattern_components.js").PatternComponents,
 *   "pattern-form": import("./elements/pattern_form.js").PatternForm,
 *   "pattern-input": PatternInput,
 *   "pattern-native": import("./elements/pattern_native.js").PatternNative,
 *   "pattern-panel": PatternPanel,
 *   "percent-encodings": import("./elements/percent_encodings.js").PercentEncodings,
 *   "record-panel": RecordPanel,
 *   "route-table": import("./elements/route_table.js").RouteTable,
 *   "share-dialog": import("./elements/share_dialog.js").ShareDialog,
 *   "share-menu": ShareMenu,
 *   "standard-steps": StandardSteps,
 *   "step-record": StepRecord,
 *   "step-table": StepTable,
 *   "theme-switch": ThemeSwitch,
 *   "trace-stepper": TraceStepper,
 *   "update-notice": UpdateNotice,
 *   "url-comparison": import("./elements/url_comparison.js").UrlComparison,
 *   "url-input": UrlInput,
 *   "validity-note": ValidityNote,
 *   "verdict-line": VerdictLine,
 *   "view-tabs": ViewTabs,
 *   "work-tree": WorkTree,
 *   "#input-strip": UrlStrip,
 *   "#output-strip": UrlStrip,
 *   "#second-strip": UrlStrip,
 *   "#second-url": UrlInput,
 *   "#shown": UrlRendering,
 *   "#second-shown": UrlRendering,
 *   "#second-verdict": HTMLElement,
 *   "#licences-open": HTMLElement,
 *   "#offline": HTMLElement,
 *   "main": HTMLElement,
 *   "#input-count": HTMLElement,
 *   "#output-count": HTMLElement,
 *   "#invisibles": HTMLElement,
 *   "#said": HTMLElement,
 *   "#spoken": HTMLElement,
 *   "#examples-open": HTMLElement,
 *   "#history-open": HTMLElement,
 *   "#console-open": HTMLElement,
 *   "#reset": HTMLElement,
 *   "#clear": HTMLElement,
 *   ".skip": HTMLElement,
 *   "#key-sheet": HTMLElement,
 *   "#help-open": HTMLElement,
 *   "#help-close": HTMLElement,
 *   "#help": HTMLDialogElement,
 *   "#trace": HTMLElement,
 *   "#map-open": HTMLElement,
 *   "#trace-remark": HTMLElement,
 * }} ElementMap
 */

/** Those that were asked for: each painting asks for all of them again. @type {Map<string, Element>} */
const found = new Map();

/**
 * The page's one element for a selector.
 * @template {keyof ElementMap} Selector
 * @param {Selector} selector
 * @returns {ElementMap[Selector]}
 */
export function the(selector) {
  const known = found.get(selector);
  if (known?.isConnected) return /** @type {any} */ (known);
  const element = document.querySelector(selector);
  if (element) found.set(selector, element);
  return /** @type {any} */ (element);
}

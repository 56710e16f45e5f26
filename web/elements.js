// @ts-check
/** The page's elements, and what TypeScript is to know of the ones in index.html. */
import { BaseChoice } from "./elements/base_choice.js";
import { CodePointRuler } from "./elements/code_point_ruler.js";
import { CodePointTable } from "./elements/code_point_table.js";
import { ConstructorStrip } from "./elements/constructor_strip.js";
import { ConstructorSteps } from "./pattern_steps/constructor_steps.js";
import { EncodeSets } from "./elements/encode_sets.js";
import { EncodingChoice } from "./elements/encoding_choice.js";
import { ErrorPanel } from "./elements/error_panel.js";
import { ExamplesDialog } from "./elements/examples_dialog.js";
import { HostPanel } from "./elements/host_panel.js";
import { LicencesDialog } from "./elements/licences_dialog.js";
import { LinkOffer } from "./elements/link_offer.js";
import { LoadStatus } from "./elements/load_status.js";
import { MachineState } from "./elements/machine_state.js";
import { MoreInputs } from "./pattern_inputs/more_inputs.js";
import { NoticeBar } from "./elements/notice_bar.js";
import { PageFacts } from "./elements/page_facts.js";
import { PatternComponents } from "./elements/pattern_components.js";
import { PatternForm } from "./elements/pattern_form.js";
import { PatternInput } from "./elements/pattern_input.js";
import { PatternNative } from "./elements/pattern_native.js";
import { PatternPanel } from "./elements/pattern_panel.js";
import { PercentEncodings } from "./elements/percent_encodings.js";
import { RecordPanel } from "./elements/record_panel.js";
import { RouteTable } from "./elements/route_table.js";
import { ShareDialog } from "./elements/share_dialog.js";
import { ShareMenu } from "./elements/share_menu.js";
import { StandardSteps } from "./elements/standard_steps.js";
import { StepRecord } from "./elements/step_record.js";
import { StepTable } from "./elements/step_table.js";
import { ThemeSwitch } from "./elements/theme_switch.js";
import { TraceStepper } from "./elements/trace_stepper.js";
import { UpdateNotice } from "./elements/update_notice.js";
import { UrlComparison } from "./elements/url_comparison.js";
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
  CodePointTable,
  ConstructorSteps,
  ConstructorStrip,
  EncodeSets,
  EncodingChoice,
  ErrorPanel,
  ExamplesDialog,
  HostPanel,
  LicencesDialog,
  LinkOffer,
  LoadStatus,
  MachineState,
  MoreInputs,
  NoticeBar,
  PageFacts,
  PatternComponents,
  PatternForm,
  PatternInput,
  PatternNative,
  PatternPanel,
  PercentEncodings,
  RecordPanel,
  RouteTable,
  ShareDialog,
  ShareMenu,
  StandardSteps,
  StepRecord,
  StepTable,
  ThemeSwitch,
  TraceStepper,
  UpdateNotice,
  UrlComparison,
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
 *   "code-point-table": CodePointTable,
 *   "constructor-strip": ConstructorStrip,
 *   "encode-sets": EncodeSets,
 *   "encoding-choice": EncodingChoice,
 *   "error-panel": ErrorPanel,
 *   "examples-dialog": ExamplesDialog,
 *   "host-panel": HostPanel,
 *   "licences-dialog": LicencesDialog,
 *   "link-offer": LinkOffer,
 *   "load-status": LoadStatus,
 *   "machine-state": MachineState,
 *   "more-inputs": MoreInputs,
 *   "notice-bar": NoticeBar,
 *   "page-facts": PageFacts,
 *   "pattern-components": PatternComponents,
 *   "pattern-form": PatternForm,
 *   "pattern-input": PatternInput,
 *   "pattern-native": PatternNative,
 *   "pattern-panel": PatternPanel,
 *   "percent-encodings": PercentEncodings,
 *   "record-panel": RecordPanel,
 *   "route-table": RouteTable,
 *   "share-dialog": ShareDialog,
 *   "share-menu": ShareMenu,
 *   "standard-steps": StandardSteps,
 *   "step-record": StepRecord,
 *   "step-table": StepTable,
 *   "theme-switch": ThemeSwitch,
 *   "trace-stepper": TraceStepper,
 *   "update-notice": UpdateNotice,
 *   "url-comparison": UrlComparison,
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

/**
 * The page's one element for a selector.
 * @template {keyof ElementMap} Selector
 * @param {Selector} selector
 * @returns {ElementMap[Selector]}
 */
export function the(selector) {
  return /** @type {any} */ (document.querySelector(selector));
}

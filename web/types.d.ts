/** The page's question to Python and the answer, as `urlstd.report` gives it. Positions count code points. */

export type Host = { kind: "domain" | "IPv4" | "IPv6" | "opaque" | "empty"; serialized: string };
export type UrlRecord = {
  scheme: string;
  username: string;
  password: string;
  host: Host | null;
  port: number | null;
  path: string[] | string;
  query: string | null;
  fragment: string | null;
};
export type Api = Record<
  | "href"
  | "origin"
  | "protocol"
  | "username"
  | "password"
  | "host"
  | "hostname"
  | "port"
  | "pathname"
  | "search"
  | "hash",
  string
>;
export type ErrorReport = {
  name: string;
  start: number;
  end: number;
  fatal: boolean;
  state: string | null;
  step: number | null;
  detail: string | null;
};
export type PartName =
  "scheme" | "username" | "password" | "host" | "port" | "path" | "query" | "fragment" | "delimiter";
export type Part = { part: PartName; start: number; end: number };

export type TextChange = { keep: number; add: string };
export type RecordChange = {
  scheme?: TextChange;
  username?: TextChange;
  password?: TextChange;
  query?: TextChange | null;
  fragment?: TextChange | null;
  path?: { keep: number; add: string[] } | { opaque: true; keep: number; add: string };
  host?: Host | null;
  port?: number | null;
};
export type FlagName = "at_sign_seen" | "inside_brackets" | "password_token_seen";
export type Flags = Record<FlagName, boolean>;
export type Work = {
  algorithm: string;
  anchor: string;
  data: Record<string, unknown>;
  work?: Work[];
  errors?: number[];
};
export type Step = {
  index: number;
  state: string;
  pointer: number;
  position: number;
  c: string | null;
  buffer?: TextChange;
  flags?: Partial<Flags>;
  changed?: RecordChange;
  errors?: number[];
  next_state: string;
  next_pointer: number;
  end?: "eof" | "failure" | "return";
  work?: Work[];
};
export type Snapshot = Flags & { buffer: string; record: UrlRecord };
export type Trace = {
  version: number;
  input: string;
  state_override: string | null;
  preparation: { trimmed_start: number; trimmed_end: number; removed: number[]; text: string };
  first: number;
  steps: Step[];
  complete: boolean;
  at: Snapshot;
  outcome: "parsed" | "failure" | "returned";
};
export type Ipv4Part = { text: string; radix: 8 | 10 | 16 | null; value: string | null };
export type HostReport = {
  kind: "domain" | "IPv4" | "IPv6" | "opaque" | "empty" | "null";
  serialized: string | null;
  how: string;
  origin: { kind: "tuple" | "opaque"; serialized: string };
  domain?: { unicode: string; labels: { ascii: string; unicode: string }[]; trailing_dot: boolean };
  ipv4?: { dotted: string; integer: number; hex: string; octal: string; parts: Ipv4Part[] };
  ipv6?: {
    pieces: number[];
    expanded: string;
    compressed: { start: number; length: number } | null;
    ipv4: string | null;
  };
  scopes?: string[];
  /** Null for what is no domain, and without a Public Suffix List. */
  site: { formal: SiteReading; browsers: SiteReading; list_date: string | null } | null;
};
/** What a public suffix list says of a domain. */
export type SiteReading = {
  suffix: string | null;
  registrable: string | null;
  rule: { text: string; section: "ICANN" | "private" | null } | null;
  labels_left: string[];
};
/** Whether the input is valid to write; if not, which production failed and where. */
export type Validity = {
  valid: boolean;
  production: string | null;
  anchor: string | null;
  start: number;
  end: number;
  message: string;
  verdict: string;
};
/** How to show a URL to a person. */
export type Rendering = {
  text: string;
  registrable_domain: string | null;
  pieces: { part: PartName; text: string; source: string; emphasis: boolean; isolate: boolean }[];
  cautions: { kind: string; label: number | null; message: string }[];
};
export type Answer = {
  version: number;
  op: "url";
  input: string;
  base: string | null;
  encoding: string;
  outcome: "parsed" | "failure" | "base-failure";
  base_record: UrlRecord | null;
  base_errors: ErrorReport[];
  record: UrlRecord | null;
  api: Api | null;
  /** The first of them, those of the steps, and the last one if it is fatal. */
  errors: ErrorReport[];
  /** How many there are: a very long input has more than are listed. */
  error_count: number;
  host: HostReport | null;
  validity: Validity | null;
  rendering: Rendering | null;
  input_parts: Part[];
  output_parts: Part[];
  trace: Trace;
};
export type StateEntry = { name: string; anchor: string };
export type ErrorEntry = {
  name: string;
  section: string;
  anchor: string;
  fails: "never" | "sometimes" | "always";
  description: string;
  example: { input: string; base: string | null };
  /** What was meant, written correctly. */
  written: { input: string; base: string | null };
};
export type About = {
  version: number;
  package: string;
  python: string;
  unicode: string;
  standard: { url: string; urlpattern: string };
  states: StateEntry[];
  errors: ErrorEntry[];
  encodings: string[];
  licences: Licence[];
};
export type Licence = {
  name: string;
  version: string;
  use: string;
  licence: string;
  spdx: string;
  copyright: string;
  url: string;
  text: string;
};

/** What made one percent-encoding of the output. Ranges: of api.href, and of the input. */
export type PercentEncoding = {
  start: number;
  end: number;
  text: string;
  part: PartName;
  how: "encoded" | "written" | "base";
  input_start: number | null;
  input_end: number | null;
  c: string | null;
  state: string | null;
  set: string | null;
};
export type LensAnswer = { encodings: PercentEncoding[]; complete: boolean };
export type CodePointEntry = { c: string; notation: string; name: string; utf8: string | null; utf16: number[] };
export type CodePointsAnswer = { first: number; total: number; points: CodePointEntry[] };
export type SetsAnswer = {
  c: string;
  point: CodePointEntry;
  sets: { name: string; anchor: string; contains: boolean }[];
};
/** An answer of null: it cannot be told. */
export type Verdict = { answer: boolean | null; reason: string };
export type ComparisonName =
  "equal" | "equal_without_fragments" | "host_equals" | "same_origin" | "same_site" | "schemelessly_same_site";
export type Comparison = { a: string | null; b: string | null } & Record<ComparisonName, Verdict> & {
    differences: { component: string; a: string | null; b: string | null }[];
  };

/** A pair of a query, as it is written and as the serializer would write it. */
export type QueryPair = { name: string; value: string; written: string; serialized: string };
/** A URL before or after an edit. */
export type EditStage = { parts: Part[]; api: Api };
/** What one edit did, and why not all that it says. */
export type EditReport = EditStage & {
  member: string;
  arguments: string[];
  outcome: "changed" | "partly" | "unchanged" | "threw";
  changed: string[];
  reason: { sentence: string; algorithm: string | null; step: string | null; anchor: string | null } | null;
  note: string | null;
  errors: ErrorReport[];
  steps: number | null;
  record: UrlRecord;
};
export type EditsAnswer = {
  start: EditStage;
  edits: EditReport[];
  pairs: QueryPair[];
  open: number | null;
  opened: Trace | null;
};

/** What a fetch sends to a URL of a chain of redirects. */
export type RequestHeaders = {
  origin: string;
  origin_sent: boolean;
  tainted: boolean;
  authorization: boolean;
  blocked: boolean;
};
/** What one test of an allow-list says of a URL. */
export type AllowListAnswer = {
  kind: "startsWith" | "endsWith" | "includes" | "RegExp" | "hostname" | "URLPattern";
  subject: "given" | "href" | "hostname";
  passes: boolean | null;
  verdict: "right" | "fooled" | "strict" | "none";
  sentence: string | null;
};
export type Hop = {
  location: string;
  url: string | null;
  origin: string | null;
  fragment_inherited: boolean;
  cross_origin: boolean;
  cross_site: boolean | null;
  credentials: boolean;
  downgrade: boolean;
  repeated: boolean;
  errors: ErrorReport[];
  headers: RequestHeaders | null;
  same_origin_as_first: boolean | null;
  same_site_as_first: boolean | null;
  default_port: string | null;
  tests: AllowListAnswer[];
};
export type HopsAnswer = {
  start: string;
  start_origin: string;
  hops: Hop[];
  outcome: "followed" | "failure" | "not-http" | "too-many";
  reason: string;
  final: string | null;
  page: string;
  headers: RequestHeaders;
  allowed: string | null;
  start_allowed: boolean;
};

/** What the browser's own `URL` makes of the same input. */
export type NativeResult = { api: Api; problem: null } | { api: null; problem: string };

export type ComponentName =
  "protocol" | "username" | "password" | "hostname" | "port" | "pathname" | "search" | "hash";
/** A URLPatternInit: components, of a pattern or of a URL, and perhaps a base URL. */
export type Init = Partial<Record<ComponentName | "baseURL", string>>;
export type PatternToken = { type: string; index: number; value: string };
/** A part, and where it is: in `given`, in `regexp` and in `pattern` of its component. */
export type PatternPart = {
  type: "fixed-text" | "regexp" | "segment-wildcard" | "full-wildcard";
  value: string;
  modifier: "none" | "optional" | "zero-or-more" | "one-or-more";
  name: string;
  prefix: string;
  suffix: string;
  start: number;
  end: number;
  regexp_start: number;
  regexp_end: number;
  pattern_start: number;
  pattern_end: number;
};
/** What a group captured; nulls for one that took no part. */
export type GroupValue =
  { name: string; value: string; start: number; end: number } | { name: string; value: null; start: null; end: null };
export type Mismatch = { position: number; part: number | null; message: string; expected?: string; found?: string };
export type PatternComponent = {
  name: ComponentName;
  pattern: string;
  given: string | null;
  constructor_offset: number | null;
  source: "given" | "implied" | "inherited" | "default";
  explanation: string;
  tokens: PatternToken[];
  parts: PatternPart[];
  regexp: string;
  flags: string;
  groups: string[];
  has_regexp_groups: boolean;
  input: string | null;
  matched: boolean | null;
  values: GroupValue[] | null;
  mismatch: Mismatch | null;
};
export type PatternError = {
  message: string;
  reason: string;
  component: ComponentName | null;
  pattern: string | null;
  position: number | null;
  constructor_position: number | null;
};
export type ConstructorTurn = {
  state: string;
  token: number;
  next_state: string | null;
  next_token: number | null;
};
export type ConstructorReading = {
  tokens: PatternToken[];
  turns: ConstructorTurn[];
  components: { component: ComponentName; start: number; end: number }[];
  init: Init;
};
export type PatternAnswer = {
  pattern: string | Init;
  base_url: string | null;
  ignore_case: boolean;
  any_origin: boolean;
  input: string | Init | null;
  input_base_url: string | null;
  outcome: "not-compiled" | "no-input" | "input-failure" | "no-match" | "match" | "undecided";
  error: PatternError | null;
  has_regexp_groups: boolean | null;
  as_components: boolean;
  constructor: ConstructorReading | null;
  components: PatternComponent[];
};
/** What a pattern makes of one of many inputs. */
export type InputRow = {
  outcome: "match" | "no-match" | "input-failure" | "undecided";
  groups: { component: ComponentName; name: string; value: string | null }[];
  component: ComponentName | null;
  message: string | null;
  position: number | null;
};
export type InputsAnswer = { rows: InputRow[] | null };
export type RoutePattern = {
  error: PatternError | null;
  has_regexp_groups: boolean | null;
  matches: number;
  first: number;
};
export type RouteUrl = {
  parsed: boolean;
  matches: number[];
  undecided: number[];
  first: number | null;
  groups: { component: ComponentName; name: string; value: string | null }[];
};
export type RoutesAnswer = { patterns: RoutePattern[]; urls: RouteUrl[] };
/** What the browser's own `URLPattern` makes of the same pattern and input; `why` tells what it was not asked. */
export type NativePattern =
  | { kind: "absent" | "not-asked"; why: string }
  | { kind: "rejected"; why: string }
  | {
      kind: "made";
      patterns: Record<ComponentName, string>;
      hasRegExpGroups: boolean | null;
      test: boolean | null;
      result: Record<ComponentName, { input: string; groups: Record<string, string | null> }> | null;
    };

/** What a link says of a pattern. */
export type PatternView = {
  /** A constructor string, components, or null for no pattern. */
  pattern: string | Init | null;
  /** What a constructor string without a protocol is: one for any origin, relative to a base URL, or an error. */
  relative: "any" | "base" | "none";
  patternBase: string;
  ignoreCase: boolean;
  /** Components to match; null for the URL above. */
  fields: Init | null;
  /** A table of routes, one a line. */
  routePatterns: string;
  routeUrls: string;
};

/** Everything a link carries. `step` counts from 1, as the page shows it; null follows the last step. */
export type Tab = "url" | "pattern" | "bytes" | "two-urls" | "engines" | "edits" | "cases" | "redirects" | "learn";
export type View = PatternView & {
  tab: Tab;
  input: string;
  base: string | null;
  encoding: string;
  /** The second of "two strings, one URL?"; null until there is one. */
  second: string | null;
  step: number | null;
  units: "code-points" | "utf-16";
  /** What views hold that are loaded when they are first opened, each in its own notation; a link has that of its tab. */
  own: Readonly<Partial<Record<Tab, string>>>;
};

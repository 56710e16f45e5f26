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
  | "scheme"
  | "username"
  | "password"
  | "host"
  | "port"
  | "path"
  | "query"
  | "fragment"
  | "delimiter";
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
};
export type Answer = {
  version: number;
  op: "url";
  input: string;
  base: string | null;
  outcome: "parsed" | "failure" | "base-failure";
  base_record: UrlRecord | null;
  base_errors: ErrorReport[];
  record: UrlRecord | null;
  api: Api | null;
  errors: ErrorReport[];
  host: HostReport | null;
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
};
export type About = {
  version: number;
  package: string;
  python: string;
  unicode: string;
  standard: { url: string; urlpattern: string };
  states: StateEntry[];
  errors: ErrorEntry[];
};

/** What the browser's own `URL` makes of the same input. */
export type NativeResult = { api: Api; problem: null } | { api: null; problem: string };

/** Everything a link carries. `step` counts from 1, as the page shows it; null follows the last step. */
export type View = {
  tab: "url";
  input: string;
  base: string | null;
  step: number | null;
  units: "code-points" | "utf-16";
};

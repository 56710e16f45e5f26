// @ts-check
/** Which states and edges of a machine's graph were visited, and when. */

/** @typedef {{state: string, next_state: string | null, end?: string}} Turn */
/** @typedef {{states: Map<string, number>, edges: Map<string, number[]>}} Visits counts of states; indices of turns of edges */

/**
 * @param {string} from
 * @param {string} to
 */
export function edgeKey(from, to) {
  return `${from} → ${to}`;
}

/**
 * @param {Turn[]} turns
 * @param {number} first the index of the first of them
 * @returns {Visits}
 */
export function visitsOf(turns, first = 0) {
  /** @type {Visits} */
  const visits = { states: new Map(), edges: new Map() };
  turns.forEach(({ state, next_state, end }, i) => {
    visits.states.set(state, (visits.states.get(state) ?? 0) + 1);
    if (end !== undefined || next_state === null || next_state === state) return;
    const key = edgeKey(state, next_state);
    visits.edges.set(key, [...(visits.edges.get(key) ?? []), first + i]);
  });
  return visits;
}

/**
 * The edges of a graph, those between the same states as one.
 * @param {{edges: import("./desk.js").Edge[]}} graph
 * @returns {{key: string, from: string, to: string, rules: import("./desk.js").Edge[]}[]}
 */
export function edgesOf({ edges }) {
  /** @type {Map<string, {key: string, from: string, to: string, rules: import("./desk.js").Edge[]}>} */
  const found = new Map();
  for (const edge of edges) {
    const key = edgeKey(edge.from, edge.to);
    const known = found.get(key);
    if (known) known.rules.push(edge);
    else found.set(key, { key, from: edge.from, to: edge.to, rules: [edge] });
  }
  return [...found.values()];
}

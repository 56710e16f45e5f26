// @ts-check
/**
 * What Python is doing: arriving, running too long, stopped, or failed and why.
 * In: data. Out: "retry", "stop".
 */
import { h } from "../dom.js";
import { write } from "../kept_nodes.js";
import { PYTHON } from "../messages/python.js";

/**
 * @typedef {{kind: "loading", phase: "" | "download" | "start", loaded: number, total: number} | {kind: "ready"} | {kind: "busy"} |
 *   {kind: "stopped", message: string} | {kind: "failed", message: string} | {kind: "broken", message: string}} LoadData
 */

const TEXT = PYTHON.status;

export class LoadStatus extends HTMLElement {
  #kind = "";
  #text = h("span", { class: "load-text" });
  #progress = h("progress", { "aria-label": TEXT.progress, max: 1, value: 0 });
  #stop = h("button", { type: "button", hidden: true }, TEXT.stop);
  #retry = h("button", { type: "button", class: "primary", hidden: true }, TEXT.retry);

  static define(tag = "load-status") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    const status = h("div", { role: "status", class: "load" }, this.#text, this.#progress);
    this.replaceChildren(status, this.#stop, this.#retry);
    this.#stop.addEventListener("click", () => this.dispatchEvent(new CustomEvent("stop")));
    this.#retry.addEventListener("click", () => this.dispatchEvent(new CustomEvent("retry")));
  }

  /** @param {LoadData} data */
  set data(data) {
    if (data.kind === "ready" && this.#kind === "ready") return; // as after each key
    this.#kind = data.kind;
    this.hidden = data.kind === "ready";
    this.className = data.kind;
    this.#progress.hidden = data.kind !== "loading";
    this.#stop.hidden = data.kind !== "busy";
    this.#retry.hidden = !["failed", "stopped", "broken"].includes(data.kind);
    if (data.kind === "loading") this.#showProgress(data);
    write(this.#text, message(data));
  }

  /** @param {{loaded: number, total: number}} data */
  #showProgress({ loaded, total }) {
    this.#progress.max = total > 0 ? total : 1;
    this.#progress.value = Math.min(loaded, this.#progress.max);
  }
}

/** @param {LoadData} data */
function message(data) {
  if (data.kind === "loading") return TEXT.loading(phase(data), amount(data));
  if (data.kind === "busy") return TEXT.busy;
  if (data.kind === "stopped") return TEXT.stopped(data.message);
  if (data.kind === "broken") return TEXT.broken(data.message);
  return data.kind === "failed" ? TEXT.failed(data.message) : "";
}

/**
 * Whole megabytes, so that the status is not read out at every chunk.
 * @param {{loaded: number, total: number}} data
 */
function amount({ loaded, total }) {
  return total < 1_000_000 ? "" : TEXT.megabytes(Math.floor(loaded / 1e6), Math.ceil(total / 1e6));
}

/** @param {{phase: "" | "download" | "start"}} data */
function phase({ phase }) {
  return phase && TEXT[phase];
}

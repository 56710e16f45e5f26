// @ts-check
/** Plays the steps one after another. Events: "tick" for each step to take, "change" when it starts or stops. */
export class Player extends EventTarget {
  /** @type {ReturnType<typeof setInterval> | null} */
  #timer = null;
  #speed = 5;

  get playing() {
    return this.#timer !== null;
  }

  get speed() {
    return this.#speed;
  }

  set speed(speed) {
    this.#speed = speed;
    if (this.playing) this.start();
    else this.#tell();
  }

  start() {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = setInterval(() => this.dispatchEvent(new Event("tick")), 1000 / this.#speed);
    this.#tell();
  }

  stop() {
    if (this.#timer === null) return;
    clearInterval(this.#timer);
    this.#timer = null;
    this.#tell();
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }
}

// Before all other scripts and style sheets: says so when one of them did not come, or is not what the site ships.
"use strict";
(() => {
  const SAID = {
    en: ["A part of this page could not be loaded, or is not what the site ships.", "Load it again"],
    ko: ["이 페이지의 일부를 불러오지 못했거나, 불러온 파일이 사이트의 파일과 다릅니다.", "다시 불러오기"],
  };
  /** The address of a script, module or style sheet that the page names. @param {EventTarget | null} element */
  function addressOf(element) {
    if (element instanceof HTMLScriptElement) return element.src;
    const named = element instanceof HTMLLinkElement && /^(?:stylesheet|modulepreload)$/.test(element.rel);
    return named ? element.href : "";
  }

  const watch = (/** @type {Event} */ { target }) => {
    if (!addressOf(target)) return;
    if (document.body) tell();
    else addEventListener("DOMContentLoaded", tell, { once: true });
  };

  function tell() {
    if (document.getElementById("unloaded")) return;
    const [what = "", again = ""] = navigator.language.startsWith("ko") ? SAID.ko : SAID.en;
    const notice = document.createElement("p");
    notice.id = "unloaded";
    notice.className = "panel";
    notice.setAttribute("role", "alert");
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = again;
    button.addEventListener("click", () => void reload());
    notice.append(what, " ", button);
    document.body.prepend(notice);
  }

  /**
   * All that the page names is asked of the server, and not of what the browser keeps: where a module was wrong, it is
   * the script that needs it of which the browser says so, not always the module.
   */
  async function reload() {
    const addresses = Array.from(document.querySelectorAll("script, link"), addressOf).filter(Boolean);
    await Promise.allSettled(addresses.map((address) => fetch(address, { cache: "reload" })));
    location.reload();
  }

  // A view that is opened later says for itself what it lacks.
  addEventListener("error", watch, true);
  addEventListener("load", () => removeEventListener("error", watch, true));
})();

// @ts-check
/**
 * Keeps one version of the site whole, for visits without a network and for quick ones with it.
 *
 * A version is either all there or not used. The page and everything it names come from the same one, so versions never
 * mix. A newer one is brought beside it and waits until no page of the old is open, or until a page says so.
 */

/** @typedef {{version: string, files: Record<string, string>}} Site files: paths from here, with the SHA-256 of each, in base 64 */

/** `build.py site` puts the real list in the place of this. @type {Site} */
const SITE = {
  version: "",
  files: {},
};

const PREFIX = "urlstd ";
const NAME = PREFIX + SITE.version;
/** What TypeScript takes for a page's window is a service worker's scope. */
const worker = /** @type {any} */ (self);
const AS_IS = { ignoreVary: true };
const HERE = new URL("./", location.href).href;

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener("message", (/** @type {any} */ { data }) => {
  if (data === "take over") worker.skipWaiting();
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const path = pathOf(event.request);
  if (path !== null) event.respondWith(answer(event.request, path));
});

/** Brings every file, each checked; what an older version has is not asked for again. If one is wrong, so is all. */
async function install() {
  const cache = await caches.open(NAME);
  for (const [path, sha256] of Object.entries(SITE.files)) {
    const hashed = path.startsWith("assets/");
    const known = hashed ? await caches.match(HERE + path, AS_IS) : undefined;
    await cache.put(HERE + path, known ?? (await bring(path, sha256, hashed ? "default" : "no-cache")));
  }
}

/**
 * @param {string} path
 * @param {string} sha256 in base 64
 * @param {RequestCache} cached
 */
async function bring(path, sha256, cached) {
  // Hosts send people on from index.html to its folder, and a page that was sent on cannot be kept.
  const address = HERE + path.replace(/(^|\/)index\.html$/, "$1");
  const response = await fetch(address, { integrity: `sha256-${sha256}`, cache: cached });
  if (!response.ok) throw new Error(`The server answered ${response.status} for ${path}`);
  return response;
}

/** Pages of the version before this one may be open: its files stay, those of earlier ones go. */
async function activate() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  for (const name of names.slice(0, -1)) await caches.delete(name);
  await worker.clients.claim();
}

/**
 * The file of the site that a request is about, as a path from here; null when it is none of ours.
 * @param {Request} request
 */
function pathOf(request) {
  if (request.method !== "GET" || !request.url.startsWith(HERE)) return null;
  const path = request.url.slice(HERE.length).replace(/[?#].*$/s, "");
  if (request.mode !== "navigate") return path;
  const page = path.replace(/(^|\/)$/, "$1index.html");
  return page in SITE.files ? page : null;
}

/**
 * @param {Request} request
 * @param {string} path
 */
async function answer(request, path) {
  try {
    const response = await (request.mode === "navigate" ? pageOf(path) : fileOf(path));
    if (response) return response;
  } catch {
    // Storage that fails is no storage.
  }
  return fetch(request);
}

/** @param {string} path */
async function fileOf(path) {
  const cache = await caches.open(NAME);
  return (await cache.match(HERE + path, AS_IS)) ?? (await caches.match(HERE + path, AS_IS));
}

/**
 * A page, unless something of what it needs has been lost: then the network has one that is whole.
 * @param {string} path
 */
async function pageOf(path) {
  const cache = await caches.open(NAME);
  const kept = await cache.keys();
  return kept.length === Object.keys(SITE.files).length ? cache.match(HERE + path, AS_IS) : undefined;
}

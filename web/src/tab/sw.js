// Keeps the whole site in the browser, one version at a time. `scripts/site.js` puts the version and the files in.
const VERSION = "__VERSION__";
const FILES = ["__FILES__"];
const CACHE = `arkwright ${VERSION}`;

// A page that is open goes on with what it has: the newer site waits until somebody asks for it.
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("arkwright ") && name !== CACHE;
  const clear = caches
    .keys()
    .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))));
  event.waitUntil(clear.then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const scope = new URL(self.registration.scope);
  if (request.method !== "GET" || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname))
    return;
  const within = url.pathname.slice(scope.pathname.length);
  if (request.mode === "navigate" && within !== "" && within !== "index.html") {
    // An address of a page stands behind the `#`.
    event.respondWith(Response.redirect(`${scope.pathname}#/${within}${url.search}`));
    return;
  }
  const wanted = request.mode === "navigate" ? "./" : request;
  const kept = caches.open(CACHE).then((cache) => cache.match(wanted, { ignoreSearch: true }));
  event.respondWith(kept.then((found) => found ?? fetch(request)));
});

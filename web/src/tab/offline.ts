/** The service worker keeps the whole site in the browser; a newer one waits until somebody wants it. */
let waiting: ServiceWorker | null = null;

/** Keeps the site, and calls back when a newer one is there; answers how to stop. */
export function awaitNewer(newer: () => void): () => void {
  // Only pages that came over a safe way may keep themselves.
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return () => undefined;
  const found = (worker: ServiceWorker | null) => {
    if (!worker || !navigator.serviceWorker.controller) return;
    waiting = worker;
    newer();
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  void navigator.serviceWorker.register("./sw.js").then((kept) => {
    found(kept.waiting);
    kept.onupdatefound = () => {
      const installing = kept.installing;
      if (installing) installing.onstatechange = () => installing.state === "installed" && found(installing);
    };
    timer = setInterval(() => void kept.update().catch(() => undefined), 60 * 60 * 1000);
  });
  return () => clearInterval(timer);
}

/** Goes on with the newest site. */
export function renew(): void {
  const again = () => location.reload();
  if (!waiting) return again();
  navigator.serviceWorker.addEventListener("controllerchange", again, { once: true });
  waiting.postMessage("take over");
}

/** The service worker keeps the whole site in the browser; a newer one waits until somebody wants it. */
let waiting: ServiceWorker | null = null;

/** How long to wait for a page that asks nothing. */
const PATIENCE = 10_000;

/**
 * Keeps the site once the page can be used, so that nothing of it waits for what is seen later; calls back when a newer
 * one is there, and answers how to stop.
 */
export function keepSite(usable: Promise<void>, newer: () => void): () => void {
  // Only pages that came over a safe way may keep themselves.
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return () => undefined;
  const found = (worker: ServiceWorker | null) => {
    if (!worker || !navigator.serviceWorker.controller) return;
    waiting = worker;
    newer();
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  const patience = new Promise<void>((over) => setTimeout(over, PATIENCE));
  const registered = Promise.race([usable, patience]).then(() => navigator.serviceWorker.register("./sw.js"));
  void registered.then((kept) => {
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

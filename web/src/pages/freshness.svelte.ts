import { awaitNewer, identity } from "#way";

const EVERY = 10 * 60 * 1000;

/** Whether the server is still the one this page came from. */
class Freshness {
  isStale = $state(false);
  private known: string | null = null;

  /** Compares now: after a lost line, or when somebody comes back to the page. */
  compare = async (): Promise<void> => {
    const now = await identity();
    if (now === null) return;
    this.isStale ||= this.known !== null && this.known !== now;
    this.known ??= now;
  };

  /** Goes on with what is here, until there is something newer still. */
  later(): void {
    this.isStale = false;
    this.known = null;
  }

  /** Compares from time to time; answers how to stop. */
  watch(): () => void {
    void this.compare();
    const seen = () => document.visibilityState === "visible" && void this.compare();
    const stop = awaitNewer(() => (this.isStale = true));
    const timer = setInterval(this.compare, EVERY);
    document.addEventListener("visibilitychange", seen);
    // A part of this page that is not there any more: another client has taken its place.
    window.addEventListener("vite:preloadError", this.compare);
    return () => {
      stop();
      clearInterval(timer);
      window.removeEventListener("vite:preloadError", this.compare);
      document.removeEventListener("visibilitychange", seen);
    };
  }
}

export const freshness = new Freshness();

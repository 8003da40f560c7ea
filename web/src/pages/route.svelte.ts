import { isTab } from "#way";

/** The address within the site. Without a server all of it stands behind the `#`: any host has the first page. */
const here = (): URL =>
  isTab ? new URL(location.hash.slice(1) || "/", location.origin) : new URL(location.href);

/** Where the browser is: the path in pieces, what is asked of it, and what stands behind the `#`. */
class Route {
  path = $state(here().pathname);
  search = $state(here().search);
  hash = $state(here().hash);
  parts = $derived(this.path.split("/").filter(Boolean));
  query = $derived(new URLSearchParams(this.search));

  /** Reads the address again. */
  read(): void {
    const { pathname, search, hash } = here();
    this.path = pathname;
    this.search = search;
    this.hash = hash;
  }
}

export const route = new Route();

/** Goes to another page without loading anything anew. */
export function go(address: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", isTab ? `#${address}` : address);
  route.read();
}

/** Follows links of this site without loading them, and the browser's way back. */
export function follow(): () => void {
  const clicked = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  const read = () => route.read();
  document.addEventListener("click", clicked);
  window.addEventListener("popstate", read);
  return () => {
    document.removeEventListener("click", clicked);
    window.removeEventListener("popstate", read);
  };
}

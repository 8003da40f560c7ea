import type { Reached } from "../net/address";

type Reach = (method: string, path: string) => Promise<Reached>;

/** Offers something as a file. */
export function save(name: string, what: unknown): void {
  const file = new Blob([`${JSON.stringify(what, null, 2)}\n`], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Links that a server would answer: records are made here, and pages of their own are found behind the `#`. */
export function watchLinks(reach: Reach): void {
  const clicked = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.("a");
    const path = link?.getAttribute("href");
    if (!link || !path?.startsWith("/")) return;
    if (path.startsWith("/api/")) {
      event.preventDefault();
      void reach("GET", path).then(({ answer }) => save(`${path.split("/")[3] ?? "record"}.json`, answer));
    } else if (link.target || event.button === 1 || event.metaKey || event.ctrlKey) {
      event.preventDefault();
      window.open(`${location.pathname}#${path}`, "_blank");
    }
  };
  document.addEventListener("click", clicked, true);
  document.addEventListener("auxclick", clicked, true);
}

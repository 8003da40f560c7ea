const PLAIN = `${import.meta.env.BASE_URL}favicon.svg`;
const ASKED = `${import.meta.env.BASE_URL}favicon-asked.svg`;

/** Repeats the bar in the tab of the browser: a dot and the sentence when an answer is wanted. */
export function showInTab(sentence: string, asked: boolean): () => void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel='icon']");
  document.title = asked ? `● ${sentence}` : `${sentence} · Arkwright`;
  icon?.setAttribute("href", asked ? ASKED : PLAIN);
  return () => {
    document.title = "Arkwright";
    icon?.setAttribute("href", PLAIN);
  };
}

import { readdirSync } from "node:fs";
import { Failure } from "./wanted.js";

/** Asks a host of its own in the page, as another tab would have: it answers what is written down. */
export function asker(folder) {
  const file = readdirSync(`${folder}/assets`).find((name) => /^worker-.*\.js$/.test(name));
  if (!file) throw new Failure("the site has no worker");
  const ask = (page, path) =>
    page.evaluate(
      ([file, path]) =>
        new Promise((resolve) => {
          window.asking ??= new Worker(`./assets/${file}`, { type: "module" });
          window.numbers = (window.numbers ?? 0) + 1;
          const number = window.numbers;
          const heard = ({ data }) => {
            if (data.kind !== "answer" || data.number !== number) return;
            window.asking.removeEventListener("message", heard);
            resolve(data.answer);
          };
          window.asking.addEventListener("message", heard);
          window.asking.postMessage({ kind: "ask", number, method: "GET", path, query: {}, body: null });
        }),
      [file, path],
    );
  const asked = async (page, table) => {
    const { version, stage, held = [], asked = [] } = await ask(page, `/api/tables/${table}`);
    return { version, stage, own: asked.some((seat) => held.includes(seat)) };
  };
  return { ask, asked };
}

// Makes the site that was built for a tab installable and ready for no network: the manifest, and the service worker
// with its version and the files it keeps.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const SITE = new URL("../built/site", import.meta.url).pathname;
const WORKER = new URL("../src/tab/sw.js", import.meta.url).pathname;
/** Letters that hardly anybody needs: fetched when they are. */
const SELDOM = /-(vietnamese|latin-ext)-/;

const MANIFEST = {
  name: "Arkwright",
  short_name: "Arkwright",
  description: "Ark Nova and Ark against bots, alone or on one device, without a server",
  start_url: "./",
  scope: "./",
  display: "standalone",
  background_color: "#f4f1e9",
  theme_color: "#1f3d33",
  icons: [{ src: "favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }],
};

writeFileSync(join(SITE, "manifest.webmanifest"), `${JSON.stringify(MANIFEST, null, 2)}\n`);
const page = join(SITE, "index.html");
const linked = readFileSync(page, "utf8").replace(
  "<!-- site -->",
  '<link rel="manifest" href="./manifest.webmanifest" />',
);
writeFileSync(page, linked);

const files = readdirSync(SITE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/(\.(br|gz)|sw\.js)$/.test(entry.name) && !SELDOM.test(entry.name))
  .map((entry) => relative(SITE, join(entry.parentPath, entry.name)))
  .sort();
const version = createHash("sha256");
for (const file of files) version.update(file).update(readFileSync(join(SITE, file)));
const kept = ["./", ...files.filter((file) => file !== "index.html")];
const worker = readFileSync(WORKER, "utf8")
  .replace("__VERSION__", version.digest("hex").slice(0, 16))
  .replace('["__FILES__"]', JSON.stringify(kept));
writeFileSync(join(SITE, "sw.js"), worker);

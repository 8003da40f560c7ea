import { createServer } from "node:http";
import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";

const KINDS = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };

/**
 * Hands out a folder as the plainest of hosts does: no headers but the kind of a file, and not even that of most. It lies
 * below a path, as the pages of a person or a project do.
 */
export async function handOut(folder, below = "/games/ark/") {
  const asked = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://host").pathname);
    asked.push(path);
    const within = path.startsWith(below) ? path.slice(below.length) || "index.html" : "";
    const file = join(folder, within);
    if (!within || within.includes("..") || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "Content-Type": KINDS[extname(file)] ?? "application/octet-stream" });
    response.end(readFileSync(file));
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const address = `http://127.0.0.1:${server.address().port}${below}`;
  const close = () => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  };
  return { address, asked, close };
}

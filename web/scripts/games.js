// Plays games between bots in the module for a browser tab: a line of JSON that makes a table in, its last digest out.
//
//   node scripts/games.js built/engine.wasm < tables
import { readFileSync } from "node:fs";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const running = new WebAssembly.Instance(module, { host: { now: () => 0 } }).exports;

function call(op) {
  const bytes = new TextEncoder().encode(typeof op === "string" ? op : JSON.stringify(op));
  const room = running.room(bytes.length);
  new Uint8Array(running.memory.buffer).set(bytes, room);
  const at = running.call(room, bytes.length);
  const length = new DataView(running.memory.buffer).getUint32(at, true);
  const text = new TextDecoder().decode(new Uint8Array(running.memory.buffer, at + 4, length));
  running.done(at);
  return JSON.parse(text);
}

for (const line of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  let told = call(line);
  const { table } = told.answer;
  while (told.more) told = call({ op: "think", table });
  console.log(told.kept?.rows[0].digest ?? "none");
  call({ op: "forget", table });
}

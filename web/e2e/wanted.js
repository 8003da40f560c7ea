/** What is said on the command line: the address of a server, then `--name value` for everything else. */
export function wanted(usual, said = process.argv.slice(2)) {
  const found = { ...usual };
  const [server, ...others] = said;
  if (!server?.startsWith("http"))
    throw new Error("say the address of a server first: http://127.0.0.1:8017");
  for (let at = 0; at < others.length; at += 2) {
    const name = others[at].replace(/^--/, "");
    if (!(name in usual))
      throw new Error(`there is no --${name}; there are --${Object.keys(usual).join(", --")}`);
    const value = others[at + 1];
    if (value === undefined) throw new Error(`--${name} needs a value`);
    found[name] = typeof usual[name] === "number" ? Number(value) : value;
  }
  return { server: server.replace(/\/$/, ""), ...found };
}

/** Runs something from the command line: what fails is said in a line, and the program fails with it. */
export async function run(doing) {
  try {
    await doing();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}

/** Something that is not as it should be. */
export class Failure extends Error {}

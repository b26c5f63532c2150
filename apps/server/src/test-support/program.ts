import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const main = new URL("../main.ts", import.meta.url).pathname;

type Variables = Readonly<Record<string, string>>;

/** Programs as a person starts them, with nothing set but what a test is about, on one data folder. */
export async function programs() {
  const folder = await mkdtemp(join(tmpdir(), "beltwright-program-"));
  const started: ChildProcess[] = [];
  return {
    folder,
    run: (environment: Variables, args: readonly string[] = []) => {
      const { PATH, NODE_COMPILE_CACHE } = process.env;
      const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder, PORT: "0", ...environment };
      const child = spawn(process.execPath, [main, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
      started.push(child);
      return follow(child);
    },
    remove: async () => {
      for (const child of started) child.kill("SIGKILL");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What a program says, where it listens, and how it ends. */
export function follow(child: ChildProcess) {
  const said = { out: "", err: "" };
  child.stdout?.on("data", (text) => {
    said.out += text;
  });
  child.stderr?.on("data", (text) => {
    said.err += text;
  });
  const ended = once(child, "close").then(([code]) => ({ code, ...said }));
  const listening = new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", () => {
      const address = /at (http:\S+)/.exec(said.out)?.[1];
      if (address !== undefined) resolve(address);
    });
    ended.then(({ err }) => reject(new Error(err)), reject);
  });
  // Nobody waits for the address of a program that is meant to refuse.
  listening.catch(() => undefined);
  return { child, listening, ended };
}

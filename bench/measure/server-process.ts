import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import type { StoreTarget } from "@beltwright/store";

export interface ServerProcess {
  readonly url: string;
  readonly pid: number | undefined;
  readonly stop: () => Promise<void>;
  /** Ends it as a power cut would. */
  readonly kill: () => void;
  readonly ended: Promise<unknown>;
  /** Time of the processor it has used so far, in milliseconds; zero where the system does not tell. */
  readonly cpu: () => number;
  /** Memory it holds, in megabytes; zero where the system does not tell. */
  readonly memory: () => number;
}

/** Starts a server as its own process and waits until it answers. */
export async function startProcess(
  file: string,
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  // However this program ends, none of its servers is left behind.
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(`${url}/readyz`, child);
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return {
    url,
    pid: child.pid,
    stop,
    kill: end,
    ended,
    cpu: () => cpuOf(child.pid),
    memory: () => memoryOf(child.pid),
  };
}

/** Linux counts in hundredths of a second, as the 14th and 15th word, of which the second may hold spaces. */
function cpuOf(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  const words = readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return 10 * (Number(words[11]) + Number(words[12]));
}

function memoryOf(pid: number | undefined): number {
  const file = `/proc/${pid}/status`;
  const line = existsSync(file) ? /VmRSS:\s*(\d+)/.exec(readFileSync(file, "utf8")) : null;
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}

/** The first start loads the libraries, beside whatever else the machine does. */
const patience = 300_000;

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode} before it answered`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new Error(`No answer from ${url} within ${patience / 1000} s`);
}

/** Asks again where the server says that it has too much to do: then it has done nothing. */
export async function fetchPatiently(url: string, init: RequestInit): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, init);
    if (answer.status !== 503) return answer;
    await new Promise((wake) => setTimeout(wake, 200));
  }
}

/** The cookie of a fresh sign-in. */
export async function signIn(url: string, email: string, password: string): Promise<string> {
  const answer = await fetchPatiently(`${url}/api/signin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(";")[0];
  if (!answer.ok || cookie === undefined) throw new Error(`Sign-in answered ${answer.status}`);
  return cookie;
}

const main = new URL("../../apps/server/src/main.ts", import.meta.url).pathname;

interface BenchServer {
  readonly folder: string;
  readonly port: number;
  readonly target: StoreTarget;
  readonly more?: Readonly<Record<string, string>>;
}

/** The server as it runs for customers, with an administrator of its own. */
export function startBenchServer({ folder, port, target, more = {} }: BenchServer): Promise<ServerProcess> {
  return startProcess(main, port, {
    DATA_DIR: folder,
    HOST: "127.0.0.1",
    NODE_ENV: "production",
    SESSION_SECRET: "only-for-this-benchmark-and-its-data",
    ADMIN_EMAIL: "bench@beltwright.test",
    ADMIN_PASSWORD: "bench-password-of-today",
    ...(target.kind === "postgres" ? { DATABASE_URL: target.url } : {}),
    ...more,
  });
}

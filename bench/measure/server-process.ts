import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export interface ServerProcess {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Ends it as a power cut would. */
  readonly kill: () => void;
  readonly ended: Promise<unknown>;
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
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(`${url}/readyz`, child);
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { url, stop, kill: () => child.kill("SIGKILL"), ended };
}

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode} before it answered`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new Error(`No answer from ${url} within a minute`);
}

/** The cookie of a fresh sign-in. */
export async function signIn(url: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/api/signin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(";")[0];
  if (!answer.ok || cookie === undefined) throw new Error(`Sign-in answered ${answer.status}`);
  return cookie;
}

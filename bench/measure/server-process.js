import { spawn } from "node:child_process";
import { once } from "node:events";
/** Starts a server as its own process and waits until it answers. */
export async function startProcess(file, port, env) {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(`${url}/readyz`, child);
  return { url, stop: () => end(child) };
}
async function untilAnswering(url, child) {
  const until = Date.now() + 60000;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode} before it answered`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new Error(`No answer from ${url} within a minute`);
}
async function end(child) {
  child.kill("SIGTERM");
  if (child.exitCode === null) await once(child, "exit");
}
/** The cookie of a fresh sign-in. */
export async function signIn(url, email, password) {
  const answer = await fetch(`${url}/api/signin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(";")[0];
  if (!answer.ok || cookie === undefined) throw new Error(`Sign-in answered ${answer.status}`);
  return cookie;
}

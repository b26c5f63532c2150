import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { findJob, openStore } from "@beltwright/store";
import { afterAll, describe, expect, it } from "vitest";
import { follow, programs } from "./test-support/program.ts";

const { run, remove, folder } = await programs();
afterAll(remove);

/** Hours of work. */
const endless = { runTime: 3600, interval: 20, elements: 5000, scenario: { kind: "start", load: "full" } };

async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/signin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "dynamic@demo.test", password: "beltwright-demo" }),
  });
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

interface Answered {
  readonly id: string;
  readonly state: string;
}

async function ask<T>(url: string, init: RequestInit): Promise<T> {
  const answer = await fetch(url, init);
  return (await answer.json()) as T;
}

/** Asks for a long calculation and waits until it is under way. */
async function beginJob(address: string): Promise<string> {
  const headers = { cookie: await signIn(address), "content-type": "application/json" };
  const [demo] = await ask<readonly Answered[]>(`${address}/api/conveyorlistdemos`, { headers });
  const body = JSON.stringify({ conveyorId: demo?.id, ...endless });
  const { id } = await ask<Answered>(`${address}/api/dynamics`, { method: "POST", headers, body });
  const state = async () => (await ask<Answered>(`${address}/api/jobs/${id}`, { headers })).state;
  await expect.poll(state, { timeout: 20_000 }).toBe("running");
  return id;
}

/** Sends a byte of a body now and then, and never all of it. */
function sendSlowly(address: string) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(
    "POST /api/signin HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{",
  );
  const timer = setInterval(() => socket.destroyed || socket.write(" "), 200);
  socket.on("error", () => undefined);
  return new Promise<void>((resolve) => {
    socket.on("close", () => {
      clearInterval(timer);
      resolve();
    });
  });
}

/** A connection that stays open after its answer. */
async function keepAlive(address: string): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const asked = request(`${address}/healthz`, { agent }).end();
  const [answer] = await once(asked, "response");
  answer.resume();
  await once(answer, "end");
}

async function milliseconds(work: Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work;
  return performance.now() - before;
}

describe("a server that is told to end", () => {
  it("ends within 10 s, with open connections, slow senders and jobs under way, which it hands back", async () => {
    const server = run({ HOST: "127.0.0.1" });
    const address = await server.listening;
    const id = await beginJob(address);
    await keepAlive(address);
    const cut = sendSlowly(address);
    server.child.kill("SIGTERM");
    expect(await milliseconds(server.ended)).toBeLessThan(10_000);
    expect(await server.ended).toMatchObject({ code: 0, err: "" });
    await cut;
    const store = await openStore({ kind: "sqlite", folder });
    expect(await findJob(store.db, id)).toMatchObject({ state: "queued" });
    await store.close();
  });

  const root = new URL("../../../", import.meta.url).pathname;
  const begin = (command: string, ...args: string[]) => {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder, PORT: "0", HOST: "127.0.0.1" };
    return follow(spawn(command, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] }));
  };
  const isUp = async (address: string) => (await fetch(`${address}/healthz`).catch(() => undefined)) !== undefined;

  it.each([
    { what: "whoever started it", command: [process.execPath, "scripts/start.mjs"] },
    { what: "the npm that started it through a shell", command: ["npm", "start"] },
  ])("leaves nothing behind when $what is killed", async ({ command: [program = "", ...args] }) => {
    const { child, listening } = begin(program, ...args);
    const address = await listening;
    child.kill("SIGKILL");
    await expect.poll(() => isUp(address), { timeout: 15_000 }).toBe(false);
  });

  it("ends within 10 s when npm is told to end", async () => {
    const { child, listening, ended } = begin("npm", "start");
    const address = await listening;
    child.kill("SIGTERM");
    expect(await milliseconds(ended)).toBeLessThan(10_000);
    expect(await isUp(address)).toBe(false);
  });
});

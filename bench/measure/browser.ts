import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Params = Readonly<Record<string, unknown>>;

/** A page of Chromium, spoken to by the DevTools protocol: real key strokes and pointers, and nothing in between. */
export interface BrowserPage {
  readonly send: (method: string, params?: Params) => Promise<Params>;
  /** Leads to an address and returns once the page there has begun: what is asked from then on is asked of it. */
  readonly open: (url: string) => Promise<void>;
  /** The value of an expression within the page; a promise is waited for. */
  readonly evaluate: <Value>(expression: string) => Promise<Value>;
  /** Seconds of processor time the page's process has used so far, its workers included. */
  readonly cpuSeconds: () => Promise<number>;
}

export interface Browser {
  readonly open: (url: string) => Promise<BrowserPage>;
  readonly close: () => Promise<void>;
}

const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--mute-audio"];

export async function startBrowser(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), "beltwright-browser-"));
  const file = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  const child = spawn(
    file,
    [...flags, "--window-size=1440,1000", "--remote-debugging-port=0", `--user-data-dir=${profile}`],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const ended = once(child, "exit");
  const wire = await connect(await addressOf(child.stderr));
  return {
    open: (url) => openPage(wire, url),
    close: async () => {
      child.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function addressOf(lines: AsyncIterable<unknown>): Promise<string> {
  let said = "";
  for await (const part of lines) {
    said += String(part);
    const [, address] = /listening on (ws:\S+)/.exec(said) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`Chromium did not start: ${said}`);
}

type Send = (method: string, params?: Params, sessionId?: string) => Promise<Params>;

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  await new Promise((open, fail) => {
    socket.addEventListener("open", open);
    socket.addEventListener("error", fail);
  });
  const waiting = new Map<number, PromiseWithResolvers<Params>>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result, error } = JSON.parse(String(data));
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result);
  });
  let last = 0;
  return (method, params = {}, sessionId) => {
    last += 1;
    const answer = Promise.withResolvers<Params>();
    waiting.set(last, answer);
    socket.send(JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) }));
    return answer.promise;
  };
}

async function openPage(wire: Send, url: string): Promise<BrowserPage> {
  const { targetId } = await wire("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await wire("Target.attachToTarget", { targetId, flatten: true });
  const send = (method: string, params: Params = {}) => wire(method, params, String(sessionId));
  const evaluate = <Value>(expression: string) => evaluateIn<Value>(send, expression);
  await send("Page.enable");
  await send("Emulation.setFocusEmulationEnabled", { enabled: true });
  const open = async (address: string) => {
    await send("Page.navigate", { url: address });
  };
  await open(url);
  return {
    send,
    open,
    evaluate,
    cpuSeconds: async () => {
      const { processInfo } = await wire("SystemInfo.getProcessInfo");
      const all: unknown[] = Array.isArray(processInfo) ? processInfo : [];
      return Math.max(...all.map(rendererSeconds));
    },
  };
}

/** Only one page works at a time, so its renderer is the busiest. */
function rendererSeconds(process: unknown): number {
  const isRecord = typeof process === "object" && process !== null && "type" in process && "cpuTime" in process;
  return isRecord && process.type === "renderer" ? Number(process.cpuTime) : 0;
}

/** Longer than any wait within a page, which says what was not there: this one knows only what was asked. */
const patience = 180_000;

async function evaluateIn<Value>(send: Send, expression: string): Promise<Value> {
  const options = { expression, awaitPromise: true, returnByValue: true };
  const { result, exceptionDetails } = await within(send("Runtime.evaluate", options), expression);
  if (exceptionDetails) throw new Error(`In the page: ${JSON.stringify(exceptionDetails)}`);
  // The protocol is the parser here: what the expression gives is what the caller named.
  return (result as { readonly value: Value }).value;
}

async function within<Value>(answer: Promise<Value>, expression: string): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const sentence = `The page gave no answer within ${patience / 1000} s to: ${expression.slice(0, 200)}`;
  const limit = setTimeout(() => late.reject(new Error(sentence)), patience);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(limit);
  }
}

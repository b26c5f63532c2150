import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { StoreTarget } from "../open.ts";

/** A write that the writer was told has been made. */
export interface Acknowledged {
  readonly id: string;
  readonly no: number;
  readonly revision: number;
  readonly mass: number;
  /** A conveyor has its `mass` in its project. */
  readonly state: "living" | "deleted" | "conveyor";
}

export interface WriterRun {
  readonly acknowledged: readonly Acknowledged[];
  readonly code: number | null;
  readonly signal: string | null;
  readonly errors: string;
}

/** Compiling the program is most of what a writer does before it is killed, so this is kept from one to the next. */
const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), "beltwright-writers") };

/** Runs the writer in a process of its own; `killAfter` writes it is killed, without a chance to tidy up. */
export async function runWriter(
  target: StoreTarget,
  userName: string,
  { count, killAfter }: { readonly count: number; readonly killAfter?: number },
): Promise<WriterRun> {
  const place = target.kind === "postgres" ? target.url : target.folder;
  const program = fileURLToPath(new URL("writer.ts", import.meta.url));
  const child = spawn(process.execPath, [program, target.kind, place, userName, String(count)], { env });
  const output = collect(child, killAfter);
  const [code, signal] = await once(child, "close");
  return { ...output(), code, signal };
}

function collect(child: ChildProcess, killAfter: number | undefined) {
  let text = "";
  let errors = "";
  child.stdout?.on("data", (chunk) => {
    text += chunk;
    if (killAfter !== undefined && text.split("\n").length > killAfter) child.kill("SIGKILL");
  });
  child.stderr?.on("data", (chunk) => {
    errors += chunk;
  });
  return () => ({ acknowledged: wholeLines(text).map(parseAcknowledged), errors });
}

/** The last line may have been cut off by the kill: it was never heard. */
function wholeLines(text: string): readonly string[] {
  return text.split("\n").slice(0, -1);
}

function parseAcknowledged(line: string): Acknowledged {
  return JSON.parse(line) as Acknowledged;
}

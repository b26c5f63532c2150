import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
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

interface WriterRun {
  readonly acknowledged: readonly Acknowledged[];
  readonly code: number | null;
  readonly signal: string | null;
  readonly errors: string;
}

export interface Writer {
  /** Runs the writer in a process of its own; `killAfter` writes it is killed, without a chance to tidy up. */
  readonly run: (target: StoreTarget, userName: string, until: WriterEnd) => Promise<WriterRun>;
  readonly remove: () => Promise<void>;
}

interface WriterEnd {
  readonly count: number;
  readonly killAfter?: number;
}

/**
 * The writer made into one file: otherwise it would be busy with reading its hundreds of modules for most of the time
 * before it is killed. Compiled, it is kept from one process to the next.
 */
export async function makeWriter(): Promise<Writer> {
  const folder = await mkdtemp(join(tmpdir(), "beltwright-writer-"));
  await build({
    configFile: false,
    logLevel: "silent",
    build: {
      ssr: fileURLToPath(new URL("writer.ts", import.meta.url)),
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: "writer.mjs" } },
    },
    ssr: { noExternal: true },
  });
  const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, "compiled") };
  return {
    run: (target, userName, until) => runWriter({ program: join(folder, "writer.mjs"), env }, target, userName, until),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function runWriter(
  { program, env }: { readonly program: string; readonly env: NodeJS.ProcessEnv },
  target: StoreTarget,
  userName: string,
  { count, killAfter }: WriterEnd,
): Promise<WriterRun> {
  const place = target.kind === "postgres" ? target.url : target.folder;
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

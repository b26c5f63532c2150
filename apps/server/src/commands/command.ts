import { resolve } from "node:path";
import type { StoreTarget, TableCounts } from "@beltwright/store";

/** What is wrong is for the person at the keyboard: one sentence, and a non-zero end for scripts. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (failure) {
    console.error(`Nothing was changed: ${reasonOf(failure)}.`);
    process.exitCode = 1;
  }
}

/** A refused connection to a name with several addresses has its reason in a code and no message. */
function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return failure.message || ("code" in failure ? String(failure.code) : failure.name);
}

/** A file named on the command line, from the folder the person stands in and not from npm's. */
export function fileArgument(usage: string): string {
  const [file, ...rest] = process.argv.slice(2);
  if (!file || rest.length > 0) throw new Error(`Name one file: ${usage}`);
  return resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

export function embeddedTarget(): StoreTarget & { readonly kind: "sqlite" } {
  return { kind: "sqlite", folder: resolve(process.env.DATA_DIR || "./data") };
}

export function postgresTarget(): (StoreTarget & { readonly kind: "postgres" }) | undefined {
  const url = process.env.DATABASE_URL;
  return url ? { kind: "postgres", url } : undefined;
}

/** The database the server would open with this environment. */
export function dataTarget(): StoreTarget {
  return postgresTarget() ?? embeddedTarget();
}

/** Without the password: this is printed. */
export function nameOf(target: StoreTarget): string {
  if (target.kind === "sqlite") return `the embedded database in ${target.folder}`;
  if (!URL.canParse(target.url)) return "PostgreSQL";
  const { host, pathname } = new URL(target.url);
  return `PostgreSQL ${host}${pathname}`;
}

export function printCounts(counts: TableCounts): void {
  const width = Math.max(...Object.keys(counts).map((table) => table.length));
  for (const [table, count] of Object.entries(counts)) console.log(`  ${table.padEnd(width)}  ${count}`);
}

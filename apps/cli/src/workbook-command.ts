import { readFile, writeFile } from "node:fs/promises";
import { type Conveyor, type MergeChoice, proposedChanges, withProposed } from "@beltwright/model";
import { readWorkbook, writeWorkbook } from "@beltwright/report";
import { conveyorFile } from "./conveyor-file.ts";
import { failed, type Outcome } from "./outcome.ts";
import { readConveyor } from "./read-conveyor.ts";
import type { WorkbookRequest } from "./workbook-request.ts";

/** `workbook FILE`: the design as cells, and changed cells back into the design. */
export async function workbookCommand({ file, from, out, system }: WorkbookRequest): Promise<Outcome> {
  const read = await readConveyor(file);
  if (read.kind === "unreadable") return failed(`${file}: ${read.message}`);
  const { conveyor } = read;
  if (from !== undefined) return takeOver(conveyor, { from, out });
  if (out === undefined) return failed("--out is missing");
  await writeFile(out, await writeWorkbook(conveyor, system ?? (conveyor.metric ? "metric" : "imperial")));
  return { exitCode: 0, output: `${out}: every input of ${conveyor.convNo}`, error: "" };
}

interface Taking {
  readonly from: string;
  readonly out: string | undefined;
}

/** Ends with 1 where a cell cannot be taken, or was changed in the design as well. */
async function takeOver(current: Conveyor, { from, out }: Taking): Promise<Outcome> {
  const bytes = await readFile(from).catch(() => undefined);
  if (bytes === undefined) return failed(`${from}: There is no such file.`);
  const read = await readWorkbook(bytes);
  if (read.kind === "not-ours") return failed(`${from}: ${read.message}`);
  const of = { base: read.base, proposed: read.edited, current };
  const changed = proposedChanges(of);
  const [contested, plain] = [true, false].map((is) => changed.filter(({ isContested }) => isContested === is));
  if (out !== undefined) {
    await writeFile(out, conveyorFile(withProposed(of, new Set(plain?.map(({ path }) => path))), out));
  }
  const lines = [
    `${changed.length} inputs changed in ${from}`,
    ...changed.map(changeLine),
    ...read.refused.map(({ cell, message }) => `${cell} is not taken: ${message}`),
  ];
  return { exitCode: read.refused.length + (contested?.length ?? 0) > 0 ? 1 : 0, output: lines.join("\n"), error: "" };
}

function changeLine({ path, place, label, theirs: now, mine: typed, isContested }: MergeChoice): string {
  const name = place === "" ? label : `${place}, ${label}`;
  const note = isContested ? "   changed in the design too, which is kept" : "";
  return `  ${path} (${name}): ${JSON.stringify(now)} -> ${JSON.stringify(typed)}${note}`;
}

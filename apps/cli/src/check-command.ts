import { correctionWords } from "@beltwright/contract";
import { calculate, type MovedResult, movedResults, type SavedBefore } from "@beltwright/model";
import { issueLine, resultText } from "@beltwright/results";
import type { CheckRequest } from "./check-request.ts";
import { columns } from "./columns.ts";
import { failed, type Outcome } from "./outcome.ts";
import { readConveyor } from "./read-conveyor.ts";
import { rowsFor } from "./rows.ts";

/** `check FILE`: which main results of an older file moved, by how much and why. */
export async function checkCommand(request: CheckRequest): Promise<Outcome> {
  const { file, isJson } = request;
  const read = await readConveyor(file);
  if (read.kind === "unreadable") return failed(`${file}: ${read.message}`);
  const { conveyor, before } = read;
  if (before === undefined) return { exitCode: 0, output: isJson ? jsonOf([]) : notOlder, error: "" };
  const calculation = calculate(conveyor, await rowsFor(request));
  if (calculation.kind === "refused") return failed(`${file}: ${issueLine(calculation.issues)}`);
  const moved = movedResults(before, calculation.results, conveyor);
  const exitCode = moved.length === 0 ? 0 : 1;
  return { exitCode, output: isJson ? jsonOf(moved) : textOf(conveyor.convNo, before, moved), error: "" };
}

const notOlder = "The file carries no results from before the calculation was corrected: nothing to compare.";

function textOf(convNo: string, { format }: SavedBefore, moved: readonly MovedResult[]): string {
  const head = `Conveyor ${convNo}, saved in format ${format}: ${moved.length} main results moved`;
  if (moved.length === 0) return head;
  const lines = moved.map(({ label, unit, before, after, relative, path }) => [
    label,
    resultText(before, unit),
    resultText(after, unit),
    relative === undefined ? "" : `${relative > 0 ? "+" : ""}${(100 * relative).toFixed(1)} %`,
    unit === "1" ? "" : unit,
    path,
  ]);
  const reasons = new Set(moved.flatMap(({ corrections }) => corrections));
  const why = [...reasons].map((code) => `  ${correctionWords[code].reason}`);
  return [head, "", columns([["", "as saved", "now", "change", "", ""], ...lines]), "", "Why", ...why].join("\n");
}

function jsonOf(moved: readonly MovedResult[]): string {
  const lines = moved.map(({ path, unit, before, after, relative, corrections }) => ({
    path,
    unit,
    before,
    after,
    relative,
    corrections,
  }));
  return JSON.stringify({ moved: lines }, null, 2);
}

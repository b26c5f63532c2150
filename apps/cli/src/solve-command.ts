import { hasErrors, issueLine, resultRecord, resultSteps, solveConveyor, stepsText } from "@beltwright/results";
import type { SolveRequest } from "./command-line.ts";
import { failed, type Outcome } from "./outcome.ts";
import { readConveyor } from "./read-conveyor.ts";
import { rowsFor } from "./rows.ts";
import { tableText } from "./table.ts";

/** `solve FILE`: reads, calculates and prints a conveyor. */
export async function solveCommand(request: SolveRequest): Promise<Outcome> {
  const { file, method, isJson, trace } = request;
  const read = await readConveyor(file);
  if (read.kind === "unreadable") return failed(`${file}: ${read.message}`);
  const { conveyor } = read;
  const given = await rowsFor(request);
  const outcome = solveConveyor(conveyor, method, { isTraced: trace !== undefined, ...given });
  const [first] = outcome.solved;
  if (first === undefined)
    return failed(`${file}: ${issueLine(outcome.refused[0]?.issues ?? []) || "cannot be calculated"}`);
  const exitCode = hasErrors(outcome) ? 1 : 0;
  if (trace === undefined) {
    return {
      exitCode,
      output: isJson
        ? JSON.stringify(resultRecord(outcome, method === "all"), undefined, 2)
        : tableText(outcome, given.rows),
      error: "",
    };
  }
  const steps = resultSteps(conveyor, first, trace);
  if (steps !== undefined) return { exitCode, output: stepsText(steps, first.method), error: "" };
  return failed(`There is no result ${trace}; --json lists them, such as te, pulls[2].t1 and drives[0].t2Surplus.`);
}

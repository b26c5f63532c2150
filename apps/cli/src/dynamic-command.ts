import { writeFile } from "node:fs/promises";
import type { DynamicResult, Scenario } from "@beltwright/engine";
import {
  type Conveyor,
  calculate,
  dynamicCsv,
  dynamicJson,
  dynamicScenario,
  prepareConveyor,
  scenariosFor,
} from "@beltwright/model";
import { findingSentence, issueLine } from "@beltwright/results";
import type { DynamicRequest } from "./dynamic-request.ts";
import { dynamicText } from "./dynamic-text.ts";
import { failed, type Outcome } from "./outcome.ts";
import { readConveyor } from "./read-conveyor.ts";
import { rowsFor } from "./rows.ts";

/** `dynamic FILE`: starts or stops a conveyor as an elastic belt. */
export async function dynamicCommand(request: DynamicRequest): Promise<Outcome> {
  const { file, out } = request;
  const read = await readConveyor(file);
  if (read.kind === "unreadable") return failed(`${file}: ${read.message}`);
  const { conveyor } = read;
  const calculated = calculate(conveyor, await rowsFor(request));
  if (calculated.kind === "refused") return failed(`${file}: ${issueLine(calculated.issues)}`);
  const scenario = request.sequence ?? namedScenario(request, conveyor) ?? dynamicScenario(conveyor);
  const prepared = prepareConveyor(
    { conveyor, calculated, scenario },
    {
      ...(request.runTime === undefined ? {} : { runTime: request.runTime }),
      ...(request.interval === undefined ? {} : { interval: request.interval }),
      ...(request.elements === undefined ? {} : { elements: request.elements }),
      isTraced: true,
    },
  );
  if (prepared.kind === "refused") {
    const [first, ...more] = prepared.reasons;
    const count = more.length === 0 ? "" : ` (and ${more.length} more)`;
    return failed(`${file}: ${first === undefined ? "" : findingSentence(first.code)} (${first?.input ?? ""})${count}`);
  }
  const { run } = prepared;
  run.advance(run.runTime);
  const result = run.result();
  const unwritten = out === undefined ? undefined : await write(out, result);
  if (unwritten !== undefined) return failed(`${out}: ${unwritten}`);
  const isBad = result.findings.some((finding) => finding.severity === "error");
  return { exitCode: isBad ? 1 : 0, output: dynamicText(result, out), error: "" };
}

/** A conveyor says when an aborted start is tripped, and whether its brakes keep their control without power. */
function namedScenario({ named }: DynamicRequest, conveyor: Conveyor): Scenario | undefined {
  return named === undefined ? undefined : scenariosFor(conveyor, [named])[0];
}

async function write(out: string, result: DynamicResult): Promise<string | undefined> {
  try {
    await writeFile(out, out.toLowerCase().endsWith(".csv") ? dynamicCsv(result) : dynamicJson(result));
    return undefined;
  } catch (fault) {
    const code = fault instanceof Error && "code" in fault ? fault.code : fault;
    return `The file cannot be written (${String(code)}).`;
  }
}

import {
  type ComponentRows,
  type Conveyor,
  calculate,
  dynamicJson,
  dynamicScenario,
  isScenarioName,
  prepareConveyor,
  scenariosFor,
  valuesOfRun,
} from "@beltwright/model";
import { calculatedRecord, findingSentence, summaryOfRun, toldFinding } from "@beltwright/results";
import type { DesignQuestion, DesignSource, QuestionAnswer } from "./design-task.ts";
import { readSource } from "./read-source.ts";

type Asked<Kind extends DesignQuestion["kind"]> = Extract<DesignQuestion, { kind: Kind }>;

/** Values that a run keeps of each quantity: more take longer than a call should. */
const mostValues = 400_000;

/** What is asked of a design that was sent along. Nothing of it is kept. */
export function answerQuestion(source: DesignSource, question: DesignQuestion, rows: ComponentRows): QuestionAnswer {
  const read = readSource(source);
  if (read.kind !== "read") return read;
  const { conveyor } = read.design;
  switch (question.kind) {
    case "calculate":
      return calculated(conveyor, question, rows);
    case "run":
      return simulated(conveyor, question, rows);
  }
}

function calculated(conveyor: Conveyor, question: Asked<"calculate">, rows: ComponentRows): QuestionAnswer {
  const answer = calculatedRecord(conveyor, question, rows);
  return answer.kind === "refused" ? answer : { kind: "answered", text: JSON.stringify(answer.record) };
}

function simulated(
  conveyor: Conveyor,
  { scenario: name, isWhole, asked }: Asked<"run">,
  rows: ComponentRows,
): QuestionAnswer {
  if (valuesOfRun(conveyor, asked) > mostValues) {
    return refused("runTime", "This run is too large for one call. Save the conveyor and start it as a job.");
  }
  const scenario =
    name === undefined ? dynamicScenario(conveyor) : isScenarioName(name) && scenariosFor(conveyor, [name])[0];
  if (!scenario) return refused("scenario", `There is no scenario ${name}.`);
  const found = calculate(conveyor, { rows });
  if (found.kind === "refused") return { kind: "refused", issues: found.issues };
  const prepared = prepareConveyor({ conveyor, calculated: found, scenario }, asked);
  if (prepared.kind === "refused") {
    return {
      kind: "refused",
      issues: prepared.reasons.map(({ code, input }) => ({ path: input ?? "", message: findingSentence(code) })),
    };
  }
  const { run } = prepared;
  run.advance(run.runTime);
  const result = run.result();
  if (isWhole) return { kind: "answered", text: dynamicJson(result) };
  const summary = summaryOfRun(found.design, result);
  return { kind: "answered", text: JSON.stringify({ ...summary, findings: summary.findings.map(toldFinding) }) };
}

function refused(path: string, message: string): QuestionAnswer {
  return { kind: "refused", issues: [{ path, message }] };
}

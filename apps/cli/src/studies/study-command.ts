import { writeFile } from "node:fs/promises";
import { type ComponentRows, type Conveyor, calculate, formatNumber, outputAt } from "@beltwright/model";
import { issueLine } from "@beltwright/results";
import {
  type CandidateOutcome,
  candidateCount,
  choiceLabel,
  chosenIn,
  failureSentence,
  type Read,
  readChoices,
  readConditions,
  readObjectives,
  runTrade,
  solveBatch,
  solveToday,
  studyBase,
  studyCsv,
  studyResult,
  type TradeOutcome,
  type TradeStudy,
  usualStudy,
} from "@beltwright/studies";
import { columns } from "../columns.ts";
import { failed, type Outcome } from "../outcome.ts";
import { readConveyor } from "../read-conveyor.ts";
import { rowsFor } from "../rows.ts";
import type { StudyRequest } from "./study-request.ts";

/** `study FILE`: the candidates that none other beats. */
export async function studyCommand(request: StudyRequest): Promise<Outcome> {
  const { file, isJson, out } = request;
  const opened = await readConveyor(file);
  if (opened.kind === "unreadable") return failed(`${file}: ${opened.message}`);
  const { conveyor } = opened;
  const { rows = {} } = await rowsFor(request);
  const calculated = calculate(conveyor, { rows });
  if (calculated.kind === "refused") return failed(`${file}: ${issueLine(calculated.issues)}`);
  const asked = studyAsked(request, conveyor, rows);
  if (asked.kind === "wrong") return failed(asked.message);
  const study = asked.value;
  const base = studyBase(conveyor, rows);
  const found = await runTrade(base, study, async (candidates) => solveBatch(base, study, candidates));
  if (found === undefined) return failed(`${file}: the study was given up`);
  const before = solveToday(base, study);
  const reader = { system: "metric", currency: conveyor.costCurrency } as const;
  if (out !== undefined) await writeFile(out, studyCsv(study, [before, ...found.outcomes], reader));
  const { front } = studyResult(study, found.outcomes);
  const output = isJson ? jsonOf(study, found) : textOf(study, found, before);
  return { exitCode: front.length > 0 ? 0 : 1, output, error: "" };
}

function studyAsked(request: StudyRequest, conveyor: Conveyor, rows: ComponentRows): Read<TradeStudy> {
  const usual = usualStudy(conveyor, rows);
  const parts = {
    choices: request.choices === undefined ? undefined : readChoices(request.choices, { conveyor, rows }),
    objectives: request.objectives === undefined ? undefined : readObjectives(request.objectives),
    conditions: request.conditions === undefined ? undefined : readConditions(request.conditions),
  };
  const { choices, objectives, conditions } = parts;
  for (const part of [choices, objectives, conditions]) if (part?.kind === "wrong") return part;
  return {
    kind: "read",
    value: {
      ...usual,
      ...(choices?.kind === "read" && { choices: choices.value }),
      ...(objectives?.kind === "read" && { objectives: objectives.value }),
      ...(conditions?.kind === "read" && { conditions: conditions.value }),
    },
  };
}

function textOf(study: TradeStudy, { outcomes, end }: TradeOutcome, before: CandidateOutcome): string {
  const { feasible, front, knee, binding } = studyResult(study, outcomes);
  const names = study.objectives.map(({ name }) => name);
  const head = [...study.choices.map(({ name }) => choiceLabel(name)), ...names.map(titleOf), ""];
  const numbers = ({ results }: CandidateOutcome) =>
    names.map((name) => (results[name] === undefined ? "-" : formatNumber(results[name])));
  const lines = front.map((one) => [
    ...chosenIn(study.choices, one.candidate).map(({ value }) => String(value)),
    ...numbers(one),
    one === knee ? "knee" : "",
  ]);
  const now = [...study.choices.map(() => ""), ...numbers(before), "today"];
  const limits = binding.map(({ code, count }) => `${count} fail by ${code}: ${failureSentence(code)}`);
  const gone = Object.entries(end.kind === "every" ? end.sifted.gone : end.gone).map(
    ([code, count]) => `${count} sifted by ${code}: ${failureSentence(code)}`,
  );
  const tried =
    end.kind === "every"
      ? `every one of ${candidateCount(study.choices)} combinations was tried`
      : `a search tried ${end.tried} of ${candidateCount(study.choices)} combinations`;
  return [
    `${tried}: ${feasible.length} meet the conditions, ${front.length} of them are on the front`,
    "",
    columns([head, ...lines, now]),
    "",
    ...limits,
    ...gone,
  ].join("\n");
}

const titleOf = (name: string) => {
  const output = outputAt(name);
  return output === undefined ? name : `${output.label}${output.unit === "1" ? "" : ` ${output.unit}`}`;
};

function jsonOf(study: TradeStudy, { outcomes, end }: TradeOutcome): string {
  const { front, knee, binding, feasible } = studyResult(study, outcomes);
  const shown = (one: CandidateOutcome) => ({
    candidate: one.candidate + 1,
    chosen: Object.fromEntries(chosenIn(study.choices, one.candidate).map(({ name, value }) => [name, value])),
    results: one.results,
  });
  const knees = knee === undefined ? {} : { knee: shown(knee) };
  return JSON.stringify(
    { end, solved: outcomes.length, feasible: feasible.length, front: front.map(shown), ...knees, binding },
    null,
    2,
  );
}

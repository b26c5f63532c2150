import {
  csvLines,
  type FieldValue,
  outputAt,
  toDisplay,
  type UnitSystem,
  unitLabel,
  writeCell,
} from "@beltwright/model";
import { chosenIn } from "./candidates.ts";
import { choiceField, choiceLabel } from "./named-choices.ts";
import { today } from "./solve-candidate.ts";
import { type CandidateOutcome, isFeasible, resultNames, type TradeStudy } from "./study.ts";
import { studyResult } from "./study-result.ts";

/** Units of the file, and what money is counted in. */
interface CsvReader {
  readonly system: UnitSystem;
  readonly currency: string;
}

/**
 * Every candidate that was solved as a spreadsheet opens it: what was chosen, its numbers with every digit, where it
 * stands, and what it fails by. Today's design comes first where it is given.
 */
export function studyCsv(study: TradeStudy, outcomes: readonly CandidateOutcome[], reader: CsvReader): string {
  const { system } = reader;
  const { front, knee } = studyResult(
    study,
    outcomes.filter(({ candidate }) => candidate !== today),
  );
  const onFront = new Set(front.map(({ candidate }) => candidate));
  const standingOf = (one: CandidateOutcome) => {
    if (one.candidate === today) return "today";
    if (!isFeasible(one)) return "fails";
    return one.candidate === knee?.candidate ? "knee" : onFront.has(one.candidate) ? "front" : "";
  };
  const names = resultNames(study);
  const head = [
    "Candidate",
    ...study.choices.map(({ name }) => withUnit(choiceLabel(name), choiceUnit(name), reader)),
    ...names.map((name) => withUnit(outputAt(name)?.label ?? name, outputAt(name)?.unit, reader)),
    "Standing",
    "Fails by",
  ];
  const lines = outcomes.map((one) => [
    one.candidate === today ? "" : String(one.candidate + 1),
    ...chosenCells(study, one, system),
    ...names.map((name) => numberCell(one.results[name], outputAt(name)?.unit, system)),
    standingOf(one),
    writeCell(one.failures.join(" ")),
  ]);
  return csvLines([head.map(writeCell), ...lines]);
}

type Unit = Parameters<typeof unitLabel>[0];

const choiceUnit = (name: string): Unit | undefined => {
  const field = choiceField(name);
  return field?.kind === "number" ? field.unit : undefined;
};

function withUnit(label: string, unit: Unit | undefined, { system, currency }: CsvReader): string {
  const text = unit === undefined ? "" : unitLabel(unit, system, currency);
  return text === "" ? label : `${label} [${text}]`;
}

function chosenCells({ choices }: TradeStudy, { candidate }: CandidateOutcome, system: UnitSystem): readonly string[] {
  if (candidate === today) return choices.map(() => "");
  return chosenIn(choices, candidate).map(({ name, value }) => valueCell(value, choiceUnit(name), system));
}

function valueCell(value: FieldValue, unit: Unit | undefined, system: UnitSystem): string {
  return typeof value === "number" ? numberCell(value, unit, system) : writeCell(value);
}

function numberCell(value: number | undefined, unit: Unit | undefined, system: UnitSystem): string {
  if (value === undefined) return "";
  return String(unit === undefined ? value : toDisplay(value, unit, system));
}

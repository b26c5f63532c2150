import { type FieldValue, outputAt, shownText, type UnitCode, unitLabel } from "@beltwright/model";
import {
  type CandidateOutcome,
  choiceField,
  choiceLabel,
  chosenIn,
  type Objective,
  resultNames,
  type TradeStudy,
} from "@beltwright/studies";
import type { Reader } from "../../../../ui/units/currency.ts";

const withUnit = (text: string, unit: UnitCode | undefined, reader: Reader) => {
  const label = unit === undefined ? "" : unitLabel(unit, reader.system, reader.currency);
  return label === "" ? text : `${text} ${label}`;
};

export const resultLabel = (name: string): string => outputAt(name)?.label ?? name;

/** `Largest tension, kN` */
export function axisLabel(name: string, reader: Reader): string {
  const unit = outputAt(name)?.unit;
  const label = unit === undefined ? "" : unitLabel(unit, reader.system, reader.currency);
  return label === "" ? resultLabel(name) : `${resultLabel(name)}, ${label}`;
}

export function resultNumber(name: string, value: number | undefined, reader: Reader): string {
  const unit = outputAt(name)?.unit ?? "1";
  return value === undefined ? "–" : shownText(value, unit, reader.system);
}

export function resultText(name: string, value: number | undefined, reader: Reader): string {
  return withUnit(resultNumber(name, value, reader), outputAt(name)?.unit, reader);
}

const choiceUnit = (name: string): UnitCode | undefined => {
  const field = choiceField(name);
  return field?.kind === "number" ? field.unit : undefined;
};

export function choiceHead(name: string, reader: Reader): string {
  const unit = choiceUnit(name);
  const label = unit === undefined ? "" : unitLabel(unit, reader.system, reader.currency);
  return label === "" ? choiceLabel(name) : `${choiceLabel(name)}, ${label}`;
}

export function choiceText(name: string, value: FieldValue, reader: Reader): string {
  return typeof value === "number" ? shownText(value, choiceUnit(name) ?? "1", reader.system) : String(value);
}

/** `1200 mm, 2.5 m/s, dual-head` */
export function candidateText({ choices }: TradeStudy, { candidate }: CandidateOutcome, reader: Reader): string {
  if (candidate < 0) return "Today's design";
  return chosenIn(choices, candidate)
    .map(({ name, value }) => withUnit(choiceText(name, value, reader), choiceUnit(name), reader))
    .join(", ");
}

/** Results of which more is better, where no objective says so. */
const betterLarge = /^(beltSafety|beltLife|nom.SL10h|tractionSurplus)/;

/** What an axis asks for: as the study does, else as an engineer would. */
export function aimedAt({ objectives }: TradeStudy, name: string): Objective {
  return objectives.find((one) => one.name === name) ?? { name, aim: betterLarge.test(name) ? "most" : "least" };
}

/** Results that a study has of its candidates, for axes and columns. */
export const axisNames = (study: TradeStudy): readonly string[] => resultNames(study);

import { type FieldValue, outputAt, shownText, type UnitCode, type UnitSystem, unitLabel } from "@beltwright/model";
import {
  type CandidateOutcome,
  choiceField,
  choiceLabel,
  chosenIn,
  type Objective,
  resultNames,
  type TradeStudy,
} from "@beltwright/studies";

const withUnit = (text: string, unit: UnitCode | undefined, system: UnitSystem) => {
  const label = unit === undefined ? "" : unitLabel(unit, system);
  return label === "" ? text : `${text} ${label}`;
};

export const resultLabel = (name: string): string => outputAt(name)?.label ?? name;

/** `Largest tension, kN` */
export function axisLabel(name: string, system: UnitSystem): string {
  const unit = outputAt(name)?.unit;
  const label = unit === undefined ? "" : unitLabel(unit, system);
  return label === "" ? resultLabel(name) : `${resultLabel(name)}, ${label}`;
}

export function resultNumber(name: string, value: number | undefined, system: UnitSystem): string {
  const unit = outputAt(name)?.unit ?? "1";
  return value === undefined ? "–" : shownText(value, unit, system);
}

export function resultText(name: string, value: number | undefined, system: UnitSystem): string {
  return withUnit(resultNumber(name, value, system), outputAt(name)?.unit, system);
}

const choiceUnit = (name: string): UnitCode | undefined => {
  const field = choiceField(name);
  return field?.kind === "number" ? field.unit : undefined;
};

export function choiceHead(name: string, system: UnitSystem): string {
  const unit = choiceUnit(name);
  const label = unit === undefined ? "" : unitLabel(unit, system);
  return label === "" ? choiceLabel(name) : `${choiceLabel(name)}, ${label}`;
}

export function choiceText(name: string, value: FieldValue, system: UnitSystem): string {
  return typeof value === "number" ? shownText(value, choiceUnit(name) ?? "1", system) : String(value);
}

/** `1200 mm, 2.5 m/s, dual-head` */
export function candidateText({ choices }: TradeStudy, { candidate }: CandidateOutcome, system: UnitSystem): string {
  if (candidate < 0) return "Today's design";
  return chosenIn(choices, candidate)
    .map(({ name, value }) => withUnit(choiceText(name, value, system), choiceUnit(name), system))
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

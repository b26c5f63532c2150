import type { Finding, Limit } from "@beltwright/engine";
import {
  type Conveyor,
  findingNumbers,
  placeText,
  shownText,
  type UnitCode,
  type UnitSystem,
  unitLabel,
} from "@beltwright/model";
import { findingSentence } from "./finding-sentence.ts";

/** The numbers of a finding with their units as the screen has them, and the limit that was passed. */
export function findingDetail(finding: Pick<Finding, "code" | "values" | "limit">, system: UnitSystem): string {
  const { values } = findingNumbers(finding);
  const numbers = values
    .filter(({ name }) => !isTally(name))
    .map(({ name, value, unit }) => `${wordsOf(name)} ${withUnit(value, unit, system)}`);
  return [...numbers, findingLimit(finding, system), ...values.map(tallyOf)].filter((part) => part !== "").join(", ");
}

/** A finding in one sentence: what is wrong, by how much, and where. */
export function findingText(finding: Finding, conveyor: Conveyor, system: UnitSystem): string {
  const { code, subject, place } = finding;
  const sentence = findingSentence(code, subject).replace(/\.$/, "");
  const more = [findingDetail(finding, system), placeText(conveyor, place)].filter((part) => part !== "");
  return more.length === 0 ? `${sentence}.` : `${sentence} (${more.join("; ")}).`;
}

/** What says how often, by one of them. */
const tallies: Readonly<Record<string, string>> = { count: "at {} place", sections: "in {} section" };

export const isTally = (name: string) => tallies[name] !== undefined;

/** How many places or sections a finding speaks for; nothing for other numbers. */
export function tallyOf({ name, value }: { readonly name: string; readonly value: number }): string {
  const words = tallies[name]?.replace("{}", String(value)) ?? "";
  return words === "" || value === 1 ? words : `${words}s`;
}

/** The limit that was passed; nothing where there is none. */
export function findingLimit(finding: Pick<Finding, "code" | "values" | "limit">, system: UnitSystem): string {
  const { limit } = findingNumbers(finding);
  return limit ? limitOf(limit.bounds, (value) => withUnit(value, limit.unit, system)) : "";
}

function withUnit(value: number, unit: UnitCode, system: UnitSystem): string {
  return `${shownText(value, unit, system)} ${unitLabel(unit, system)}`.trim();
}

function limitOf({ above, least, most, below }: Limit, shown: (value: number) => string): string {
  const part = (word: string, value: number | undefined) => (value === undefined ? [] : [`${word} ${shown(value)}`]);
  const parts = [
    ...part("above", above),
    ...part("at least", least),
    ...part("at most", most),
    ...part("below", below),
  ];
  return `must be ${parts.join(" and ")}`;
}

/** What checks of components call plainly a value is what they have. */
export function wordsOf(name: string): string {
  return name === "value" ? "has" : name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

import type { Finding, Limit } from "@beltwright/engine";
import { findingNumbers, shownText, type UnitCode, type UnitSystem, unitLabel } from "@beltwright/model";

/** The numbers of a finding with their units as the screen has them, and the limit that was passed. */
export function findingDetail(finding: Pick<Finding, "code" | "values" | "limit">, system: UnitSystem): string {
  const { values } = findingNumbers(finding);
  const numbers = values.map(({ name, value, unit }) => `${wordsOf(name)} ${withUnit(value, unit, system)}`);
  return [...numbers, findingLimit(finding, system)].filter((part) => part !== "").join(", ");
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

import type { Finding, Limit } from "@beltwright/engine";
import { findingNumbers, shownText, type UnitCode, type UnitSystem, unitLabel } from "@beltwright/model";

/** The numbers of a finding with their units as the screen has them, and the limit that was passed. */
export function findingDetail(finding: Pick<Finding, "code" | "values" | "limit">, system: UnitSystem): string {
  const { values, limit } = findingNumbers(finding);
  const shown = (value: number, unit: UnitCode) =>
    `${shownText(value, unit, system)} ${unitLabel(unit, system)}`.trim();
  const numbers = values.map(({ name, value, unit }) => `${wordsOf(name)} ${shown(value, unit)}`);
  const limits = limit ? [limitOf(limit.bounds, (value) => shown(value, limit.unit))] : [];
  return [...numbers, ...limits].join(", ");
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
function wordsOf(name: string): string {
  return name === "value" ? "has" : name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

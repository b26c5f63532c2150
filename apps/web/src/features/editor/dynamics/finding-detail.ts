import type { Finding, Limit } from "@beltwright/engine";
import { formatNumber, fromSi, toDisplay, type UnitCode, type UnitSystem, unitLabel } from "@beltwright/model";

/** Quantities that findings of a run speak of; all others are plain numbers. */
const units: Readonly<Record<string, UnitCode>> = {
  tension: "kN",
  margin: "kN",
  position: "m",
  travel: "m",
  speed: "m/s",
  time: "s",
  slipTime: "s",
  firstSlipAt: "s",
  runTime: "s",
};

/** The numbers of a finding with their units, and its limit, which belongs to the first of them. */
export function findingDetail({ values, limit }: Pick<Finding, "values" | "limit">, system: UnitSystem): string {
  const names = Object.keys(values);
  const shown = (name: string, value: number) => {
    const unit = units[name] ?? "1";
    return `${formatNumber(toDisplay(fromSi(value, unit), unit, system))} ${unitLabel(unit, system)}`.trim();
  };
  const numbers = Object.entries(values).map(([name, value]) => `${wordsOf(name)} ${shown(name, value)}`);
  const limits = limit ? [limitOf(limit, (value) => shown(names[0] ?? "", value))] : [];
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

function wordsOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

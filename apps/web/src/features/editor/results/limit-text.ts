import type { Limit } from "@beltwright/engine";
import { formatNumber } from "@beltwright/model";

/** A limit as a person reads it: `at least 0.25 and at most 0.35`. */
export function limitText({ above, least, most, below }: Limit): string {
  const part = (word: string, value: number | undefined) =>
    value === undefined ? [] : [`${word} ${formatNumber(value)}`];
  return [...part("above", above), ...part("at least", least), ...part("at most", most), ...part("below", below)].join(
    " and ",
  );
}

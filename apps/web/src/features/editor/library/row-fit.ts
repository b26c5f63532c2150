import { rowLimitSentence } from "@beltwright/contract";
import {
  type LibraryRow,
  type RowLimit,
  type RowVerdicts,
  shownText,
  type UnitSystem,
  unitLabel,
} from "@beltwright/model";

/** What a row misses, each limit as a sentence with units as the reader has them. */
export function whyNot(missed: readonly RowLimit[], system: UnitSystem): readonly string[] {
  return missed.map(({ name, value, least, most, unit }) => {
    const text = (number: number) => `${shownText(number, unit, system)} ${unitLabel(unit, system)}`.trim();
    return rowLimitSentence(name, {
      ...(value === undefined ? {} : { value: text(value) }),
      ...(least === undefined ? {} : { least: text(least) }),
      ...(most === undefined ? {} : { most: text(most) }),
    });
  });
}

export const fits = (verdicts: RowVerdicts, { _id }: LibraryRow): boolean => verdicts[_id]?.length === 0;

/** Rows that fit first, each group in the order it was in; the others left out where only those that fit are asked for. */
export function fitsFirst(
  rows: readonly LibraryRow[],
  verdicts: RowVerdicts | undefined,
  isFitsOnly: boolean,
): readonly LibraryRow[] {
  if (verdicts === undefined) return rows;
  const fitting = rows.filter((row) => fits(verdicts, row));
  return isFitsOnly ? fitting : [...fitting, ...rows.filter((row) => !fits(verdicts, row))];
}

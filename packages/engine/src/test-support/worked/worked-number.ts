/** One printed number of a worked example, and ours from the inputs printed beside it. */
export type WorkedNumber = readonly [quantity: string, unit: string, printed: string, ours: number];

/** A worked example of the engineering handbook. */
export interface WorkedExample {
  readonly chapter: "03" | "04" | "05" | "07" | "08" | "09" | "10" | "15";
  readonly title: string;
  readonly numbers: readonly WorkedNumber[];
}

/** Chapters 03 and 04 are chained from rounded numbers, 08 prints six digits: they allow a share. */
const allowedShares: Partial<Record<WorkedExample["chapter"], number>> = { "03": 5e-5, "04": 5e-5, "08": 1e-5 };

/** Whether ours is the number the handbook prints, by what its chapter says of its digits. */
export function isPrinted(chapter: WorkedExample["chapter"], printed: string, ours: number): boolean {
  const text = printed.replaceAll(" ", "");
  const value = Number(text);
  const unit = 10 ** -(text.split(".")[1]?.length ?? 0);
  const share = allowedShares[chapter];
  const allowed = share === undefined ? unit : Math.max(unit / 2, share * Math.abs(value));
  return Math.abs(ours - value) <= allowed * (1 + 1e-9);
}

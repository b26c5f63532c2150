/** One printed number of a worked example, and ours from the inputs printed beside it. */
export type WorkedNumber = readonly [quantity: string, unit: string, printed: string, ours: number];

/** A worked example of the engineering handbook. */
export interface WorkedExample {
  readonly chapter: "03" | "04" | "05" | "07" | "08" | "09" | "10" | "15";
  readonly title: string;
  readonly numbers: readonly WorkedNumber[];
}

/** Chained from rounded numbers or printed with six digits, chapters 03, 04 and 08 allow this share; the others a unit of the last digit. */
const allowedShare = 5e-5;

/** Whether ours is the number the handbook prints, by what its chapter says of its digits. */
export function isPrinted(chapter: WorkedExample["chapter"], printed: string, ours: number): boolean {
  const text = printed.replaceAll(" ", "");
  const value = Number(text);
  const unit = 10 ** -(text.split(".")[1]?.length ?? 0);
  const isChained = chapter === "03" || chapter === "04" || chapter === "08";
  const allowed = isChained ? Math.max(unit / 2, allowedShare * Math.abs(value)) : unit;
  return Math.abs(ours - value) <= allowed * (1 + 1e-9);
}

import type { Conveyor, SavedBefore, StoredResults } from "@beltwright/model";

/** A conveyor as it was opened, from the server or from a file. */
export interface Opening {
  readonly conveyor: Conveyor;
  /** What it said then, where it was saved before the calculation was corrected. */
  readonly savedBefore?: SavedBefore | undefined;
  /** What comes of it, by the program of today, where whoever gave it has calculated it. */
  readonly results?: StoredResults;
}

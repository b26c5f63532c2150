import type { SelectedRow } from "../select-edits.ts";

/** The five numbers a conveyor can be started from. */
export interface FiveNumbers {
  /** t/h */
  readonly capacity: number;
  /** Along the ground from tail to head, m. */
  readonly length: number;
  /** Head above tail, m; negative downhill. */
  readonly lift: number;
  /** A row of the material library; the gravel of a new conveyor where not given. */
  readonly material?: SelectedRow | undefined;
  /** Belt, mm. */
  readonly width: number;
  /** Whether the belt runs in both directions; one where not given. */
  readonly isReversible?: boolean;
}

/** The same as they are typed: the width may be left to the program. */
export type TypedNumbers = Omit<FiveNumbers, "width"> & { readonly width?: number | undefined };

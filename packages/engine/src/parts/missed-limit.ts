/** A limit that a row of a library does not keep for what is asked of it, with the numbers. SI. */
export interface MissedLimit<Name extends string = string> {
  readonly name: Name;
  /** Absent where there is no such number, as the time of a start that never ends. */
  readonly value?: number;
  readonly least?: number;
  readonly most?: number;
}

/** A row put to its duty: it fits where it misses nothing. */
export interface JudgedRow {
  readonly id: string;
  readonly missed: readonly MissedLimit[];
}

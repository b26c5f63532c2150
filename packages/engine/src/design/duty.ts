/** A state the conveyor runs in for part of the year: handbook 10.5. */
export interface DutyState {
  /** How long of a year, s. */
  readonly time: number;
  /** Over the tonnage of the design. */
  readonly load: number;
  /** Over the belt speed of the design. */
  readonly speed: number;
}

/** The states of a year. What is left of the year the conveyor stands. */
export type Duty = readonly DutyState[];

/** A year of 365 days, s. */
export const year = 8760 * 3600;

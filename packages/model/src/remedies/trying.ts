import { type Calculated, findCalculated } from "../design/calculate.ts";
import type { ComponentRows } from "../design/component-rows.ts";
import type { Conveyor } from "../document/types/conveyor.ts";

export interface TryOptions {
  readonly rows?: ComponentRows;
  /** How many conveyors may be calculated for one finding. */
  readonly mostSolves?: number;
  /** How many may be calculated to mend all errors. */
  readonly mostSolvesInAll?: number;
  /** Told after every calculation; trying ends where it says so. */
  readonly onTried?: (solves: number) => "go on" | "stop";
}

/** Calculates what is tried; undefined where it cannot be calculated or no more may be. */
export type Solve = (conveyor: Conveyor) => Calculated | undefined;

/** Calculations within a number of them. */
export interface Trying {
  readonly solve: Solve;
  isOver(): boolean;
}

export function beginTrying(options: TryOptions, most: number): Trying {
  const { onTried = () => "go on" as const } = options;
  let solves = 0;
  let isStopped = false;
  const isOver = () => isStopped || solves >= most;
  const solve: Solve = (conveyor) => {
    if (isOver()) return undefined;
    solves += 1;
    const calculated = findCalculated(conveyor, options);
    isStopped = onTried(solves) === "stop";
    return calculated;
  };
  return { solve, isOver };
}

/** At most so many of the calculations that are left. */
export function withinMost({ solve, isOver }: Trying, most: number): Trying {
  let solves = 0;
  const isSpent = () => isOver() || solves >= most;
  return {
    isOver: isSpent,
    solve: (conveyor) => {
      if (isSpent()) return undefined;
      solves += 1;
      return solve(conveyor);
    },
  };
}

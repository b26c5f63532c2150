import type { Finding } from "@beltwright/engine";
import { type ComponentRows, type MendedAll, mendAll, type Remedy, remediesFor } from "@beltwright/model";
import type { Searched } from "../search/use-search.ts";

/** What the worker does that looks for remedies. Kept apart from the worker so that it can be tested without one. */
export interface RemedyCalls {
  /** Remedies of one finding; `onTried` is told how many conveyors were calculated. */
  find(search: Searched, finding: Finding, onTried: (solves: number) => void): readonly Remedy[];
  mendAll(search: Searched, onTried: (solves: number) => void): MendedAll | undefined;
}

export function createRemedyCalls(): RemedyCalls {
  return {
    find: ({ conveyor, rows }, finding, onTried) => remediesFor(conveyor, finding, options(rows, onTried)),
    mendAll: ({ conveyor, rows }, onTried) => mendAll(conveyor, options(rows, onTried)),
  };
}

function options(rows: ComponentRows | undefined, onTried: (solves: number) => void) {
  let solves = 0;
  const told = () => {
    solves += 1;
    onTried(solves);
    return "go on" as const;
  };
  return { ...(rows && { rows }), onTried: told };
}

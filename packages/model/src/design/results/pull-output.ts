import type { LoadCaseName } from "@beltwright/engine";
import { outputAt } from "../../document/results.ts";
import { shownAs } from "./shown.ts";

/** A result that every point may have, such as `t1`. */
export interface PullOutput {
  /** Its path at one of the points: `pulls[3].t1`. */
  readonly at: (index: number) => string;
  readonly shown: (si: number) => number;
}

/**
 * Takes one result of a point, in SI, or none where it is absent. There are thousands of them, so nothing is made for
 * each: where the engine computed it follows from the point and the load case.
 */
export type TakePullResult = (
  output: PullOutput,
  index: number,
  value: number | string | undefined,
  loadCase?: LoadCaseName,
) => void;

/** Conveyors with more points are rare; their paths are written anew each time. */
const mostKept = 1000;

/**
 * A result of points by its name. Every calculation asks for the same thousands of paths, and as the keys of its results
 * they are looked up far more quickly when they are the same strings again: so they are written once.
 */
export function pullOutput(name: string): PullOutput {
  const kept: string[] = [];
  const at = (index: number): string => {
    const known = kept[index];
    if (known !== undefined) return known;
    const path = `pulls[${index}].${name}`;
    if (index < mostKept) kept[index] = path;
    return path;
  };
  return { at, shown: shownAs(outputAt(at(0))) };
}

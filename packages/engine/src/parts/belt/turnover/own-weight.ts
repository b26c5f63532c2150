import { edgewiseCurvature, edgewiseSag, edgewiseTension } from "../../../rules/belt-turnover/own-weight.ts";
import type { Trace } from "../../../trace/trace.ts";
import type { TurnoverInput } from "./turnover.ts";

/** What the weight of the belt does in a turnover, beside the twist. */
export interface OwnWeight {
  readonly sag: number;
  /** Added to one edge and taken from the other, N/m of width. */
  readonly edgeTension: number;
}

/** Optional refinement: the belt stands on edge in the middle and carries its weight by bending in its own plane. */
export function ownWeight(trace: Trace, input: TurnoverInput): OwnWeight {
  const { beltWidth, modulus, tension, beltMass, gravity, length } = input;
  const belt = { beltWidth, modulus, tension, beltMass, gravity, length };
  const curvature = edgewiseCurvature(trace, belt);
  return { sag: edgewiseSag(trace, belt), edgeTension: edgewiseTension(trace, { modulus, curvature, beltWidth }) };
}

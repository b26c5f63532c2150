import { addedSetLoad } from "../../rules/belt-curves/convex-idlers.ts";
import { partLineLoad } from "../../rules/duty/part-load.ts";
import {
  formedShare,
  overloadedWing,
  rollAxialForce,
  rollBearingLoad,
  rollBearingThrust,
  rollNormalForce,
  rollVerticalLoad,
} from "../../rules/idler-loads/roll-force.ts";
import { lumpFactor, lumpSource, misalignmentLoad, setWeight } from "../../rules/idler-loads/set-load.ts";
import { demandFinite } from "../../trace/demand-finite.ts";
import { constant, none } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import type { RunningState } from "../duty/bearing-duty.ts";
import type { RollShare } from "./roll-shares.ts";

/** A set in its place on the conveyor, SI. */
export interface SetLoadInput {
  readonly shares: readonly RollShare[];
  readonly shape: "troughed" | "pipe";
  /** kg/m; 0 on the return strand. */
  readonly materialMass: number;
  readonly beltMass: number;
  readonly spacing: number;
  readonly gravity: number;
  readonly beltSpeed: number;
  readonly lumpSize: number;
  readonly isSized: boolean;
  /** Largest belt tension at the set, N. */
  readonly tension: number;
  /** Height error of one set, m. */
  readonly heightError: number;
  /** Radius of a convex curve, m; absent: straight or concave. */
  readonly convexRadius?: number;
  /** Friction of belt on inclined rolls; 0.3 by default. */
  readonly beltFriction: number;
  /** 1.3 when the belt may run off centre, else 1. */
  readonly wingOverload: number;
  readonly rollMass: number;
}

/** Weights on one set, N. */
export interface SetLoads {
  readonly material: number;
  readonly belt: number;
  readonly misalignment: number;
  readonly curve: number;
  readonly lumpFactor: number;
  readonly rolls: readonly RollLoad[];
}

export interface RollLoad {
  readonly angle: number;
  readonly vertical: number;
  /** Square to the roll, own weight left out. */
  readonly normal: number;
  readonly axial: number;
  /** One bearing, own weight included. */
  readonly bearingRadial: number;
  readonly bearingAxial: number;
}

/** Loads of a set and of each of its rolls. Only convex curves load idlers; lumps strike the material's share only. */
export function setLoads(trace: Trace, input: SetLoadInput): SetLoads {
  demandFinite(trace, "idler-loads", input);
  const { spacing, gravity, tension, beltSpeed, lumpSize, convexRadius } = input;
  const material = setWeight(trace, { lineMass: input.materialMass, spacing, gravity });
  const belt = setWeight(trace, { lineMass: input.beltMass, spacing, gravity });
  const misalignment = misalignmentLoad(trace, { heightError: input.heightError, tension, spacing });
  const curve =
    convexRadius === undefined ? none(trace) : addedSetLoad(trace, { tension, spacing, radius: convexRadius });
  const factor = lumpFactor(trace, {
    lumpSize,
    isSized: constant(trace, input.isSized ? 1 : 0, lumpSource),
    beltSpeed,
  });
  const weights = { materialWeight: material, beltWeight: belt, misalignment, curve, lumpFactor: factor };
  const rolls = input.shares.map((share) => rollLoad(trace, input, share, weights));
  return { material, belt, misalignment, curve, lumpFactor: factor, rolls };
}

/** What the rolls of a set carry in one state of the duty. */
export interface StateLoads extends Pick<RunningState, "timeShare" | "beltSpeed"> {
  readonly rolls: readonly RollLoad[];
}

/**
 * Loads of the rolls in every state of the duty, from what the set carries when the belt runs full, kg/m. Tension is taken
 * as for the place: its largest.
 */
export function loadsInStates(
  trace: Trace,
  input: SetLoadInput,
  fullMass: number,
  states: readonly RunningState[],
): readonly StateLoads[] {
  return states.map(({ timeShare, lineLoadShare: share, beltSpeed }) => {
    const materialMass = partLineLoad(trace, { lineLoad: fullMass, share });
    return { timeShare, beltSpeed, rolls: setLoads(trace, { ...input, materialMass, beltSpeed }).rolls };
  });
}

type Weights = Omit<Parameters<typeof rollVerticalLoad>[1], "loadShare" | "beltShare">;

function rollLoad(trace: Trace, input: SetLoadInput, share: RollShare, weights: Weights): RollLoad {
  const { gravity, rollMass, beltFriction: friction } = input;
  const { angle } = share;
  const beltShare = input.shape === "pipe" ? formedShare(trace, { share: share.belt }) : share.belt;
  const even = rollVerticalLoad(trace, { ...weights, loadShare: share.material, beltShare });
  const vertical = angle > 0 ? overloadedWing(trace, { load: even, overload: input.wingOverload }) : even;
  const normal = rollNormalForce(trace, { vertical, angle, friction });
  const axial = rollAxialForce(trace, { vertical, angle, friction, normal });
  return {
    angle,
    vertical,
    normal,
    axial,
    bearingRadial: rollBearingLoad(trace, { normal, rollMass, gravity, angle }),
    bearingAxial: rollBearingThrust(trace, { axial, rollMass, gravity, angle }),
  };
}

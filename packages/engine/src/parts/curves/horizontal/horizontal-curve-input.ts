import type { Trace } from "../../../trace/trace.ts";
import type { CurveBelt, CurveCase, CurveRules, CurveState } from "../curve-input.ts";
import { massOf } from "../vertical/vertical-curve-checks.ts";
import type { DriftModel, DriftQuestion } from "./drift.ts";
import { type MaterialSplit, noMaterial, type RollGeometry } from "./material-split.ts";

/** A bend in plan of one strand on banked idlers of two or three rolls. */
export interface HorizontalCurveInput {
  readonly rolls: RollGeometry;
  readonly wingFaceWidth: number;
  readonly surchargeAngle: number;
  readonly bulkDensity: number;
  /** Slope of the strand in the curve, rad. */
  readonly slope: number;
  /** Change of direction in plan, rad. */
  readonly deflection: number;
  /** Radius of the design, m; absent: only the requirement is reported. */
  readonly radius?: number;
  /** Banking of the design, rad; absent: chosen inside the window. */
  readonly banking?: number;
  /** 8° on the carry side, up to 15° on the return side. */
  readonly mostBanking: number;
  /** 0: as far as the wing rolls leave room, four fifths of it while running. */
  readonly driftAllowance: number;
  /** Radius of the other strand at the same corner, m: of two strands there is one alignment. */
  readonly alignmentRadius?: number;
  readonly model: DriftModel;
  readonly cases: readonly CurveCase[];
  readonly belt: CurveBelt;
  readonly rules: CurveRules;
}

/** What all load cases share: the load on the rolls and the room to drift. */
export interface LoadOnCurve {
  readonly gravity: number;
  /** m */
  readonly driftLimits: Readonly<Record<CurveState, number>>;
  readonly material: MaterialSplit | undefined;
}

/** The balance of one case at a tension and a radius. */
export function driftQuestion(
  trace: Trace,
  input: HorizontalCurveInput,
  load: LoadOnCurve,
  one: CurveCase,
  tension: number,
  radius: number,
): DriftQuestion {
  const { belt, rules, rolls, model } = input;
  return {
    model,
    rolls,
    beltWidth: belt.profile.beltWidth,
    beltMass: belt.beltMass,
    gravity: load.gravity,
    tension,
    radius,
    lineMass: massOf(trace, belt, one.isLoaded),
    beltSpeed: belt.beltSpeed,
    centrifugalCredit: rules.centrifugalCredit,
    material: one.isLoaded ? (load.material?.at ?? noMaterial) : noMaterial,
  };
}

import type { Trace } from "../../trace/trace.ts";
import type { TroughProfile } from "./horizontal/trough-profile.ts";

/** Running tensions may reach the edge factor, transient ones the allowed rise. */
export type CurveState = "running" | "transient";

/** What a curve asks of a load case beside its tension. */
export interface CurveCaseKind {
  readonly loadCase: string;
  readonly state: CurveState;
  /** Whether material lies on the curve in this case. */
  readonly isLoaded: boolean;
}

/** One load case as a curve sees it. Steps are kept in a trace of its own, unless another is told. */
export interface CurveCase extends CurveCaseKind {
  /** Belt tension, N, by distance along the belt from the intersection point, m, negative before it. */
  readonly tensionAt: (distance: number, to?: Trace) => number;
}

/** All cases of a curve: their kinds are those of many curves, their tensions its own, by distance as above. */
export interface CurveCases {
  readonly cases: readonly CurveCaseKind[];
  /** Of one case, by its number. */
  readonly tensionIn: (at: number, distance: number, to?: Trace) => number;
  /** Of every case, in their order. */
  readonly tensionsAt: (distance: number, to?: Trace) => readonly number[];
}

export function sideBySide(cases: readonly CurveCase[]): CurveCases {
  return {
    cases,
    tensionIn: (at, distance, to) => cases[at]?.tensionAt(distance, to) ?? 0,
    tensionsAt: (distance, to) => cases.map((one) => one.tensionAt(distance, to)),
  };
}

/** The belt and its load at the curve, SI. */
export interface CurveBelt {
  readonly profile: TroughProfile;
  /** N/m of width */
  readonly modulus: number;
  /** N/m of width */
  readonly ratedTension: number;
  /** kg/m */
  readonly beltMass: number;
  /** kg/m */
  readonly materialMass: number;
  readonly beltSpeed: number;
}

/** Factors and limits of all curve checks; every one is the user's to change. */
export interface CurveRules {
  readonly gravity: number;
  /** On tension wherever high tension is unfavourable. */
  readonly highFactor: number;
  /** On tension wherever low tension is unfavourable. */
  readonly lowFactor: number;
  readonly runningEdgeFactor: number;
  readonly transientEdgeFactor: number;
  /** Lowest tension of any fibre, N/m of width. */
  readonly lowestTension: number;
  readonly centrifugalCredit: number;
  readonly verticalIncrement: number;
  readonly horizontalIncrement: number;
}

/** A radius that would do, or the news that none does because the tension itself is out of bounds. */
export type RadiusNeed = { readonly kind: "radius"; readonly radius: number } | { readonly kind: "none-suffices" };

export type CurveCheckName =
  | "lift-off"
  | "edge-slack"
  | "centre-overstress"
  | "edge-overstress"
  | "centre-buckling"
  | "idler-load"
  | "inner-edge-slack"
  | "outer-edge-overstress"
  | "pipe-folds"
  | "drift";

/** What one check asks for in the load case that asks for most. */
export interface CurveCheck {
  readonly check: CurveCheckName;
  readonly loadCase: string;
  readonly need: RadiusNeed;
}

function isGreaterNeed(a: RadiusNeed, b: RadiusNeed): boolean {
  if (b.kind === "none-suffices") return false;
  return a.kind === "none-suffices" || a.radius > b.radius;
}

/** The check that asks for the largest radius; of equals the first. */
export function governing<Check extends { readonly need: RadiusNeed }>(checks: readonly Check[]): Check | undefined {
  return checks.reduce<Check | undefined>(
    (most, check) => (most === undefined || isGreaterNeed(check.need, most.need) ? check : most),
    undefined,
  );
}

/** One check for each kind, with the load case that asks for most. */
export function governingChecks<Check extends CurveCheck>(needs: readonly Check[]): readonly Check[] {
  const most: Check[] = [];
  for (const one of needs) {
    const at = most.findIndex(({ check }) => check === one.check);
    const before = most[at];
    if (before === undefined) most.push(one);
    else if (isGreaterNeed(one.need, before.need)) most[at] = one;
  }
  return most;
}

export function isMet(need: RadiusNeed, radius: number | undefined): boolean {
  return need.kind === "radius" && radius !== undefined && radius >= need.radius * (1 - 1e-9);
}

import { liftOffRadius } from "../../../rules/belt-curves/lift-off.ts";
import { loadedMass } from "../../../rules/mechanics/belt.ts";
import { none } from "../../../trace/reference.ts";
import { bareTrace, stepsOnly, type Trace } from "../../../trace/trace.ts";
import type { CurveBelt, CurveCaseKind, CurveCheckName } from "../curve-input.ts";
import { bareIdlerRadius, bareOverstressRadius, bareSlackRadius } from "./bare-radius.ts";
import { idlerRadiusNeed, overstressRadius, slackRadius } from "./radius-needs.ts";
import type { CurveQuestion } from "./vertical-curve-input.ts";

/** A place of the curve. */
export interface Spot {
  readonly slope: number;
  readonly tension: number;
}

/** Start, middle and end of an arc. */
export const placesOfArc = [0, 1, 2] as const;
export type ArcPlace = (typeof placesOfArc)[number];

/** Slopes there, and the tension of every case, N. */
export interface CurvePlaces {
  readonly slopes: readonly [number, number, number];
  readonly tensions: readonly [readonly number[], readonly number[], readonly number[]];
}

/** Stands for the highest tension of no case at all: the least of any. */
const noTension = Number.NEGATIVE_INFINITY;

/** A check by four doors to the same formulas: radii in m, infinite where none suffices. */
export interface NamedCheck {
  readonly name: CurveCheckName;
  /** Spots with the same number differ for the check by nothing but the tension. */
  readonly kindOf: (one: CurveCaseKind, place: ArcPlace) => number;
  /** At one spot in one case. */
  readonly radiusAt: (trace: Trace, input: CurveQuestion, one: CurveCaseKind, spot: Spot) => number;
  /** The same without a trace, by the numbers of place and case. */
  readonly bareRadiusAt: (input: CurveQuestion, places: CurvePlaces, place: ArcPlace, at: number) => number;
  /** Without a trace, over the whole arc in every case: no check asks for less where it has more of what it fears. */
  readonly bareRadii: (input: CurveQuestion, places: CurvePlaces) => readonly number[];
  /** Without a trace, over the whole arc in the case that asks for most. */
  readonly largest: (input: CurveQuestion, places: CurvePlaces) => number;
}

function largestOverArc(input: CurveQuestion, places: CurvePlaces, radiusAt: NamedCheck["bareRadiusAt"]): number[] {
  const radii: number[] = [];
  for (let at = 0; at < input.cases.length; at += 1) {
    let most = Number.NEGATIVE_INFINITY;
    for (const place of placesOfArc) most = Math.max(most, radiusAt(input, places, place, at));
    radii.push(most);
  }
  return radii;
}

function bySlopeAndLoad({ isLoaded }: CurveCaseKind, place: ArcPlace): number {
  return isLoaded ? place : place + placesOfArc.length;
}

const liftOff: NamedCheck = {
  name: "lift-off",
  kindOf: bySlopeAndLoad,
  radiusAt: (trace, input, one, { tension, slope }) =>
    liftOffRadius(trace, lifted(trace, input, one.isLoaded, { tension, slope })),
  bareRadiusAt: bareLiftOffAt,
  bareRadii: (input, places) => largestOverArc(input, places, bareLiftOffAt),
  largest: (input, { slopes, tensions }) => {
    let most = 0;
    for (const place of placesOfArc) {
      const loaded = bareLiftOff(input, true, highest(input, tensions[place], true), slopes[place]);
      const empty = bareLiftOff(input, false, highest(input, tensions[place], false), slopes[place]);
      most = Math.max(most, loaded, empty);
    }
    return most;
  },
};

/** Highest tension of the cases that load the curve, or of those that leave it empty. */
function highest({ cases }: CurveQuestion, tensions: readonly number[], isLoaded: boolean): number {
  let most = noTension;
  for (let at = 0; at < cases.length; at += 1) {
    if (cases[at]?.isLoaded === isLoaded) most = Math.max(most, tensions[at] ?? 0);
  }
  return most;
}

function bareLiftOffAt(input: CurveQuestion, { slopes, tensions }: CurvePlaces, place: ArcPlace, at: number): number {
  return bareLiftOff(input, input.cases[at]?.isLoaded === true, tensions[place][at] ?? 0, slopes[place]);
}

function bareLiftOff(input: CurveQuestion, isLoaded: boolean, tension: number, slope: number): number {
  return liftOffRadius.evaluate(lifted(bareTrace, input, isLoaded, { tension, slope }));
}

function lifted(trace: Trace, { belt, rules }: CurveQuestion, isLoaded: boolean, { tension, slope }: Spot) {
  return {
    tensionFactor: rules.highFactor,
    tension,
    centrifugalCredit: rules.centrifugalCredit,
    lineMass: massOf(trace, belt, isLoaded),
    beltSpeed: belt.beltSpeed,
    gravity: rules.gravity,
    slope,
  };
}

const idlerLoad: NamedCheck = {
  name: "idler-load",
  kindOf: bySlopeAndLoad,
  radiusAt: (trace, input, one, { tension, slope }) =>
    idlerRadiusNeed(trace, setAt(trace, input, one.isLoaded, { tension, slope })),
  bareRadiusAt: bareIdlerAt,
  bareRadii: (input, places) => largestOverArc(input, places, bareIdlerAt),
  largest: (input, { slopes, tensions }) => {
    let most = 0;
    for (const place of placesOfArc) {
      const loaded = highest(input, tensions[place], true);
      const empty = highest(input, tensions[place], false);
      if (loaded !== noTension) most = Math.max(most, bareIdler(input, true, loaded, slopes[place]));
      if (empty !== noTension) most = Math.max(most, bareIdler(input, false, empty, slopes[place]));
    }
    return most;
  },
};

function bareIdlerAt(input: CurveQuestion, { slopes, tensions }: CurvePlaces, place: ArcPlace, at: number): number {
  return bareIdler(input, input.cases[at]?.isLoaded === true, tensions[place][at] ?? 0, slopes[place]);
}

function bareIdler(input: CurveQuestion, isLoaded: boolean, tension: number, slope: number): number {
  return bareIdlerRadius(setAt(bareTrace, input, isLoaded, { tension, slope }));
}

function setAt(trace: Trace, input: CurveQuestion, isLoaded: boolean, { tension, slope }: Spot) {
  const { belt, rules, spacing, allowedSetLoad: allowedLoad = none(trace) } = input;
  return {
    tension,
    lineMass: massOf(trace, belt, isLoaded),
    gravity: rules.gravity,
    slope,
    spacing,
    allowedLoad,
  };
}

type Height = "edgeAboveMean" | "meanHeight";

function slack(name: CurveCheckName, height: Height): NamedCheck {
  return {
    name,
    kindOf: () => 0,
    radiusAt: (trace, { belt, rules }, _, { tension }) =>
      slackRadius(trace, {
        belt,
        rules,
        tension,
        distance: belt.profile[height],
      }),
    bareRadiusAt: ({ belt, rules }, { tensions }, place, at) =>
      bareSlackRadius(belt, rules, tensions[place][at] ?? 0, belt.profile[height]),
    bareRadii: ({ belt, rules, cases }, { tensions: [start, middle, end] }) => {
      const distance = belt.profile[height];
      const radii: number[] = [];
      for (let at = 0; at < cases.length; at += 1) {
        const tension = Math.min(start[at] ?? 0, middle[at] ?? 0, end[at] ?? 0);
        radii.push(bareSlackRadius(belt, rules, tension, distance));
      }
      return radii;
    },
    largest: ({ belt, rules, cases }, { tensions: [start, middle, end] }) => {
      let lowest = Number.POSITIVE_INFINITY;
      for (let at = 0; at < cases.length; at += 1) {
        lowest = Math.min(lowest, start[at] ?? 0, middle[at] ?? 0, end[at] ?? 0);
      }
      return bareSlackRadius(belt, rules, lowest, belt.profile[height]);
    },
  };
}

function overstress(name: CurveCheckName, height: Height): NamedCheck {
  return {
    name,
    kindOf: ({ state }) => (state === "running" ? 0 : 1),
    radiusAt: (trace, { belt, rules }, { state }, { tension }) =>
      overstressRadius(trace, {
        belt,
        rules,
        tension,
        distance: belt.profile[height],
        state,
      }),
    bareRadiusAt: ({ belt, rules, cases }, { tensions }, place, at) => {
      const state = cases[at]?.state ?? "running";
      return bareOverstressRadius(belt, rules, { tension: tensions[place][at] ?? 0, state }, belt.profile[height]);
    },
    bareRadii: ({ belt, rules, cases }, { tensions: [start, middle, end] }) => {
      const distance = belt.profile[height];
      const radii: number[] = [];
      for (let at = 0; at < cases.length; at += 1) {
        const tension = Math.max(start[at] ?? 0, middle[at] ?? 0, end[at] ?? 0);
        const state = cases[at]?.state ?? "running";
        radii.push(bareOverstressRadius(belt, rules, { tension, state }, distance));
      }
      return radii;
    },
    largest: ({ belt, rules, cases }, { tensions: [start, middle, end] }) => {
      const distance = belt.profile[height];
      let running = noTension;
      let transient = noTension;
      for (let at = 0; at < cases.length; at += 1) {
        const tension = Math.max(start[at] ?? 0, middle[at] ?? 0, end[at] ?? 0);
        if (cases[at]?.state === "running") running = Math.max(running, tension);
        else transient = Math.max(transient, tension);
      }
      return Math.max(
        bareOverstressRadius(belt, rules, { tension: running, state: "running" }, distance),
        bareOverstressRadius(belt, rules, { tension: transient, state: "transient" }, distance),
      );
    },
  };
}

const concaveChecks: readonly NamedCheck[] = [
  liftOff,
  slack("edge-slack", "edgeAboveMean"),
  overstress("centre-overstress", "meanHeight"),
];
const convexChecks: readonly NamedCheck[] = [
  overstress("edge-overstress", "edgeAboveMean"),
  slack("centre-buckling", "meanHeight"),
];
const loadedConvexChecks: readonly NamedCheck[] = [...convexChecks, idlerLoad];

export type CurveKind = "concave" | "convex";

export function checksOf({ allowedSetLoad }: CurveQuestion, type: CurveKind): readonly NamedCheck[] {
  if (type === "concave") return concaveChecks;
  return allowedSetLoad === undefined ? convexChecks : loadedConvexChecks;
}

/** Belt, and load where there is one, kg/m. */
export function massOf(trace: Trace, belt: CurveBelt, isLoaded: boolean): number {
  return isLoaded ? loadedMass(stepsOnly(trace), belt) : belt.beltMass;
}

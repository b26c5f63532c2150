import { liftOffRadius } from "../../standards/belt-curves/lift-off.ts";
import type { Trace } from "../../trace/trace.ts";
import { bareIdlerRadius, bareOverstressRadius, bareSlackRadius } from "./bare-radius.ts";
import type { CurveBelt, CurveCase, CurveCheckName } from "./curve-input.ts";
import { idlerRadiusNeed, overstressRadius, slackRadius } from "./radius-needs.ts";
import type { VerticalCurveInput } from "./vertical-curve.ts";

/** A place of the curve. */
export interface Spot {
  readonly slope: number;
  readonly tension: number;
}

/** Start, middle and end of an arc with the tension of every case there, N. */
export interface CurvePlaces {
  readonly slopes: readonly [number, number, number];
  readonly tensions: readonly [readonly number[], readonly number[], readonly number[]];
}

/** Stands for the highest tension of no case at all: the least of any. */
export const noTension = Number.NEGATIVE_INFINITY;

/** The tensions of all cases at a place that can govern, N; `noTension` where no case is such. */
export interface Extremes {
  readonly slope: number;
  readonly lowest: number;
  readonly running: number;
  readonly transient: number;
  readonly loaded: number;
  readonly empty: number;
}

/** A check by three doors to the same formulas: radii in m, infinite where none suffices. */
export interface NamedCheck {
  readonly name: CurveCheckName;
  /** At one spot in one case. */
  readonly radiusAt: (trace: Trace, input: VerticalCurveInput, one: CurveCase, spot: Spot) => number;
  /** Without a trace, over the whole arc in every case: no check asks for less where it has more of what it fears. */
  readonly bareRadii: (input: VerticalCurveInput, places: CurvePlaces) => readonly number[];
  /** Without a trace, at a place in the case that asks for most. */
  readonly largest: (input: VerticalCurveInput, at: Extremes) => number;
}

const liftOff: NamedCheck = {
  name: "lift-off",
  radiusAt: (trace, input, one, { tension, slope }) =>
    liftOffRadius(trace, lifted(input, one.isLoaded, tension, slope)),
  bareRadii: (input, { slopes, tensions }) => {
    const [start, middle, end] = tensions;
    return input.cases.map(({ isLoaded }, at) =>
      Math.max(
        bareLiftOff(input, isLoaded, start[at] ?? 0, slopes[0]),
        bareLiftOff(input, isLoaded, middle[at] ?? 0, slopes[1]),
        bareLiftOff(input, isLoaded, end[at] ?? 0, slopes[2]),
      ),
    );
  },
  largest: (input, { loaded, empty, slope }) =>
    Math.max(bareLiftOff(input, true, loaded, slope), bareLiftOff(input, false, empty, slope)),
};

function bareLiftOff(input: VerticalCurveInput, isLoaded: boolean, tension: number, slope: number): number {
  return liftOffRadius.evaluate(lifted(input, isLoaded, tension, slope));
}

function lifted({ belt, rules }: VerticalCurveInput, isLoaded: boolean, tension: number, slope: number) {
  return {
    tensionFactor: rules.highFactor,
    tension,
    centrifugalCredit: rules.centrifugalCredit,
    lineMass: massOf(belt, isLoaded),
    beltSpeed: belt.beltSpeed,
    gravity: rules.gravity,
    slope,
  };
}

const idlerLoad: NamedCheck = {
  name: "idler-load",
  radiusAt: (trace, input, one, { tension, slope }) =>
    idlerRadiusNeed(trace, setAt(input, one.isLoaded, tension, slope)),
  bareRadii: (input, { slopes, tensions }) => {
    const [start, middle, end] = tensions;
    return input.cases.map(({ isLoaded }, at) =>
      Math.max(
        bareIdler(input, isLoaded, start[at] ?? 0, slopes[0]),
        bareIdler(input, isLoaded, middle[at] ?? 0, slopes[1]),
        bareIdler(input, isLoaded, end[at] ?? 0, slopes[2]),
      ),
    );
  },
  largest: (input, { loaded, empty, slope }) =>
    Math.max(
      loaded === noTension ? 0 : bareIdler(input, true, loaded, slope),
      empty === noTension ? 0 : bareIdler(input, false, empty, slope),
    ),
};

function bareIdler(input: VerticalCurveInput, isLoaded: boolean, tension: number, slope: number): number {
  return bareIdlerRadius(setAt(input, isLoaded, tension, slope));
}

function setAt(input: VerticalCurveInput, isLoaded: boolean, tension: number, slope: number) {
  const { belt, rules, spacing, allowedSetLoad: allowedLoad = 0 } = input;
  return {
    tension,
    lineMass: massOf(belt, isLoaded),
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
    radiusAt: (trace, { belt, rules }, _, { tension }) =>
      slackRadius(trace, {
        belt,
        rules,
        tension,
        distance: belt.profile[height],
      }),
    bareRadii: ({ belt, rules, cases }, { tensions: [start, middle, end] }) => {
      const distance = belt.profile[height];
      return cases.map((_, at) => {
        const tension = Math.min(start[at] ?? 0, middle[at] ?? 0, end[at] ?? 0);
        return bareSlackRadius(belt, rules, tension, distance);
      });
    },
    largest: ({ belt, rules }, { lowest }) => bareSlackRadius(belt, rules, lowest, belt.profile[height]),
  };
}

function overstress(name: CurveCheckName, height: Height): NamedCheck {
  return {
    name,
    radiusAt: (trace, { belt, rules }, { state }, { tension }) =>
      overstressRadius(trace, {
        belt,
        rules,
        tension,
        distance: belt.profile[height],
        state,
      }),
    bareRadii: ({ belt, rules, cases }, { tensions: [start, middle, end] }) => {
      const distance = belt.profile[height];
      return cases.map(({ state }, at) => {
        const tension = Math.max(start[at] ?? 0, middle[at] ?? 0, end[at] ?? 0);
        return bareOverstressRadius(belt, rules, { tension, state }, distance);
      });
    },
    largest: ({ belt, rules }, { running, transient }) => {
      const distance = belt.profile[height];
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

export function checksOf({ allowedSetLoad }: VerticalCurveInput, type: CurveKind): readonly NamedCheck[] {
  if (type === "concave") return concaveChecks;
  return allowedSetLoad === undefined ? convexChecks : loadedConvexChecks;
}

function massOf({ beltMass, materialMass }: CurveBelt, isLoaded: boolean): number {
  return isLoaded ? beltMass + materialMass : beltMass;
}

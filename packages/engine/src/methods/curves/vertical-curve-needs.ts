import { liftOffRadius } from "../../standards/belt-curves/lift-off.ts";
import { bareTrace, stepsOnly, type Trace } from "../../trace/trace.ts";
import {
  type CurveBelt,
  type CurveCase,
  type CurveCheck,
  type CurveCheckName,
  governingChecks,
} from "./curve-input.ts";
import { idlerRadiusNeed, needOf, overstressRadius, slackRadius } from "./radius-needs.ts";
import type { VerticalCurveInput } from "./vertical-curve.ts";

/** A place of the curve in one load case. */
interface Spot {
  readonly slope: number;
  readonly tension: number;
  readonly case: CurveCase;
}

/** Radius one check asks for at a spot, m; infinite where none suffices. */
type RadiusCheck = (trace: Trace, input: VerticalCurveInput, spot: Spot) => number;

interface NamedCheck {
  readonly name: CurveCheckName;
  readonly radiusAt: RadiusCheck;
}

const liftOff: RadiusCheck = (trace, { belt, rules }, { tension, slope, case: one }) =>
  liftOffRadius(trace, {
    tensionFactor: rules.highFactor,
    tension,
    centrifugalCredit: rules.centrifugalCredit,
    lineMass: massAt(belt, one),
    beltSpeed: belt.beltSpeed,
    gravity: rules.gravity,
    slope,
  });

const idlerLoad: RadiusCheck = (trace, { belt, rules, spacing, allowedSetLoad = 0 }, { tension, slope, case: one }) =>
  idlerRadiusNeed(trace, {
    tension,
    lineMass: massAt(belt, one),
    gravity: rules.gravity,
    slope,
    spacing,
    allowedLoad: allowedSetLoad,
  });

const concaveChecks: readonly NamedCheck[] = [
  { name: "lift-off", radiusAt: liftOff },
  {
    name: "edge-slack",
    radiusAt: (trace, { belt, rules }, { tension }) =>
      slackRadius(trace, { belt, rules, tension, distance: belt.profile.edgeAboveMean }),
  },
  {
    name: "centre-overstress",
    radiusAt: (trace, { belt, rules }, { tension, case: { state } }) =>
      overstressRadius(trace, { belt, rules, tension, distance: belt.profile.meanHeight, state }),
  },
];

const convexChecks: readonly NamedCheck[] = [
  {
    name: "edge-overstress",
    radiusAt: (trace, { belt, rules }, { tension, case: { state } }) =>
      overstressRadius(trace, { belt, rules, tension, distance: belt.profile.edgeAboveMean, state }),
  },
  {
    name: "centre-buckling",
    radiusAt: (trace, { belt, rules }, { tension }) =>
      slackRadius(trace, { belt, rules, tension, distance: belt.profile.meanHeight }),
  },
];

const loadedConvexChecks: readonly NamedCheck[] = [...convexChecks, { name: "idler-load", radiusAt: idlerLoad }];

type CurveKind = "concave" | "convex";

/** Largest radius any check asks for in any case, m; infinite where none suffices. */
export function largestRadius(input: VerticalCurveInput, type: CurveKind, tangent: number): number {
  const checks = checksOf(input, type);
  let most = 0;
  for (const one of input.cases) {
    for (const { slope, distance } of placesOf(input, tangent)) {
      const spot = { slope, tension: one.tensionAt(distance), case: one };
      for (const { radiusAt } of checks) most = Math.max(most, radiusAt(bareTrace, input, spot));
    }
  }
  return most;
}

/** Every check in every case, at the place of the curve that asks for most. */
export function curveNeeds(
  trace: Trace,
  input: VerticalCurveInput,
  type: CurveKind,
  tangent: number,
): readonly CurveCheck[] {
  const steps = stepsOnly(trace);
  const checks = checksOf(input, type);
  const places = placesOf(input, tangent);
  const found = input.cases.flatMap((one) => {
    const spots = places.map(({ slope, distance }): Spot => ({ slope, tension: one.tensionAt(distance), case: one }));
    return checks.map((check) => worstSpot(steps, input, check, spots));
  });
  // Every case at three places is a lot of checking: where no steps are kept, what governs is checked for all.
  if (trace.mode === "checked") {
    for (const { spot } of governingChecks(found)) for (const { radiusAt } of checks) radiusAt(trace, input, spot);
  }
  return found.map(({ check, loadCase, need }) => ({ check, loadCase, need }));
}

function worstSpot(
  trace: Trace,
  input: VerticalCurveInput,
  { name, radiusAt }: NamedCheck,
  spots: readonly Spot[],
): CurveCheck & { readonly spot: Spot } {
  let [spot] = spots;
  let most = -1;
  for (const one of spots) {
    const radius = radiusAt(trace, input, one);
    if (radius <= most) continue;
    most = radius;
    spot = one;
  }
  if (spot === undefined) throw new Error("a curve has three places");
  return { check: name, loadCase: spot.case.loadCase, need: needOf(most), spot };
}

function checksOf({ allowedSetLoad }: VerticalCurveInput, type: CurveKind): readonly NamedCheck[] {
  if (type === "concave") return concaveChecks;
  return allowedSetLoad === undefined ? convexChecks : loadedConvexChecks;
}

/** Start, middle and end of the arc. */
function placesOf({ slopeBefore, slopeAfter }: VerticalCurveInput, tangent: number) {
  return [
    { distance: -tangent, slope: slopeBefore },
    { distance: 0, slope: (slopeBefore + slopeAfter) / 2 },
    { distance: tangent, slope: slopeAfter },
  ];
}

function massAt(belt: CurveBelt, one: CurveCase): number {
  return one.isLoaded ? belt.beltMass + belt.materialMass : belt.beltMass;
}

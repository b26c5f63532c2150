import type { CurveCase, CurveState } from "../../parts/curves/curve-input.ts";
import { threeRollPieces, troughProfile } from "../../parts/curves/horizontal/trough-profile.ts";
import { verticalCurve } from "../../parts/curves/vertical/vertical-curve.ts";
import type { VerticalCurveInput } from "../../parts/curves/vertical/vertical-curve-input.ts";
import { aheadEmptyTension, partialLoadAcceleration } from "../../rules/belt-curves/ahead-empty.ts";
import {
  arcLength,
  chordLength,
  externalDistance,
  middleOrdinate,
  radiusOfChord,
  tangentLength,
} from "../../rules/belt-curves/arc.ts";
import { equalLoadSpacing, straightSetLoad, turnPerSet } from "../../rules/belt-curves/convex-idlers.ts";
import { liftOffRadius } from "../../rules/belt-curves/lift-off.ts";
import { startTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import { handbookCurveRules } from "../curve-rules.ts";
import type { WorkedExample, WorkedNumber } from "./worked-number.ts";

const trace = startTrace("checked");
const found = (value: number | undefined) => value ?? Number.NaN;
const pieces = threeRollPieces(1.2, 0.441, 35 * degree);
const slope = Math.atan(0.12);
const belt = {
  profile: troughProfile(trace, pieces),
  modulus: 72e6,
  ratedTension: 150e3,
  beltMass: 24.852,
  materialMass: 500 / 3,
  beltSpeed: 3,
};
const aCase = (tension: number, state: CurveState = "running", isLoaded = false): CurveCase => ({
  loadCase: "case",
  state,
  isLoaded,
  tensionAt: () => tension,
});
const concave: VerticalCurveInput = {
  slopeBefore: 0,
  slopeAfter: slope,
  cases: [aCase(126e3, "transient")],
  belt,
  rules: handbookCurveRules,
  spacing: 1.2,
};
const convex: VerticalCurveInput = { ...concave, slopeBefore: slope, slopeAfter: 0, cases: [aCase(110e3)] };

function radiusOf(check: string, input: VerticalCurveInput, ...cases: readonly CurveCase[]): number {
  const given = cases.length > 0 ? { ...input, cases } : input;
  const need = verticalCurve(trace, given).checks.find((one) => one.check === check)?.need;
  return need?.kind === "radius" ? need.radius : Number.NaN;
}

function aheadEmpty(): readonly WorkedNumber[] {
  const massBehind = 600 * (24.852 + 500 / 3 + 15);
  const turning = massBehind + 400 * (24.852 + 15) + 1000 * (24.852 + 4.667);
  const runningForce = 0.022 * 9.80665 * turning;
  const runningTension = 40e3 + 0.022 * 9.80665 * massBehind;
  const movingMass = turning + 28000;
  const acceleration = partialLoadAcceleration(trace, { startingForce: 157400, runningForce, movingMass });
  return [
    ["running tension at the curve", "N", "66 733", runningTension],
    ["running pull", "N", "36 541", runningForce],
    ["moving mass", "kg", "197 371", movingMass],
    ["acceleration", "m/s2", "0.612343", acceleration],
    ["tension at the curve", "N", "142 610", aheadEmptyTension(trace, { runningTension, acceleration, massBehind })],
  ];
}

function profiles(): readonly WorkedNumber[] {
  const three = troughProfile(trace, pieces);
  const five = troughProfile(trace, [
    { length: 0.12, angle: 0 },
    { length: 0.24, angle: 25 * degree },
    { length: 0.24, angle: 55 * degree },
  ]);
  const two = troughProfile(trace, threeRollPieces(1.2, 0, 10 * degree));
  const third = (trough: number) => troughProfile(trace, threeRollPieces(1, 1 / 3, trough * degree));
  return [
    ["three rolls: edge height", "m", "0.217672", three.edgeHeight],
    ["three rolls: mean height", "m", "0.0688389", three.meanHeight],
    ["three rolls: edge above mean", "m", "0.148833", three.edgeAboveMean],
    ["three rolls: half width", "m", "0.531368", three.edgeOffset],
    ["five rolls: edge height", "m", "0.298025", five.edgeHeight],
    ["five rolls: half width", "m", "0.475172", five.edgeOffset],
    ["five rolls: mean height", "m", "0.100176", five.meanHeight],
    ["two rolls: edge height", "m", "0.104189", two.edgeHeight],
    ["two rolls: half width", "m", "0.590885", two.edgeOffset],
    ["two rolls: mean height", "m", "0.0520945", two.meanHeight],
    ["equal thirds, 20°: edge", "1", "0.006334", third(20).edgeAboveMean / 12],
    ["equal thirds, 35°: edge", "1", "0.01062", third(35).edgeAboveMean / 12],
    ["equal thirds, 45°: edge", "1", "0.01309", third(45).edgeAboveMean / 12],
    ["equal thirds, 20°: centre", "1", "0.003167", third(20).meanHeight / 12],
    ["equal thirds, 35°: centre", "1", "0.005311", third(35).meanHeight / 12],
    ["equal thirds, 45°: centre", "1", "0.006547", third(45).meanHeight / 12],
  ];
}

function concaveNumbers(): readonly WorkedNumber[] {
  const lift = (tension: number, isLoaded = false) =>
    radiusOf("lift-off", concave, aCase(tension, "transient", isLoaded));
  const credited = { ...concave, rules: { ...handbookCurveRules, centrifugalCredit: 1 } };
  const [wide] = verticalCurve(trace, { ...concave, radius: 600 }).states;
  const [tight] = verticalCurve(trace, { ...concave, radius: 400 }).states;
  const exact = {
    tensionFactor: 1,
    tension: 126e3,
    centrifugalCredit: 0,
    lineMass: 24.852,
    beltSpeed: 3,
    gravity: 9.80665,
  };
  return [
    ["lift-off, 52 kN", "m", "236.384", lift(52e3)],
    ["lift-off, 88 kN", "m", "400.035", lift(88e3)],
    ["lift-off, 118 kN", "m", "536.411", lift(118e3)],
    ["lift-off, 126 kN", "m", "572.777", lift(126e3)],
    ["lift-off, 126 kN, centrifugal force credited", "m", "571.761", radiusOf("lift-off", credited)],
    ["lift-off, 126 kN, loaded", "m", "74.3252", lift(126e3, true)],
    ["edge slack, 52 kN", "m", "317.549", radiusOf("edge-slack", concave, aCase(52e3))],
    ["centre overstress, running 88 kN", "m", "53.9717", radiusOf("centre-overstress", concave, aCase(88e3))],
    ["centre overstress, starting 126 kN", "m", "45.2639", radiusOf("centre-overstress", concave)],
    ["recommended", "m", "580", found(verticalCurve(trace, concave).recommendedRadius)],
    ["edge tension at 600 m", "N/m", "87 140", found(wide?.edgeTension)],
    ["centre tension at 600 m", "N/m", "113 261", found(wide?.centreTension)],
    ["load of an empty set at 600 m", "N", "38.3746", found(wide?.setLoad)],
    ["lift of the belt at 400 m", "m", "0.215529", found(tight?.beltLift)],
    ["radius it lifts to", "m", "520.707", liftOffRadius(trace, { ...exact, slope })],
  ];
}

function convexNumbers(): readonly WorkedNumber[] {
  const third = { ...belt, profile: troughProfile(trace, threeRollPieces(1.2, 0.4, 35 * degree)) };
  const rated = { ...convex, slopeAfter: slope - 1e-9, allowedSetLoad: 4000 };
  const set = { lineMass: 24.852 + 500 / 3, gravity: 9.80665, spacing: 1.2, slope };
  const [state] = verticalCurve(trace, { ...convex, radius: 350 }).states;
  return [
    ["edge overstress, running 110 kN", "m", "149.526", radiusOf("edge-overstress", convex)],
    [
      "edge overstress, starting 150 kN",
      "m",
      "122.469",
      radiusOf("edge-overstress", convex, aCase(150e3, "transient")),
    ],
    ["centre buckling, 52 kN", "m", "146.874", radiusOf("centre-buckling", convex, aCase(52e3))],
    ["idler load of 4 kN", "m", "74.9036", radiusOf("idler-load", rated, aCase(110e3, "running", true))],
    ["edge overstress of equal thirds", "m", "153.665", radiusOf("edge-overstress", { ...convex, belt: third })],
    ["recommended", "m", "150", found(verticalCurve(trace, convex).recommendedRadius)],
    ["edge tension at 350 m", "N/m", "122 284", found(state?.edgeTension)],
    ["centre tension at 350 m", "N/m", "77 505.5", found(state?.centreTension)],
    ["load of a set by the curve", "N", "377.143", found(state?.setLoad) - found(state?.straightSetLoad)],
    ["load of a set on the straight", "N", "2 237.73", straightSetLoad(trace, set)],
    ["turn of a set", "deg", "0.196443", turnPerSet(trace, { spacing: 1.2, radius: 350 }) / degree],
    ["spacing of equal load", "m", "1.02692", equalLoadSpacing(trace, { ...set, tension: 110e3, radius: 350 })],
  ];
}

function arcs(): readonly WorkedNumber[] {
  const arc = { radius: 950, deflection: slope };
  const drawn = { radius: 600, deflection: 6.84277 * degree };
  const [chord, height] = [chordLength(trace, drawn), middleOrdinate(trace, drawn)];
  return [
    ["tangent length", "m", "56.7963", tangentLength(trace, arc)],
    ["arc", "m", "113.457", arcLength(trace, arc)],
    ["external distance", "m", "1.69628", externalDistance(trace, arc)],
    ["EX 7.8: chord", "m", "71.6147", chord],
    ["EX 7.8: mid-ordinate", "m", "1.06943", height],
    ["EX 7.8: radius back", "m", "600.000", radiusOfChord(trace, { chord, middleOrdinate: height })],
  ];
}

export const verticalCurveExamples: readonly WorkedExample[] = [
  { chapter: "05", title: "EX 5.1: start with the belt ahead empty", numbers: aheadEmpty() },
  { chapter: "05", title: "EX 5.2: cross-sections", numbers: profiles() },
  { chapter: "05", title: "EX 5.3: concave curve", numbers: concaveNumbers() },
  { chapter: "05", title: "EX 5.4: convex curve", numbers: convexNumbers() },
  { chapter: "05", title: "EX 5.5: arc geometry", numbers: arcs() },
];

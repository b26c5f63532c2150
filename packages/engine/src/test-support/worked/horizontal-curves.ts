import { findBankingWindow } from "../../parts/curves/horizontal/banking-window.ts";
import { type DriftModel, findBanking } from "../../parts/curves/horizontal/drift.ts";
import { horizontalCurve, loadOnCurve } from "../../parts/curves/horizontal/horizontal-curve.ts";
import { driftQuestion } from "../../parts/curves/horizontal/horizontal-curve-input.ts";
import { materialSplit } from "../../parts/curves/horizontal/material-split.ts";
import { startTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import { handbookCurveRules } from "../curve-rules.ts";
import {
  workedCurve as curve,
  workedOpenCurve as open,
  workedRolls as rolls,
  workedCurveCases,
} from "./machine-inputs.ts";
import type { WorkedExample, WorkedNumber } from "./worked-number.ts";

const trace = startTrace("checked");
const found = (value: number | undefined) => value ?? Number.NaN;
const [empty] = workedCurveCases;

function load(): readonly WorkedNumber[] {
  const split = materialSplit(trace, {
    rolls,
    surchargeAngle: 20 * degree,
    bulkDensity: 1500,
    materialMass: 500 / 3,
    gravity: 9.80665,
  });
  const { inside, centre, outside } = split.at(0.05);
  return [
    ["load width", "m", "0.860626", 0.441 + 2 * split.wingLoad],
    ["load on a wing", "m", "0.209813", split.wingLoad],
    ["half chord", "m", "0.392369", split.halfChord],
    ["edge level", "m", "0.120344", split.edgeLevel],
    ["crown", "m", "0.0714052", split.crown],
    ["weight on a wing", "N/m", "219.655", split.wing],
    ["weight on the centre", "N/m", "1195.13", split.centre],
    ["weight on all", "N/m", "1634.44", 2 * split.wing + split.centre],
    ["drifted 50 mm: inside", "N/m", "347.577", inside],
    ["drifted 50 mm: centre", "N/m", "1157.83", centre],
    ["drifted 50 mm: outside", "N/m", "129.035", outside],
  ];
}

function drifts(): readonly WorkedNumber[] {
  const rows: readonly (readonly [DriftModel, number, readonly string[]])[] = [
    ["full", 0, ["8.568", "39.590", "-12.113", "-43.270", "-38.801", "-47.467"]],
    ["projected", 0, ["-1.971", "25.131", "-20.116", "-44.771", "-40.808", "-48.493"]],
    ["conventional", 0, ["20.928", "58.798", "-4.319", "-49.365", "-43.905", "-54.497"]],
    ["full", 1, ["8.182", "39.204", "-12.499", "-43.528", "-39.057", "-47.726"]],
  ];
  const question = driftQuestion(trace, curve, loadOnCurve(trace, curve), empty, 52e3, 2500);
  return [
    ...rows.flatMap(([model, centrifugalCredit, printed]) => {
      const { states } = horizontalCurve(trace, {
        ...curve,
        model,
        rules: { ...handbookCurveRules, centrifugalCredit },
      });
      const credit = centrifugalCredit === 1 ? ", centrifugal force credited" : "";
      return states.map(({ loadCase, drift }, at): WorkedNumber => {
        const ours = drift.kind === "drift" ? drift.drift * 1e3 : Number.NaN;
        return [`${model}${credit}: ${loadCase}`, "mm", printed[at] ?? "", ours];
      });
    }),
    ["banking without drift", "deg", "5.53011", found(findBanking(question, 0)) / degree],
  ];
}

function radii(): readonly WorkedNumber[] {
  const least = (model: DriftModel, factors: Partial<typeof handbookCurveRules> = {}) => {
    const { checks } = horizontalCurve(trace, { ...open, model, rules: { ...handbookCurveRules, ...factors } });
    const need = checks.find((one) => one.check === "drift")?.need;
    return need?.kind === "radius" ? need.radius : Number.NaN;
  };
  const recommended = (model: DriftModel) => found(horizontalCurve(trace, { ...open, model }).recommendedRadius);
  const plain = { highFactor: 1, lowFactor: 1 };
  const loaded = loadOnCurve(trace, curve);
  const window = (radius: number) => findBankingWindow(curve, loaded, radius);
  const { needs, states } = horizontalCurve(trace, curve);
  const edge = (check: string, loadCase: string) => {
    const need = needs.find((one) => one.check === check && one.loadCase === loadCase)?.need;
    return need?.kind === "radius" ? need.radius : Number.NaN;
  };
  const models: readonly (readonly [DriftModel, string, string, string])[] = [
    ["full", "2487.68", "2490", "2214.97"],
    ["projected", "2181.57", "2185", "1941.03"],
    ["conventional", "3153.40", "3155", "2811.12"],
  ];
  const windows: readonly (readonly [number, string, string])[] = [
    [2490, "5.1359", "5.1430"],
    [3000, "3.7303", "5.0236"],
    [2000, "7.1707", "5.3150"],
  ];
  return [
    ...models.flatMap(([model, printed, rounded, unfactored]): readonly WorkedNumber[] => [
      [`${model}: radius by drift`, "m", printed, least(model)],
      [`${model}: recommended`, "m", rounded, recommended(model)],
      [`${model}: without factors`, "m", unfactored, least(model, plain)],
    ]),
    ...windows.flatMap(([radius, low, high]): readonly WorkedNumber[] => [
      [`least banking at ${radius} m`, "deg", low, found(window(radius)?.least) / degree],
      [`most banking at ${radius} m`, "deg", high, found(window(radius)?.most) / degree],
    ]),
    ["inner edge slack, 40 kN", "m", "1546.05", edge("inner-edge-slack", "BrakeEmpty")],
    ["outer edge overstress, running 88 kN", "m", "416.608", edge("outer-edge-overstress", "RunFull")],
    ["outer edge overstress, starting 118 kN", "m", "327.462", edge("outer-edge-overstress", "StartFull")],
    ["inner edge tension at 2500 m", "N/m", "28 029.9", found(states[0]?.innerEdgeTension)],
    ["outer edge tension at 2500 m", "N/m", "58 636.7", found(states[0]?.outerEdgeTension)],
  ];
}

export const horizontalCurveExamples: readonly WorkedExample[] = [
  { chapter: "05", title: "EX 5.6: load on the rolls", numbers: load() },
  { chapter: "05", title: "EX 5.6: drift", numbers: drifts() },
  { chapter: "05", title: "EX 5.6: least radii", numbers: radii() },
];

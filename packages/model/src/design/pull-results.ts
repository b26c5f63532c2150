import { bareTrace, type LoadCaseName, type Solution } from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { type ComputedResult, computed } from "./computed-result.ts";
import { laggingOf, linkedDrive, pointId } from "./points.ts";
import { pullPath } from "./pull-path.ts";
import { inertiaOf } from "./pulley-inertia.ts";
import { idlerSpacingOf } from "./sections.ts";
import { tonnesPerHour } from "./si.ts";

/** Ending of `t1` and `t2` in each load case. */
export const tensionEndings = {
  "": "running-full",
  Un: "running-empty",
  Inc: "running-inclines",
  Dec: "running-declines",
  Start: "starting-full",
  StartUn: "starting-empty",
  Brake: "braking-full",
  BrakeUn: "braking-empty",
} as const satisfies Readonly<Record<string, LoadCaseName>>;

/** Results of a point and of the section after it; sag and friction are those of running full. */
export function pullResults(document: Conveyor, solution: Solution): readonly ComputedResult[] {
  return document.pulls.flatMap((pull, index) => [
    ...sectionResults(document, solution, pull, index),
    ...tensionResults(solution, pull, index),
  ]);
}

const tensionCases = Object.entries(tensionEndings).map(([ending, loadCase]) => ({
  loadCase,
  arriving: `t1${ending}`,
  leaving: `t2${ending}`,
}));

function tensionResults(solution: Solution, pull: Pull, index: number): readonly ComputedResult[] {
  const results: ComputedResult[] = [];
  for (const { loadCase, arriving, leaving } of tensionCases) {
    const point = solution.cases[loadCase].points[index];
    if (point === undefined) continue;
    const place = { loadCase, pointId: pointId(pull) };
    results.push({ path: pullPath(index, arriving), value: point.arriving, place });
    results.push({ path: pullPath(index, leaving), value: point.leaving, place });
  }
  return results;
}

function sectionResults(
  document: Conveyor,
  { loop, cases }: Solution,
  pull: Pull,
  index: number,
): readonly ComputedResult[] {
  const at = (name: string) => pullPath(index, name);
  const laid = loop.sections[index];
  const full = cases["running-full"].sections[index];
  const place = { pointId: pointId(pull) };
  const inCase = { loadCase: "running-full", ...place };
  return [
    ...computed(at("r"), loop.turns[index]?.radius, place),
    ...computed(at("pulleyInertia"), pulleyInertia(document, pull), place),
    ...computed(at("length"), laid?.length, place),
    ...computed(at("lift"), laid?.lift, place),
    ...computed(at("capacity"), tonnesPerHour(pull.capacityInp), place),
    ...computed(at("idlerSpacing"), idlerSpacingOf(document, pull), place),
    ...computed(at("sag"), full?.sag, inCase),
    ...computed(at("frictionFactor"), full?.frictionFactor, inCase),
  ];
}

function pulleyInertia(document: Conveyor, pull: Pull): number | undefined {
  if (pull.pType === "Int. Pt" || pull.pType === "Hopper") return undefined;
  return inertiaOf(pull, laggingOf(pull, linkedDrive(document, pull)), bareTrace);
}

import { bareTrace, type LoadCaseName, type Solution } from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { add, type ComputedResult } from "./computed-result.ts";
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
  const results: ComputedResult[] = [];
  document.pulls.forEach((pull, index) => {
    addSection(results, document, solution, index);
    addTensions(results, solution, pull, index);
  });
  return results;
}

const tensionCases = Object.entries(tensionEndings).map(([ending, loadCase]) => ({
  loadCase,
  arriving: `t1${ending}`,
  leaving: `t2${ending}`,
}));

function addTensions(results: ComputedResult[], solution: Solution, pull: Pull, index: number): void {
  for (const { loadCase, arriving, leaving } of tensionCases) {
    const point = solution.cases[loadCase].points[index];
    if (point === undefined) continue;
    const place = { loadCase, pointId: pointId(pull) };
    results.push({ path: pullPath(index, arriving), value: point.arriving, place });
    results.push({ path: pullPath(index, leaving), value: point.leaving, place });
  }
}

function addSection(results: ComputedResult[], document: Conveyor, { loop, cases }: Solution, index: number): void {
  const pull = document.pulls[index];
  if (pull === undefined) return;
  const at = (name: string) => pullPath(index, name);
  const laid = loop.sections[index];
  const full = cases["running-full"].sections[index];
  const place = { pointId: pointId(pull) };
  const inCase = { loadCase: "running-full", ...place };
  add(results, at("r"), loop.turns[index]?.radius, place);
  add(results, at("pulleyInertia"), pulleyInertia(document, pull), place);
  add(results, at("length"), laid?.length, place);
  add(results, at("lift"), laid?.lift, place);
  add(results, at("capacity"), tonnesPerHour(pull.capacityInp), place);
  add(results, at("idlerSpacing"), idlerSpacingOf(document, pull), place);
  add(results, at("sag"), full?.sag, inCase);
  add(results, at("frictionFactor"), full?.frictionFactor, inCase);
}

function pulleyInertia(document: Conveyor, pull: Pull): number | undefined {
  if (pull.pType === "Int. Pt" || pull.pType === "Hopper") return undefined;
  return inertiaOf(pull, laggingOf(pull, linkedDrive(document, pull)), bareTrace);
}

import { bareTrace, type LoadCaseName, type Solution } from "@beltwright/engine";
import { isPulley } from "../../document/pulley-point.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import type { Pull } from "../../document/types/parts.ts";
import { idlerSpacingOf } from "../idlers.ts";
import { laggingOf, linkedDrive } from "../points.ts";
import { inertiaOf } from "../pulley-inertia.ts";
import { tonnesPerHour } from "../si.ts";
import { type PullOutput, pullOutput, type TakePullResult } from "./pull-output.ts";

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
export function pullResults(document: Conveyor, solution: Solution, take: TakePullResult): void {
  const tensions = tensionCases.map((one) => ({ ...one, points: solution.cases[one.loadCase].points }));
  for (const [index, pull] of document.pulls.entries()) {
    sectionResults(document, solution, pull, index, take);
    for (const { points, arriving, leaving, loadCase } of tensions) {
      const point = points[index];
      take(arriving, index, point?.arriving, loadCase);
      take(leaving, index, point?.leaving, loadCase);
    }
  }
}

interface TensionCase {
  readonly loadCase: LoadCaseName;
  readonly arriving: PullOutput;
  readonly leaving: PullOutput;
}

const tensionCases = Object.entries(tensionEndings).map(
  ([ending, loadCase]): TensionCase => ({
    loadCase,
    arriving: pullOutput(`t1${ending}`),
    leaving: pullOutput(`t2${ending}`),
  }),
);

const outputs = {
  radius: pullOutput("r"),
  inertia: pullOutput("pulleyInertia"),
  length: pullOutput("length"),
  lift: pullOutput("lift"),
  capacity: pullOutput("capacity"),
  idlerSpacing: pullOutput("idlerSpacing"),
  sag: pullOutput("sag"),
  frictionFactor: pullOutput("frictionFactor"),
};

function sectionResults(
  document: Conveyor,
  { loop, cases }: Solution,
  pull: Pull,
  index: number,
  take: TakePullResult,
): void {
  const laid = loop.sections[index];
  const full = cases["running-full"].sections[index];
  take(outputs.radius, index, loop.turns[index]?.radius);
  take(outputs.inertia, index, pulleyInertia(document, pull));
  take(outputs.length, index, laid?.length);
  take(outputs.lift, index, laid?.lift);
  take(outputs.capacity, index, tonnesPerHour(pull.capacityInp));
  take(outputs.idlerSpacing, index, idlerSpacingOf(document, pull));
  take(outputs.sag, index, full?.sag, "running-full");
  take(outputs.frictionFactor, index, full?.frictionFactor, "running-full");
}

function pulleyInertia(document: Conveyor, pull: Pull): number | undefined {
  if (!isPulley(pull)) return undefined;
  return inertiaOf(pull, laggingOf(pull, linkedDrive(document, pull)), bareTrace);
}

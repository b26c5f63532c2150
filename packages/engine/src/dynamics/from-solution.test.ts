import { describe, expect, it } from "vitest";
import type { Design } from "../design/design.ts";
import { solve } from "../solve/solve.ts";
import { curveAt } from "../solve/start-stop/torque/curve.ts";
import { withAutomaticFriction, workedConveyor } from "../test-support/worked-conveyor.ts";
import type { BeltLoop } from "./belt-loop.ts";
import { loopOf, runningCase } from "./from-solution.ts";
import type { Scenario } from "./scenario.ts";

function loopWith(change: Partial<Design>, scenario: Scenario) {
  const design = { ...workedConveyor, ...change };
  const solution = solve(design, { method: "ISO" });
  if (solution.kind === "refused") throw new Error(JSON.stringify(solution.refusals));
  return { design, solution, loop: loopOf({ design, solution, scenario, options: {} }) };
}

const sumOf = ({ strands, stations }: BeltLoop, name: "mass" | "resistance" | "gravity") =>
  strands.reduce((sum, strand) => sum + strand[name] * strand.length, 0) +
  stations.reduce((sum, station) => sum + station[name], 0);

const scenarios: readonly Scenario[] = [
  { kind: "start", load: "full" },
  { kind: "start", load: "empty" },
  { kind: "stop", load: "full", by: "coasting" },
  { kind: "stop", load: "inclines", by: "coasting" },
  { kind: "start", load: "declines" },
];
const downhill = workedConveyor.points.map((point) => ({ ...point, z: -point.z }));

describe.each<readonly [string, Partial<Design>]>([
  ["the worked conveyor", {}],
  ["the worked conveyor downhill", { points: downhill, takeUp: { kind: "gravity", mass: 20_000, massIncrement: 500 } }],
  ["a friction that follows the tension", withAutomaticFriction(workedConveyor)],
])("the loop of %s", (_, change) => {
  it.each(scenarios)("pulls as much as its case in statics: $kind $load", (scenario) => {
    const { solution, loop } = loopWith(change, scenario);
    const { effectiveTension } = runningCase(solution, scenario);
    expect((sumOf(loop, "resistance") + sumOf(loop, "gravity")) / effectiveTension).toBeCloseTo(1, 9);
    // Friction only holds back: what drives the belt is weight.
    for (const one of [...loop.strands, ...loop.stations]) expect(one.resistance).toBeGreaterThanOrEqual(0);
  });

  it("has the mass that statics speed up, and its drives beside it", () => {
    for (const load of ["full", "empty"] as const) {
      const { design, solution, loop } = loopWith(change, { kind: "start", load });
      const drives = design.drives.reduce((sum, { equivalentMass }) => sum + equivalentMass, 0);
      const { movingMass } = solution.cases[`starting-${load}`];
      expect(sumOf(loop, "mass") / (movingMass + drives)).toBeCloseTo(1, 6);
    }
  });
});

// Handbook 03, 3: a typed factor belongs to its own start, full or empty.
describe("the start factors of a drive in a run", () => {
  const drives = workedConveyor.drives.map((drive) => ({ ...drive, startFactorFull: 1.5, startFactorEmpty: 1.2 }));

  it.each([
    ["full", 1.5],
    ["empty", 1.2],
  ] as const)("each decide their own start: %s", (load, factor) => {
    const { loop } = loopWith({ drives }, { kind: "start", load });
    const [action] = loop.drives.map((drive) => drive.action);
    expect(action?.kind === "torque-speed" ? curveAt(action.curve, 0.5) : 0).toBe(factor);
  });
});

describe("a drive that is led in speed", () => {
  it.each([
    [2.5, 2.5],
    [undefined, undefined],
  ])("may pull so many times its full load: %s", (largestTorque, times) => {
    const curve = { x: [0, 10], y: [0, 1] };
    const starter = { kind: "speed-time", curve, ...(largestTorque !== undefined && { largestTorque }) } as const;
    const solution = solve(workedConveyor, { method: "ISO" });
    if (solution.kind === "refused") throw new Error(JSON.stringify(solution.refusals));
    const [drive] = workedConveyor.drives;
    const options = { drives: [{ driveId: drive?.id ?? "", starter }] };
    const scenario = { kind: "start", load: "full" } as const;
    const [led] = loopOf({ design: workedConveyor, solution, scenario, options }).drives;
    const most = led?.action.kind === "speed-time" ? led.action.largestForce : Number.NaN;
    expect(most).toBe(times === undefined ? undefined : times * (led?.fullLoadForce ?? 0));
  });
});

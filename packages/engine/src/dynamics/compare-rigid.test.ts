import { describe, expect, it } from "vitest";
import type { Solution } from "../solve/solve.ts";
import { solve } from "../solve/solve.ts";
import { workedConveyor } from "../test-support/worked-conveyor.ts";
import { bareTrace } from "../trace/trace.ts";
import { compareWithRigid } from "./compare-rigid.ts";
import type { RunInput } from "./run-input.ts";
import type { Scenario } from "./scenario.ts";

function solved(): Solution {
  const solution = solve(workedConveyor, { method: "ISO" });
  if (solution.kind === "refused") throw new Error("the worked conveyor is solved");
  return solution;
}
const solution = solved();
const moment = (tension: number) => ({ tension, position: 0, pointId: "1", time: 0 });
const brake = { pointId: "1", force: 1, heat: 0, largestPower: 0, largestPowerAt: 0 };

type Found = Parameters<typeof compareWithRigid>[2];
const found: Found = { largest: moment(3e5), smallest: moment(1e4), reachedSpeedAt: 21, drivesStandAt: 17, brakes: [] };

/** Statics whose drives tell their components, with motions of these times. */
const machine = (startKind: "started" | "stalled") => ({
  startStop: {
    starts: { full: { simulated: { kind: startKind, series: { time: [0, 5, 9, 12], speed: [0, 1, 2.94, 3] } } } },
    stops: { "braking-full": { time: 7 }, "coasting-full": { time: 11 } },
    rampDowns: { full: { time: 13 } },
  },
});
const timesOf = (scenario: Scenario, startKind: "started" | "stalled" = "started", change: Partial<Found> = {}) => {
  const rigid = { ...solution, machine: machine(startKind) } as unknown as RunInput["rigid"];
  return compareWithRigid(bareTrace, { rigid, scenario }, { ...found, ...change })?.duration;
};

describe("a run beside the rigid belt", () => {
  it("takes as long to speed as the rigid belt to 98 % of it", () => {
    expect(timesOf({ kind: "start", load: "full" })).toEqual({ dynamic: 21, rigid: 9 });
  });

  it("takes as long to rest as the rigid belt with the same brakes, or on its ramp", () => {
    const stop = (by: "coasting" | "braking" | "ramp-down") => ({ kind: "stop", load: "full", by }) as const;
    expect(timesOf(stop("coasting"))).toEqual({ dynamic: 17, rigid: 11 });
    expect(timesOf(stop("braking"), "started", { brakes: [brake] as unknown as Found["brakes"] })).toEqual({
      dynamic: 17,
      rigid: 7,
    });
    expect(timesOf(stop("ramp-down"))).toEqual({ dynamic: 17, rigid: 13 });
  });

  it("has no times where either never gets there, or where a start is given up", () => {
    const start = { kind: "start", load: "full" } as const;
    expect(timesOf(start, "started", { reachedSpeedAt: undefined as unknown as number })).toBeUndefined();
    const { duration = 0 } = solution.cases["starting-full"];
    expect(timesOf(start, "stalled")).toEqual(duration > 0 ? { dynamic: 21, rigid: duration } : undefined);
    expect(timesOf({ kind: "aborted-start", load: "full", tripTime: 4 })).toBeUndefined();
  });

  it("is compared by the largest tension of the case that governs", () => {
    const rigid = solution as unknown as RunInput["rigid"];
    const compared = compareWithRigid(bareTrace, { rigid, scenario: { kind: "start", load: "full" } }, found);
    const { tension } = solution.cases["starting-full"].largest;
    expect(compared?.largestTension).toEqual({
      dynamic: 3e5,
      rigid: tension,
      rigidCase: "starting-full",
      ratio: 3e5 / tension,
    });
  });
});

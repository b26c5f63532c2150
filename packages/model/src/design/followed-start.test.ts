import { describe, expect, it } from "vitest";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { firstDesign } from "../edits/first/first-design.ts";
import { addLoadCases } from "../load-cases/case-edits.ts";
import { shippedRows } from "../test-support/shipped-rows.ts";
import { calculate } from "./calculate.ts";

const rows = shippedRows();
const beltSpeed = 4;

/** 900 m level, then up: a concave curve whose belt is empty while the load comes near. */
function overland(changes: Partial<Conveyor>, loads: Partial<Conveyor["loadCases"][number]> = {}) {
  const laid = firstDesign({ capacity: 1500, length: 1500, lift: 0, width: 1200 }, rows);
  const pulls = laid.pulls.flatMap((pull): readonly Pull[] => {
    const raised = { ...pull, z: pull.z + Math.max(0, pull.x - 900) * 0.08 };
    const knee = { ...pull, noID: 99, pType: "Int. Pt", description: "Knee", x: 900, z: 0, skirtLength: 0 } as const;
    return pull.pType === "Hopper" ? [raised, knee] : [raised];
  });
  const conveyor: Conveyor = { ...laid, pulls, beltSpeedInp: beltSpeed, rampType: "Linear", ...changes };
  const { machine, ownCases = [], cases } = started(conveyor, loads);
  const knee = machine.verticalCurves.find(({ pointId }) => pointId === "99");
  const liftOff = (loadCase: string) => {
    const need = knee?.needs.find((one) => one.loadCase === loadCase && one.check === "lift-off")?.need;
    return need?.kind === "radius" ? need.radius : Number.NaN;
  };
  return { liftOff, own: ownCases[0], cases };
}

/** With a case of one's own that starts, solved. */
function started(conveyor: Conveyor, loads: Partial<Conveyor["loadCases"][number]>) {
  const listed = addLoadCases.apply(conveyor, { set: "winter" });
  if (listed.kind !== "changed") throw new Error("no case");
  const loadCases = listed.conveyor.loadCases.map((one) => ({ ...one, caseMotion: "Starting" as const, ...loads }));
  const found = calculate({ ...listed.conveyor, loadCases }, { rows });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  return found.solution;
}

// Handbook 15.4: drives under control give Te + M·a of the reference, whatever lies on the belt; 5.1 takes that force.
describe("a start along a ramp with part of the load", () => {
  const times = [20, 40, 80];

  it("adds to the running pull at a concave curve as much as the ramp is steep", () => {
    // The radius at which the belt lifts is in proportion to the pull, and acceleration is V/T.
    const added = times.map((rampTime) => {
      const { liftOff } = overland({ rampTime });
      return (liftOff("starting-ahead-empty") - liftOff("running-ahead-empty")) * rampTime;
    });
    const [first = Number.NaN] = added;
    expect(first).toBeGreaterThan(0);
    for (const one of added) expect(one / first).toBeCloseTo(1, 2);
  });

  it("adds less than drives that give what the full belt takes", () => {
    const ramp = overland({ rampTime: 40 }).liftOff("starting-ahead-empty");
    const step = overland({ rampTime: 0, startupFactor: 140 }).liftOff("starting-ahead-empty");
    expect(step).toBeGreaterThan(1.2 * ramp);
  });

  it.each([[{}], [{ densityFactor: 0.5 }]])("accelerates a case of one's own as the ramp says: %j", (loads) => {
    // In 20 s the motors would be at their limit.
    for (const rampTime of times.slice(1))
      expect(overland({ rampTime }, loads).own?.acceleration).toBeCloseTo(beltSpeed / rampTime, 9);
  });

  it("reaches the speed of a case in the time of the ramp", () => {
    // The same feed on a slower belt lies higher: half as heavy it is within what the motors give.
    const { own } = overland({ rampTime: 40 }, { speedShare: 60, densityFactor: 0.5 });
    expect(own?.acceleration).toBeCloseTo((0.6 * beltSpeed) / 40, 9);
  });

  it("breaks a case of one's own away with the force that it starts with", () => {
    for (const rampTime of times.slice(1)) {
      const { own } = overland({ rampTime, breakawayFactor: 1.2 }, { densityFactor: 0.5 });
      if (own?.breakAway === undefined) throw new Error("no start to break away");
      const { acceleration, effectiveTension, movingMass, driveMass, breakAway } = own;
      const needed = effectiveTension + (movingMass + driveMass) * acceleration;
      expect(breakAway.startForce / needed).toBeCloseTo(1, 9);
    }
  });

  it("is driven by the drives that are left in a case of one's own, and as ever in the others", () => {
    const laid = firstDesign({ capacity: 2500, length: 1500, lift: 60, width: 1200 }, rows);
    expect(laid.drives.map(({ driveType }) => driveType)).toEqual(["Head", "Head"]);
    const loads = { densityFactor: 0.3, caseIsChecked: false };
    const [both, one] = [[], [{ outDriveNo: 2 }]].map((drivesOut) => started(laid, { ...loads, drivesOut }));
    for (const solution of [both, one]) {
      expect(solution?.ownCases?.[0]?.acceleration).toBeCloseTo(laid.beltSpeedInp / laid.rampTime, 9);
    }
    expect(one?.ownCases?.[0]?.points).not.toEqual(both?.ownCases?.[0]?.points);
    expect(one?.cases).toEqual(both?.cases);
  });
});

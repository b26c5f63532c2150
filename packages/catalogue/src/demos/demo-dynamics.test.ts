import type { DynamicResult, Scenario } from "@beltwright/engine";
import { type Calculated, type Conveyor, calculate, prepareConveyor, withChosenParts } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { shippedComponents } from "../shipped-libraries.ts";
import { demoConveyor } from "./demo-conveyors.ts";

const rows = await shippedComponents();

type Mode = "Auto" | "Manual";

const modes = (mode: Mode) => ({
  selectMotorMode: mode,
  selectFLCplgMode: mode,
  selectGBoxMode: mode,
  selectHSCplgMode: mode,
  selectLSCplgMode: mode,
  selectHoldBackMode: mode,
  selectBrakeMode: mode,
});

/** A demo whose drives are chosen anew, each beginning with parts that suit nothing. */
function onAuto(conveyor: Conveyor): Conveyor {
  return {
    ...conveyor,
    startupFactor: 0,
    startupFactorFull: 0,
    startupFactorEmpty: 0,
    drives: conveyor.drives.map((drive) => ({
      ...drive,
      ...modes("Auto"),
      motor: { ...drive.motor, power: drive.motor.power / 2, momI: 1, lrTorque: 120, bdTorque: 160 },
      flcplg: { ...drive.flcplg, peakTorque: 120, twoSecTorque: 110, slip: 9 },
      gbox: { ...drive.gbox, ratio: 5 },
    })),
  };
}

function calculated(conveyor: Conveyor): Calculated {
  const found = calculate(conveyor, { rows });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  return found;
}

/** The same conveyor with the parts that were chosen typed by hand. */
function byHand(conveyor: Conveyor): Conveyor {
  const built = withChosenParts(conveyor, calculated(conveyor).solution.machine, rows);
  return { ...built, drives: built.drives.map((drive) => ({ ...drive, ...modes("Manual") })) };
}

/** All that a run found of the elastic belt. The rigid one beside it is of the static calculation. */
function ran(conveyor: Conveyor, scenario: Scenario): Omit<DynamicResult, "comparison"> {
  const basis = { conveyor, calculated: calculated(conveyor), scenario };
  const prepared = prepareConveyor(basis, { runTime: 3, elements: 80 });
  if (prepared.kind === "refused") throw new Error(JSON.stringify(prepared.reasons));
  prepared.run.advance(3);
  const { comparison: _static, ...result } = prepared.run.result();
  return result;
}

const scenarios: readonly Scenario[] = [
  { kind: "start", load: "full" },
  { kind: "start", load: "empty" },
  { kind: "emergency-stop", load: "full" },
];

describe("a run with the drives that Auto chose", () => {
  // Two through a fluid coupling, one by the torques of a starter, one along its speeds.
  it.each(["SR-BOOM", "RC-06", "UG-BOOST", "C3"])(
    "is that of the same parts typed, to the last bit: %s",
    async (convNo) => {
      const auto = onAuto(await demoConveyor(convNo));
      const typed = byHand(auto);
      for (const scenario of scenarios) expect(ran(auto, scenario)).toEqual(ran(typed, scenario));
    },
  );

  it("is that of the motor where nothing stands between it and the belt", async () => {
    const demo = onAuto(await demoConveyor("SR-BOOM"));
    const direct = { ...demo, drives: demo.drives.map((drive) => ({ ...drive, flDirectDrive: true })) };
    const typed = byHand(direct);
    expect(typed.drives[0]?.motor).not.toEqual(direct.drives[0]?.motor);
    for (const scenario of scenarios) expect(ran(direct, scenario)).toEqual(ran(typed, scenario));
  });
});

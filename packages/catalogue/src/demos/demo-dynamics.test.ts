import type { DynamicResult, Scenario } from "@beltwright/engine";
import { type Calculated, type Conveyor, calculate, prepareConveyor, withChosenParts } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { shippedComponents } from "../shipped-libraries.ts";
import { demoConveyor, demoDescriptions } from "./demo-conveyors.ts";

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

const pulleyModes = (mode: Mode) => ({ selectShaftMode: mode, selectShellMode: mode, selectWidthMode: mode });

/** A demo whose drives and pulleys are chosen anew. */
function wholeOnAuto(conveyor: Conveyor): Conveyor {
  const { pulls, ...driven } = onAuto(conveyor);
  return { ...driven, pulls: pulls.map((pull) => ({ ...pull, ...pulleyModes("Auto") })) };
}

/** The same conveyor with the parts that were chosen typed by hand. */
function byHand(conveyor: Conveyor): Conveyor {
  const built = drivesByHand(conveyor);
  return { ...built, pulls: built.pulls.map((pull) => ({ ...pull, ...pulleyModes("Manual") })) };
}

function drivesByHand(conveyor: Conveyor): Conveyor {
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

const demos = demoDescriptions.map(({ convNo }) => convNo);

describe("pulleys that Auto chose", () => {
  it.each(demos)("are the same pulleys typed, to the last bit: %s", async (convNo) => {
    const auto = wholeOnAuto(await demoConveyor(convNo));
    const pulleysOf = (conveyor: Conveyor) => {
      const { design, pulleys } = calculated(conveyor).solution.machine;
      return {
        points: design.points.map((point) => ("pulley" in point ? point.pulley : undefined)),
        built: pulleys.map(({ pointId, built, bearingCentres, mass }) => ({ pointId, built, bearingCentres, mass })),
      };
    };
    expect(pulleysOf(byHand(auto))).toEqual(pulleysOf(auto));
  });
});

/** Here friction follows tension, and tensions are searched to 1e-4 N from where the rounds of choosing left them. */
const searched = ["C3", "TR-07"];

describe("a run with the parts that Auto chose", () => {
  it.each(demos.filter((convNo) => !searched.includes(convNo)))(
    "is that of the same drives and pulleys typed, to the last bit: %s",
    async (convNo) => {
      const auto = wholeOnAuto(await demoConveyor(convNo));
      const typed = byHand(auto);
      for (const scenario of scenarios) expect(ran(auto, scenario)).toEqual(ran(typed, scenario));
    },
  );

  it("is that of the same drives typed, to the last bit, where a starter gives speeds", async () => {
    const auto = onAuto(await demoConveyor("C3"));
    const typed = drivesByHand(auto);
    for (const scenario of scenarios) expect(ran(auto, scenario)).toEqual(ran(typed, scenario));
  });

  it("is that of the motor where nothing stands between it and the belt", async () => {
    const demo = onAuto(await demoConveyor("SR-BOOM"));
    const direct = { ...demo, drives: demo.drives.map((drive) => ({ ...drive, flDirectDrive: true })) };
    const typed = byHand(direct);
    expect(typed.drives[0]?.motor).not.toEqual(direct.drives[0]?.motor);
    for (const scenario of scenarios) expect(ran(direct, scenario)).toEqual(ran(typed, scenario));
  });
});

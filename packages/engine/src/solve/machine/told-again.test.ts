import { describe, expect, it } from "vitest";
import type { DriveRows } from "../../parts/drives/component-rows.ts";
import type { DriveTrainInput } from "../../parts/drives/drive-train-input.ts";
import {
  aBrake,
  aCaliper,
  aCoupling,
  aDriveInput,
  aFluidCoupling,
  aGearbox,
  aHoldback,
  aMotor,
  driveRows,
  driveRules,
} from "../../test-support/drive-rows.ts";
import { workedDesign, workedMachine } from "../../test-support/worked-machine.ts";
import { unreferred } from "../../trace/given.ts";
import { solveMachine } from "./solve-machine.ts";

const weak: DriveRows = {
  motors: [aMotor(11)],
  fluidCouplings: [aFluidCoupling(11)],
  gearboxes: [aGearbox(20, 0.1)],
  couplings: [aCoupling(0.01)],
  holdbacks: [aHoldback(0.1)],
  brakes: [aCaliper(10)],
  starters: [],
};
const typed: Partial<DriveTrainInput> = {
  motor: { kind: "manual", row: aMotor(250) },
  gearbox: { kind: "manual", row: aGearbox(20, 60) },
};
const kept: Partial<DriveTrainInput> = {
  motor: { kind: "auto", current: aMotor(200) },
  gearbox: { kind: "auto", current: aGearbox(20, 40) },
  brake: { ...aBrake, torque: 60e3, caliper: { kind: "auto", current: aCaliper(1000) } },
};

// Numbers are told a second time on references; where the two tellings differ, a number opens into another one.
describe("a machine told with every step", () => {
  it.each<readonly [string, Partial<DriveTrainInput>, DriveRows]>([
    ["everything in Auto", {}, driveRows],
    ["brakes in Auto", { brake: aBrake }, driveRows],
    ["a brake whose disc is chosen", { brake: { ...aBrake, discMode: "auto" } }, driveRows],
    ["components that are typed", typed, driveRows],
    ["rows of which none fits", { brake: { ...aBrake, torque: 60e3 } }, weak],
    ["components kept where none fits", kept, weak],
  ])("is the machine that was found: %s", (_, change, rows) => {
    const drives = { drives: [aDriveInput(change)], rules: driveRules };
    const options = { method: "ISO", isTraced: true } as const;
    const found = solveMachine(workedDesign, { ...workedMachine, drives }, { drives: rows }, options);
    if (found.kind === "refused" || found.referenced === undefined) throw new Error("it is solved and told");
    const { referenced } = found;
    expect(found.machine.drives.length).toBe(1);
    // What a drive was given holds the components decided by then.
    const withoutInput = ({ machine }: typeof referenced) => ({
      ...machine,
      drives: machine.drives.map((drive) => ({ ...drive, input: {}, brake: { ...drive.brake, input: {} } })),
    });
    expect(unreferred(withoutInput(referenced))).toEqual(unreferred(withoutInput(found)));
    expect(unreferred(referenced.findings)).toEqual(unreferred(found.findings));
  });

  it("tells what is missing where no row fits, and what is kept all the same", () => {
    const drives = { drives: [aDriveInput(kept)], rules: driveRules };
    const found = solveMachine(workedDesign, { ...workedMachine, drives }, { drives: weak }, { method: "ISO" });
    if (found.kind === "refused") throw new Error("it is solved");
    const { motor, gearbox, lowSpeedCoupling } = found.machine.drives[0]?.slots ?? {};
    expect(motor).toMatchObject({ kind: "none-fits", candidates: 1, kept: { row: { id: "motor-200" } } });
    expect(motor).toMatchObject({ binding: { rowId: "motor-11", isMet: false } });
    expect(gearbox).toMatchObject({ kind: "none-fits", kept: { row: { id: "box-20-40" } } });
    expect(lowSpeedCoupling).toMatchObject({ kind: "none-fits", candidates: 1 });
    expect(lowSpeedCoupling).not.toHaveProperty("kept");
  });
});

import {
  type Choice,
  type ComponentRow,
  type DriveDesign,
  type DriveRows,
  type DriveTrain,
  type Finding,
  rowOf,
  type Slot,
  type StartStop,
  solveMachine,
} from "@beltwright/engine";
import { describe, expect, it } from "vitest";
import { newConveyor } from "../../document/new-conveyor.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import type { Drive } from "../../document/types/parts.ts";
import { randomConveyor } from "../../sweep/random-conveyor.ts";
import { shippedRows } from "../../test-support/shipped-rows.ts";
import { machineInputOf } from "../machine/machine-input.ts";
import { toDesign } from "../to-design.ts";
import { driveDesignOf } from "./inputs.ts";
import { driveTrainResults } from "./results.ts";
import { driveRowsOf } from "./rows.ts";

const shipped = driveRowsOf(shippedRows(), true);

interface SolvedDrives {
  readonly trains: readonly DriveTrain[];
  readonly startStop: StartStop;
  readonly findings: readonly Finding[];
}

/** A conveyor solved with drives chosen from rows; its other parts stand as they are. */
function solved(
  conveyor: Conveyor,
  drives: DriveDesign = driveDesignOf(conveyor),
  rows: DriveRows | undefined = shipped,
): SolvedDrives {
  const made = toDesign(conveyor);
  if (made.kind === "refused") throw new Error(JSON.stringify(made.issues));
  const offered = rows === undefined ? {} : { drives: rows };
  const input = { ...machineInputOf(conveyor), drives };
  const found = solveMachine(made.design, input, offered, { method: "ISO" });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  const { machine, findings } = found;
  if (machine.startStop === undefined) throw new Error(JSON.stringify(findings));
  return { trains: machine.drives, startStop: machine.startStop, findings };
}

function withDrive(change: Partial<Drive>): Conveyor {
  const start = newConveyor();
  return { ...start, drives: start.drives.map((drive) => ({ ...drive, ...change })) };
}

const slotsOf = ({ trains }: SolvedDrives) => trains.flatMap(({ slots }) => Object.values(slots));

describe("drives over the shipped catalogues", () => {
  const seeds = Array.from({ length: 100 }, (_, at) => at + 1);

  it("are chosen completely in more than 95 of 100 random conveyors, and say what binds in the others", () => {
    let complete = 0;
    for (const seed of seeds) {
      const found = solved(randomConveyor(seed).conveyor);
      const failed = slotsOf(found).filter(({ kind }) => kind === "none-fits");
      if (failed.length === 0) complete += 1;
      const told = found.findings.filter(({ code }) => code.startsWith("drive-none-fits-"));
      expect(told.length).toBe(failed.length);
      expect(found.findings.map(({ code }) => code)).not.toContain("drives-not-settled");
    }
    expect(complete).toBeGreaterThan(95);
  });

  it("pass every check again as Manual", () => {
    for (const seed of seeds.slice(0, 40)) {
      const { conveyor } = randomConveyor(seed);
      const found = solved(conveyor);
      const again = solved(conveyor, manual(found, driveDesignOf(conveyor)), undefined);
      for (const slot of slotsOf(again)) {
        if (slot.kind === "chosen") expect({ seed, ...slot }).toMatchObject({ isAdequate: true });
      }
    }
  });

  it("spans 100 to 10 000 t/h, 400 to 3000 mm and 5 to 5000 kW", () => {
    const duties = Array.from({ length: 1000 }, (_, at) => randomConveyor(at + 1).duty);
    const range = (of: (duty: (typeof duties)[number]) => number) => [
      Math.min(...duties.map(of)),
      Math.max(...duties.map(of)),
    ];
    const [least = 0, most = 0] = range(({ capacity }) => capacity);
    expect(least).toBeLessThan(120);
    expect(most).toBeGreaterThan(9000);
    expect(range(({ beltWidth }) => beltWidth)).toEqual([400, expect.toSatisfy((width: number) => width >= 2200)]);
    const [small = 0, large = 0] = range(({ power }) => power);
    expect(small).toBeLessThan(6);
    expect(large).toBeGreaterThan(4000);
  });
});

describe("a drive of the document", () => {
  // Section 9 of the specification's second document: 9550 x kW / rpm, x 1.5, x 3.
  it("gives back its results under the specification's names", () => {
    const conveyor = newConveyor();
    const found = solved(conveyor);
    const results = new Map(
      driveTrainResults(conveyor, found.trains, found.startStop).map(({ path, value }) => [path, Number(value)]),
    );
    const at = (name: string) => results.get(`drives[0].${name}`) ?? Number.NaN;
    const motor = rowOf(getTrain(found).slots.motor);
    expect(at("flTorqueHSS")).toBeCloseTo((9550 * (motor?.power ?? 0)) / 1000 / ((motor?.speed ?? 1) * 60), 6);
    expect(at("flTorqueLSS")).toBeCloseTo(at("flTorqueHSS") * at("reqGBoxRatio"), 6);
    expect(at("gBoxRequiredTorque")).toBeCloseTo(1.5 * at("flTorqueLSS"), 6);
    expect(at("holdBackRequiredTorque")).toBeCloseTo(3 * at("flTorqueLSS"), 6);
    expect(at("hsCplgRequiredTorque")).toBeCloseTo(1.5 * at("flTorqueHSS"), 6);
    expect(at("lsCplgRequiredTorque")).toBeCloseTo(1.5 * at("flTorqueLSS"), 6);
    expect(at("brakeRequiredTorque")).toBeGreaterThanOrEqual(0);
    expect(results.get("tStart")).toBeGreaterThan(0);
    expect(results.get("sStopCoasting")).toBeGreaterThan(0);
  });

  it("is direct where the document says so, and then needs a high-speed coupling", () => {
    const { slots } = getTrain(solved(withDrive({ flDirectDrive: true, selectFLCplgMode: "Manual" })));
    expect(slots.fluidCoupling.kind).toBe("left-out");
    expect(slots.highSpeedCoupling.kind).toBe("chosen");
  });

  // Handbook 03, 4: typical start data by class, where the row states none.
  it.each([
    ["T", 2],
    ["TV", 1.5],
    ["TVV", 1.4],
    ["TVVS", 1.3],
  ])("starts by the class %s of a coupling that states no torque: %f of full load", (typeClass, peak) => {
    const { flcplg } = newConveyor().drives[0] ?? { flcplg: undefined };
    if (flcplg === undefined) throw new Error("a new conveyor has a drive");
    const typed = { ...flcplg, power: 5000, peakTorque: 0, twoSecTorque: 0, typeClass };
    const found = solved(withDrive({ selectFLCplgMode: "Manual", flDirectDrive: false, flcplg: typed }));
    expect(found.startStop.starts.full.startFactor).toBeCloseTo(peak, 9);
  });

  it("brakes with calipers chosen for it, and heats its disc", () => {
    const conveyor = withDrive({ brakeType: "Constant Torque Brake" });
    const found = solved(conveyor);
    expect(getTrain(found).slots.brake.kind).toBe("chosen");
    const results = driveTrainResults(conveyor, found.trains, found.startStop);
    expect(results.find(({ path }) => path === "drives[0].brakeDiscTemp")?.value).toBeGreaterThan(40);
  });

  // Handbook 15.14: organic pads stand 300 degrees of the disc and 400 of its surface.
  it("tells the disc it was given, how hot its surface gets and what its pads stand", () => {
    const conveyor = withDrive({ brakeType: "Constant Torque Brake", selectDiscMode: "Auto", brakePads: "Organic" });
    const found = solved(conveyor);
    const { disc } = getTrain(found).brake;
    const results = driveTrainResults(conveyor, found.trains, found.startStop);
    const of = (name: string) => results.find(({ path }) => path === `drives[0].${name}`)?.value;
    expect([of("brakeDiscs"), of("brakeDiscDia"), of("brakeDiscThick")]).toEqual([
      disc?.discs,
      disc?.diameter,
      disc?.thickness,
    ]);
    expect([of("brakeDiscTempLimit"), of("brakeSurfaceTempLimit")]).toEqual([300, 400]);
    expect(Number(of("brakeSurfaceTemp"))).toBeGreaterThan(Number(of("brakeDiscTemp")) - 100);
    expect(Number(of("brakeSurfaceTemp"))).toBeLessThanOrEqual(400);
  });

  it("takes a ramp of the document", () => {
    const { startStop } = solved({ ...newConveyor(), rampTime: 25, rampType: "Harrison" });
    expect(startStop.starts.full).toMatchObject({ control: "followed", time: 25 });
  });

  it("takes its motor larger where the site is high", () => {
    const low = getTrain(solved(newConveyor())).requiredMotorPower;
    const high = getTrain(solved({ ...newConveyor(), altitude: 2000 })).requiredMotorPower;
    // Motor makers' table: 0.94 of the power at 2000 m and 40 degrees.
    expect(high / low).toBeCloseTo(1 / 0.94, 3);
  });

  it("a motor of which only power, poles and frequency are known runs at its synchronous speed over 1.01", () => {
    const start = newConveyor();
    const drives = start.drives.map((drive) => ({
      ...drive,
      selectMotorMode: "Manual" as const,
      motor: { ...drive.motor, power: 90, poles: 6, freq: 60, speed: 0 },
    }));
    const motor = rowOf(getTrain(solved({ ...start, drives }, undefined, undefined)).slots.motor);
    // Handbook 3.2 and its table of synchronous speeds: 1200 rpm with 6 poles at 60 Hz.
    expect(motor).toMatchObject({ power: 90_000, speed: expect.closeTo(1200 / 1.01 / 60, 10) });
  });
});

function getTrain({ trains }: SolvedDrives): DriveTrain {
  const [train] = trains;
  if (train === undefined) throw new Error("there is no drive");
  return train;
}

/** The drives with every component as it was chosen. */
function manual({ trains }: SolvedDrives, { drives, rules }: DriveDesign): DriveDesign {
  const keep = <Row extends ComponentRow>(slot: Slot<Row> | undefined): Choice<Row> => {
    const row = slot === undefined ? undefined : rowOf(slot);
    return row === undefined ? { kind: "none" } : { kind: "manual", row };
  };
  return {
    rules,
    drives: drives.map((input) => {
      const train = trains.find(({ driveId }) => driveId === input.driveId);
      const { brake } = input;
      const slots = train?.slots;
      return {
        ...input,
        motor: keep(slots?.motor),
        fluidCoupling: keep(slots?.fluidCoupling),
        gearbox: keep(slots?.gearbox),
        highSpeedCoupling: keep(slots?.highSpeedCoupling),
        lowSpeedCoupling: keep(slots?.lowSpeedCoupling),
        holdback: keep(slots?.holdback),
        ...(brake === undefined
          ? {}
          : { brake: { ...brake, caliper: keep(slots?.brake), calipers: train?.brake.calipers ?? 0 } }),
      };
    }),
  };
}

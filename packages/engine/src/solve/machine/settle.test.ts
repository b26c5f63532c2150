import { describe, expect, it } from "vitest";
import type { Design } from "../../design/design.ts";
import { isAlike } from "../../parts/alike.ts";
import { aDriveInput, aMotor, driveRows, driveRules } from "../../test-support/drive-rows.ts";
import { solvedDrives } from "../../test-support/solved-drives.ts";
import { workedConveyor } from "../../test-support/worked-conveyor.ts";
import { workedDesign, workedMachine } from "../../test-support/worked-machine.ts";
import type { BeltRow, MachineInput, MachineRows } from "./machine-input.ts";
import { settle } from "./settle.ts";
import { solveMachine } from "./solve-machine.ts";

const { minima } = workedMachine.belt;

function aBelt(strength: number, change: Partial<BeltRow> = {}): BeltRow {
  return {
    id: `ST${strength}`,
    carcass: "steel-cord",
    isSelectable: true,
    strength: strength * 1e3,
    modulus: 72 * strength * 1e3,
    carcassThickness: 0.0038,
    carcassMass: 8.28,
    coverDensity: 1130,
    price: 100,
    widestByDensity: [],
    narrowestByTrough: [],
    minima,
    material: "steel-cord",
    carcassPrice: 0,
    coverPrice: 0,
    ...change,
  };
}

const withBelt: MachineInput = { ...workedMachine, belt: { ...workedMachine.belt, isAuto: true } };

function solved(rows: MachineRows, design: Design = workedDesign, input: MachineInput = withBelt) {
  const found = solveMachine(design, input, rows, { method: "ISO" });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found;
}

// Handbook 2.19: the conveyor pulls 94.6 kN/m; a static safety of 6.7 makes 119.4 kN/m of ST800 and 94.0 kN/m of ST630.
describe("a belt in Auto", () => {
  const belts = [aBelt(500), aBelt(630), aBelt(800), aBelt(1250)];

  it("is the belt the conveyor is solved with", () => {
    const found = solved({ belts });
    expect(found.machine.belt?.chosen?.id).toBe("ST800");
    expect(found.machine.design.belt).toMatchObject({ id: "ST800", strength: 800e3 });
    expect(found.belt.rating).toBeCloseTo(800e3 / 6.7, 6);
  });

  it("keeps the reasons of belts that were turned down in earlier rounds", () => {
    const rejected = solved({ belts }).machine.belt?.rejected ?? [];
    expect(rejected.map(({ id, reasons }) => [id, reasons[0]?.code])).toEqual([
      ["ST500", "rating-low"],
      ["ST630", "rating-low"],
    ]);
  });

  it.each([
    ["heavy", 0],
    ["light", 1],
  ])("is the stronger of two that ask for each other, beginning with the %s one", (_, first) => {
    // A carcass of 60 kg/m² pulls harder than ST640 may; once ST800 has taken its place, ST640 would do again.
    const pair = [aBelt(640, { carcassMass: 60 }), aBelt(800)] as const;
    const begin = pair[first] ?? pair[0];
    const belt = { ...workedDesign.belt, id: begin.id, strength: begin.strength, mass: first === 0 ? 86 : 24.852 };
    const found = solved({ belts: pair }, { ...workedDesign, belt });
    expect(found.machine.design.belt.id).toBe("ST800");
    expect(found.belt.requiredRating).toBeLessThanOrEqual(found.belt.rating);
  });

  it("comes back at once from a weaker belt that was tried and did not hold", () => {
    const belts = [aBelt(640, { carcassMass: 60 }), aBelt(800)];
    const light = { ...workedDesign.belt, id: "ST800", strength: 800e3, mass: 24.852 };
    const found = settle({ ...workedDesign, belt: light }, withBelt, { belts }, { method: "ISO" });
    expect(found).toMatchObject({ kind: "settled", isSettled: true, design: { belt: { id: "ST800" } } });
    // Three rounds until it stands, one with the weaker belt, one over the whole conveyor.
    expect(found).toMatchObject({ rounds: 5 });
  });

  it("is not sought once more where the weaker one was given up for another before", () => {
    // The given belt needs ST646; of the rows, ST650 would need ST775 with its own mass, ST640 ST714 and the light ones ST634.
    const heavy = [aBelt(640, { carcassMass: 60 }), aBelt(650, { carcassMass: 100 })];
    const belts = [...heavy, aBelt(720), aBelt(800)];
    const given = { ...workedDesign.belt, mass: 34 };
    const found = settle({ ...workedDesign, belt: given }, withBelt, { belts }, { method: "ISO" });
    expect(found).toMatchObject({ kind: "settled", isSettled: true, design: { belt: { id: "ST720" } } });
    // ST650, ST800, which stands, ST640 in its place, ST720, which stands, and that over the whole conveyor.
    expect(found).toMatchObject({ rounds: 6 });
  });
});

describe("a conveyor that is settled", () => {
  const drives = { drives: [aDriveInput()], rules: driveRules };
  const far: Design = {
    ...workedDesign,
    drives: workedDesign.drives.map((drive) => ({ ...drive, installedPower: 55e3, equivalentMass: 10 })),
  };

  it("stays as it is when it is solved again from where it settled", () => {
    const rows = { belts: [aBelt(500), aBelt(630), aBelt(800)], drives: driveRows };
    const once = solved(rows, far, { ...withBelt, drives });
    const again = solved(rows, once.machine.design, { ...withBelt, drives });
    expect(isAlike(again.machine.design.belt, once.machine.design.belt)).toBe(true);
    expect(again.machine.drives.map(({ slots }) => slots)).toEqual(once.machine.drives.map(({ slots }) => slots));
    for (const [at, drive] of once.machine.design.drives.entries()) {
      const other = again.machine.design.drives[at];
      expect(other?.installedPower).toBe(drive.installedPower);
      expect((other?.equivalentMass ?? 0) / drive.equivalentMass).toBeCloseTo(1, 6);
    }
  });

  it("has in its design the power, mass and start factors of the components it tells of", () => {
    const { machine } = solved({ drives: driveRows }, far, { ...workedMachine, drives });
    const [train] = machine.drives;
    const { installedPower, equivalentMass } = train ?? { installedPower: 0, equivalentMass: 0 };
    expect(machine.design.drives[0]?.installedPower).toBe(installedPower);
    expect((machine.design.drives[0]?.equivalentMass ?? 0) / equivalentMass).toBeCloseTo(1, 5);
  });
});

// Handbook 03, 3: a typed factor belongs to its own start, full or empty.
describe("start factors typed for the full and the empty belt", () => {
  const rules = { ...driveRules, startFactorFull: 1.5, startFactorEmpty: 1.2 };
  const { design, startStop, solution } = solvedDrives({ drives: [aDriveInput()], rules }, driveRows);

  it("each decide their own start", () => {
    expect(design.drives[0]).toMatchObject({ startFactorFull: 1.5, startFactorEmpty: 1.2 });
    expect(startStop.starts.full.startFactor).toBeCloseTo(1.5, 9);
    expect(startStop.starts.empty.startFactor).toBeCloseTo(1.2, 9);
  });

  it("give the solved case of the empty belt the time and tensions of its start", () => {
    const { empty } = startStop.starts;
    const { points, duration } = solution.cases["starting-empty"];
    expect(empty.time).toBeCloseTo(duration ?? 0, 9);
    for (const [at, { arriving }] of points.entries()) expect(empty.tensions[at]?.arriving).toBeCloseTo(arriving, 3);
  });
});

describe("the bill of a drive with two motors", () => {
  it("lists two of every component a motor has of its own", () => {
    const [drive] = workedConveyor.drives;
    if (drive === undefined) throw new Error("there is no drive");
    const design = { ...workedConveyor, drives: [{ ...drive, motors: 2 }] };
    const input = aDriveInput({ motor: { kind: "manual", row: aMotor(160) }, fluidCoupling: { kind: "none" } });
    const { masses } = solvedDrives({ drives: [input], rules: driveRules }, driveRows, { design }).solution.machine;
    const bill = new Map(masses.items.filter(({ driveId }) => driveId === "A").map((item) => [item.name, item]));
    expect([...bill].map(([name, { quantity }]) => [name, quantity])).toEqual([
      ["motor", 2],
      ["gearbox", 2],
      ["high-speed-coupling", 2],
      ["low-speed-coupling", 2],
      ["holdback", 1],
    ]);
    expect(bill.get("gearbox")?.mass).toBe(200);
  });
});

// Handbook 04, 10: each of two hubs is asked for 0.6 of the torque, which they share unevenly.
describe("locking elements of a driven pulley", () => {
  it("are asked for six tenths of its torque", () => {
    const pulleys = workedMachine.pulleys.map((one) => ({ ...one, lockTorque: 128e3 }));
    const { machine } = solved({}, workedDesign, { ...workedMachine, pulleys });
    const drive = machine.pulleys.find(({ pointId }) => pointId === "drive");
    const torque = Math.abs(drive?.check?.loads.largestTorque.torque ?? 0);
    expect(torque).toBeGreaterThan(1000);
    expect((drive?.locking?.torque ?? 0) / torque).toBeCloseTo(0.6, 12);
    expect(machine.pulleys.find(({ pointId }) => pointId === "tail")?.locking?.torque).toBe(0);
  });
});

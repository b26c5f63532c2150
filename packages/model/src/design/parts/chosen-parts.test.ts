import { describe, expect, it } from "vitest";
import type { Conveyor } from "../../document/types/conveyor.ts";
import { firstDesign } from "../../edits/first/first-design.ts";
import { shippedRows } from "../../test-support/shipped-rows.ts";
import { calculate } from "../calculate.ts";
import { tensileMember } from "../machine/machine-input.ts";
import { pulleySizes } from "../machine/pulley-sizes.ts";
import { withChosenParts } from "./chosen-parts.ts";

const rows = shippedRows();

function solved(conveyor: Conveyor) {
  const found = calculate(conveyor, { rows, isTraced: true });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  const { machine, steps } = found.solution;
  return { ...found, machine, steps, built: withChosenParts(conveyor, machine, rows) };
}

const start = firstDesign({ capacity: 1200, length: 600, lift: 45, width: 1200 });
const auto: Conveyor = {
  ...start,
  beltMassInp: 98,
  belt: { ...start.belt, _id: "", fibre: "Nylon" },
  beltCategory: "Steel Cord DIN 22131",
  pulls: start.pulls.map((pull) => ({
    ...pull,
    pulleyInertiaInp: 777,
    shell: { ...pull.shell, faceWidth: 4321, pulleyMass: 5555 },
    shaft: { ...pull.shaft, brgCentres: 5432, mass: 4444 },
  })),
};

describe("a conveyor as built", () => {
  const { machine, results, built, steps } = solved(auto);

  it("weighs what the chosen belt weighs, in the results too", () => {
    // Handbook 01: carcass and covers over the width, whatever mass was typed for another belt.
    const { carcassMass, coverDensity } = built.belt;
    const mass = (built.beltWidthInp / 1000) * (carcassMass + coverDensity * (built.topCover + built.bottomCover));
    expect(built.belt.fibre).toBe("Steel");
    expect(results.beltMass).toBeCloseTo(mass, 9);
  });

  it("stretches for good as its chosen carcass does", () => {
    // Handbook 07: 0.25 % of half the belt for steel cord, 2 % for nylon.
    expect(results.takeUpPermanent).toBeCloseTo((0.0025 * Number(results.totalBeltL)) / 2, 9);
  });

  it("has the inertia and the sizes of the pulleys that were chosen", () => {
    for (const { pointId, inertia, built: pulley, bearingCentres } of machine.pulleys) {
      const index = built.pulls.findIndex(({ noID }) => String(noID) === pointId);
      const pull = built.pulls[index];
      if (pull === undefined) throw new Error("expected a point");
      const { face, centres, length } = pulleySizes(pull);
      expect(results[`pulls[${index}].pulleyInertia`]).toBe(Number(inertia.toPrecision(12)));
      expect(inertia).not.toBe(777);
      expect(face.value).toBeCloseTo(1000 * pulley.body.faceWidth, 6);
      expect(pull.shell.faceWidth).toBe(face.value);
      expect(centres.value).toBeCloseTo(1000 * bearingCentres, 6);
      expect(length.value).toBeCloseTo(1000 * pulley.body.shaftLength, 6);
      expect([pull.shell.pulleyMass, pull.shaft.mass]).toEqual([0, 0]);
    }
  });

  it("has the motor and the gearbox that were chosen", () => {
    const [train] = machine.drives;
    const [drive] = built.drives;
    const [motor, gearbox] = [train?.slots.motor, train?.slots.gearbox];
    expect(motor?.kind === "chosen" && motor.row.id).toBe(drive?.motor._id);
    expect(gearbox?.kind === "chosen" && gearbox.row.ratio).toBe(drive?.gbox.ratio);
  });

  it("is what the steps of derived values tell of", () => {
    const masses = steps.filter(({ description }) => description.id.endsWith("belt-mass-per-metre"));
    expect(masses.map(({ result }) => result)).toEqual([results.beltMass]);
  });
});

describe("a part that Auto does without", () => {
  const shaftMounted = { gboxCategory: "Flender Shaft Mount", selectGBoxMode: "Auto" as const };
  const stale = { flDirectDrive: true, ...shaftMounted };
  const coupling = {
    ...start.drives[0]?.lsCplg,
    _id: "of an earlier round",
    inertia: 50,
    description: "An earlier one",
  };
  const fluid = { ...start.drives[0]?.flcplg, _id: "of an earlier round", power: 500, description: "An earlier one" };
  const before = {
    ...start,
    drives: start.drives.map((drive) => ({
      ...drive,
      ...stale,
      lsCplg: { ...drive.lsCplg, ...coupling },
      flcplg: { ...drive.flcplg, ...fluid },
    })),
  };

  it("leaves nothing in the drive, drawn or turning", () => {
    // Handbook 3.4: of a direct drive all coupling values are zero. A gearbox on the pulley shaft has no coupling there.
    const { built, machine } = solved(before);
    const [train] = machine.drives;
    expect([train?.slots.fluidCoupling.kind, train?.slots.lowSpeedCoupling.kind]).toEqual(["left-out", "left-out"]);
    const [drive] = built.drives;
    expect([drive?.flcplg.description, drive?.flcplg.power]).toEqual(["", 0]);
    expect([drive?.lsCplg.description, drive?.lsCplg.inertia]).toEqual(["", 0]);
  });

  it("stays as it is where it was typed", () => {
    const drives = before.drives.map((drive) => ({ ...drive, selectLSCplgMode: "Manual" as const }));
    expect(solved({ ...before, drives }).built.drives[0]?.lsCplg.inertia).toBe(50);
  });
});

describe("a belt that Auto chooses by the name of the one typed", () => {
  it("has the numbers of its row", () => {
    const { built } = solved(auto);
    const { _id } = built.belt;
    const { machine } = solved({ ...built, selectBeltMode: "Auto", belt: { ...built.belt, beltStrength: 12_345 } });
    expect(machine.design.belt.id).toBe(_id);
    expect(machine.design.belt.strength).toBe(1000 * built.belt.beltStrength);
  });
});

describe("what carries the tension of a belt", () => {
  it("is the polyester of EP, which has nylon across", () => {
    // ISO 14890: EP is polyester along the belt (E) and polyamide across it (P).
    expect(tensileMember("Polyester/Nylon")).toBe("polyester");
    expect(tensileMember("Nylon")).toBe("polyamide");
    expect(tensileMember("Steel")).toBe("steel-cord");
  });
});

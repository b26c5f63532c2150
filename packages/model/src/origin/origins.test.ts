import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ComponentRows, calculate } from "../design/calculate.ts";
import { newConveyor, newDrive, newPull } from "../document/new-conveyor.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { conveyorSlots, driveSlots, pullSlots } from "../edits/component-slots.ts";
import { firstDesign } from "../edits/first/first-design.ts";
import { setValue } from "../edits/value-edits.ts";
import { randomDuty } from "../sweep/random-duty.ts";
import { shippedRows } from "../test-support/shipped-rows.ts";
import { findOrigin, originsOf } from "./origins.ts";
import { ruledFields } from "./rules.ts";

const overland = { capacity: 1000, length: 1800, lift: 20, width: 1000 };

const edited = (conveyor: Conveyor, path: string, value: number | string): Conveyor => {
  const outcome = setValue.apply(conveyor, { path, value });
  if (outcome.kind !== "changed") throw new Error(`${path} was not changed`);
  return outcome.conveyor;
};

/** Fields in which two records differ, by path without row numbers. */
function differing(one: unknown, other: unknown, path = ""): readonly string[] {
  if (Object.is(one, other)) return [];
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return [path];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) =>
    differing(Reflect.get(one, name), Reflect.get(other, name), path === "" ? name : `${path}.${name}`),
  );
}

/** What a first design has written, beside a blank conveyor with as many points and drives. */
function writtenFields(conveyor: Conveyor): readonly string[] {
  const { pulls, drives, ...whole } = conveyor;
  const { pulls: _pulls, drives: _drives, ...blank } = newConveyor();
  return [
    ...differing(blank, whole),
    ...pulls.flatMap((pull) => differing(newPull(pull.pType), pull).map((name) => `pulls[].${name}`)),
    ...drives.flatMap((drive) => differing(newDrive(drive.driveNo), drive).map((name) => `drives[].${name}`)),
  ];
}

/** Parts and their categories are chosen by Auto, which says so itself. */
const chosen = [
  ...Object.keys(conveyorSlots),
  ...Object.keys(pullSlots).map((name) => `pulls[].${name}`),
  ...Object.keys(driveSlots).map((name) => `drives[].${name}`),
  // The disc comes with its brake.
  "drives[].discDia",
  "drives[].discThick",
];
const modes = Object.values({ ...conveyorSlots, ...pullSlots, ...driveSlots }).flatMap((slot) =>
  "mode" in slot ? [slot.mode] : [],
);
const isChosen = (path: string) =>
  modes.some((mode) => path.endsWith(mode)) || chosen.some((slot) => path === slot || path.startsWith(`${slot}.`));
/** The numbers the design was asked for, and how they are drawn. */
const asked = ["capacityInp", "beltWidthInp", "reversible", "pointsAre", "horizDriftAllowance", "pulls[].capacityInp"];
/** Where the layout puts pulleys, and how it numbers, names and turns them. */
const laid =
  /^pulls\[\]\.(x|y|z|screen\w+|no|noID|description|rotation|sectType|\w+Angle|linkToDriveNo|idlerSpacingMode|noOfScrapers|dischargePulley|leftOut)$|^drives\[\]\.(driveNo|driveType|loadShare|wrapAngle)$/;
/** What calculation made of a conveyor. */
function solutionOf(conveyor: Conveyor, rows: ComponentRows) {
  const found = calculate(conveyor, { rows });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  return found.solution;
}

describe("where a default came from", () => {
  it("is the spacing by length on 1.8 km (handbook 15.27)", () => {
    const origin = findOrigin(firstDesign(overland), "nomCSSpacing");
    expect(origin).toMatchObject({ rule: "spacing-by-length", value: 1.5, isKept: true, others: [1.35, 2] });
    expect(origin?.inputs).toEqual([{ name: "length", value: expect.closeTo(1800, 6), unit: "m" }]);
    expect(findOrigin(firstDesign(overland), "nomRSSpacing")?.value).toBe(4.5);
    expect(findOrigin(firstDesign(overland), "allowSagCS")?.value).toBe(1.2);
  });

  it("is the table of widths and densities inside plants (handbook 15.26)", () => {
    const conveyor = firstDesign({ capacity: 500, length: 120, lift: 6, width: 800 });
    const { hiBD } = conveyor.matl;
    expect(hiBD).toBeGreaterThan(1200);
    expect(hiBD).toBeLessThanOrEqual(2400);
    expect(findOrigin(conveyor, "nomCSSpacing")).toMatchObject({ rule: "spacing-in-plant", value: 1.2, isKept: true });
  });

  it("is left by typing over a field, and the way back gives the same document", () => {
    const conveyor = firstDesign(overland);
    const typed = edited(conveyor, "nomCSSpacing", 1.7);
    const origin = findOrigin(typed, "nomCSSpacing");
    expect(origin).toMatchObject({ value: 1.5, isKept: false });
    expect(edited(typed, "nomCSSpacing", Number(origin?.value))).toEqual(conveyor);
  });

  it("follows the numbers the rule looks at", () => {
    const conveyor = firstDesign(overland);
    const motor = edited(conveyor, "drives[0].motor.power", 600);
    expect(findOrigin(conveyor, "drives[0].lagging")).toMatchObject({ value: "rubber diamond", isKept: true });
    // Above 500 kW on a pulley lagging is ceramic (handbook 15.30).
    expect(findOrigin(motor, "drives[0].lagging")).toMatchObject({ value: "ceramic", isKept: false });
  });

  it("is not claimed for what nobody gave a rule", () => {
    expect(findOrigin(newConveyor(), "notes")).toBeUndefined();
    expect(findOrigin({ ...newConveyor(), pulls: [] }, "nomCSSpacing")).toBeUndefined();
  });

  describe("that follows from tensions", () => {
    const rows = shippedRows();
    const plant = firstDesign({ capacity: 1200, length: 180, lift: 35, width: 1000 }, rows);
    const solution = solutionOf(plant, rows);

    it("is told where there is a solution, and only there", () => {
      expect(findOrigin(plant, "beltCategory")).toBeUndefined();
      // Handbook 15.28: fabric up to 500 m and 125 kN/m.
      const category = findOrigin(plant, "beltCategory", { solution });
      expect(category).toMatchObject({ rule: "belt-kind", value: "Fabric EP ISO 14890", isKept: true });
      expect(category?.inputs.map(({ name }) => name)).toEqual(["length", "rating"]);
      expect(findOrigin(plant, "takeUpMass", { solution })).toMatchObject({ rule: "take-up-mass", isKept: true });
    });

    it("gives the way back from a typed take-up, belt and brake", () => {
      const level = firstDesign({ capacity: 1000, length: 450, lift: 10, width: 1000 }, rows);
      const tail = level.pulls.findIndex(({ pType }) => pType === "Tail");
      const typed = [
        ["takeUpMass", 9000],
        ["beltCategory", "Steel Cord DIN 22131"],
        [`pulls[${tail}].brakeType`, "Speed-Time"],
      ] as const;
      for (const [path, value] of typed) {
        const other = edited(level, path, value);
        const origin = findOrigin(other, path, { solution: solutionOf(other, rows) });
        expect(origin?.isKept, path).toBe(false);
        expect(edited(other, path, origin?.value as string | number)).toEqual(level);
      }
    });

    it("is the brake on the tail of a belt that drives at the head and may run by itself", () => {
      const falling = firstDesign({ capacity: 1500, length: 1500, lift: -30, width: 1200 }, rows);
      const tail = falling.pulls.findIndex(({ pType, brakeTorque }) => pType === "Tail" && brakeTorque > 0);
      expect(tail).toBeGreaterThanOrEqual(0);
      const context = { solution: solutionOf(falling, rows) };
      for (const name of ["brakeType", "brakeTorque"])
        expect(findOrigin(falling, `pulls[${tail}].${name}`, context)).toMatchObject({
          rule: "tail-brake",
          isKept: true,
        });
    });

    it("is the office's where it wants another spacing or kind of belt than practice", () => {
      const preferences = { carrySpacing: 1, beltKinds: ["steel-cord"] } as const;
      const wanted = firstDesign({ capacity: 1200, length: 180, lift: 35, width: 1000 }, rows, preferences);
      const context = { preferences, solution: solutionOf(wanted, rows) };
      expect(findOrigin(wanted, "nomCSSpacing", context)).toMatchObject({ rule: "office", value: 1, isKept: true });
      expect(findOrigin(wanted, "nomRSSpacing", context)?.rule).toBe("spacing-in-plant");
      expect(findOrigin(wanted, "beltCategory", context)).toMatchObject({ rule: "office", isKept: true });
      // Once the office wants nothing any more, practice says otherwise.
      expect(findOrigin(wanted, "nomCSSpacing")).toMatchObject({ rule: "spacing-in-plant", isKept: false });
    });
  });

  // Handbook 15.35, law 19.
  it("is known for every field that a first design writes, and the same numbers give the same document", () => {
    const rows = shippedRows();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), (seed) => {
        const five = randomDuty(seed, rows.materials ?? []);
        const conveyor = firstDesign(five, rows);
        const unknown = writtenFields(conveyor).filter(
          (path) => !(ruledFields.includes(path) || isChosen(path) || asked.includes(path)) && !laid.test(path),
        );
        expect([...new Set(unknown)]).toEqual([]);
        // Rolls that carry too little, a belt that would flap or be slack at its edges, or a brake found to be needed may
        // ask for more than the rule.
        const solution = solutionOf(conveyor, rows);
        const left = originsOf(conveyor, { solution }).filter(({ isKept }) => !isKept);
        const found = ["nomCSSpacing", "nomRSSpacing", "designStopTime", "takeUpMass", "takeupTensionInp"];
        expect(left.filter(({ path }) => !found.includes(path))).toEqual([]);
        expect(firstDesign(five, rows)).toEqual(conveyor);
      }),
      { numRuns: 6, seed: 20 },
    );
  });
});

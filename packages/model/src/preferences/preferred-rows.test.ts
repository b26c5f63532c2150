import { describe, expect, it } from "vitest";
import { calculate } from "../design/calculate.ts";
import { withChosenParts } from "../design/parts/chosen-parts.ts";
import { firstDesign } from "../edits/first/first-design.ts";
import { shippedRows } from "../test-support/shipped-rows.ts";
import type { OfficePreferences } from "./office-preferences.ts";
import { limitsOf, preferredRows } from "./preferred-rows.ts";

const rows = shippedRows();
const duty = { capacity: 1200, length: 600, lift: 45, width: 1200 };

/** The chosen rows of a first design that an office with these preferences gets. */
function chosenFor(preferences: OfficePreferences, five = duty) {
  const allowed = preferredRows(rows, preferences);
  const conveyor = firstDesign(five, allowed, preferences);
  const found = calculate(conveyor, { rows: allowed });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  const { machine, findings } = found.solution;
  const { drives } = withChosenParts(conveyor, machine, allowed);
  return { conveyor, findings, drives };
}

describe("a first design of an office", () => {
  it("has motors of its voltage and gearboxes of its maker", () => {
    const usual = chosenFor({});
    const [voltage, maker] = [690, "SEW X Series"];
    expect(usual.drives.map(({ motor, gbox }) => [motor.voltage, gbox.category])).not.toContainEqual([voltage, maker]);
    const { drives } = chosenFor({ voltages: [voltage], makers: { gearBoxes: [maker] } });
    expect(drives.length).toBeGreaterThan(0);
    expect(drives.map(({ motor, gbox }) => [motor.voltage, gbox.category])).toEqual(drives.map(() => [voltage, maker]));
  });

  it("has a belt of its kind where practice would take the other", () => {
    expect(chosenFor({}).conveyor.beltCategory).toBe("Steel Cord DIN 22131");
    expect(chosenFor({ beltKinds: ["fabric"] }).conveyor.beltCategory).toBe("Fabric EP ISO 14890");
    const short = { ...duty, length: 100, lift: 5 };
    expect(chosenFor({}, short).conveyor.beltCategory).toBe("Fabric EP ISO 14890");
    expect(chosenFor({ beltKinds: ["steel-cord"] }, short).conveyor.beltCategory).toBe("Steel Cord DIN 22131");
  });

  it("has its spacings, closer only where the belt or the rolls ask for it", () => {
    const { conveyor } = chosenFor({ carrySpacing: 1.1, returnSpacing: 2.2 });
    expect([conveyor.nomCSSpacing, conveyor.nomRSSpacing]).toEqual([1.1, 2.2]);
    expect(chosenFor({ carrySpacing: 15 }).conveyor.nomCSSpacing).toBeLessThan(15);
  });

  it("says so where its preferences leave no motor", () => {
    const { findings } = chosenFor({ voltages: [12] });
    expect(findings.map(({ code }) => code)).toContain("drive-none-to-choose-motor");
  });
});

describe("rows of an office", () => {
  it("are the same object where nothing is limited", () => {
    expect(preferredRows(rows, { carrySpacing: 1.2, beltKinds: ["fabric", "steel-cord"] })).toBe(rows);
  });

  it("are those of the makers it allows, in the library they are named for alone", () => {
    const allowed = preferredRows(rows, { makers: { motors: ["Metric Motor"] } });
    expect(new Set(allowed.motors?.map(({ category }) => category))).toEqual(new Set(["Metric Motor"]));
    expect(allowed.gearBoxes?.length).toBe(rows.gearBoxes?.length);
    expect(limitsOf("motors", { makers: { motors: ["Metric Motor"] }, voltages: [400] })).toHaveLength(2);
    expect(limitsOf("brakes", { makers: { motors: ["Metric Motor"] }, voltages: [400] })).toEqual([]);
  });
});

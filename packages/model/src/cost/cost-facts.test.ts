import { describe, expect, it } from "vitest";
import { type ComponentRows, calculate } from "../design/calculate.ts";
import { newConveyor } from "../document/new-conveyor.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { firstDesign } from "../edits/first/first-design.ts";
import { shippedRows } from "../test-support/shipped-rows.ts";
import { costFacts } from "./cost-facts.ts";
import { findCost } from "./cost-results.ts";

function factsOf(change: Partial<Conveyor> = {}, rows: ComponentRows = {}) {
  const conveyor = { ...newConveyor(), ...change };
  const calculated = calculate(conveyor, { rows });
  const solution = calculated.kind === "calculated" ? calculated.solution : undefined;
  const cost = solution && findCost(conveyor, solution, rows);
  if (solution === undefined || cost === undefined) throw new Error("a new conveyor has a cost");
  return costFacts(conveyor, solution, cost, rows);
}

function withMotor(named: Partial<Conveyor["drives"][number]["motor"]>): Partial<Conveyor> {
  const drives = newConveyor().drives.map((drive) => ({
    ...drive,
    motor: { ...drive.motor, power: 90, poles: 4, voltage: 415, ...named },
  }));
  return { drives };
}

describe("facts of an estimate", () => {
  it("name a country whose electricity is not known, unless its carbon is typed", () => {
    expect(factsOf({ gridCode: "XYZ" }).unknownCountry).toBe("XYZ");
    expect(factsOf({ gridCode: "XYZ", gridIntensity: 400 }).unknownCountry).toBeUndefined();
    for (const gridCode of ["WLD", "aus", "EU"]) expect(factsOf({ gridCode }).unknownCountry).toBeUndefined();
  });

  // Handbook 8.5.4: the bill is the energy, and the demand of twelve months.
  it("tell the whole bill as demand where energy costs nothing", () => {
    expect(factsOf({ tariffEnergy: 0 }).demandShare).toBeCloseTo(1, 9);
    expect(factsOf({ tariffDemand: 0 }).demandShare).toBe(0);
  });

  // Handbook 8.14, C11.
  it.each([
    ["EU", "IE2", 30, "IE2"],
    ["EU", "IE3", 30, undefined],
    ["DEU", "IE3", 90, "IE3"],
    ["DEU", "IE4", 90, undefined],
    ["AUS", "IE1", 90, undefined],
    ["EU", "", 90, undefined],
  ])("judge in %s a motor that says %s, of %d kW, as %s", (gridCode, description, power, outdated) => {
    expect(factsOf({ gridCode, ...withMotor({ description, power }) }).outdatedMotor).toBe(outdated);
  });

  // Handbook 8.5.3: at full load the speed stays, and a converter only adds its losses.
  it("say of a belt that is always full that slowing it down saves nothing", () => {
    const plant = firstDesign({ capacity: 1200, length: 600, lift: 10, width: 1200 }, shippedRows());
    const { speedControl } = factsOf(plant, shippedRows());
    expect(speedControl?.isOn).toBe(false);
    expect(speedControl?.saving).toBeLessThan(0);
  });
});

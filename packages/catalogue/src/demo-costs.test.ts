import type { CostRollUp } from "@beltwright/engine";
import { type Calculated, type Conveyor, calculate, costOf } from "@beltwright/model";
import { beforeAll, describe, expect, it } from "vitest";
import { demoConveyors } from "./demos/demo-conveyors.ts";
import { shippedComponents } from "./shipped-libraries.ts";

interface Costed {
  readonly conveyor: Conveyor;
  readonly calculated: Calculated;
  readonly cost: CostRollUp;
}

/** Parts that have one line each. */
const lineOf = {
  belt: "belt",
  "carry-idlers": "carryIdlers",
  "impact-idlers": "impactIdlers",
  "return-idlers": "returnIdlers",
  pulley: "pulleys",
  motor: "motors",
  gearbox: "gearboxes",
  "fluid-coupling": "fluidCouplings",
  holdback: "holdbacks",
};
const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);

describe("the cost of every demo conveyor", () => {
  let demos: readonly Costed[] = [];
  beforeAll(async () => {
    const rows = await shippedComponents();
    demos = (await demoConveyors()).map((conveyor) => {
      const calculated = calculate(conveyor, { rows });
      if (calculated.kind === "refused") throw new Error(JSON.stringify(calculated.issues));
      return { conveyor, calculated, cost: costOf(conveyor, calculated.solution, rows) };
    });
  });

  it("prices every part of the list of masses", () => {
    expect(demos.length).toBeGreaterThan(5);
    for (const { conveyor, calculated, cost } of demos) {
      const { items } = calculated.solution.machine.masses;
      const priced = cost.capital.lines.filter(({ unitPrice, quantity }) => unitPrice > 0 && quantity > 0);
      const lines = (names: readonly string[]) => priced.filter(({ name }) => names.includes(name));
      const count = (name: string) => items.filter((item) => item.name === name).length;
      const unpriced = Object.entries(lineOf).filter(([item, line]) => lines([line]).length !== count(item));
      expect([conveyor.convNo, unpriced]).toEqual([conveyor.convNo, []]);
      expect(lines(["couplings"]).length).toBe(count("high-speed-coupling") + count("low-speed-coupling"));
      expect(cost.capital.lines.filter(({ sum: whole }) => !(whole > 0))).toEqual([]);
    }
  });

  it("sums up its lines", () => {
    for (const { cost } of demos) {
      const { lines, base, total, contingency, groups } = cost.capital;
      expect(base).toBeCloseTo(sum(lines.map((line) => line.sum)), 4);
      expect(base).toBeCloseTo(sum(Object.values(groups)), 4);
      expect(total).toBeCloseTo(base + contingency, 4);
    }
  });

  it("says energy, life and carbon in numbers an engineer would believe", () => {
    for (const { conveyor, cost } of demos) {
      const { energy, beltLife, carbon, ownership, capital } = cost;
      expect([conveyor.convNo, capital.estimateClass]).toEqual([conveyor.convNo, 5]);
      expect(capital.perLength).toBeGreaterThan(1000);
      expect(capital.perLength).toBeLessThan(100_000);
      expect(Math.abs((energy.perMass ?? 0) / 3600)).toBeLessThan(10);
      expect(beltLife.life).toBeGreaterThan(0);
      expect(carbon.perMass).toBeGreaterThan(0);
      expect(ownership.perMass).toBeGreaterThan(0);
    }
  });

  it("is the same from the document with its chosen parts as from the rows they were chosen from", async () => {
    const rows = await shippedComponents();
    for (const { conveyor, cost } of demos) {
      const calculated = calculate(conveyor, { rows, isTraced: true });
      if (calculated.kind === "refused" || !calculated.referenced) throw new Error("not calculated");
      const { conveyor: built, solution } = calculated.referenced;
      expect(Number(costOf(built, solution).capital.total)).toBeCloseTo(cost.capital.total, 3);
    }
  });
});

import { calculate, firstDesign } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { sagChart, tensionChart } from "../charts/tension-chart.ts";
import { resultLimits } from "./limits.ts";

const conveyor = firstDesign({ capacity: 1200, length: 250, lift: 20, width: 1000 });
const calculated = calculate(conveyor);
if (calculated.kind === "refused") throw new Error("the sample cannot be calculated");
const { solution } = calculated;
const { machine } = solution;

describe("the limits of results", () => {
  it("have the travel of the take-up only where it was said how far it may go", () => {
    const limitWith = (available: number | undefined) => {
      const { available: _, ...travel } = { ...machine.takeUpTravel, total: 1.5 };
      const takeUpTravel = { ...travel, ...(available !== undefined && { available }) };
      return resultLimits({ ...solution, machine: { ...machine, takeUpTravel } }).takeUpTravel;
    };
    expect(limitWith(2)).toEqual({ utilisation: 0.75, limit: 2, must: "most" });
    expect([limitWith(undefined), limitWith(0)]).toEqual([undefined, undefined]);
  });

  it("have the largest absorbed power of any case, pulling or holding back", () => {
    const [first] = solution.power.cases;
    if (first === undefined) throw new Error("the sample has a running case");
    const power = { ...solution.power, installed: 100e3, ends: [], cases: [first, { ...first, absorbed: -80e3 }] };
    const cases = power.cases.map((one, at) => (at === 0 ? { ...one, absorbed: 50e3 } : one));
    expect(resultLimits({ ...solution, power: { ...power, cases } }).absorbedPower).toMatchObject({
      utilisation: 0.8,
      limit: 100,
    });
    expect(resultLimits({ ...solution, power: { ...power, installed: 0 } }).absorbedPower).toBeUndefined();
  });

  it("say where the power was compared at low friction, which is not the power shown", () => {
    const { loadCase } = solution.power.sizedBy;
    const sized = (friction: "design" | "low") =>
      resultLimits({ ...solution, power: { ...solution.power, sizedBy: { loadCase, friction } } }).absorbedPower;
    expect(sized("low")).toMatchObject({ isAtLowFriction: true });
    expect(sized("design")).not.toHaveProperty("isAtLowFriction");
  });
});

describe("a case of the engineer in the curves along the belt", () => {
  const own = { ...solution.cases["running-full"], name: "own-half full" as const, isOwn: true as const };
  const withOwn = { ...solution, ownCases: [own] };

  it("is drawn as the same tensions and sag of one of the ten are", () => {
    for (const chart of [tensionChart(conveyor, withOwn), sagChart(conveyor, withOwn)]) {
      const [usual, added] = ["Running Full", "half full"].map((name) =>
        chart.series.find((one) => one.name.toLowerCase() === name.toLowerCase()),
      );
      expect(added?.values).toEqual(usual?.values);
      expect(added?.isHidden).toBe(false);
    }
  });
});

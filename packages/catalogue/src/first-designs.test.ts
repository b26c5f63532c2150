import {
  type Calculated,
  calculate,
  designFirst,
  type FiveNumbers,
  randomDuty,
  withChosenParts,
} from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { shippedComponents } from "./shipped-libraries.ts";

const rows = await shippedComponents();

function opened(five: FiveNumbers) {
  const { conveyor } = designFirst(five, rows);
  const calculation = calculate(conveyor, { rows });
  if (calculation.kind === "refused") throw new Error(JSON.stringify(calculation.issues));
  return { conveyor, calculation };
}

const errorsOf = ({ solution }: Calculated) =>
  solution.findings.filter(({ severity }) => severity === "error").map(({ code, place }) => ({ code, place }));

describe("first designs with the shipped catalogues", () => {
  it("are without errors for ordinary duties, whichever way they go", () => {
    // `npm run bench -- first-designs` draws two thousand.
    const seeds = [1, 2, 3, 6, 9, 16, 22, 33, 44, 52];
    const missed = seeds.flatMap((seed) => {
      const errors = errorsOf(opened(randomDuty(seed, rows.materials ?? [])).calculation);
      return errors.length === 0 ? [] : [{ seed, errors }];
    });
    expect(missed).toEqual([]);
  });

  it("turn all their pulleys by the same motors and gearboxes", () => {
    // Head and tail, dual head, booster, dual tail.
    for (const seed of [5, 26, 31, 48]) {
      const { conveyor, calculation } = opened(randomDuty(seed, rows.materials ?? []));
      const built = withChosenParts(conveyor, calculation.solution.machine, rows);
      const trains = built.drives.map(({ motor, gbox, lagging }) => ({ motor: motor._id, gbox: gbox._id, lagging }));
      expect(trains.length).toBeGreaterThan(1);
      expect(new Set(trains.map((train) => JSON.stringify(train)))).toHaveProperty("size", 1);
    }
  });

  it("run both ways where that is asked for, with one take-up that holds in both", () => {
    for (const five of [
      { capacity: 600, length: 10, lift: 0, width: 1400 },
      { capacity: 2500, length: 300, lift: 0, width: 1400 },
    ]) {
      const [both, one] = [opened({ ...five, isReversible: true }), opened(five)];
      expect(both.conveyor.reversible).toBe(true);
      expect(errorsOf(both.calculation)).toEqual([]);
      expect(both.calculation.solution.takeUp.tension).toBeGreaterThan(one.calculation.solution.takeUp.tension);
    }
  });

  it("have a take-up built for the stretch of their belt", () => {
    const forms = Map.groupBy([1, 5, 13, 26, 31, 40, 48, 52], (seed) => {
      const { conveyor, calculation } = opened(randomDuty(seed, rows.materials ?? []));
      const { total, isAdequate } = calculation.solution.machine.takeUpTravel;
      const { takeupTravelInp: built, pulls } = conveyor;
      expect(isAdequate).toBe(true);
      // In half metres, and no more than a tenth above that.
      expect(built).toBeLessThanOrEqual(1.1 * Math.max(1.5, total + 0.5));
      const at = pulls.findIndex(({ pType }) => pType === "Takeup");
      const bends = [pulls.at(at - 1), pulls[at + 1]].filter((pull) => pull?.pType === "Bend");
      const [takeUp, bend] = [pulls[at], bends[0]];
      if (at === 0 || !takeUp || !bend) return "tail";
      // Between the middles of both pulleys, on rails along the belt and hanging straight down.
      const room = Math.hypot(takeUp.x - bend.x, takeUp.z - bend.z);
      expect(room - takeUp.shell.shellDia / 2000 - bend.shell.shellDia / 2000).toBeGreaterThan(built);
      return bends.length === 1 ? "railed" : "hung";
    });
    expect([...forms.keys()].toSorted()).toEqual(["hung", "railed", "tail"]);
  });

  it("are the same whenever they are asked for", () => {
    const five = randomDuty(7, rows.materials ?? []);
    expect(designFirst(five, rows)).toEqual(designFirst(five, rows));
  });
});

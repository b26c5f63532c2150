import { type Calculated, calculate, designFirst, type FiveNumbers, randomDuty } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { shippedComponents } from "./shipped-libraries.ts";

const rows = await shippedComponents();

function opened(five: FiveNumbers) {
  const { conveyor, choice } = designFirst(five, rows);
  const calculation = calculate(conveyor, { rows });
  if (calculation.kind === "refused") throw new Error(JSON.stringify(calculation.issues));
  return { conveyor, choice, calculation };
}

const errorsOf = ({ solution }: Calculated) =>
  solution.findings.filter(({ severity }) => severity === "error").map(({ code, place }) => ({ code, place }));

const number = ({ results }: Calculated, name: string) => Number(results[name]);

// The three jobs of the trial, with what a senior engineer would expect of them.
describe("first designs with the shipped catalogues", () => {
  it("give an in-plant conveyor one drive, a fabric belt and no errors", () => {
    const { conveyor, choice, calculation } = opened({ capacity: 1200, length: 180, lift: 20, width: 1000 });
    expect(errorsOf(calculation)).toEqual([]);
    expect(choice).toMatchObject({ layout: "head", motors: { head: [1] } });
    expect(conveyor.belt.fibre).toContain("Polyester");
  });

  it("give an overland conveyor several drive pulleys and no mass of a hundred tonnes", () => {
    const { conveyor, choice, calculation } = opened({ capacity: 3000, length: 6500, lift: 20, width: 1600 });
    expect(errorsOf(calculation)).toEqual([]);
    expect(conveyor.drives.length).toBeGreaterThan(1);
    expect(Math.max(...conveyor.drives.map(({ noOfMotors }) => noOfMotors))).toBeLessThanOrEqual(2);
    expect(choice.layout).toBe("dual-head");
    expect(number(calculation, "installedPower")).toBeGreaterThanOrEqual(1.1 * number(calculation, "absorbedPower"));
    // A winch holds one strand: less than a hundred tonnes on two would.
    expect(calculation.solution.takeUp.tension).toBeLessThan((100_000 * 9.80665) / 2);
  });

  it("hold and brake a downhill conveyor at its tail, the upper end", () => {
    const { conveyor, choice, calculation } = opened({ capacity: 2500, length: 900, lift: -140, width: 1400 });
    expect(errorsOf(calculation)).toEqual([]);
    expect(choice).toMatchObject({ layout: "dual-tail", brake: "drives" });
    const driven = conveyor.pulls.filter(({ pType }) => pType === "Drive");
    for (const { x } of driven) expect(x).toBeLessThan(10);
    for (const { brakeType } of conveyor.drives) expect(brakeType).not.toBe("No Brake");
    // A drive at the bottom asked for 61.5 t.
    expect(number(calculation, "takeUpMassReq")).toBeLessThan(20_000);
  });

  it("are without errors for ordinary duties, whichever way they go", () => {
    // `npm run bench -- first-designs` draws two thousand.
    const seeds = [1, 2, 3, 6, 9, 16, 22, 33, 44, 52];
    const missed = seeds.flatMap((seed) => {
      const errors = errorsOf(opened(randomDuty(seed, rows.materials ?? [])).calculation);
      return errors.length === 0 ? [] : [{ seed, errors }];
    });
    expect(missed).toEqual([]);
  });

  it("are the same whenever they are asked for", () => {
    const five = randomDuty(7, rows.materials ?? []);
    expect(designFirst(five, rows)).toEqual(designFirst(five, rows));
  });
});

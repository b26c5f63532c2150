import { demoConveyors } from "@beltwright/catalogue";
import { newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { resultsOf } from "../../test-support/conveyors.ts";
import { createCalculator } from "./calculator.ts";

describe("the server's calculator", () => {
  it("calculates long conveyors in a thread of its own, with the same results", async () => {
    const failures: unknown[] = [];
    const calculator = createCalculator((failure) => failures.push(failure));
    const long = (await demoConveyors()).filter(({ pulls }) => pulls.length > 12).slice(0, 3);
    const found = await Promise.all(long.map((conveyor) => calculator.resultsOf(conveyor)));
    await calculator.close();
    expect(failures).toEqual([]);
    expect(found).toEqual(long.map(resultsOf));
  });

  it("gives no results of a conveyor that cannot be calculated", async () => {
    const calculator = createCalculator(() => {});
    expect(await calculator.resultsOf({ ...newConveyor(), pulls: [] })).toEqual({});
  });

  it("reports a calculation that fails, and goes on", async () => {
    const failures: unknown[] = [];
    const calculator = createCalculator((failure) => failures.push(failure));
    const broken = { ...newConveyor(), pulls: Array.from({ length: 20 }, () => null) };
    // @ts-expect-error No document is like this; it stands for a mistake of ours that nobody has made yet.
    expect(await calculator.resultsOf(broken)).toEqual({});
    expect(failures).toHaveLength(1);
    const [long] = (await demoConveyors()).filter((demo) => demo.pulls.length > 12);
    if (long) expect(await calculator.resultsOf(long)).toEqual(resultsOf(long));
    await calculator.close();
  });
});

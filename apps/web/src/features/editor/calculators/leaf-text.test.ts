import { findTool, runCalculator } from "@beltwright/calculators";
import { type LeafOrigin, plainSteps } from "@beltwright/results";
import { describe, expect, it } from "vitest";
import { leafText } from "./leaf-text.ts";

async function leavesOf(name: string, values = {}) {
  const calculator = await findTool(name)?.load();
  if (calculator === undefined) throw new Error(`no calculator ${name}`);
  const outcome = runCalculator(calculator, values);
  if (outcome.kind === "refused") throw new Error(outcome.message);
  const inputs = plainSteps(outcome.steps).flatMap((step) => step.inputs);
  const leaves = inputs.flatMap(({ from }): readonly LeafOrigin[] =>
    from === undefined || typeof from === "number" ? [] : [from],
  );
  return leaves.map((from) => leafText({ calculator, values }, from, "imperial"));
}

describe("where an input of a calculator came from", () => {
  it("is the entry it was typed in, in the reader's units", async () => {
    expect(await leavesOf("belt-roll", { coreDiameter: 508 })).toContain("entered as Core, 20 in");
  });

  it("is the entry of its own where two hold the same value", async () => {
    const texts = await leavesOf("belt-length", { firstDiameter: 508, secondDiameter: 508 });
    expect(texts).toEqual(
      expect.arrayContaining(["entered as First pulley, 20 in", "entered as Second pulley, 20 in"]),
    );
  });

  it("is the row of a table", async () => {
    expect(await leavesOf("regression")).toContain("entered as Points 2 y, 5");
  });

  it("is the page a constant is printed on", async () => {
    expect(await leavesOf("brake")).toContainEqual(expect.stringContaining("densities of steel"));
  });
});

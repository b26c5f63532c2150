import { findTool, runCalculator, startOf } from "@beltwright/calculators";
import { describe, expect, it } from "vitest";
import { entryOf } from "./entry-of-finding.ts";

async function foundBy(name: string) {
  const calculator = await findTool(name)?.load();
  if (!calculator) throw new Error(`there is no ${name}`);
  const values = startOf(calculator);
  const outcome = runCalculator(calculator, values, "metric");
  const [finding] = outcome.kind === "found" ? outcome.findings : [];
  if (!finding) throw new Error(`${name} finds nothing`);
  return entryOf(calculator, values, finding);
}

describe("a finding of a calculator", () => {
  it("leads to the length that is too short", async () => {
    expect(await foundBy("transition")).toMatch(/length/i);
    expect(await foundBy("turnover")).toMatch(/length/i);
  });
});

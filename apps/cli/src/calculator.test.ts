import { tools } from "@beltwright/calculators";
import { describe, expect, it } from "vitest";
import { calculatorCommand } from "./calculator-command.ts";
import { readCommandLine } from "./command-line.ts";

function asked(...words: readonly string[]) {
  const read = readCommandLine(["calculator", ...words]);
  if (read.kind !== "calculator") throw new Error(JSON.stringify(read));
  return calculatorCommand(read);
}

/** The number printed after a label. */
async function printed(label: string, ...words: readonly string[]): Promise<number> {
  const { output } = await asked(...words);
  const line = output.split("\n").findLast((one) => one.startsWith(`${label}\t`));
  return Number(line?.split("\t")[1]);
}

describe("a calculator at the command line", () => {
  it.each(tools.map(({ name }) => name))("%s answers with the numbers of its worked example", async (name) => {
    const { exitCode, output } = await asked(name);
    expect(output).toMatch(/Results\n.+\t-?\d/);
    expect(output).not.toMatch(/NaN|Infinity/);
    expect(exitCode).toBe(output.includes("error ") ? 1 : 0);
  });

  // Handbook EX 5.3 and 7.3.
  it("prints what the handbook does, whatever unit was typed", async () => {
    const radius = "Least radius without lift-off";
    expect(await printed(radius, "curve", "tension=126kN")).toBeCloseTo(572.777, 2);
    expect(await printed(radius, "curve", "tension=52000N")).toBeCloseTo(236.384, 2);
    expect(await printed("Volume of the hopper", "hopper")).toBeCloseTo(24.26667, 4);
  });

  // Specification, section 5.
  it("computes no trajectory of more than 500 points", async () => {
    expect((await asked("trajectory", "points=500")).exitCode).toBe(0);
    expect(await asked("trajectory", "points=501")).toMatchObject({ exitCode: 2, output: "" });
  });

  it("says the specified sentence where a regression has no answer", async () => {
    const { exitCode, error } = await asked("regression", "points=3:1,3:2,3:3");
    expect(exitCode).toBe(2);
    expect(error).toContain("A curve co-ordinate regression error has occurred.");
  });

  it("gives JSON, lists its names, and refuses what it does not know in one line", async () => {
    const { results } = JSON.parse((await asked("air", "altitude=1000", "temperature=40", "--json")).output);
    expect(results).toContainEqual(expect.objectContaining({ value: expect.closeTo(0.99966, 5), unit: "kg/m³" }));
    expect((await asked()).output.match(/^[a-z-]+: /gm)).toHaveLength(tools.length);
    expect(await asked("nonsense")).toMatchObject({ exitCode: 2, output: "" });
    expect((await asked("power", "width=3")).error).toContain("takes no width");
    expect((await asked("curve", "tension=5x")).error).toContain("tension");
    expect((await asked("curve", "tension=-1e9")).exitCode).toBe(2);
  });
});

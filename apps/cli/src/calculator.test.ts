import { describe, expect, it } from "vitest";
import { calculatorCommand } from "./calculator-command.ts";
import { tools } from "./calculator-tools.ts";
import { readCommandLine } from "./command-line.ts";
import type { Outcome } from "./outcome.ts";

function asked(...words: readonly string[]): Outcome {
  const read = readCommandLine(["calculator", ...words]);
  if (read.kind !== "calculator") throw new Error(JSON.stringify(read));
  return calculatorCommand(read);
}

describe("a calculator at the command line", () => {
  it.each(Object.keys(tools))("%s answers with the numbers of its worked example", (name) => {
    const { exitCode, output } = asked(name);
    expect(output).toMatch(/= -?\d/);
    expect(output).not.toMatch(/NaN|Infinity/);
    // The turnover of the handbook is shorter than it should be.
    expect(exitCode).toBe(output.includes("error ") ? 1 : 0);
  });

  // Handbook EX 5.3, 7.3 and 7.7.
  it.each([
    [["curve"], /concaveRadius = 572\.777/],
    [["curve", "tension=52kN"], /concaveRadius = 236\.384/],
    [["hopper"], /hopperVolume = 24\.2666?7/],
    [["power", "massFlow=500"], /motorPower = 330056/],
    [["motor"], /holdbackTorque = 149102/],
  ])("%j prints what the handbook does", (words, printed) => {
    expect(asked(...words).output).toMatch(printed);
  });

  // Specification, section 5.
  it("computes no trajectory of 0 or of more than 500 points", () => {
    expect(asked("trajectory", "points=500").exitCode).toBe(0);
    for (const points of ["0", "501"]) expect(asked("trajectory", `points=${points}`).exitCode).toBe(1);
  });

  it("says the specified sentence where a regression has no answer", () => {
    const { exitCode, output } = asked("regression", "points=3:1,3:2,3:3");
    expect(exitCode).toBe(1);
    expect(output).toContain("A curve co-ordinate regression error has occurred.");
  });

  it("gives JSON, lists its names, and refuses what it does not know in one line", () => {
    expect(JSON.parse(asked("air", "--json").output)).toMatchObject({
      results: { density: expect.closeTo(0.99966, 5) },
    });
    expect(asked().output.split("\n")).toHaveLength(Object.keys(tools).length);
    expect(asked("nonsense")).toMatchObject({ exitCode: 2, output: "" });
    expect(asked("power", "width=3").error).toContain("takes no width");
    expect(asked("power", "length=5x").error).toContain("length");
    expect(asked("power", "beltSpeed=0").exitCode).toBe(2);
  });
});

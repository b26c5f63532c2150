import { originOf } from "@beltwright/engine";
import { describe, expect, it } from "vitest";
import { tools } from "./calculators.ts";
import { stepOf } from "./figure-text.ts";
import { runCalculator } from "./run-calculator.ts";
import { numbersWithoutOrigin } from "./test-support/origins.ts";

const calculators = await Promise.all(tools.map(async ({ name, load }) => [name, await load()] as const));

describe("with what it begins with", () => {
  it.each(calculators)("%s knows where every number came from", (_, calculator) => {
    const outcome = runCalculator(calculator, {});
    if (outcome.kind === "refused") throw new Error(outcome.message);
    expect(outcome.steps.length).toBeGreaterThan(0);
    expect(numbersWithoutOrigin(outcome)).toEqual([]);
  });

  it.each(calculators)("%s names only its own entries as what was typed", (_, calculator) => {
    const outcome = runCalculator(calculator, {});
    if (outcome.kind === "refused") throw new Error(outcome.message);
    const typed = outcome.steps.flatMap(({ used }) =>
      Object.values(used).flatMap((value) => {
        const origin = originOf(value);
        return origin !== undefined && "kind" in origin && origin.kind === "given" ? [origin.path] : [];
      }),
    );
    const names = typed.map((path) => path.replace(/\[.*$/, ""));
    expect(names.length).toBeGreaterThan(0);
    expect(Object.keys(calculator.entries)).toEqual(expect.arrayContaining([...new Set(names)]));
  });
});

describe("two entries of one value", () => {
  // Tail and head of the carry strand at one tension, and the same on the return strand: each keeps its own.
  it("are not taken for each other", async () => {
    const [, takeUp] = calculators.find(([name]) => name === "take-up") ?? [];
    const same = { carryTail: 60, carryHead: 60, returnHead: 60, returnTail: 60, restTail: 60, restHead: 60 };
    const outcome = takeUp && runCalculator(takeUp, same);
    if (outcome?.kind !== "found") throw new Error("not found");
    const paths = outcome.steps.flatMap(({ used }) =>
      Object.values(used).flatMap((value) => {
        const origin = originOf(value);
        return origin !== undefined && "kind" in origin && origin.kind === "given" ? [origin.path] : [];
      }),
    );
    expect(paths).toEqual(expect.arrayContaining(Object.keys(same)));
  });

  it("leave a figure that equals another at its own step", async () => {
    const [, brake] = calculators.find(([name]) => name === "brake") ?? [];
    const outcome = brake && runCalculator(brake, { gearRatio: 1 });
    if (outcome?.kind !== "found") throw new Error("not found");
    const at = (label: string) =>
      stepOf(outcome.steps, outcome.figures.find((figure) => figure.label === label)?.value ?? 0);
    expect(at("Torque at the pulley shaft")).not.toBe(at("Torque at the motor shaft"));
  });
});

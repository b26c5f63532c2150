import { refer, type Step } from "@beltwright/engine";
import { describe, expect, it } from "vitest";
import { plainSteps } from "./plain-steps.ts";

const step = (id: string, used: Readonly<Record<string, number>>, result: number): Step => ({
  description: {
    id,
    kind: "formula",
    source: { document: "Book", clause: id },
    printed: "a + b",
    output: { symbol: "c", unit: "N" },
    inputs: { a: { symbol: "A", unit: "m" } },
  },
  used,
  values: used,
  result,
  place: { loadCase: "running-full" },
});

const typed = { kind: "given", path: "gravity" } as const;
const inner = step("inner", { a: refer(5, typed) }, 5);
const outer = step("outer", { a: refer(5, inner), b: refer(5, typed), c: 5 }, 10);

describe("steps as plain data", () => {
  it("bring along what they rest on, and number it", () => {
    const made = plainSteps([outer]);
    expect(made.map(({ formula }) => formula)).toEqual(["outer", "inner"]);
    // Three inputs of one value, told apart by where they came from.
    expect(made[0]?.inputs).toEqual([
      { name: "a", symbol: "A", unit: "m", value: 5, from: 1 },
      { name: "b", symbol: "b", unit: "N", value: 5, from: typed },
      { name: "c", symbol: "c", unit: "N", value: 5 },
    ]);
  });

  it("keep the number of a step that is on the list already", () => {
    const made = plainSteps([inner, outer]);
    expect(made.map(({ formula }) => formula)).toEqual(["inner", "outer"]);
    expect(made[1]?.inputs[0]?.from).toBe(0);
  });

  it("go from thread to thread", () => {
    const plain = plainSteps([outer]);
    expect(structuredClone(plain)).toEqual(plain);
  });
});

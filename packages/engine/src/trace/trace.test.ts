import { describe, expect, it } from "vitest";
import { defineFormula } from "./formula.ts";
import { InputRefused } from "./input-refused.ts";
import { between, positive } from "./limit.ts";
import { originOf, refer } from "./reference.ts";
import { defineSum } from "./sum.ts";
import { bareTrace, startTrace } from "./trace.ts";

const source = { document: "a book", clause: "1" };
const areaOfSquare = defineFormula({
  id: "book/area-of-square",
  source,
  inputs: { side: { symbol: "a", unit: "m", must: positive, covers: between(1, 10) } },
  output: { symbol: "A", unit: "m2" },
  printed: "a ^ 2",
  evaluate: ({ side }) => side * side,
});
const atLeastOne = defineFormula({
  id: "book/at-least-one",
  source,
  inputs: { side: { symbol: "a", unit: "m" } },
  output: { symbol: "a", unit: "m" },
  printed: "max(1[m], a)",
  guards: "side",
  evaluate: ({ side }) => Math.max(1, side),
});

describe("a formula called with a trace", () => {
  it("opens into symbol, formula, values, result and source", () => {
    const trace = startTrace();
    areaOfSquare(trace, { side: 3 });
    expect(trace.steps[0]).toMatchObject({
      description: { id: "book/area-of-square", printed: "a ^ 2", source, kind: "formula" },
      values: { side: 3 },
      result: 9,
    });
  });

  it("keeps the inputs it declares, whatever else the caller's object says", () => {
    const trace = startTrace();
    const table = { side: 3, id: "table", legs: 4 };
    areaOfSquare(trace, table);
    expect(trace.steps[0]?.values).toEqual({ side: 3 });
  });

  it("refuses an impossible input and names it", () => {
    expect(() => areaOfSquare(startTrace(), { side: -1 })).toThrow(InputRefused);
    expect(() => areaOfSquare(startTrace(), { side: Number.NaN })).toThrow("book/area-of-square: side is NaN");
  });

  it("says of what it refuses where it was and in which unit, a result by the end of its id", () => {
    const trace = startTrace("checked");
    trace.place = { pointId: "7" };
    const refusedBy = (side: number) => {
      try {
        return areaOfSquare(trace, { side });
      } catch (refused) {
        return refused;
      }
    };
    expect(refusedBy(-1)).toMatchObject({ input: "side", unit: "m", place: { pointId: "7" } });
    expect(refusedBy(1e300)).toMatchObject({ input: "area-of-square", unit: "m2", place: { pointId: "7" } });
  });

  it("lets no infinite result out", () => {
    expect(() => areaOfSquare(startTrace("checked"), { side: 1e300 })).toThrow(InputRefused);
  });

  it("reports a range left once, with the furthest value and how often", () => {
    const trace = startTrace("checked");
    for (const side of [11, 40, 12]) areaOfSquare(trace, { side });
    expect(trace.findings).toHaveLength(1);
    expect(trace.findings[0]).toMatchObject({ code: "outside-validity", values: { side: 40, count: 3 } });
  });

  it("keeps no steps when only checking, and nothing at all when bare", () => {
    const trace = startTrace("checked");
    expect(areaOfSquare(trace, { side: 2 })).toBe(4);
    expect(trace.steps).toHaveLength(0);
    expect(areaOfSquare(bareTrace, { side: -2 })).toBe(4);
    expect(bareTrace.findings).toHaveLength(0);
  });

  it("shows a guard that changed a number, and stays quiet when it did not", () => {
    const trace = startTrace();
    atLeastOne(trace, { side: 5 });
    expect(trace.findings).toHaveLength(0);
    atLeastOne(trace, { side: 0 });
    expect(trace.findings[0]).toMatchObject({ code: "value-replaced", values: { side: 0, used: 1 } });
    expect(trace.steps.map((step) => step.description.kind)).toEqual(["guard", "guard"]);
  });
});

describe("the origin of an input", () => {
  const total = defineSum({ id: "book/total", source, output: { symbol: "A", unit: "m2" }, term: "A" });
  const side = (value: number, path: string) => refer(value, { kind: "given", path });

  it("is the step that produced it, whatever else has the same value", () => {
    const trace = startTrace();
    const [first, second] = [areaOfSquare(trace, { side: side(3, "a") }), areaOfSquare(trace, { side: side(3, "b") })];
    total(trace, [second, first]);
    const [one, other, sum] = trace.steps;
    expect([sum?.used.A_1, sum?.used.A_2].map((used) => used && originOf(used))).toEqual([other, one]);
  });

  it("is where it was given, a 0 or a 1 too", () => {
    const trace = startTrace();
    areaOfSquare(trace, { side: side(1, "belt.width") });
    const [step] = trace.steps;
    expect(step?.used.side && originOf(step.used.side)).toEqual({ kind: "given", path: "belt.width" });
    expect(step?.values).toEqual({ side: 1 });
  });

  it("is kept by the result of a formula, and unknown where nothing put in knew its own", () => {
    const trace = startTrace();
    expect(originOf(areaOfSquare(trace, { side: side(2, "a") }))).toBe(trace.steps[0]);
    expect(areaOfSquare(trace, { side: 2 })).toBe(4);
  });

  it("costs nothing where no steps are kept", () => {
    expect(areaOfSquare(bareTrace, { side: side(2, "a") })).toBe(4);
    expect(areaOfSquare(startTrace("checked"), { side: side(2, "a") })).toBe(4);
  });
});

import { describe, expect, it } from "vitest";
import { defineFormula } from "./formula.ts";
import { InputRefused } from "./input-refused.ts";
import { between, positive } from "./limit.ts";
import { findOrigin } from "./origin.ts";
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

  it("refuses an impossible input and names it", () => {
    expect(() => areaOfSquare(startTrace(), { side: -1 })).toThrow(InputRefused);
    expect(() => areaOfSquare(startTrace(), { side: Number.NaN })).toThrow("book/area-of-square: side is NaN");
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
    expect(trace.findings[0]).toMatchObject({ code: "value-replaced", values: { given: 0, used: 1 } });
    expect(trace.steps.map((step) => step.description.kind)).toEqual(["guard", "guard"]);
  });
});

describe("the origin of an input", () => {
  it("is the step that produced it", () => {
    const trace = startTrace();
    const total = defineSum({ id: "book/total", source, output: { symbol: "A", unit: "m2" }, term: "A" });
    const area = areaOfSquare(trace, { side: 3 });
    total(trace, [area, 1]);
    const [square, sum] = trace.steps;
    expect(sum && findOrigin(trace.steps, sum, "A_1")).toBe(square);
    expect(sum && findOrigin(trace.steps, sum, "A_2")).toBeUndefined();
  });
});

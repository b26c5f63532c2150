import { describe, expect, it } from "vitest";
import type { Place } from "./finding.ts";
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

  const length = (symbol: string) =>
    defineFormula({
      id: `book/length-${symbol}`,
      source,
      inputs: { typed: { symbol: "typed", unit: "m" } },
      output: { symbol, unit: "m" },
      printed: "typed",
      evaluate: ({ typed }) => typed,
    });

  /** Where the side of a square comes from, after steps of other symbols and places with the same value. */
  function originOfSide(
    value: number,
    place: Place,
    earlier: readonly { readonly symbol: string; readonly place: Place }[],
  ) {
    const trace = startTrace();
    for (const one of earlier) {
      trace.place = one.place;
      length(one.symbol)(trace, { typed: value });
    }
    trace.place = place;
    areaOfSquare(trace, { side: value });
    const square = trace.steps.at(-1);
    const origin = square && findOrigin(trace.steps, square, "side");
    return origin && { symbol: origin.description.output.symbol, place: origin.place };
  }

  it("has the same symbol where another step has the same value", () => {
    const place = { pointId: "tail" };
    expect(
      originOfSide(3, place, [
        { symbol: "a", place },
        { symbol: "b", place },
      ])?.symbol,
    ).toBe("a");
    expect(
      originOfSide(3, place, [
        { symbol: "a", place: {} },
        { symbol: "b", place },
      ])?.symbol,
    ).toBe("a");
    expect(originOfSide(3, place, [{ symbol: "b", place }])?.symbol).toBe("b");
  });

  it("lies in the same load case and at the same point where others have the same value", () => {
    const place = { loadCase: "running-full", pointId: "tail" };
    const places = [
      place,
      { loadCase: "running-full", pointId: "head" },
      { loadCase: "running-inclines", pointId: "tail" },
    ];
    const earlier = places.map((one) => ({ symbol: "a", place: one }));
    expect(originOfSide(3, place, earlier)?.place).toEqual(place);
    expect(originOfSide(3, place, earlier.slice(1))?.place).toEqual(places[1]);
  });

  it("may lie in running with the same load, or in no load case, before any other", () => {
    const place = { loadCase: "starting-full" };
    const [shared, foreign] = [{ loadCase: "running-full" }, { loadCase: "running-empty" }];
    const at = (...places: readonly Place[]) => places.map((one) => ({ symbol: "b", place: one }));
    expect(originOfSide(3, place, at(shared, foreign))?.place).toEqual(shared);
    expect(originOfSide(3, place, at({}, foreign))?.place).toEqual({});
    expect(originOfSide(3, place, at(foreign))).toBeUndefined();
    expect(originOfSide(3, place, [{ symbol: "a", place: foreign }])?.place).toEqual(foreign);
  });

  it("of a 0 or a 1 is known by its symbol only", () => {
    expect(originOfSide(1, {}, [{ symbol: "b", place: {} }])).toBeUndefined();
    expect(
      originOfSide(1, {}, [
        { symbol: "a", place: {} },
        { symbol: "b", place: {} },
      ])?.symbol,
    ).toBe("a");
  });
});

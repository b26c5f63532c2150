import { type Origin, originOf, refer, type Step } from "@beltwright/engine";
import { newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { sourceText } from "./source-text.ts";
import { traceView } from "./trace-view.ts";

const document = newConveyor();
const chosen = {
  ...document,
  belt: { ...document.belt, description: "EP 800/4", category: "Maker", carcassMass: 8.5 },
};

/** Where a number of this origin ends, in words. */
function wordsOf(origin: Origin): string {
  const opened = traceView(document, chosen).opened(refer(1, origin));
  return opened.kind === "source" ? sourceText(opened.from, "metric") : opened.kind;
}

const step = (id: string, used: Readonly<Record<string, number>>, result: number, place: Step["place"] = {}): Step => ({
  description: {
    id,
    kind: "formula",
    source: { document: "Book", clause: "page 1" },
    printed: "a + b",
    output: { symbol: "c", unit: "N" },
    inputs: { a: { symbol: "a", unit: "N" } },
  },
  used,
  values: used,
  result,
  place,
});

describe("where a number ends", () => {
  it("is its field, with what stands in it", () => {
    expect(wordsOf({ kind: "given", path: "gravity" })).toBe("entered as Gravity, 9.80665 m/s²");
  });

  it("is the field of the document for a path of the design", () => {
    expect(wordsOf({ kind: "given", path: "beltSpeed" })).toBe(wordsOf({ kind: "given", path: "beltSpeedInp" }));
  });

  it("is the program for what no field holds", () => {
    expect(wordsOf({ kind: "given", path: "feeder.ownWeight" })).toBe("set by the program: feeder, own weight");
  });

  it("is the row that was chosen, not the document", () => {
    expect(wordsOf({ kind: "chosen", path: "belt.carcassMass", rowId: "1" })).toMatch(
      /^Carcass mass 8\.5 \S+ of the chosen EP 800\/4, Maker$/,
    );
  });

  it("is the iteration, by the name a person knows", () => {
    expect(wordsOf({ kind: "settled", path: "drives[0].equivalentMass" })).toBe(
      "the inertia of the drive, as a mass at the belt, iterated with the chosen parts",
    );
  });

  it("is the page of a constant, or nothing at all", () => {
    const source = { document: "Book", clause: "page 7" };
    expect(wordsOf({ kind: "constant", source })).toBe("Book, page 7");
    expect(wordsOf({ kind: "constant", source: { ...source, mark: "recalled" } })).toBe("Book, page 7 (recalled)");
    expect(wordsOf({ kind: "none" })).toBe("none present");
  });
});

describe("a number that a step gave", () => {
  const inner = step("inner", { a: refer(2, { kind: "given", path: "gravity" }) }, 5);
  // The second input equals the result of the step but did not come from it.
  const outer = step("outer", { a: refer(5, inner), b: refer(5, { kind: "none" }) }, 10);
  const view = traceView(document, document);
  const opened = view.opened(refer(10, outer));

  it("opens into the step, and each input into its own origin", () => {
    if (opened.kind !== "steps") throw new Error(opened.kind);
    expect(opened.node).toMatchObject({ formula: "outer", result: 10, source: { document: "Book", clause: "page 1" } });
    const [first, second] = opened.node.inputs;
    expect(first?.from).toMatchObject({ kind: "step", label: "inner" });
    expect(second?.from).toEqual({ kind: "none" });
    expect(first?.from.kind === "step" && view.openStep(first.from.step)?.formula).toBe("inner");
  });

  it("says what an input is and where it is of, the load case only where it is another one", () => {
    const pointId = String(document.pulls[0]?.noID);
    const labelOf = (loadCase: string) => {
      const term = refer(2, step("a/b/section-resistance", {}, 2, { loadCase, pointId }));
      const sum = view.opened(refer(2, step("sum", { a: term }, 2, { loadCase: "running-full" })));
      return sum.kind === "steps" && sum.node.inputs[0]?.from;
    };
    const point = `point 1 ${document.pulls[0]?.description}`;
    expect(labelOf("running-full")).toMatchObject({ label: `section resistance, ${point}` });
    expect(labelOf("running-empty")).toMatchObject({ label: `section resistance, Running Empty, ${point}` });
  });

  it("names the terms of a sum by themselves, in the unit of the sum", () => {
    if (opened.kind !== "steps") throw new Error(opened.kind);
    expect(opened.node.inputs[1]).toMatchObject({ symbol: "b", unit: "N" });
  });

  it("keeps one number for one step", () => {
    expect(view.opened(refer(10, outer))).toEqual(opened);
    expect(view.openStep(99)).toBeUndefined();
  });
});

describe("a number without origin", () => {
  it("has no formula, and one that is not there was not calculated", () => {
    const view = traceView(document, document);
    expect(originOf(3)).toBeUndefined();
    expect(view.opened(3).kind).toBe("no-formula");
    expect(view.opened("Wet").kind).toBe("no-formula");
    expect(view.opened(undefined).kind).toBe("not-calculated");
  });
});

import { demoConveyors, shippedComponents } from "@beltwright/catalogue";
import { calculate, randomDocument } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { howCalculated, judgeDocument } from "../bench/measure/judge-document.ts";
import { oddNumbers } from "../bench/measure/odd-numbers.ts";

const batch = 25;
const batches = Array.from({ length: 3 }, (_, at) => ({ first: at * batch + 1, last: (at + 1) * batch }));

// The same over 10 000 documents, and how long the slowest takes: `npm run bench -- robustness`.
describe("any document the reader takes", () => {
  it.each(batches)("of $first to $last ends in finite results or in a refusal in plain words", async ({ first }) => {
    const [rows, demos] = await Promise.all([shippedComponents(), demoConveyors()]);
    const judged = Array.from({ length: batch }, (_, at) => {
      const seed = first + at;
      return { seed, ...judgeDocument(randomDocument(seed, demos), howCalculated(seed, rows)) };
    });
    expect(judged.flatMap(({ seed, faults }) => faults.map((fault) => ({ seed, ...fault })))).toEqual([]);
    expect(judged.filter(({ outcome }) => outcome === "solved").length).toBeGreaterThan(batch / 3);
    expect(judged.filter(({ outcome }) => outcome === "refused").length).toBeGreaterThan(0);
  });

  it("is made again from its seed", () => {
    expect(randomDocument(7, [])).toEqual(randomDocument(7, []));
    expect(randomDocument(7, [])).not.toEqual(randomDocument(8, []));
  });
});

describe("tensions that swing for ever", () => {
  // Seven seconds with all 100 000 calculations, while nothing had come nearer after the first hundred.
  it("are given up when they come no nearer, however many calculations are allowed", async () => {
    const overland = (await demoConveyors()).find(({ convNo }) => convNo === "C3");
    if (overland === undefined) throw new Error("no such demo");
    const found = calculate({ ...overland, takeupType: "Hydraulic", maxCalcs: 100_000 });
    if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
    for (const { name, iterations } of Object.values(found.solution.cases)) {
      expect(iterations, name).toBeLessThan(2000);
    }
  });
});

describe("numbers that are none", () => {
  it("are found wherever they hide", () => {
    const value = {
      good: [1, 2],
      rows: [{ mass: Number.NaN }, { mass: Number.NaN }],
      map: new Map([["a", Number.POSITIVE_INFINITY]]),
      column: Float64Array.of(0, Number.NEGATIVE_INFINITY),
      get asked() {
        return { late: Number.NaN };
      },
    };
    expect(oddNumbers(value)).toEqual({ nan: [".rows[].mass", ".asked.late"], infinite: [".map[]", ".column[]"] });
  });
});

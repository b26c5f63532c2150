import type { Step } from "@beltwright/engine";
import { describe, expect, it } from "vitest";
import type { FormulaLine } from "../description/report.ts";
import { wordsOf } from "../words/words.ts";
import { stepValues as writtenValues } from "./step-listing.ts";

const inEnglish = { language: "en", w: wordsOf("en") } as const;
const inGerman = { language: "de", w: wordsOf("de") } as const;
const source = { document: "a book", clause: "1" };
const force = { symbol: "F", unit: "N" };

/** As read: a space is a space. */
const stepValues = (...asked: Parameters<typeof writtenValues>) =>
  writtenValues(...asked).map((line) => plain(line).replaceAll("\u00a0", " "));

const plain = (line: FormulaLine) => line.map(({ text }) => text).join("");

function sumOf(terms: readonly number[]): Step {
  const values = Object.fromEntries(terms.map((term, at) => [`F_${at + 1}`, term]));
  return {
    description: { id: "a/sum", kind: "sum", source, printed: "sum of F", output: force, inputs: {} },
    used: values,
    values,
    result: terms.reduce((total, term) => total + term, 0),
    place: {},
  };
}

describe("a sum", () => {
  it("lists every part that adds to it, however many they are", () => {
    const [parts = ""] = stepValues(inEnglish, sumOf(Array.from({ length: 40 }, (_, at) => at + 1)));
    expect(parts.split(", ")).toHaveLength(40);
    expect(parts).toMatch(/^F_1 = 1 N, .*F_40 = 40 N$/);
  });

  it("counts the parts that add nothing, rounding among them", () => {
    expect(stepValues(inEnglish, sumOf([0, 1500, 0, -2e-13, 20]))).toEqual([
      "F_2 = 1500 N, F_5 = 20 N, the other 3 of 5 are 0 N",
      "F = 1520 N",
    ]);
    expect(stepValues(inEnglish, sumOf([0, 0]))).toEqual(["all 2 are 0 N", "F = 0 N"]);
    expect(stepValues(inEnglish, sumOf([]))).toEqual(["nothing to add", "F = 0 N"]);
  });

  it("breaks lines between its parts, never within one", () => {
    const [parts = []] = writtenValues(inEnglish, sumOf([1500, 20]));
    expect(plain(parts).split(" ")).toEqual(["F_1\u00a0=\u00a01500\u00a0N,", "F_2\u00a0=\u00a020\u00a0N"]);
  });

  it("is told in German with decimal commas", () => {
    expect(stepValues(inGerman, sumOf([0, 1.5, 0]))).toEqual([
      "F_2 = 1,5 N; die übrigen 2 von 3 sind 0 N",
      "F = 1,5 N",
    ]);
  });
});

it("a formula lists all its inputs by symbol and unit", () => {
  const names = Array.from({ length: 15 }, (_, at) => `input${at}`);
  const inputs = Object.fromEntries(names.map((name, at) => [name, { symbol: `x_${at}`, unit: at === 0 ? "1" : "m" }]));
  const values = Object.fromEntries(names.map((name, at) => [name, at + 1]));
  const step: Step = {
    description: { id: "a/formula", kind: "formula", source, printed: "…", output: force, inputs },
    used: values,
    values,
    result: 7,
    place: {},
  };
  const [put = "", result] = stepValues(inEnglish, step);
  expect(put.split(", ")).toHaveLength(15);
  expect(put).toMatch(/^x_0 = 1, x_1 = 2 m, .*x_14 = 15 m$/);
  expect(result).toBe("F = 7 N");
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inTextOrder, textKey } from "./text-keys.ts";

describe("the order of texts", () => {
  it("counts numbers as numbers and takes no notice of case", () => {
    const ordered = ["belt", "Belt 2", "belt 02", "BELT 10", "belt 10.25", "belt 10.5", "Belt a", "conveyor"];
    expect(inTextOrder(ordered.toReversed()).toSorted()).toEqual(ordered.toSorted());
    expect(inTextOrder(["EP 1000/4", "EP 630/4", "ep 400/3"])).toEqual(["ep 400/3", "EP 630/4", "EP 1000/4"]);
    expect(inTextOrder(["CV10", "cv9", "CV-3", "cv"])).toEqual(["cv", "cv9", "CV10", "CV-3"]);
    expect(inTextOrder(["zebra", "Alpha", "beta"])).toEqual(["Alpha", "beta", "zebra"]);
    expect(inTextOrder(["2.5 kW", "2.25 kW", "11 kW"])).toEqual(["2.25 kW", "2.5 kW", "11 kW"]);
  });

  it("is that of whole numbers, whatever stands before and after them", () => {
    const whole = fc.integer({ min: 0 });
    fc.assert(
      fc.property(
        whole,
        whole,
        fc.constantFrom("", "No ", "a-"),
        fc.constantFrom("", " kW", "/4"),
        (a, b, head, tail) => {
          const key = (value: number) => textKey(`${head}${value}${tail}`);
          expect(key(a) < key(b)).toBe(a < b);
        },
      ),
    );
  });

  it("finds in a key what is in the text and nothing else", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."ab 0123.-") });
    fc.assert(
      fc.property(letters, letters, (text, part) => {
        expect(textKey(text).includes(part)).toBe(text.includes(part));
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import { inverseAlong } from "./inverse-along.ts";

describe("reading a place off a sketch", () => {
  it("lies between the marks, and goes on beyond them", () => {
    const marks = [
      [0, 0],
      [100, 10],
      [200, 40],
    ] as const;
    expect(inverseAlong(marks, 150, 1)).toBe(25);
    expect(inverseAlong(marks, 300, 1)).toBe(60);
    expect(inverseAlong(marks, -100, 1)).toBe(-20);
  });

  it("takes the usual scale where there are no marks or they are all equal", () => {
    expect(inverseAlong([], 50, 0.2)).toBe(10);
    expect(inverseAlong([[10, 5]], 60, 0.2)).toBe(15);
    const level = [
      [10, 5],
      [40, 5],
    ] as const;
    expect(inverseAlong(level, 60, 0.2)).toBe(15);
  });
});

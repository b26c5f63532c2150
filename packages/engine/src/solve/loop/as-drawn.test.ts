import { describe, expect, it } from "vitest";
import { aSection } from "../../test-support/worked-conveyor.ts";
import { startTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import { slopeAlong, slopesAround, spanOfCarry, turnAround } from "./as-drawn.ts";
import type { Loop, LoopSection } from "./belt-path.ts";

/** Level run, m, and direction, degrees. */
function section(run: number, direction: number, strand: "carry" | "return" = "carry"): LoopSection {
  const at = { id: "1", x: 0, y: 0, z: 0, cleaners: 0, ploughs: 0, brakeForce: 0 };
  const start = { ...at, kind: "intermediate", section: { ...aSection(), strand } } as const;
  const ends = { startHeight: 0, endHeight: 0, startRadius: 0, endRadius: 0 };
  const plain = { ...ends, length: run, lift: 0, slopeCosine: 1, heading: { x: run, y: 0 } };
  return { ...plain, start, run, span: run, direction: direction * degree };
}

const loopOf = (...sections: readonly LoopSection[]): Loop => ({
  sections,
  turns: [],
  straightLength: 0,
  arcLength: 0,
  beltLength: 0,
});

describe("the belt as it is drawn", () => {
  // Uphill is uphill whichever way a belt runs: 174° climbs as 6° does.
  it.each([
    [6, 6],
    [174, 6],
    [-10, -10],
    [-170, -10],
  ])("with the direction %d° climbs by %d°", (direction, slope) => {
    expect((slopeAlong(startTrace(), loopOf(section(1, direction)), 0) ?? 0) / degree).toBeCloseTo(slope, 9);
  });

  it("coming back lies at the supplement of its slope", () => {
    const loop = loopOf(section(1, 0), section(1, 174), section(1, 178));
    const { slopeBefore = 0, slopeAfter = 0 } = slopesAround(startTrace(), loop, 2, true) ?? {};
    expect([slopeBefore / degree, slopeAfter / degree].map((one) => Number(one.toFixed(9)))).toEqual([174, 178]);
  });

  // One in ten to either side is 5.7106°; the first point follows the last.
  it.each([
    [10, 5.7106],
    [-10, -5.7106],
  ])("that leaves %d m beside its way over 100 m turns by %d° in plan", (y, turn) => {
    const at = (x: number, beside: number) => {
      const one = section(100, 0);
      return { ...one, start: { ...one.start, x, y: beside } };
    };
    const loop = loopOf(at(0, 0), at(100, 0), at(200, y));
    expect((turnAround(startTrace(), loop, 1) ?? 0) / degree).toBeCloseTo(turn, 4);
    expect(turnAround(startTrace(), loopOf(at(100, 0), at(200, y), at(0, 0)), 0)).toBe(
      turnAround(startTrace(), loop, 1),
    );
  });

  it("reaches as far as its carrying sections lead, less those that lead back", () => {
    const ahead = loopOf(section(100, 3), section(2, 170), section(50, 0), section(148, 180, "return"));
    const left = loopOf(section(100, 177), section(2, 10), section(50, 180), section(148, 0, "return"));
    expect(spanOfCarry(startTrace(), ahead)).toBe(148);
    expect(spanOfCarry(startTrace(), left)).toBe(148);
  });
});

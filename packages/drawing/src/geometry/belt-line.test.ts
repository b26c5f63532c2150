import { calculate, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { sectionRounds } from "../drawings/long-section.ts";
import { layBelt } from "./belt-line.ts";
import { distance } from "./vector.ts";

function engineLoop() {
  const calculation = calculate(newConveyor());
  if (calculation.kind !== "calculated") throw new Error("expected results");
  return calculation.solution.loop;
}

// The engine lays the belt on its own, by chainage and turn; drawing and calculation must show the same belt.
describe("the belt as drawn", () => {
  const rounds = sectionRounds(newConveyor());
  const drawn = layBelt(rounds);

  it("is as long between pulleys as the one calculated", () => {
    const lengths = drawn.runs.map(({ from, to }) => distance(from, to));
    expect(lengths).toHaveLength(engineLoop().sections.length);
    engineLoop().sections.forEach(({ length }, at) => {
      expect(lengths[at]).toBeCloseTo(length, 9);
    });
  });

  it("wraps each pulley by the angle calculated", () => {
    engineLoop().turns.forEach(({ wrapAngle, radius }, at) => {
      expect(Math.abs(drawn.wraps[at]?.sweep ?? 0)).toBeCloseTo(wrapAngle, 9);
      expect(rounds[at]?.radius).toBeCloseTo(radius, 12);
    });
  });

  it("leaves each pulley where its arc ends", () => {
    rounds.forEach(({ centre, radius }, at) => {
      const wrap = drawn.wraps[at];
      const run = drawn.runs[at];
      if (wrap === undefined || run === undefined) return;
      const end = wrap.start + wrap.sweep;
      expect(centre.x + radius * Math.cos(end)).toBeCloseTo(run.from.x, 9);
      expect(centre.y + radius * Math.sin(end)).toBeCloseTo(run.from.y, 9);
    });
  });

  it("runs straight past pulleys that overlap", () => {
    const round = (x: number, radius: number) => ({ centre: { x, y: 0 }, radius, isClockwise: true });
    const [run] = layBelt([round(0, 5), round(1, 0.1)]).runs;
    expect(run).toMatchObject({ from: { x: 0, y: 0 }, to: { x: 1, y: 0 } });
  });
});

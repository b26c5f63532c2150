import { describe, expect, it } from "vitest";
import { bareTrace } from "../../trace/trace.ts";
import { type BeltSample, sampleDrag, warmthOfSample } from "./sample-drag.ts";

const lowResistance: BeltSample = { factor: 6.59e-3, exponent: 1.28, cover: 0.007, rollDiameter: 0.219, warmth: [] };

/** Drag over load at 20 °C, as the handbook prints it. */
function dragOverLoad(lineForce: number, cover: number, rollDiameter: number, factor = lowResistance.factor): number {
  const { exponent, cover: testedCover, rollDiameter: testedRoll } = lowResistance;
  const given = { temperatureFactor: 1, factor, exponent, lineForce, cover, testedCover, rollDiameter, testedRoll };
  return sampleDrag(bareTrace, given) / lineForce;
}

// Handbook 9.5.5.
describe("the drag of a belt sample", () => {
  it.each([
    { load: 3000, cover: 0.007, roll: 0.219, factor: 6.59e-3, printed: "0.008963536" },
    { load: 3186.4063, cover: 0.003, roll: 0.152, factor: 6.59e-3, printed: "0.008767676" },
    { load: 1605.75, cover: 0.003, roll: 0.152, factor: 8.2375e-3, printed: "0.009046071" },
    { load: 243.7149, cover: 0.003, roll: 0.152, factor: 8.2375e-3, printed: "0.005335771" },
    { load: 609.2872, cover: 0.008, roll: 0.152, factor: 8.2375e-3, printed: "0.009563347" },
  ])("is $printed of a load of $load N/m", ({ load, cover, roll, factor, printed }) => {
    expect(dragOverLoad(load, cover, roll, factor).toFixed(9)).toBe(printed);
  });

  const warmth = [
    { temperature: -20, factor: 1.4 },
    { temperature: 0, factor: 1.13 },
    { temperature: 20, factor: 1 },
  ];
  it.each([
    [-40, 1.4],
    [-20, 1.4],
    [-10, 1.265],
    [0, 1.13],
    [5, 1.0975],
    [20, 1],
    [60, 1],
  ])("at %d °C is straight between two tests and as at the last beyond them", (temperature, factor) => {
    expect(warmthOfSample(bareTrace, { ...lowResistance, warmth }, temperature)).toBeCloseTo(factor, 12);
  });

  it("knows nothing of temperature where the test says nothing of it", () => {
    expect(warmthOfSample(bareTrace, lowResistance, -30)).toBe(1);
  });
});

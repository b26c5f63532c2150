import { describe, expect, it } from "vitest";
import { bareTrace } from "../../trace/trace.ts";
import { firstFlux, surfaceRise, sweptArea } from "./surface.ts";

const energy = 1.975476e6;
const area = sweptArea(bareTrace, { discDiameter: 0.9, padWidth: 0.12 });
const riseOf = (stopTime: number, discThickness = 0.03) =>
  surfaceRise(bareTrace, {
    flux: firstFlux(bareTrace, { energy, stopTime, sweptArea: area }),
    stopTime,
    discThickness,
  });

/** The series of the handbook, term by term. */
function seriesAt(at: number, stopTime: number, terms: number): number {
  const [conductivity, heat, half] = [50, 7850 * 460, 0.015];
  const flux = (2 * energy) / (stopTime * area);
  let sum = (flux / (heat * half)) * (at - at ** 2 / (2 * stopTime));
  for (let n = 1; n <= terms; n += 1) {
    const rate = (conductivity / heat) * ((n * Math.PI) / half) ** 2;
    const grown = 1 - Math.exp(-rate * at);
    sum += ((2 * flux * half) / (conductivity * (n * Math.PI) ** 2)) * (grown - (at - grown / rate) / stopTime);
  }
  return sum;
}

describe("the surface of a brake disc", () => {
  // Handbook 15, EX 15.26: its numbers end the series after 400 terms.
  it.each([
    { stopTime: 5, at: 2.511, printed: 118.867 },
    { stopTime: 10, at: 5.446, printed: 85.239 },
    { stopTime: 20, at: 14.599, printed: 68.366 },
  ])("is as hot as the series of the plate says, in a stop of $stopTime s", ({ stopTime, at, printed }) => {
    expect(area).toBeCloseTo(0.588106, 6);
    expect(seriesAt(at, stopTime, 400)).toBeCloseTo(printed, 3);
    expect(riseOf(stopTime)).toBeCloseTo(seriesAt(at, stopTime, 400_000), 3);
  });

  it("is never cooler than that of a half-space, which the numbers of the shortened series are", () => {
    const halfSpace = 118.935;
    expect(seriesAt(2.511, 5, 400)).toBeLessThan(halfSpace);
    expect(riseOf(5)).toBeGreaterThan(halfSpace);
  });

  it("is that of a half-space where a stop is short", () => {
    const [stopTime, flux] = [0.05, 1e6];
    const halfSpace = (0.531923 * flux * Math.sqrt(stopTime)) / 13_436.89;
    expect(surfaceRise(bareTrace, { flux, stopTime, discThickness: 0.04 })).toBeCloseTo(halfSpace, 4);
  });

  it("is that of the whole plate where a stop is very long", () => {
    const mean = energy / (area * 0.015 * 7850 * 460);
    expect(riseOf(20_000) / mean).toBeCloseTo(1, 2);
  });

  it("rises with the heat, and more in a thinner disc", () => {
    const flux = firstFlux(bareTrace, { energy: 2 * energy, stopTime: 10, sweptArea: area });
    expect(surfaceRise(bareTrace, { flux, stopTime: 10, discThickness: 0.03 })).toBeCloseTo(2 * riseOf(10), 9);
    expect(riseOf(10, 0.02)).toBeGreaterThan(riseOf(10));
  });
});

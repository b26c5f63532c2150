import type { Frames } from "@beltwright/engine";
import { expect, it } from "vitest";
import { surfaceAxes } from "./surface-axes.ts";

const frames = { positions: Float64Array.from([0, 500, 2000]), count: 61 } as unknown as Frames;
const soFar = { largest: Float32Array.from([100_000]), smallest: Float32Array.from([20_000]) };

it("puts round numbers where they belong on all three axes", () => {
  const { names } = surfaceAxes(frames, soFar, 0.5, "metric");
  const at = (text: string, axis: 0 | 1 | 2) => names.filter((name) => name.text === text).map((name) => name.at[axis]);
  // The belt is 2 long on the picture, the time 1.2 and the tension 0.8.
  expect(at("1000", 0)).toContainEqual(expect.closeTo(1, 9));
  expect(at("10", 1)).toContainEqual(expect.closeTo(0.4, 9));
  expect(at("40", 2)).toContainEqual(expect.closeTo(0.32, 9));
  expect(names.map(({ text }) => text)).toEqual(
    expect.arrayContaining(["Along the belt, m", "Time, s", "Tension, kN"]),
  );
});

it("counts in the units of the reader", () => {
  // 2000 m are 6561.7 ft: 5000 ft stand at 1524 m.
  const { names } = surfaceAxes(frames, soFar, 0.5, "imperial");
  const place = names.find(({ text }) => text === "4000" || text === "5000");
  const feet = Number(place?.text);
  expect(place?.at[0]).toBeCloseTo((2 * feet * 0.3048) / 2000, 6);
});

import { describe, expect, it } from "vitest";
import { frameOf, placeOf, pointAt } from "./profile-frame.ts";

const size = { width: 720, height: 360 };
const conveyors = [
  { length: 10, lift: 0 },
  { length: 180, lift: 35 },
  { length: 900, lift: -140 },
  { length: 21_000, lift: 72 },
  { length: 100_000, lift: 5000 },
];

describe("the profile of the landing page", () => {
  it.each(conveyors)("has tail and head inside it, $length m long and $lift m high", ({ length, lift }) => {
    const frame = frameOf(length, lift, size);
    for (const point of [
      { x: 0, z: 0 },
      { x: length, z: lift },
    ]) {
      const { x, y } = placeOf(frame, point);
      expect(x).toBeGreaterThanOrEqual(20);
      expect(x).toBeLessThanOrEqual(size.width - 20);
      expect(y).toBeGreaterThanOrEqual(20);
      expect(y).toBeLessThanOrEqual(size.height - 20);
    }
  });

  it("gives back the metres under the hand", () => {
    const frame = frameOf(900, 35, size);
    const { x, z } = pointAt(frame, placeOf(frame, { x: 640, z: 21 }));
    expect(x).toBeCloseTo(640, 0);
    expect(z).toBeCloseTo(21, 0);
  });
});

import { describe, expect, it } from "vitest";
import { profileOutline } from "./profile-outline.ts";

const frame = { width: 84, height: 26, margin: 3 };

describe("the outline of a profile", () => {
  it("fills the width, with up drawn upwards", () => {
    const [tail, head] = profileOutline(
      [
        [0, 0],
        [100, 50],
      ],
      frame,
    );
    expect(tail).toEqual({ x: 3, y: 23 });
    expect(head).toEqual({ x: 81, y: 3 });
  });

  it("draws a nearly flat conveyor nearly flat, in the middle", () => {
    const dots = profileOutline(
      [
        [0, 0],
        [1000, 1],
      ],
      frame,
    );
    for (const { y } of dots) expect(Math.abs(y - 13)).toBeLessThan(1);
  });

  it("stays inside the frame for a single point, a vertical line and none at all", () => {
    expect(profileOutline([], frame)).toEqual([]);
    const dots = [
      ...profileOutline([[5, 5]], frame),
      ...profileOutline(
        [
          [5, 0],
          [5, 40],
        ],
        frame,
      ),
    ];
    for (const { x, y } of dots) {
      expect(x).toBe(42);
      expect(y).toBeGreaterThanOrEqual(3);
      expect(y).toBeLessThanOrEqual(23);
    }
  });
});

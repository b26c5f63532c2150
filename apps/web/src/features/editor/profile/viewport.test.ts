import { toPixels } from "@beltwright/drawing";
import { describe, expect, it } from "vitest";
import { lookedAt, lookOn, partOf, pinched, wholeLook } from "./viewport.ts";

const whole = { scaleX: 4, scaleY: -8, left: 30, base: 200 };

describe("two fingers on a drawing", () => {
  it("keep what lies under them, whichever of them moves", () => {
    const spot = { x: 25, y: 5 };
    const under = toPixels(whole, spot);
    const [other, moved] = [
      { x: under.x + 80, y: under.y },
      { x: under.x + 200, y: under.y },
    ];
    const look = pinched(wholeLook, [under, other], [under, moved]);
    expect(look.zoom).toBe(2.5);
    expect(toPixels(lookedAt(whole, look), spot).x).toBeCloseTo(under.x, 9);
  });

  it("pan where they move together", () => {
    const moved = pinched(
      wholeLook,
      [
        { x: 10, y: 10 },
        { x: 90, y: 10 },
      ],
      [
        { x: 30, y: 25 },
        { x: 110, y: 25 },
      ],
    );
    expect(moved).toEqual({ zoom: 1, x: 20, y: 15 });
  });
});

describe("a part of the width", () => {
  const size = { width: 800, height: 300 };

  it("is what is looked at once it is asked for", () => {
    const [from, to] = partOf(lookOn([0.25, 0.35], size, 120), size);
    expect([from, to]).toEqual([expect.closeTo(0.25, 9), expect.closeTo(0.35, 9)]);
  });

  it("has the height asked for in the middle, and is the whole drawing where it is all of the width", () => {
    const { zoom, y } = lookOn([0.25, 0.35], size, 120);
    expect(120 * zoom + y).toBeCloseTo(150, 9);
    expect(lookOn([0, 1], size, 120)).toEqual(wholeLook);
  });
});

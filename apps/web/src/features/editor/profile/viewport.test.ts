import { toPixels } from "@beltwright/drawing";
import { describe, expect, it } from "vitest";
import { lookedAt, pinched, wholeLook } from "./viewport.ts";

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

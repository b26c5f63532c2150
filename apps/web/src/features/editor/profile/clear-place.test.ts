import { describe, expect, it } from "vitest";
import { boxAround, clearPlace } from "./clear-place.ts";

const size = { width: 20, height: 16 };

describe("a sign at a point of a drawing", () => {
  it("stands below it where nothing is", () => {
    expect(clearPlace({ x: 100, y: 100 }, size, [])).toEqual({ x: 100, y: 116 });
  });

  it("keeps off lettering", () => {
    const label = boxAround({ x: 110, y: 116 }, { width: 40, height: 10 });
    const place = clearPlace({ x: 100, y: 100 }, size, [label]);
    expect(place).toEqual({ x: 100, y: 84 });
  });

  it("goes further where it is crowded, and stays below where every place is taken", () => {
    const round = [boxAround({ x: 100, y: 100 }, { width: 70, height: 40 })];
    const { x, y } = clearPlace({ x: 100, y: 100 }, size, round);
    expect(Math.hypot(x - 100, y - 100)).toBeGreaterThan(25);
    const all = [boxAround({ x: 100, y: 100 }, { width: 900, height: 900 })];
    expect(clearPlace({ x: 100, y: 100 }, size, all)).toEqual({ x: 100, y: 116 });
  });
});

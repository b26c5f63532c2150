import { newConveyor } from "@beltwright/model";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chainageNear, placeAt, routeOf } from "./route-places.ts";

const bent = routeOf({
  pulls: newConveyor().pulls.map((pull, at) => ({ ...pull, y: at === 0 ? 0 : pull.x / (at + 2) })),
});

describe("one cursor over long section and plan", () => {
  it("is at the same place in both: its place in plan leads back to its chainage", () => {
    const [first, last] = [bent[0]?.chainage ?? 0, bent.at(-1)?.chainage ?? 0];
    expect(last).toBeGreaterThan(first);
    fc.assert(
      fc.property(fc.double({ min: first, max: last, noNaN: true }), (chainage) => {
        const place = placeAt(bent, chainage);
        if (!place) throw new Error("expected a place");
        expect(chainageNear(bent, place)).toBeCloseTo(chainage, 6);
      }),
    );
  });

  it("goes through the points themselves", () => {
    for (const point of bent) expect(placeAt(bent, point.chainage)).toMatchObject({ z: point.z });
  });
});

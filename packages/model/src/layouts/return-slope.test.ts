import type { Finding } from "@beltwright/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { returnSlopeFor } from "./return-slope.ts";

function crowded(tangent: number, distance: number): Finding {
  const source = { document: "Handbook", clause: "5" };
  const values = { straight: distance - tangent, distance, tangent, radius: 630 };
  const told = { severity: "warning", subject: "vertical-curve/room", source, place: {}, values } as const;
  return { code: "curve-need-finds-no-room", ...told };
}

describe("the slope by which the return belt reaches its line", () => {
  it("stays where its curves have room", () => {
    expect(returnSlopeFor(30, [])).toBe(30);
  });

  it("leaves an arc of the same radius the room it needs", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 100, max: 5000, noNaN: true }),
        fc.double({ min: 0.3, max: 2, noNaN: true }),
        (radius, height) => {
          // A turn of one in the slope has a tangent of half the radius by it; the way is the height times the slope.
          const roomAt = (slope: number) => ({ tangent: radius / (2 * slope), distance: height * slope });
          const { tangent, distance } = roomAt(30);
          fc.pre(tangent > distance && tangent < 10 * distance);
          const room = roomAt(returnSlopeFor(30, [crowded(tangent, distance)]));
          expect(room.tangent).toBeLessThan(room.distance);
        },
      ),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Corner, heightAlong, offsetLine } from "./offset-line.ts";

const corner = (along: number, z: number, more: Partial<Corner> = {}): Corner => ({
  along,
  z,
  distance: 1.2,
  isPlanCorner: false,
  radius: 0,
  ...more,
});

// Handbook 15, EX 15.37.
const profile = [corner(0, 0), corner(120, -9), corner(240, -9), corner(420, 15), corner(520, 6), corner(700, 34)];
const printed = (line: readonly { along: number; z: number }[]) =>
  line.map(({ along, z }) => [along.toFixed(5), z.toFixed(5)]);

function squareDistances(corners: readonly Corner[], line: ReturnType<typeof offsetLine>): readonly number[] {
  return corners.slice(1).flatMap((end, at) => {
    const start = corners[at] ?? end;
    const slope = Math.atan2(end.z - start.z, end.along - start.along);
    return [line[at], line[at + 1]].map(
      (below) => ((below?.along ?? 0) - start.along) * Math.sin(slope) - ((below?.z ?? 0) - start.z) * Math.cos(slope),
    );
  });
}

const lengthOf = (line: readonly { along: number; z: number }[]) =>
  line.slice(1).reduce((sum, { along, z }, at) => {
    const before = line[at] ?? { along, z };
    return sum + Math.hypot(along - before.along, z - before.z);
  }, 0);

describe("the return line (EX 15.37)", () => {
  it("has the printed corners, lengths and square distances", () => {
    const line = offsetLine(profile);
    expect(printed(line)).toEqual([
      ["-0.08975", "-1.19664"],
      ["119.95506", "-10.20000"],
      ["240.07965", "-10.20000"],
      ["420.02583", "13.79282"],
      ["520.03902", "4.79164"],
      ["700.18445", "32.81426"],
    ]);
    for (const distance of squareDistances(profile, line)) expect(Math.abs(distance - 1.2)).toBeLessThan(1e-9);
    expect([lengthOf(profile).toFixed(5), lengthOf(line).toFixed(5)]).toEqual(["704.49892", "704.77457"]);
  });

  it("stands straight below a corner in plan", () => {
    const line = offsetLine(profile.with(3, corner(420, 15, { isPlanCorner: true })));
    expect(printed(line)[3]).toEqual(["420.00000", "13.79227"]);
  });

  it("takes a point on the line without moving the others, and moves its neighbours when it is dragged", () => {
    const on = offsetLine(profile.toSpliced(3, 0, corner(330, 3)));
    expect(printed(on)[3]).toEqual(["330.15860", "1.81053"]);
    expect(printed(on).toSpliced(3, 1)).toEqual(printed(offsetLine(profile)));
    const dragged = offsetLine(profile.toSpliced(3, 0, corner(330, 0)));
    expect(printed(dragged).slice(2, 5)).toEqual([
      ["240.05985", "-10.20000"],
      ["330.15851", "-1.19013"],
      ["420.04559", "13.79105"],
    ]);
  });

  it("has radii about the same centres", () => {
    const curved = profile.with(1, corner(120, -9, { radius: 600 })).with(3, corner(420, 15, { radius: 350 }));
    const line = offsetLine(curved);
    expect([line[1]?.radius, line[2]?.radius, line[3]?.radius]).toEqual([601.2, 0, 348.8]);
  });

  it("keeps a crest too tight for its distance a sharp corner", () => {
    expect(offsetLine(profile.with(3, corner(420, 15, { radius: 1.5 })))[3]?.radius).toBe(0);
  });
});

describe("a straight too short for the distance", () => {
  // Down a steep crest within 0.2 m: below it the straight would run backwards.
  const crest = [corner(0, 0), corner(50, 10), corner(50.2, 10), corner(100, 0)];

  it("is left out: its two corners become one where the lines beside it meet", () => {
    const line = offsetLine(crest);
    expect(line.map(({ first, last }) => [first, last])).toEqual([
      [0, 0],
      [1, 2],
      [3, 3],
    ]);
    const slopes = [Math.atan2(10, 50), Math.atan2(-10, 49.8)] as const;
    const below = line[1] ?? { along: 0, z: 0 };
    expect(below.along * Math.sin(slopes[0]) - below.z * Math.cos(slopes[0])).toBeCloseTo(1.2, 9);
    expect((below.along - 100) * Math.sin(slopes[1]) - below.z * Math.cos(slopes[1])).toBeCloseTo(1.2, 9);
  });
});

const anyProfile = fc
  .array(fc.tuple(fc.double({ min: 0.05, max: 200, noNaN: true }), fc.double({ min: -0.35, max: 0.35, noNaN: true })), {
    minLength: 1,
    maxLength: 30,
  })
  .map((steps) => {
    let [along, z] = [0, 0];
    return [
      corner(0, 0),
      ...steps.map(([run, slope]) => {
        along += run;
        z += run * slope;
        return corner(along, z);
      }),
    ];
  });

describe("below any profile", () => {
  it("the line runs forward and never comes nearer than its distance, short straights merged or not", () => {
    fc.assert(
      fc.property(anyProfile, (corners) => {
        const line = offsetLine(corners);
        const steps = line.slice(1).map(({ along }, at) => along - (line[at]?.along ?? 0));
        if (line.length > 2) expect(Math.min(...steps)).toBeGreaterThan(-1e-9);
        for (const { along, z } of corners.slice(1, -1)) expect(heightAlong(line, along)).toBeLessThan(z - 1.2 + 1e-6);
      }),
    );
  });
});

import { sagSpacing } from "@beltwright/engine";
import { describe, expect, it } from "vitest";
import { newConveyor, newDrive } from "../../document/new-conveyor.ts";
import { beltCategory, beltKind, closerSpacing, usualSpacings, withLagging } from "./first-practice.ts";

// Handbook 15.26 and 15.27.
describe("idler spacing by practice", () => {
  it.each([
    [200, 1000, 1600, 1.2, 3],
    [200, 2000, 1600, 0.75, 2.4],
    [200, 500, 2000, 1.35, 3],
    [600, 1400, 1600, 1.2, 3],
    [2000, 1400, 1600, 1.5, 4.5],
    [6500, 1600, 1600, 2.5, 5],
    [12_000, 1200, 1600, 3, 6],
  ])("over %d m of %d mm with %d kg/m³ is %d and %d m", (length, width, density, carry, back) => {
    expect(usualSpacings(length, width, density)).toMatchObject({ carry, back });
  });

  it.each([
    [60e3, 2.75],
    [120e3, 5.5],
    [240e3, 10.999],
  ])("may be so wide at %d N (EX 15.38)", (lowestTension, spacing) => {
    const widest = sagSpacing.evaluate({ sag: 0.01, lowestTension, lineMass: 178, gravity: 9.80665 });
    expect(widest).toBeCloseTo(spacing, 3);
  });

  it("closes by steps of the structure, and no further than the closest", () => {
    expect([3, 1.5, 1.2].map(closerSpacing)).toEqual([2.5, 1.35, 1]);
    expect(closerSpacing(0.4)).toBeUndefined();
  });
});

// Handbook 15.28.
describe("the kind of belt", () => {
  it.each([
    [100, 400, "fabric"],
    [180, 280, "fabric"],
    [240, 180, "fabric"],
    [260, 180, "steel-cord"],
    [60, 600, "steel-cord"],
    [130, 400, "steel-cord"],
  ])("for %d kN/m over %d m is %s", (rating, length, kind) => {
    expect(beltKind(rating, length)).toBe(kind);
  });

  it("is sought among all where a library has no such category", () => {
    expect(beltCategory("fabric", undefined)).toBe("Fabric EP ISO 14890");
    expect(beltCategory("steel-cord", { belts: [] })).toBe("All");
  });
});

// Handbook 15.29 and 15.30, wet and clean.
describe("lagging of a drive", () => {
  const driven = (power: number) => {
    const drive = newDrive(1);
    return withLagging([{ ...drive, motor: { ...drive.motor, power } }])[0];
  };

  it("is diamond rubber, and ceramic above 500 kW on a pulley", () => {
    expect(driven(500)).toMatchObject({
      lagging: "rubber diamond",
      coeffofFrictionRun: 0.3,
      coeffofFrictionStart: 0.33,
    });
    expect(driven(560)).toMatchObject({ lagging: "ceramic", coeffofFrictionRun: 0.35, coeffofFrictionStart: 0.38 });
  });

  it("is known to a new conveyor by the specification's figures until a first design is made", () => {
    expect(newConveyor().drives[0]).toMatchObject({ coeffofFrictionRun: 0.25 });
  });
});

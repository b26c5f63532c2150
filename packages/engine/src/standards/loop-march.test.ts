import { describe, expect, it } from "vitest";
import {
  pointResistance,
  sectionResistance,
  tensionAfterPoint,
  tensionAfterSection,
} from "../rules/mechanics/loop-balance.ts";
import { startTrace } from "../trace/trace.ts";

// Handbook, chapter 03: Ref-A with a head drive and T2 = 65 kN held by the take-up. Resistances of example 13; masses of
// return, tail (pulleys and spare belt) and carry; all masses together of example 9.
const slack = 65e3;
const full = { back: -5665.8, carry: 102_515.2, pull: 96_849.3, carryMass: 106_097.2, mass: 176_309.5 };
const empty = { back: -5665.8, carry: 9897 + 5665.8, pull: 9897, carryMass: 106_097.2 - 83_599.6, mass: 92_709.9 };
const returnMass = 15_809.7;
const tailMass = 4682.3;
const radius = 0.412;

type State = typeof full;

/** Tensions in kN after the drive, into the tail, out of it and into the drive. */
function march(state: State, acceleration: number): readonly string[] {
  const trace = startTrace();
  const along = (leaving: number, fixed: number, mass: number) => {
    const resistance = sectionResistance(trace, { friction: 0, frictionShare: 1, fixed, mass, acceleration });
    return tensionAfterSection(trace, { leaving, resistance });
  };
  const tailIn = along(slack, state.back, returnMass);
  const still = { wrap: 0, bearing: 0, fixed: 0, curve: 0 };
  const resistance = pointResistance(trace, { ...still, mass: tailMass, acceleration });
  const tailOut = tensionAfterPoint(trace, { arriving: tailIn, resistance, driveForce: 0 });
  const driveIn = along(tailOut, state.carry, state.carryMass);
  return [slack, tailIn, tailOut, driveIn].map((tension) => (tension / 1000).toFixed(3));
}

const braked = (state: State, torque: number) => -(state.pull + torque / radius) / state.mass;

describe("tensions round a loop that changes its speed", () => {
  it.each([
    { name: "running", state: full, acceleration: 0, printed: "65.000 59.334 59.334 161.849" },
    { name: "starting at 0.343339 m/s²", state: full, acceleration: 0.343339, printed: "65.000 64.762 66.370 205.312" },
    { name: "coasting full", state: full, acceleration: braked(full, 0), printed: "65.000 50.650 48.078 92.312" },
    {
      name: "braked full by 20 kN m",
      state: full,
      acceleration: braked(full, 20e3),
      printed: "65.000 46.297 42.436 57.458",
    },
    {
      name: "braked empty by 20 kN m",
      state: empty,
      acceleration: braked(empty, 20e3),
      printed: "65.000 49.368 46.417 47.798",
    },
    {
      name: "braked full by 80 kN m",
      state: full,
      acceleration: braked(full, 80e3),
      printed: "65.000 33.238 25.509 -47.104",
    },
  ])("are those of examples 13 and 17 $name", ({ state, acceleration, printed }) => {
    expect(march(state, acceleration)).toEqual(printed.split(" "));
  });
});

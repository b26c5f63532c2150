import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { capitalRecovery } from "../rules/ownership/worth.ts";
import { dutyOf, onConverter, refA } from "../test-support/cost-input.ts";
import { bareTrace as trace } from "../trace/trace.ts";
import { embodied, operating } from "./carbon.ts";
import { drivePower, type PowerChain } from "./energy/drive-power.ts";
import { motorLosses } from "./energy/motor-losses.ts";
import { ownershipOf } from "./ownership.ts";
import { rollUp } from "./roll-up.ts";
import { takeOff } from "./take-off.ts";
import { truckHaul } from "./trucks.ts";
import { type BeltUse, beltLife, rollLife } from "./wear-life.ts";

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const losses = motorLosses(trace, [0.954, 0.96, 0.96]);
const chain = (slip: number | undefined): PowerChain => ({
  rating: 355e3,
  losses,
  gear: 0.97,
  isGearbox: true,
  powerFactor: [0.74, 0.83, 0.88],
  ...(slip === undefined ? { hasConverter: true } : { slip, hasConverter: false }),
});
const anyChain = fc.constantFrom(chain(0.025), chain(undefined));

describe("power between grid and belt", () => {
  it("is never less at the grid than at the belt, and rises with it", () => {
    fc.assert(
      fc.property(anyChain, number(-380e3, 380e3), number(-380e3, 380e3), (one, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const [from, to] = [drivePower(trace, low, 1, one), drivePower(trace, high, 1, one)];
        expect(from.grid).toBeGreaterThanOrEqual(low);
        if (high - low > 1 && from.load <= 1.2 && to.load <= 1.2) expect(to.grid).toBeGreaterThan(from.grid);
      }),
    );
  });

  it("has no step at zero", () => {
    for (const one of [chain(0.025), chain(undefined)]) {
      const [below, above] = [-1e-6, 1e-6].map((power) => drivePower(trace, power, 1, one).grid);
      expect(above).toBeCloseTo(below ?? 0, 4);
      expect(below).toBeGreaterThan(0);
    }
  });
});

describe("a year of energy", () => {
  const perMass = (load: number) => rollUp(trace, { ...refA, duty: dutyOf([6000, load]) }).energy.perMass ?? 0;

  it("takes less for a tonne the fuller the belt runs", () => {
    fc.assert(
      fc.property(number(0.2, 1), number(0.2, 1), (a, b) => {
        if (Math.abs(a - b) < 0.01) return;
        expect(perMass(Math.max(a, b))).toBeLessThan(perMass(Math.min(a, b)));
      }),
    );
  });

  it("takes no more at the belt under speed control, and the same where the empty belt takes nothing", () => {
    const beltPower = (empty: number, load: number, isSpeedControlled: boolean) =>
      rollUp(trace, {
        ...onConverter(refA),
        tension: { full: 90e3, empty },
        duty: dutyOf([5000, load]),
        energy: { ...refA.energy, isSpeedControlled },
      }).energy.rows[0]?.beltPower ?? Number.NaN;
    fc.assert(
      fc.property(number(0, 40e3), number(0.1, 1), (empty, load) => {
        expect(beltPower(empty, load, true)).toBeLessThanOrEqual(beltPower(empty, load, false) * (1 + 1e-12));
        expect(beltPower(0, load, true)).toBeCloseTo(beltPower(0, load, false), 3);
      }),
    );
  });

  it("is what a plain sheet of the same states comes to", () => {
    // Belt power by hand; 0.4 % pulleys, gearbox 97 %, couplings 0.2 %, slip, motor at 95.4/96/96 %.
    const states = [
      [2000, 1],
      [3000, 0.75],
      [1500, 0.4],
      [500, 0],
    ] as const;
    const sheet = states.reduce(
      (sum, [hours, load]) => {
        const belt = (9.897 + (96.8493 - 9.897) * load) * 3;
        const pulley = belt * 1.004;
        const gear = pulley + (1 / 0.97 - 1) * (0.35 * 355 + 0.65 * pulley) + 0.002 * 355;
        const slip = (0.025 * gear) / 355;
        const shaft = gear / (1 - slip);
        const motor = shaft + 355 * (0.0182565 + 0.0234102 * (shaft / 355) ** 2);
        return sum + hours * (motor + 3 + 0.004 * 501.6 + 5 + 0.008 * 355);
      },
      0.3 * (8760 - 7000) * (3 + 0.004 * 501.6 + 5 + 0.008 * 355),
    );
    const kilowattHours = rollUp(trace, refA).energy.drawn / 3.6e6;
    expect(Math.abs(kilowattHours / sheet - 1)).toBeLessThan(1e-3);
  });
});

describe("wear", () => {
  const use: BeltUse = { ...refA.wear, belt: refA.belt, beltSpeed: 3, loadedTime: 7000 * 3600, carried: 0 };
  const life = (more: Partial<BeltUse>) => beltLife(trace, { ...use, ...more }).life;

  it("leaves a longer or thicker belt a longer life, and a faster or harder used one a shorter", () => {
    const usual = life({});
    expect(life({ belt: { ...refA.belt, length: 1100 } })).toBeGreaterThan(usual);
    expect(life({ belt: { ...refA.belt, topCover: 0.009 } })).toBeGreaterThan(usual);
    expect(life({ beltSpeed: 3.5 })).toBeLessThan(usual);
    expect(life({ stream: { normal: 3, along: 1.5 } })).toBeLessThan(usual);
    expect(life({ abrasion: 150e-9 })).toBeLessThan(usual);
    expect(life({ loadedTime: use.loadedTime / 2 })).toBeCloseTo(usual * 2, 9);
    expect(life({ loadedTime: use.loadedTime / 100 })).toBe(15);
  });

  it("ends rolls sooner than bearings or shells alone, and sooner with half the bearing life", () => {
    fc.assert(
      fc.property(number(1e4, 1e6), (hours) => {
        const mean = rollLife(trace, hours * 3600, "dirty");
        expect(mean).toBeLessThan(70000 * 3600);
        expect(rollLife(trace, (hours * 3600) / 2, "dirty")).toBeLessThan(mean);
      }),
    );
  });
});

describe("money over the years", () => {
  it("is recovered by no less than its even share", () => {
    fc.assert(
      fc.property(number(0, 0.3), fc.integer({ min: 1, max: 60 }), (rate, years) => {
        expect(capitalRecovery.evaluate({ rate, years })).toBeGreaterThanOrEqual((1 / years) * (1 - 1e-9));
      }),
    );
  });

  it("is the capital by its recovery where nothing else is paid, and more at less interest", () => {
    const given = { energyBill: 0, maintenance: 0, renewals: [], carbon: [], carried: 1, length: 1 };
    const { economics } = refA;
    const annual = ownershipOf(trace, economics, { ...given, capital: 1000 }).annual;
    expect(annual).toBeCloseTo(1000 * capitalRecovery.evaluate(economics), 9);
    const present = (rate: number) =>
      ownershipOf(trace, { ...economics, rate }, { ...given, capital: 1000, maintenance: 40 }).present;
    expect(present(0.04)).toBeGreaterThan(present(0.08));
  });
});

describe("carbon", () => {
  it("goes with mass", () => {
    const off = takeOff(trace, refA);
    const made = embodied(trace, refA, off);
    const twice = embodied(trace, refA, { ...off, withWalkways: 2 * off.withWalkways });
    expect(twice.structure).toBeCloseTo(2 * made.structure, 6);
  });

  it("of electricity falls with the trend of the grid, and never below 20 g", () => {
    const sum = (trend: number) =>
      operating(trace, 3.6e6, 40, { ...refA.carbon, trend }).reduce((total, one) => total + one, 0);
    expect(sum(-0.04)).toBeLessThan(sum(-0.02));
    expect(Math.min(...operating(trace, 3.6e6, 60, { ...refA.carbon, trend: -0.5 }))).toBeCloseTo(0.02, 12);
  });

  it("of trucks goes with distance and climb; running down gives no fuel back", () => {
    const fuel = (distance: number, climb: number, returnClimb = 0) =>
      truckHaul(trace, 9.81, { ...refA.trucks, distance, climb, returnClimb }).fuel;
    expect(fuel(2000, 20)).toBeCloseTo(2 * fuel(1000, 10), 15);
    expect(fuel(1000, 0, 50)).toBeGreaterThan(fuel(1000, 0, 0));
  });
});

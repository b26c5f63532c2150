import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { motorOf, pulleyOf, refA } from "../test-support/cost-input.ts";
import { bareTrace as trace } from "../trace/trace.ts";
import { beltMetrePrice, beltPrices } from "./prices/belt-price.ts";
import {
  caliperPriceOf,
  couplingPriceOf,
  fluidCouplingPriceOf,
  gearboxPriceOf,
  holdbackPriceOf,
} from "./prices/drive-part-prices.ts";
import { idlerPriceOf } from "./prices/idler-price.ts";
import { motorPriceOf, starterPriceOf } from "./prices/motor-price.ts";
import { pulleyPrices } from "./prices/pulley-price.ts";

const plainGear = { stages: 3, isParallel: false, isShaftMounted: false };
const ofConverter = { category: "VFD", isRegenerative: false };

/** Prices by the size they go by, and the sizes of the libraries. */
const bySize = {
  "low voltage motor": [(kw) => motorPriceOf(trace, motorOf({ power: kw * 1e3 })), 0.5, 1000],
  "high voltage motor": [(kw) => motorPriceOf(trace, motorOf({ power: kw * 1e3, voltage: 6600 })), 100, 5000],
  converter: [(kw) => starterPriceOf(trace, { ...ofConverter, power: kw * 1e3, voltage: 415 }), 1, 1000],
  "soft starter": [
    (kw) => starterPriceOf(trace, { ...ofConverter, category: "Soft Starter", power: kw * 1e3, voltage: 415 }),
    1,
    1000,
  ],
  gearbox: [(torque) => gearboxPriceOf(trace, { ...plainGear, torque: torque * 1e3 }), 0.1, 1000],
  "fluid coupling": [(mass) => fluidCouplingPriceOf(trace, { mass, control: "fixed" }), 5, 2000],
  coupling: [(torque) => couplingPriceOf(trace, { torque: torque * 1e3, type: "Gear" }), 0.1, 500],
  holdback: [
    (torque) => holdbackPriceOf(trace, { torque: torque * 1e3, type: "External", isLimiting: false }),
    0.1,
    1000,
  ],
  caliper: [(force) => caliperPriceOf(trace, { force: force * 1e3 }), 1, 200],
} satisfies Readonly<Record<string, readonly [price: (size: number) => number, least: number, most: number]>>;

describe("an indicative price", () => {
  it.each(Object.entries(bySize))(
    "of a %s rises with its size, and falls for each of it",
    (_, [price, least, most]) => {
      const size = fc.double({ min: least, max: most, noNaN: true });
      fc.assert(
        fc.property(size, size, (one, other) => {
          const [small, large] = one < other ? [one, other] : [other, one];
          if (large <= small * (1 + 1e-9)) return;
          expect(price(large)).toBeGreaterThan(price(small));
          expect(price(large) / large).toBeLessThan(price(small) / small);
        }),
      );
    },
  );

  it("of an idler rises with its bore, its rolls and its masses", () => {
    const set = { rolls: 3, bore: 0.025, rotatingMass: 24, setMass: 46, type: "Carry" };
    const price = idlerPriceOf(trace, set);
    for (const more of [{ bore: 0.03 }, { rolls: 4 }, { setMass: 50 }, { rotatingMass: 30 }]) {
      expect(idlerPriceOf(trace, { ...set, ...more })).toBeGreaterThan(price);
    }
  });

  it("of a pulley rises with every size of it", () => {
    const sizes = [800, 16, 40, 12, 1400, 250, 2300, 180];
    const price = pulleyPrices(trace, pulleyOf("1", sizes)).whole;
    sizes.forEach((size, at) => {
      expect(pulleyPrices(trace, pulleyOf("1", sizes.with(at, size * 1.05))).whole).toBeGreaterThan(price);
    });
  });

  it("of a belt rises with strength and each cover, and goes with its width", () => {
    const amount = fc.double({ min: 0.001, max: 1, noNaN: true });
    const { belt } = refA;
    const price = beltMetrePrice(trace, belt);
    fc.assert(
      fc.property(amount, (more) => {
        expect(beltMetrePrice(trace, { ...belt, strength: belt.strength * (1 + more) })).toBeGreaterThan(price);
        expect(beltMetrePrice(trace, { ...belt, topCover: belt.topCover + more / 100 })).toBeGreaterThan(price);
        expect(beltMetrePrice(trace, { ...belt, bottomCover: belt.bottomCover + more / 100 })).toBeGreaterThan(price);
        expect(beltMetrePrice(trace, { ...belt, width: belt.width * (1 + more) })).toBeCloseTo(price * (1 + more), 6);
      }),
    );
  });

  it.each(["steel", "fabric", "aramid", "woven"] as const)("of a %s belt is known and positive", (member) => {
    expect(beltPrices(trace, { ...refA.belt, member }).carcass).toBeGreaterThan(0);
  });

  it.each(["Direct On Line", "Fluid Coupling", "Variable Fill Coupling", "VFD S-Curve", "Linear Ramp", "Wound Rotor"])(
    "of a starter %s is known; a controlled stop costs nothing",
    (category) => {
      const of = (name: string) =>
        starterPriceOf(trace, { category: name, power: 9e4, voltage: 415, isRegenerative: false });
      expect(of(category)).toBeGreaterThan(0);
      expect(of("Controlled Stop")).toBe(0);
    },
  );
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  flowLoadFactor,
  hydraulicRadius,
  initialLoadFactor,
  stressParameterX,
  stressParameterY,
  wallStressAngle,
} from "../rules/feeder-loads/hopper-stress.ts";
import { equivalentHeadLoad } from "../rules/feeder-loads/pull-out.ts";
import { expectPrinted } from "../test-support/printed.ts";
import { workedFeeder as input } from "../test-support/worked/calculator-inputs.ts";
import { InputRefused } from "../trace/input-refused.ts";
import { startTrace } from "../trace/trace.ts";
import { degree } from "../units.ts";
import { type FeederInput, feederLoads } from "./feeder.ts";

const of = (change: Partial<FeederInput>) => feederLoads(startTrace("checked"), { ...input, ...change });

// Handbook EX 7.2.
describe("feeder loads", () => {
  it("has the printed stresses and factors", () => {
    const trace = startTrace("checked");
    const result = of({});
    expectPrinted(result.halfAngle / degree, "28.3008");
    expectPrinted(hydraulicRadius(trace, { binWidth: 4, outletLength: 4 }), "1.00000");
    expectPrinted(result.surcharge, "22 531.2");
    const wallStress = wallStressAngle(trace, input);
    expectPrinted(wallStress / degree, "29.2415");
    const { halfAngle, surcharge } = result;
    const factors = (shape: number) => {
      const field = { shape, internalFriction: 50 * degree, wallStress, halfAngle };
      const parameterX = stressParameterX(trace, field);
      const parameterY = stressParameterY(trace, field);
      const flow = flowLoadFactor(trace, { ...field, parameterX, parameterY, wallFriction: 25 * degree });
      const bin = { binWidth: 4, outletWidth: 1.2, surcharge, unitWeight: 9806.65 };
      return { parameterX, parameterY, flow, initial: initialLoadFactor(trace, { shape, halfAngle, ...bin }) };
    };
    const slot = factors(0);
    expectPrinted(slot.parameterX, "10.1698");
    expectPrinted(slot.parameterY, "5.33299");
    expectPrinted(slot.initial, "4.08129");
    expectPrinted(slot.flow, "0.337134");
    const round = factors(1);
    expectPrinted(round.parameterX, "20.3396");
    expectPrinted(round.parameterY, "5.60024");
    expectPrinted(round.initial, "3.20543");
    expectPrinted(round.flow, "0.174766");
  });

  it("has the printed loads, pulls and powers", () => {
    const { initial, flow, skirtForce } = of({});
    expectPrinted(initial.load / 1000, "230.537");
    expectPrinted(flow.load / 1000, "19.0435");
    expectPrinted(initial.pullOut / 1000, "176.601");
    expectPrinted(flow.pullOut / 1000, "14.5881");
    expectPrinted(skirtForce, "10 083.5");
    expectPrinted(initial.force / 1000, "193.601");
    expectPrinted(initial.power / 1000, "64.5337");
    expectPrinted(flow.force / 1000, "25.2429");
    expectPrinted(flow.power / 1000, "8.41431");
    expectPrinted(of({ shearFriction: 0.4 }).initial.pullOut / 1000, "92.2147");
    expectPrinted(of({ shearFriction: 0.4 }).flow.pullOut / 1000, "7.61738");
  });

  it("has the printed equivalent heads", () => {
    const head = { unitWeight: 9806.65, outletWidth: 1.2, outletLength: 4 };
    expectPrinted(equivalentHeadLoad(startTrace("checked"), { headFactor: 4, ...head }) / 1000, "225.945");
    expectPrinted(equivalentHeadLoad(startTrace("checked"), { headFactor: 1, ...head }) / 1000, "56.4863");
  });

  it("stands on the walls as a column when they are vertical", () => {
    const straight = of({ binWidth: 1.2 });
    expect(straight.initial.load).toBe(straight.flow.load);
    expect(straight.initial.load).toBeLessThan(5.6 * 9806.65 * 4 * 1.2);
  });

  it.each(["slot", "round"] as const)("takes a typed half angle for that of the sizes, %s outlet", (outlet) => {
    fc.assert(
      fc.property(fc.double({ min: 5, max: 45, noNaN: true }), (typed) => {
        const halfAngle = typed * degree;
        // Bin 4 m, outlet 1.2 m: walls at this angle are 1.4 / tan α high.
        const built = of({ outlet, hopperHeight: 1.4 / Math.tan(halfAngle) });
        const found = of({ outlet, halfAngle });
        expect(found.halfAngle).toBe(halfAngle);
        expect(found.initial.load / built.initial.load).toBeCloseTo(1, 9);
        expect(found.flow.load / built.flow.load).toBeCloseTo(1, 9);
      }),
    );
  });

  it("refuses a half angle of walls that lie flat", () => {
    expect(() => of({ halfAngle: 90 * degree })).toThrow(InputRefused);
    expect(() => of({ halfAngle: -5 * degree })).toThrow(InputRefused);
  });

  it("refuses a bin narrower than its outlet and walls rougher than the material", () => {
    expect(() => of({ binWidth: 1 })).toThrow(InputRefused);
    expect(() => of({ wallFriction: 55 * degree })).toThrow(InputRefused);
  });

  it("grows with the filling, but never beyond the full column", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 30, noNaN: true }), (materialHeight) => {
        const { initial, flow } = of({ materialHeight });
        expect(of({ materialHeight: materialHeight + 1 }).initial.load).toBeGreaterThanOrEqual(initial.load);
        expect(initial.load).toBeLessThanOrEqual((materialHeight + 2.6) * 9806.65 * 4 * 1.2 * (1 + 1e-9));
        expect(flow.load).toBeCloseTo(of({}).flow.load, 6);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { discFlexibility, discStressFactor } from "../../rules/pulley-disc/annular-plate.ts";
import { amplitudesOf, shellShape } from "../../rules/pulley-shell/harmonics.ts";
import { shellShear } from "../../rules/pulley-shell/semi-membrane.ts";
import { expectPrinted } from "../../test-support/printed.ts";
import { workedBody as body, workedShellLoad as load } from "../../test-support/worked/machine-inputs.ts";
import { InputRefused } from "../../trace/input-refused.ts";
import { startTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import {
  discCheck,
  leastCombinedStress,
  lockingCheck,
  type PulleyBody,
  pulleyMass,
  pulleyMassAtBelt,
  shellCheck,
} from "./pulley-body.ts";

const given = {
  shellDiameter: 0.8,
  shellThickness: 0.016,
  discCentres: 1.25,
  beltWidth: 1.2,
  meanTension: 135156.2,
  wrapAngle: load.wrapAngle,
  modulus: 207e9,
};
const stressOf = (change: Partial<PulleyBody>, more: Partial<typeof load> = {}) =>
  shellCheck(startTrace(), { ...body, ...change }, { ...load, ...more });

// Handbook 4, example 9.
describe("pulley shell", () => {
  it.each([
    [2, "0.86808", "0.02890", "-67.702"],
    [3, "2.12636", "0.57700", "-477.761"],
    [4, "3.88218", "1.10932", "450.093"],
    [5, "6.13827", "1.09248", "66.172"],
  ])("has the printed harmonic %d", (order, decay, share, moment) => {
    const shape = shellShape(given);
    expectPrinted((shape.wave[order] ?? 0) * given.discCentres, decay);
    expectPrinted(shape.share[order] ?? 0, share);
    const bending = amplitudesOf(given, shape).moment[order] ?? 0;
    expect(Math.abs(bending / Number(moment) - 1)).toBeLessThan(5e-5);
  });

  it("has the printed stresses", () => {
    const check = stressOf({});
    expectPrinted(check.stress / 1e6, "23.743");
    expect(Math.round(check.angle / degree)).toBe(124);
    expect(check.side).toBe("inside");
    // From the highest stress outside to the lowest inside it would be 42.333; no one fibre sees both.
    expectPrinted(check.range / 1e6, "41.300");
    expectPrinted(stressOf({ shellThickness: 0.012 }).stress / 1e6, "36.328");
    expectPrinted(stressOf({ shellThickness: 0.02 }).stress / 1e6, "16.709");
    expectPrinted(stressOf({}, { wrapAngle: Math.PI }).stress / 1e6, "24.316");
    const whole = { torque: 57808.7, radius: 0.392, shellThickness: 0.016 };
    expectPrinted(shellShear(startTrace(), whole) / 1e6, "3.7422");
  });

  it("is in proportion to the tension and falls with the thickness", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e3, max: 1e6, noNaN: true }), (meanTension) => {
        const one = stressOf({}, { meanTension });
        expect(stressOf({}, { meanTension: 2 * meanTension }).stress / one.stress).toBeCloseTo(2, 9);
        expect(stressOf({ shellThickness: 0.018 }, { meanTension }).stress).toBeLessThan(one.stress);
      }),
      { numRuns: 10 },
    );
  });

  it("is at a glimpse no more than it is, and not much less", () => {
    const size = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(size(0.005, 0.05), size(0.1, 4), size(0, 5e4), (shellThickness, wrapAngle, torque) => {
        const glimpse = leastCombinedStress({ ...body, shellThickness }, { ...load, wrapAngle, torque });
        const { combined } = stressOf({ shellThickness }, { wrapAngle, torque });
        expect(glimpse).toBeLessThanOrEqual(combined);
        expect(glimpse).toBeGreaterThan(0.9 * combined);
      }),
    );
  });

  it("notes a shell outside what was checked, and refuses a belt that does not wrap", () => {
    const trace = startTrace();
    shellCheck(trace, { ...body, shellThickness: 0.004 }, load);
    expect(trace.findings[0]).toMatchObject({ code: "outside-validity", subject: "pulley-shell" });
    expect(() => stressOf({}, { wrapAngle: 0 })).toThrow(InputRefused);
  });
});

// Handbook 4 §9.
describe("end disc", () => {
  it.each([
    [0.1, "1.14914", "9.36020"],
    [0.2, "0.59644", "4.40737"],
    [0.3, "0.32075", "2.65745"],
    [0.4, "0.16698", "1.72875"],
    [0.5, "0.08094", "1.14592"],
    [0.6, "0.03497", "0.74896"],
    [0.7, "0.01251", "0.46694"],
  ])("with a hub of %d of its radius has the printed factors", (radiusRatio, flexibility, stress) => {
    expectPrinted(discFlexibility(startTrace(), { radiusRatio }), flexibility);
    expectPrinted(discStressFactor(startTrace(), { radiusRatio }), stress);
  });

  it("shares the moment as printed", () => {
    const disc = discCheck(startTrace(), body, 35754.89, 207e9);
    expectPrinted(disc.discStiffness / 1e8, "1.29226");
    expectPrinted(disc.shaftStiffness / 1e7, "6.35068");
    expectPrinted(disc.slope, "0.00018551");
    expectPrinted(disc.discShare * 100, "67.049");
    expectPrinted(disc.discMoment / 1000, "23.9734");
    expectPrinted(disc.hubStress / 1e6, "50.850");
    expectPrinted(disc.rimStress / 1e6, "23.836");
    const thin = discCheck(startTrace(), { ...body, discThickness: 0.025 }, 35754.89, 207e9);
    expectPrinted(thin.discShare * 100, "33.190");
    expectPrinted(thin.hubStress / 1e6, "64.439");
    const thick = discCheck(startTrace(), { ...body, discThickness: 0.045 }, 35754.89, 207e9);
    expectPrinted(thick.discShare * 100, "74.341");
    expectPrinted(thick.hubStress / 1e6, "44.547");
  });

  it("with a thicker disc takes more and slopes less", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 0.08, noNaN: true }), (discThickness) => {
        const at = (one: number) => discCheck(startTrace("checked"), { ...body, discThickness: one }, 35754.89, 207e9);
        expect(at(discThickness * 1.1).discShare).toBeGreaterThan(at(discThickness).discShare);
        expect(at(discThickness * 1.1).slope).toBeLessThan(at(discThickness).slope);
      }),
    );
  });

  it("refuses a hub as large as the shell", () => {
    expect(() => discCheck(startTrace(), { ...body, hubDiameter: 0.8 }, 1, 207e9)).toThrow(InputRefused);
  });
});

// Handbook 4, example 10a.
describe("locking element", () => {
  const element = {
    torque: 57808.7,
    axialForce: 0,
    shaftDiameter: 0.25,
    ratedTorque: 128e3,
    bendingShare: 0.25,
    discMoment: 23973.4,
  };

  it("holds as printed", () => {
    expect(lockingCheck(startTrace(), element)).toEqual({ torque: 57808.7, allowedMoment: 32e3, isAdequate: true });
  });

  it("holds the moment of the disc up to what it is allowed, and needs to hold the torque too", () => {
    const of = (change: Partial<typeof element>) => lockingCheck(startTrace(), { ...element, ...change }).isAdequate;
    const { allowedMoment, torque } = lockingCheck(startTrace(), element);
    expect([of({ discMoment: allowedMoment }), of({ discMoment: allowedMoment * (1 + 1e-9) })]).toEqual([true, false]);
    const bending = { bendingShare: 1, discMoment: 0 };
    expect([of({ ratedTorque: torque, ...bending }), of({ ratedTorque: torque * (1 - 1e-9), ...bending })]).toEqual([
      true,
      false,
    ]);
  });

  it("says when its torque is too high", () => {
    const trace = startTrace();
    expect(lockingCheck(trace, { ...element, ratedTorque: 50e3 }).isAdequate).toBe(false);
    expect(trace.findings[0]?.code).toBe("locking-torque-too-high");
  });
});

// Handbook 4, example 11.
describe("pulley mass", () => {
  it("is as printed part by part", () => {
    const { parts, mass, inertia } = pulleyMass(startTrace("checked"), body);
    const beltLineMass = pulleyMassAtBelt(startTrace("checked"), body);
    const printed = [
      ["433.095", "66.5789"],
      ["49.285", "8.1257"],
      ["226.996", "20.4133"],
      ["115.835", "2.7815"],
      ["886.273", "6.9240"],
    ];
    printed.forEach(([kilograms, turning], at) => {
      expectPrinted(parts[at]?.mass ?? 0, kilograms ?? "");
      expectPrinted(parts[at]?.inertia ?? 0, turning ?? "");
    });
    expectPrinted(mass, "1711.484");
    expectPrinted(inertia, "104.8234");
    expectPrinted(beltLineMass, "617.538");
  });

  it("takes a catalogue mass and scales the inertia", () => {
    const found = pulleyMass(startTrace(), body, 2 * 1711.484);
    expect(found.mass).toBe(2 * 1711.484);
    expect(found.inertia).toBeCloseTo(2 * 104.8234, 2);
  });
});

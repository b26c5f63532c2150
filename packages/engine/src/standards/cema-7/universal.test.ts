import { describe, expect, it } from "vitest";
import { coverRubbers } from "../../rules/winkler-maxwell/rubber.ts";
import { indentationPerWidth } from "../../solve/resistance/indentation.ts";
import { printsAs } from "../../test-support/significant.ts";
import { startTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import { troughTiltFactor } from "../iso-5048-1989/special.ts";
import { centreRollBeltShare, centreRollShare } from "../vdi-2341/roll-load.ts";
import { coverClasses, coverExponent, idlerClasses, installationErrors } from "./classes.ts";
import {
  bareWing,
  centreLineForce,
  coverSizeFactor,
  coverTemperatureFactor,
  kneeLineForce,
  largeSampleResistance,
  loadedWing,
  loadShapeFactor,
  smallSampleResistance,
  wingBeltForce,
} from "./cover.ts";
import { misalignmentCoefficient } from "./misalignment.ts";
import { recommendedSag } from "./sag.ts";
import { idlerLoadTension, sealTension, tramplingTension } from "./universal.ts";

const trace = startTrace();
const isPrinted = (value: number, printed: string) => expect([value, printsAs(value, printed)]).toEqual([value, true]);

// Handbook 9.5.3: idlers by class.
describe("seals and load of idlers by class", () => {
  const seals = (rolls: number, spacing: number) =>
    sealTension(trace, {
      ...idlerClasses["b-c-d"],
      temperatureFactor: 1,
      rolls,
      beltSpeed: 3,
      rollDiameter: 0.152,
      spacing,
      length: 1,
    });

  it("have the printed drags", () => {
    isPrinted(seals(3, 1.2), "5.187322");
    isPrinted(seals(1, 3), "0.691643");
    const heavy = { ...idlerClasses.e, rolls: 3, temperatureFactor: 1.4, beltSpeed: 5, rollDiameter: 0.178 };
    isPrinted(sealTension(trace, { ...heavy, spacing: 1.5, length: 1 }), "10.05633");
  });

  it("have the printed drags of loaded bearings", () => {
    const load = (loadTorqueArm: number, lineLoad: number, rollDiameter: number) =>
      idlerLoadTension(trace, { loadTorqueArm, beltMass: 0, lineLoad, gravity: 1, length: 1, rollDiameter });
    isPrinted(load(idlerClasses["b-c-d"].loadTorqueArm, 1605.75, 0.152), "1.098671");
    isPrinted(load(idlerClasses.e.loadTorqueArm, 3000, 0.178), "2.696629");
  });

  it("have the printed drag of a trampled load", () => {
    const given = { trampling: 0.5, sag: 0.01, lineLoad: 1362.035, gravity: 1, length: 1 };
    // The weight is printed to 0.001 N/m.
    expect(tramplingTension(trace, given)).toBeCloseTo(6.810174, 5);
  });
});

// Handbook 9.5.4.
describe("misalignment by class of installation", () => {
  const skew = (installation: keyof typeof installationErrors, tiltFactor: number, beltWidth = 1.2) =>
    misalignmentCoefficient(trace, {
      tiltFactor,
      idlerFriction: 0.35,
      installationError: installationErrors[installation],
      tolerance: 3.175e-3,
      beltWidth,
    });

  it("has the printed coefficients", () => {
    const trough = troughTiltFactor(trace, { troughAngle: 35 * degree });
    isPrinted(skew("measured", trough), "0.001268974");
    isPrinted(skew("not-measured", trough), "0.001654539");
    isPrinted(skew("imprecise", trough), "0.002440920");
    isPrinted(skew("movable", trough), "0.004832108");
    isPrinted(skew("measured", 1), "0.002928401");
    isPrinted(skew("measured", 1, 1.8), "0.001952267");
  });
});

// Handbook 9.5.5.
describe("the cover by a sample", () => {
  const large = (coefficient: number, lineForce: number, cover: number, rollDiameter: number) =>
    largeSampleResistance(trace, {
      temperatureFactor: coverTemperatureFactor(trace, { temperature: 20 }),
      coefficient,
      exponent: coverExponent,
      lineForce,
      sizeFactor: coverSizeFactor(trace, { cover, rollDiameter }),
    });

  it("has the printed resistances of a large sample", () => {
    isPrinted(large(coverClasses["low-resistance"], 3000, 0.007, 0.219), "0.008963536");
    isPrinted(large(coverClasses["low-resistance"], 3186.4063, 0.003, 0.152), "0.008767676");
    isPrinted(large(coverClasses.usual, 1605.75, 0.003, 0.152), "0.009046071");
    isPrinted(large(coverClasses.usual, 243.7149, 0.003, 0.152), "0.005335771");
    isPrinted(large(coverClasses.usual, 609.2872, 0.008, 0.152), "0.009563347");
  });

  it("has the printed factors of size", () => {
    isPrinted(coverSizeFactor(trace, { cover: 0.003, rollDiameter: 0.152 }), "0.9617778");
    isPrinted(coverSizeFactor(trace, { cover: 0.008, rollDiameter: 0.152 }), "1.333719");
  });

  it("never resists less as it gets colder", () => {
    const factors = Array.from({ length: 111 }, (_, at) => coverTemperatureFactor(trace, { temperature: 50 - at }));
    expect(factors).toEqual(factors.toSorted((one, other) => one - other));
    expect(coverTemperatureFactor(trace, { temperature: -23 })).toBeCloseTo(1.5, 12);
  });

  it("has the printed resistances of a small sample", () => {
    const small = (rubber: keyof typeof coverRubbers, lineForce: number, cover: number, temperature = 20) => {
      const layer = { model: "Winkler", temperature, lineForce, cover, rollDiameter: 0.152, beltSpeed: 3 } as const;
      const drag = indentationPerWidth(trace, { ...layer, rubber: coverRubbers[rubber] });
      return smallSampleResistance(trace, { drag, lineForce });
    };
    // Printed with a sixth digit, in which two ways to integrate over the contact differ by one or two.
    isPrinted(small("generalSpectrum", 1605.75, 0.003), "0.0058378");
    isPrinted(small("generalSpectrum", 1605.75, 0.003, 0), "0.0066229");
    isPrinted(small("lowRollingResistanceSpectrum", 1605.75, 0.003), "0.0029145");
    isPrinted(small("generalSpectrum", 609.2872, 0.008), "0.0058613");
  });
});

// Handbook 9.5.9.
describe("the recommended sag", () => {
  it.each([
    [20, 0.01, 0.1, 0.03],
    [20, 0.3, 1, 0.03],
    [35, 0.01, 0.1, 0.03],
    [35, 0.15, 0.4, 0.02],
    [35, 0.3, 1, 0.02],
    [45, 0.01, 0.1, 0.03],
    [45, 0.15, 0.4, 0.02],
    [45, 0.3, 1, 0.015],
  ])("on a trough of %d° with lumps of %d m, %d of the largest, is %d", (trough, lumpSize, share, sag) => {
    expect(recommendedSag(trace, { troughAngle: trough * degree, lumpSize, lumpShare: share })).toBe(sag);
  });
});

// Handbook 9.5.6; weights in N/m, so that gravity is 1.
describe("the shape of the load", () => {
  interface Heap {
    readonly beltMass: number;
    readonly lineLoad: number;
    readonly spacing: number;
    readonly beltWidth: number;
    readonly centreLength: number;
    readonly width: number;
    readonly troughAngle: number;
  }
  const across = ({ beltMass, lineLoad, spacing, beltWidth, centreLength, width, troughAngle }: Heap) => {
    const weight = { gravity: 1, spacing };
    const loadShare = centreRollShare(trace, { troughAngle });
    const beltShare = centreRollBeltShare(trace, { centreLength, beltWidth });
    const loaded = loadedWing(trace, { width, centreLength });
    const edge = wingBeltForce(trace, { ...weight, beltShare, beltMass, wings: beltWidth - centreLength });
    return {
      centre: centreLineForce(trace, { ...weight, loadShare, lineLoad, beltShare, beltMass, centreLength }),
      knee: kneeLineForce(trace, { ...weight, edge, loadShare, lineLoad, loadedWing: loaded }),
      edge,
      centreLength,
      loadedWing: loaded,
      bareWing: bareWing(trace, { half: beltWidth / 2, centreLength, loadedWing: loaded }),
      beltWidth,
      average: ((beltMass + lineLoad) * spacing) / beltWidth,
    };
  };
  const reference: Heap = {
    beltMass: 243.7149,
    lineLoad: (1500 / 3.6 / 3) * 9.80665,
    spacing: 1.2,
    beltWidth: 1.2,
    centreLength: 0.465,
    width: 1.03,
    troughAngle: 35 * degree,
  };

  it("has the printed line forces", () => {
    const { centre, knee, edge } = across(reference);
    isPrinted(centre, "2626.774");
    isPrinted(knee, "2117.414");
    isPrinted(edge, "237.0832");
  });

  it("has the printed factors", () => {
    const shape = (heap: Heap, exponent: number) => loadShapeFactor(trace, { ...across(heap), exponent });
    isPrinted(shape(reference, 1.28), "1.068882");
    isPrinted(shape(reference, 4 / 3), "1.084547");
    isPrinted(shape({ ...reference, lineLoad: 0 }, 4 / 3), "1.000259");
    const wide = { beltMass: 300, lineLoad: 2400, spacing: 1.2, beltWidth: 1.4, centreLength: 0.53, width: 1.21 };
    isPrinted(shape({ ...wide, troughAngle: 45 * degree }, 4 / 3), "1.112279");
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineLoad } from "../../rules/adopted-1/capacity.ts";
import { lumpFactor } from "../../rules/idler-loads/set-load.ts";
import { rollShaftSlope } from "../../rules/idler-shaft/deflection.ts";
import { basicLife, permittedLoad, rotationalSpeed } from "../../standards/iso-281/bearing-life.ts";
import { arcMinute, hour, requiredRollLife, resonanceTolerance } from "../../test-support/idler-limits.ts";
import { expectPrinted } from "../../test-support/printed.ts";
import { expectPublished, getPublishedCase } from "../../test-support/published-case.ts";
import { workedRoll as roll, workedSet as set, workedPlace } from "../../test-support/worked/machine-inputs.ts";
import { InputRefused } from "../../trace/input-refused.ts";
import { startTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import { threeRollPieces } from "../curves/horizontal/trough-profile.ts";
import { type IdlerRoll, idlerCheck, shaftSpans } from "./idler-check.ts";
import { type ResonanceInput, resonance } from "./resonance.ts";
import { type SetLoadInput, setLoads } from "./roll-loads.ts";
import { materialShares, rollShares } from "./roll-shares.ts";
import { graduatedSpacing, recommendedSpacing, type SpacingInput } from "./spacing.ts";

// Handbook 4 §15.2.
describe("share of each roll", () => {
  it.each([
    [20, "0.6165", "0.6177", "0.6181"],
    [30, "0.6361", "0.6378", "0.6385"],
    [35, "0.6492", "0.6512", "0.6520"],
    [45, "0.6826", "0.6852", "0.6864"],
  ])("by geometry at %d degrees is as printed", (trough, ...printed) => {
    [10, 20, 25].forEach((surcharge, at) => {
      const pieces = threeRollPieces(1.2, 0.441, trough * degree);
      const given = { ...set, troughAngle: trough * degree, pieces, surchargeAngle: surcharge * degree };
      expectPrinted(materialShares(startTrace("checked"), given)[0] ?? 0, printed[at] ?? "");
    });
  });

  it("of five rolls is as printed", () => {
    const pieces = [
      { length: 0.12, angle: 0 },
      { length: 0.24, angle: 22.5 * degree },
      { length: 0.24, angle: 45 * degree },
    ];
    const shares = rollShares(startTrace("checked"), { ...set, rolls: 5, troughAngle: 45 * degree, pieces });
    expect(shares.map((share) => share.material.toFixed(4))).toEqual([
      "0.0448",
      "0.2661",
      "0.3781",
      "0.2661",
      "0.0448",
    ]);
  });

  it("adds up to one for any number of rolls and every rule", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.constantFrom("vdi-2341", "geometry", "cema"), (rolls, rule) => {
        const pieces =
          rolls === 4
            ? [
                { length: 0.3, angle: 12 * degree },
                { length: 0.3, angle: 35 * degree },
              ]
            : rolls === 6
              ? [7, 21, 35].map((angle) => ({ length: 0.2, angle: angle * degree }))
              : rolls === 5
                ? [
                    { length: 0.12, angle: 0 },
                    { length: 0.24, angle: 17 * degree },
                    { length: 0.24, angle: 35 * degree },
                  ]
                : set.pieces;
        const shares = rollShares(startTrace("checked"), { ...set, rolls, pieces, rule });
        expect(shares).toHaveLength(rolls);
        expect(shares.reduce((sum, share) => sum + share.material, 0)).toBeCloseTo(1, 9);
        expect(shares.reduce((sum, share) => sum + share.belt, 0)).toBeCloseTo(1, 9);
      }),
    );
  });

  it("refuses seven rolls", () => {
    expect(() => rollShares(startTrace("checked"), { ...set, rolls: 7 })).toThrow(InputRefused);
  });
});

const place: SetLoadInput = { ...workedPlace, shares: rollShares(startTrace("checked"), set), rollMass: 8 };
const loadsOf = (change: Partial<SetLoadInput>) => setLoads(startTrace("checked"), { ...place, ...change });

// Handbook 4, example 13.
describe("loads of a set", () => {
  it("are as printed", () => {
    const loads = loadsOf({});
    expectPrinted(loads.material, "1961.330");
    expectPrinted(loads.belt, "292.4578");
    const [wing, centre] = loads.rolls;
    expectPrinted(centre?.normal ?? 0, "1436.250");
    expectPrinted(wing?.vertical ?? 0, "408.769");
    expectPrinted(wing?.normal ?? 0, "412.387");
    expectPrinted(wing?.axial ?? 0, "123.716");
    expectPrinted(loadsOf({ convexRadius: 400 }).curve, "485.55");
    expectPrinted(loadsOf({ heightError: 0.003 }).misalignment, "809.25");
  });

  it("are as printed by geometry and curve", () => {
    const shares = rollShares(startTrace("checked"), { ...set, rule: "geometry" });
    expectPrinted(shares[1]?.material ?? 0, "0.651190");
    expectPrinted(loadsOf({ shares }).rolls[1]?.normal ?? 0, "1389.551");
    const curved = (loadsOf({ convexRadius: 400 }).rolls[1]?.normal ?? 0) - (loadsOf({}).rolls[1]?.normal ?? 0);
    expectPrinted(curved, "186.532");
  });

  it.each([
    [0.05, false, 3, 1],
    [0.12, false, 3, 1.05],
    [0.2, false, 4, 1.16],
    [0.2, true, 4, 1.21],
    [0.4, false, 4.5, 2.1],
    [0.4, false, 1, 1.2],
  ])("with lumps of %d m, sized %s, at %d m/s carry the factor %d", (lumpSize, isSized, beltSpeed, factor) => {
    expect(lumpFactor(startTrace("checked"), { lumpSize, isSized: isSized ? 1 : 0, beltSpeed })).toBeCloseTo(
      factor,
      12,
    );
  });

  it("add up to the weight on the set", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 500, noNaN: true }),
        fc.double({ min: 0.5, max: 5, noNaN: true }),
        (mass, spacing) => {
          const loads = loadsOf({ materialMass: mass, spacing });
          const sum = loads.rolls.reduce((total, roll) => total + roll.vertical, 0);
          expect(sum / (loads.material + loads.belt)).toBeCloseTo(1, 9);
        },
      ),
    );
  });
});

const checkOf = (change: Partial<IdlerRoll>, loads: Partial<SetLoadInput> = {}) =>
  idlerCheck(startTrace("checked"), {
    roll: { ...roll, ...change },
    loads: loadsOf(loads).rolls,
    beltSpeed: loads.beltSpeed ?? 3,
    requiredLife: requiredRollLife,
    allowedSlope: 8 * arcMinute,
    modulus: 207e9,
  });

// Handbook 4, examples 14 and 15.
describe("idler check", () => {
  it("has the printed speed, loads and lives", () => {
    const check = checkOf({});
    expectPrinted(check.rotation * 60, "376.9459");
    expectPrinted(check.rolls[1]?.load.bearingRadial ?? 0, "757.3518");
    expectPrinted((check.rolls[1]?.life ?? 0) / hour, "329960");
    expectPrinted((checkOf({ dynamicRating: 13500 }).rolls[1]?.life ?? 0) / hour, "250425");
    expectPrinted((checkOf({ dynamicRating: 14000 }).rolls[1]?.life ?? 0) / hour, "279294");
    const wing = check.rolls[0];
    expectPrinted(wing?.load.bearingRadial ?? 0, "238.326");
    expectPrinted(wing?.load.bearingAxial ?? 0, "168.715");
    expectPrinted(wing?.equivalentLoad ?? 0, "498.783");
    expectPrinted((wing?.life ?? 0) / hour, "1155101");
    expectPrinted((check.life ?? 0) / hour, "329960");
  });

  // Specification, drawing guards: face to support 12 mm when zero. Handbook 4: face to bearing 18 mm.
  it("shows the usual distances where the catalogue has none", () => {
    const trace = startTrace();
    const spans = shaftSpans(trace, { ...roll, faceToBearing: 0, faceToSupport: 0 });
    expect(spans).toEqual(shaftSpans(startTrace("checked"), roll));
    expect(spans.bearingCentres).toBeCloseTo(0.405, 12);
    expect(spans.arm).toBeCloseTo(0.03, 12);
    expect(trace.steps.map(({ description, values, result }) => [description.id, values.given, result])).toEqual(
      expect.arrayContaining([
        ["idler-shaft/spans/face-to-bearing", 0, 0.018],
        ["idler-shaft/spans/face-to-support", 0, 0.012],
      ]),
    );
  });

  it("has the printed life of a return set", () => {
    const shares = rollShares(startTrace("checked"), { ...set, rolls: 2, troughAngle: 10 * degree });
    const back = { shares, materialMass: 0, spacing: 3, rollMass: 10 };
    expectPrinted(loadsOf(back).rolls[0]?.normal ?? 0, "360.018");
    const check = checkOf({ dynamicRating: 13500, staticRating: 6550, shaftDiameter: 0.02 }, back);
    // Life of the radial load alone, and with the axial load, which is above e.
    const [first] = check.rolls;
    const radial = {
      dynamicRating: 13500,
      load: first?.load.bearingRadial ?? 0,
      exponent: 3,
      rotation: check.rotation,
    };
    expectPrinted(basicLife(startTrace("checked"), radial) / hour, "9142549");
    expectPrinted(first?.equivalentLoad ?? 0, "328.292");
    expectPrinted((check.life ?? 0) / hour, "3074612");
  });

  it.each([
    [0.02, "9.2249"],
    [0.025, "3.7785"],
    [0.03, "1.8222"],
  ])("slopes a shaft of %d m by %s minutes", (shaftDiameter, printed) => {
    expectPrinted((checkOf({ shaftDiameter }).rolls[1]?.shaftSlope ?? 0) / arcMinute, printed);
  });

  it("has the printed shaft stress", () => {
    expectPrinted((checkOf({}).rolls[1]?.shaftStress ?? 0) / 1e6, "14.044");
  });

  it("reports a short life, a slender shaft and a fast roll", () => {
    const trace = startTrace("checked");
    idlerCheck(trace, {
      roll: { ...roll, shaftDiameter: 0.02, diameter: 0.102 },
      loads: loadsOf({ materialMass: 700, beltSpeed: 4.5 }).rolls,
      beltSpeed: 4.5,
      requiredLife: requiredRollLife,
      allowedSlope: 8 * arcMinute,
      modulus: 207e9,
    });
    expect(trace.findings.map((finding) => finding.code)).toEqual([
      "idler-life-too-short",
      "idler-shaft-too-slender",
      "idler-turns-too-fast",
    ]);
  });

  // Handbook 4 §19: a roll of 102 mm turns 600 times a minute at 3.20 m/s, so 750 times at 4.00 m/s.
  it.each([
    [3.1, { isSpeedAdequate: true, isSpeedAsAdvised: true }],
    [3.6, { isSpeedAdequate: true, isSpeedAsAdvised: false }],
    [4.2, { isSpeedAdequate: false, isSpeedAsAdvised: false }],
  ])("tells a roll of 102 mm at %d m/s that is slow enough from one that is only allowed", (beltSpeed, told) => {
    expect(
      idlerCheck(startTrace("checked"), {
        roll: { ...roll, diameter: 0.102 },
        loads: loadsOf({ beltSpeed }).rolls,
        beltSpeed,
        requiredLife: requiredRollLife,
        allowedSlope: 8 * arcMinute,
        modulus: 207e9,
      }),
    ).toMatchObject(told);
  });

  it("meets the reference case of a 6305 centre roll", () => {
    const published = getPublishedCase("idler-centre-roll-life-6305");
    const at = (name: string) => published.inputs[name] ?? Number.NaN;
    const trace = startTrace("checked");
    const beltSpeed = at("belt_speed_m_s");
    const materialMass = lineLoad(trace, { massFlow: at("capacity_t_h") / 3.6, beltSpeed });
    const shares = [{ angle: 0, material: 0.7, belt: 0.7 }];
    const given = {
      shares,
      materialMass,
      beltMass: at("belt_mass_kg_m"),
      beltSpeed,
      rollMass: at("roll_rotating_mass_kg"),
    };
    const check = checkOf({ dynamicRating: at("bearing_dynamic_rating_N"), staticRating: 11600 }, given);
    const [centre] = check.rolls;
    const load = centre?.load;
    // The case loads the shaft with the roll's own weight too.
    const slope = rollShaftSlope(trace, {
      load: 2 * (load?.bearingRadial ?? 0),
      arm: at("support_to_bearing_m"),
      bearingCentres: at("shaft_support_span_m") - 2 * at("support_to_bearing_m"),
      modulus: at("shaft_modulus_Pa"),
      shaftDiameter: at("shaft_diameter_at_bearing_m"),
    });
    expectPublished(published, {
      line_load_kg_m: materialMass,
      roll_load_from_belt_and_material_N: load?.normal ?? 0,
      roll_load_with_own_weight_N: 2 * (load?.bearingRadial ?? 0),
      roll_speed_rpm: check.rotation * 60,
      bearing_load_N: load?.bearingRadial ?? 0,
      L10h_h: (centre?.life ?? 0) / hour,
      shaft_slope_at_bearing_rad: slope,
      shaft_slope_arcmin: slope / arcMinute,
    });
  });

  it("halving the load never shortens life", () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 800, noNaN: true }), (materialMass) => {
        const whole = checkOf({}, { materialMass });
        const half = checkOf({}, { materialMass: materialMass / 2 });
        expect(half.life ?? 0).toBeGreaterThanOrEqual(whole.life ?? 1);
        expect(half.shaftSlope).toBeLessThanOrEqual(whole.shaftSlope);
      }),
    );
  });
});

// Handbook 4 §19.
it.each([
  [89, "2.80"],
  [102, "3.20"],
  [108, "3.39"],
  [114, "3.58"],
  [127, "3.99"],
  [133, "4.18"],
  [152, "4.78"],
  [159, "5.00"],
  [178, "5.59"],
  [194, "6.09"],
  [219, "6.88"],
])("a roll of %d mm turns 600 times a minute at %s m/s", (diameter, printed) => {
  const turns = rotationalSpeed(startTrace("checked"), { beltSpeed: Number(printed), diameter: diameter / 1000 }) * 60;
  expect(Math.abs(turns / 600 - 1)).toBeLessThan(0.005 / Number(printed));
});

const limits: SpacingInput = {
  nominalSpacing: 1.2,
  rollLoad: loadsOf({}).rolls[1]?.normal ?? 0,
  rollMass: 8,
  rollDiameter: 0.152,
  dynamicRating: 14800,
  requiredLife: requiredRollLife,
  shaftSlope: checkOf({}).shaftSlope,
  allowedSlope: 8 * arcMinute,
  beltSpeed: 3,
  lineMass: 24.852 + 500 / 3,
  allowedSag: 0.02,
  gravity: 9.80665,
  widest: 6,
  step: 0.1,
};

// Handbook 4, example 16.
describe("recommended spacing", () => {
  it("is as printed", () => {
    const found = recommendedSpacing(startTrace("checked"), limits, 59334);
    expectPrinted(found.life, "2.1095");
    expectPrinted(found.slope, "2.5407");
    expect(found.sag).toBeCloseTo(5.0547, 3);
    expect(found.spacing).toBeCloseTo(2.1, 10);
    expect(found.governing).toBe("life");
    const rotation = rotationalSpeed(startTrace("checked"), { beltSpeed: 3, diameter: 0.152 });
    const most = permittedLoad(startTrace("checked"), {
      dynamicRating: 14800,
      life: requiredRollLife,
      rotation,
      exponent: 3,
    });
    expectPrinted(most, "1301.609");
  });

  it("taken unrounded brings life exactly to what is required", () => {
    const { life } = recommendedSpacing(startTrace("checked"), limits, 59334);
    expect((checkOf({}, { spacing: life }).rolls[1]?.life ?? 0) / requiredRollLife).toBeCloseTo(1, 9);
  });

  it("widens with the tension, zone by zone, and leaves no gap", () => {
    const stations = [
      { distance: 0, tension: 8e3 },
      { distance: 500, tension: 60e3 },
      { distance: 800, tension: 40e3 },
    ];
    const zones = graduatedSpacing(startTrace("checked"), limits, stations);
    expect(zones[0]?.spacing).toBeLessThan(1);
    expect(Math.max(...zones.map((zone) => zone.spacing))).toBeCloseTo(2.1, 10);
    zones.slice(1).forEach((zone, at) => {
      expect(zone.start).toBe(zones[at]?.end);
    });
    expect(zones.at(-1)?.end).toBe(800);
    expect(zones.every((zone) => zone.sets * zone.spacing >= zone.end - zone.start - 1e-6)).toBe(true);
  });

  it("refuses a slack belt, which no spacing holds", () => {
    const stations = [
      { distance: 0, tension: 0 },
      { distance: 10, tension: 100 },
    ];
    expect(() => graduatedSpacing(startTrace("checked"), limits, stations)).toThrow(InputRefused);
  });
});

const strand: ResonanceInput = {
  startTension: 65e3,
  endTension: 65e3,
  lineMass: 24.852,
  spacing: 3,
  beltSpeed: 3,
  rollDiameter: 0.152,
  tolerance: resonanceTolerance,
};

// Handbook 4, example 18.
describe("resonance", () => {
  it("has the printed frequencies and tensions", () => {
    const found = resonance(startTrace("checked"), strand);
    expectPrinted(found.beltFrequencies[0], "8.49430");
    expectPrinted(found.rollFrequency, "6.28243");
    expect(found.isResonant).toBe(false);
    expectPrinted(found.flaggedTensions[0] / 1000, "16.852");
    expectPrinted(found.flaggedTensions[1] / 1000, "61.820");
    expectPrinted(found.resonantSpacings[0], "4.0562");
    expectPrinted(resonance(startTrace("checked"), { ...strand, beltSpeed: 1e-9 }).beltFrequencies[0], "8.52363");
    const share = resonance(startTrace("checked"), { ...strand, tolerance: { kind: "share", value: 0.02 } });
    expectPrinted(share.flaggedTensions[0] / 1000, "34.359");
    expectPrinted(share.flaggedTensions[1] / 1000, "37.184");
  });

  it("has the printed carry frequencies", () => {
    const carry = { ...strand, startTension: 59334, endTension: 59334, spacing: 1.2 };
    expectPrinted(
      resonance(startTrace("checked"), { ...carry, lineMass: 24.852 + 500 / 3 }).beltFrequencies[0],
      "7.1208",
    );
    expectPrinted(resonance(startTrace("checked"), carry).beltFrequencies[0], "20.2824");
  });

  it("is flagged when the section passes through it", () => {
    const trace = startTrace("checked");
    expect(resonance(trace, { ...strand, startTension: 10e3, endTension: 90e3 }).isResonant).toBe(true);
    expect(trace.findings[0]?.code).toBe("idler-resonance");
  });

  // The rolls turn with 6.28243 Hz; the tolerance is 2 Hz to either side of it.
  it.each([
    ["warning", 36e3, 36e3],
    ["warning", 40e3, 90e3],
    ["note", 50e3, 55e3],
    ["note", 18e3, 20e3],
    [undefined, 65e3, 90e3],
  ])("is a %s where the belt between idlers is pulled by %d to %d N", (severity, startTension, endTension) => {
    const trace = startTrace("checked");
    resonance(trace, { ...strand, startTension, endTension });
    expect(trace.findings.find(({ code }) => code === "idler-resonance")?.severity).toBe(severity);
  });

  it("tells the lower frequency first, also where tension falls along the section", () => {
    const told = (startTension: number, endTension: number) => {
      const trace = startTrace("checked");
      resonance(trace, { ...strand, startTension, endTension });
      return trace.findings[0]?.values;
    };
    expect(told(90e3, 10e3)).toEqual(told(10e3, 90e3));
  });

  it("rises with tension and falls with spacing", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e3, max: 300e3, noNaN: true }),
        fc.double({ min: 1, max: 5, noNaN: true }),
        (pull, spacing) => {
          const at = (startTension: number, s: number) =>
            resonance(startTrace("checked"), { ...strand, startTension, spacing: s }).beltFrequencies[0];
          expect(at(pull * 1.1, spacing)).toBeGreaterThanOrEqual(at(pull, spacing));
          expect(at(pull, spacing * 1.1)).toBeLessThanOrEqual(at(pull, spacing));
        },
      ),
    );
  });
});

it("ten times the life comes of half the load on a roller bearing", () => {
  const given = { dynamicRating: 1e5, exponent: 10 / 3, rotation: 1 };
  const ratio =
    basicLife(startTrace("checked"), { ...given, load: 1e4 }) /
    basicLife(startTrace("checked"), { ...given, load: 2e4 });
  expectPrinted(ratio, "10.08");
});

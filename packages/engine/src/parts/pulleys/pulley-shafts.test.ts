import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bendingMoment, halfResultant } from "../../rules/pulley-loads/resultant.ts";
import { diameterForSlope } from "../../rules/shaft-bending/deflection.ts";
import { cemaFatigueStrength } from "../../rules/shaft-strength/alternatives.ts";
import { keywayFactor, pressFitFactor, sizeFactor } from "../../standards/as-1403-2004/stress-factors.ts";
import { basicLife, requiredRating, rollerExponent, rotationalSpeed } from "../../standards/iso-281/bearing-life.ts";
import { pulleyLoad as beltLoad } from "../../standards/iso-5048-1989/pulley.ts";
import { expectPrinted } from "../../test-support/printed.ts";
import { expectPublished, getPublishedCase } from "../../test-support/published-case.ts";
import {
  workedDrivePulley as drive,
  k1040,
  workedRunning as running,
  workedShaftStart as start,
  workedStarting as starting,
} from "../../test-support/worked/machine-inputs.ts";
import { InputRefused } from "../../trace/input-refused.ts";
import { startTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import { type PulleyCase, type PulleyPlace, pulleyLoad, worstLoads } from "./pulley-load.ts";
import { shaftDeflection } from "./shaft-deflection.ts";
import {
  as1403Diameter,
  cemaDiameter,
  goodmanShaft,
  type ShaftDuty,
  type ShaftSteel,
  shaftSafety,
  shoulder,
} from "./shaft-strength.ts";

const hour = 3600;

/** The handbook's chapter allows a relative deviation of 5e-5 for examples chained from rounded numbers. */
const expectNear = (value: number, printed: number) => expect(Math.abs(value / printed - 1)).toBeLessThan(5e-5);

// Shigley's size factor jumps at 51 mm, where a rule repeated to and fro never stands still.
describe("a shaft whose diameter falls on the jump of its size factor", () => {
  const notch = { bendingFactor: 2.07, torsionFactor: 1.5, safety: 1.5 };
  const diameterFor = (moment: number) => goodmanShaft(startTrace(), k1040, { moment, torque: 0 }, notch);
  const jump = 0.051;

  it("has the diameter of the jump, and needs no less under more load", () => {
    let [low, high] = [100, 10_000];
    while (high - low > 1e-9 * high) {
      const middle = (low + high) / 2;
      if (diameterFor(middle) <= jump) low = middle;
      else high = middle;
    }
    const moments = Array.from({ length: 401 }, (_, at) => high * (1 + (at - 200) * 1e-5));
    const diameters = moments.map(diameterFor);
    expect(diameters).toEqual(diameters.toSorted((one, other) => one - other));
    expect(diameters[0]).toBeLessThan(jump);
    expect(diameters.at(-1)).toBeGreaterThan(jump);
  });
});

// Handbook 4, examples 2 and 3.
describe("pulley load", () => {
  it("is the printed vector", () => {
    const load = pulleyLoad(startTrace(), drive, running);
    expectNear(load.forward, -220024.2);
    expectNear(load.upward, -1614.4);
    expectNear(load.resultant, 220030.1);
    expectNear(load.hubMoment, 35754.89);
    expectNear(load.torque, 39901.93);
    const start = pulleyLoad(startTrace(), drive, starting);
    expectNear(start.resultant, 263399.8);
    expectNear(start.hubMoment, 42802.46);
    expectNear(start.torque, 57808.7);
    const wrapAngle = 210.0054 * degree;
    expectNear(beltLoad(startTrace(), { arriving: 161849.3, leaving: 65000, wrapAngle }), 220546.5);
  });

  it("takes the heaviest running case for life and the heaviest of all for strength", () => {
    const worst = worstLoads(startTrace(), drive, [starting, running]);
    expect(worst.running.loadCase).toBe("Running Full");
    expect(worst.strength.loadCase).toBe("Starting Full");
    expect(() => worstLoads(startTrace(), drive, [])).toThrow(InputRefused);
    expect(() => pulleyLoad(startTrace(), { ...drive, hubCentres: 2 }, running)).toThrow(InputRefused);
  });

  it("of equal tensions is twice the tension times the sine of half the wrap", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 6.2, noNaN: true }),
        fc.double({ min: 1, max: 1e6, noNaN: true }),
        (wrap, pull) => {
          const place = { ...drive, mass: 0, leavingDirection: drive.arrivingDirection - wrap };
          const load = pulleyLoad(startTrace(), place, { ...running, arriving: pull, leaving: pull });
          expect(load.resultant / (2 * pull * Math.sin(wrap / 2))).toBeCloseTo(1, 6);
        },
      ),
    );
  });
});

describe("stress factors", () => {
  it.each([
    [20, "1.162"],
    [50, "1.377"],
    [100, "1.539"],
    [150, "1.634"],
    [200, "1.701"],
    [250, "1.753"],
    [280, "1.780"],
    [300, "1.796"],
    [400, "1.863"],
  ])("the size factor of %d mm is %s", (diameter, printed) => {
    expectPrinted(sizeFactor(startTrace(), { diameter: diameter / 1000 }), printed);
  });

  it("are as printed for press fit, keyway and shoulder", () => {
    expectPrinted(pressFitFactor(startTrace(), { tensileStrength: 540e6 }), "2.0715");
    expectPrinted(keywayFactor(startTrace(), { tensileStrength: 540e6 }), "2.3737");
    const step = { largeDiameter: 0.25, smallDiameter: 0.18, filletRadius: 0.02, tensileStrength: 540e6 };
    expectPrinted(shoulder(startTrace(), step), "1.56669");
  });
});

const diameterOf = (duty: ShaftDuty, stressFactor: number, section: Partial<typeof start> = {}) =>
  as1403Diameter(startTrace(), duty, k1040, { ...start, ...section, stressFactor }, { safety: 1.2 });

// Handbook 4, example 5.
describe("shaft diameter after AS 1403", () => {
  it.each<[ShaftDuty, string]>([
    ["rarely-turned", "138.115"],
    ["rarely-started", "228.791"],
    ["often-started", "243.002"],
    ["reversing", "263.907"],
  ])("for a %s shaft is %s mm", (duty, printed) => {
    expectPrinted(diameterOf(duty, 3.2).diameter * 1000, printed);
  });

  it("is as printed at hub, seat and shoulder", () => {
    expectPrinted(diameterOf("often-started", 3.2).sizeFactor, "1.74657");
    expectPrinted(diameterOf("often-started", 2.07).diameter * 1000, "210.815");
    expectPrinted(diameterOf("often-started", 1.5, { moment: 0 }).diameter * 1000, "162.618");
    expectPrinted(diameterOf("often-started", 1.56669, { moment: 19755 }).diameter * 1000, "172.569");
  });

  it("is nothing for no load", () => {
    expect(diameterOf("reversing", 3.2, { moment: 0, torque: 0 }).diameter).toBe(0);
  });

  it("refuses a moment that is no number", () => {
    expect(() => diameterOf("reversing", 3.2, { moment: Number.NaN })).toThrow(InputRefused);
    expect(() => diameterOf("reversing", 0.9)).toThrow(InputRefused);
  });

  it("grows with every load and factor, and ranks the formulas", () => {
    const force = fc.double({ min: 100, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(force, force, fc.double({ min: 1, max: 3.2, noNaN: true }), (moment, torque, factor) => {
        const at = (duty: ShaftDuty, k = factor, more = 1) =>
          diameterOf(duty, k, { moment: moment * more, torque: torque * more }).diameter;
        expect(at("reversing")).toBeGreaterThanOrEqual(at("often-started") - 1e-9);
        expect(at("often-started")).toBeGreaterThanOrEqual(at("rarely-started") - 1e-9);
        expect(at("often-started", factor, 1.1)).toBeGreaterThan(at("often-started"));
        expect(at("often-started", factor * 1.1)).toBeGreaterThan(at("often-started"));
      }),
      { numRuns: 60 },
    );
  });
});

// Handbook 4, example 6.
describe("other shaft formulas", () => {
  it("give the printed CEMA diameter", () => {
    const diameter = cemaDiameter(startTrace(), k1040, start, { safety: 1.5, keywayFactor: 0.63 });
    expectPrinted(diameter * 1000, "202.875");
    const given = { diameter, keywayFactor: 0.63, tensileStrength: 540e6 };
    expectPrinted(cemaFatigueStrength(startTrace(), given) / 1e6, "82.2492");
  });

  it("give the printed Goodman diameter and safeties", () => {
    const notch = { bendingFactor: 2.07, torsionFactor: 1.5 };
    const diameter = goodmanShaft(startTrace(), k1040, start, { ...notch, safety: 1.5 });
    expectPrinted(diameter * 1000, "238.313");
    expectPrinted(shaftSafety(startTrace(), k1040, start, { ...notch, diameter }).endurance / 1e6, "118.6467");
    const built = shaftSafety(startTrace(), k1040, start, { ...notch, diameter: 0.25 });
    expectPrinted(built.alternating / 1e6, "57.7589");
    expectPrinted(built.steady / 1e6, "48.9548");
    expectPrinted(built.fatigue, "1.72074");
    expectPrinted(built.yield, "6.9867");
  });
});

const shape = { diameter: 0.25, arm: 0.325, hubCentres: 1.25, modulus: 207e9 };

// Handbook 4, example 7.
describe("shaft deflection", () => {
  it("is as printed for a uniform and a stepped shaft", () => {
    const plain = shaftDeflection(startTrace(), shape, 110015.1);
    expectPrinted(plain.inertia * 1e12, "191747598");
    expectPrinted(plain.hubSlope, "0.00056301");
    expectPrinted(plain.bearingSlope, "0.00070939");
    expectPrinted(plain.midDeflection * 1000, "0.390634");
    expectPrinted(plain.hubDeflection * 1000, "0.214694");
    const stepped = shaftDeflection(startTrace(), { ...shape, seatDiameter: 0.18, seatLength: 0.15 }, 110015.1);
    expectPrinted(stepped.midDeflection * 1000, "0.39912");
    expectPrinted(stepped.bearingSlope, "0.0007942");
    expect(stepped.hubSlope).toBe(plain.hubSlope);
  });

  it("needs the printed diameters for its limits", () => {
    const diameter = (allowedSlope: number) =>
      diameterForSlope(startTrace(), { ...shape, force: 110015.1, allowedSlope });
    expectPrinted(diameter(0.0015) * 1000, "195.680");
    expectPrinted(diameter(0.0023) * 1000, "175.848");
  });

  it("refuses a seat longer than the arm", () => {
    expect(() => shaftDeflection(startTrace(), { ...shape, seatLength: 0.4 }, 1)).toThrow(InputRefused);
  });
});

// Handbook 4, example 8.
describe("pulley bearing", () => {
  const rotation = rotationalSpeed(startTrace(), { beltSpeed: 3, diameter: 0.824 });

  it("needs the printed ratings and lives the printed hours", () => {
    const need = (hours: number) =>
      requiredRating(startTrace(), { load: 110015.1, life: hours * hour, rotation, exponent: rollerExponent });
    expectPrinted(rotation * 60, "69.53371");
    expectPrinted(need(65000) / 1000, "590.786");
    expectPrinted(need(100000) / 1000, "672.289");
    const life = (rating: number) =>
      basicLife(startTrace(), { dynamicRating: rating, load: 110015.1, exponent: rollerExponent, rotation }) / hour;
    expectNear(life(1250e3), 790399);
    expectNear(life(630e3), 80528);
    expectNear(life(540e3), 48172);
  });

  it("halving the load never shortens its life", () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1e6, noNaN: true }), (load) => {
        const life = (one: number) =>
          basicLife(startTrace("checked"), { dynamicRating: 1e6, load: one, exponent: rollerExponent, rotation });
        expect(life(load / 2)).toBeGreaterThanOrEqual(life(load));
      }),
    );
  });
});

describe("the published tail pulley of CV212", () => {
  const published = getPublishedCase("helix-as1403-tail-pulley-cv212");
  const at = (name: string) => published.inputs[name] ?? Number.NaN;
  const steel: ShaftSteel = {
    tensileStrength: at("UTS_MPa") * 1e6,
    enduranceLimit: at("endurance_limit_MPa") * 1e6,
    yieldStrength: 300e6,
    modulus: at("E_MPa") * 1e6,
  };
  const arm = (at("bearing_centres_m") - at("locking_element_centres_m")) / 2;
  // Both strands pull towards the head, 2° upwards: the belt arrives along the return and leaves along the carry strand.
  const tail: PulleyPlace = {
    arrivingDirection: 182 * degree,
    leavingDirection: 2 * degree,
    mass: at("pulley_mass_kg"),
    gravity: 9.81,
    beltRadius: at("pulley_diameter_over_steel_m") / 2 + at("lagging_m"),
    bearingCentres: at("bearing_centres_m"),
    hubCentres: at("locking_element_centres_m"),
  };
  const begin: PulleyCase = {
    loadCase: "start",
    state: "transient",
    arriving: at("T1_start_kN") * 1000,
    leaving: at("T2_start_kN") * 1000,
  };

  it("agrees in every number but the angular deflection, which its inputs do not give", () => {
    const trace = startTrace();
    const load = pulleyLoad(trace, tail, begin);
    const belts = (first: string, second: string) =>
      halfResultant(trace, {
        resultant: beltLoad(trace, { arriving: at(first) * 1000, leaving: at(second) * 1000, wrapAngle: Math.PI }),
      });
    const runningForce = belts("T1_run_kN", "T2_run_kN");
    const rotation = rotationalSpeed(trace, { beltSpeed: at("belt_speed_m_s"), diameter: 2 * tail.beltRadius });
    const moment = (distance: number) => bendingMoment(trace, { force: load.bearingLoad, distance });
    const place = at("shoulder_distance_from_bearing_m");
    // Ks 1.7823, which the report prints as 1.78.
    const diameter = (stress: number, bending: number) =>
      as1403Diameter(
        trace,
        "reversing",
        steel,
        { moment: bending, torque: load.torque, axialForce: 0, stressFactor: stress },
        { safety: at("factor_of_safety"), sizeFactor: 1.7823 },
      ).diameter * 1000;
    const bent = shaftDeflection(
      trace,
      {
        diameter: at("shaft_diameter_centre_mm") / 1000,
        seatDiameter: at("bearing_diameter_mm") / 1000,
        seatLength: place,
        arm,
        hubCentres: at("locking_element_centres_m"),
        modulus: steel.modulus,
      },
      runningForce,
    );
    const dynamicRating = at("bearing_dynamic_rating_kN") * 1000;
    expectPublished(published, {
      half_resultant_run_kN: runningForce / 1000,
      half_resultant_start_kN: belts("T1_start_kN", "T2_start_kN") / 1000,
      shaft_torque_Nm: load.torque,
      bearing_L10h_h:
        basicLife(trace, { dynamicRating, load: runningForce, exponent: rollerExponent, rotation }) / hour,
      moment_at_locking_element_kNm: load.hubMoment / 1000,
      moment_at_shoulder_kNm: moment(place) / 1000,
      diameter_at_bearing_mm: diameter(at("k_bearing_fit"), 0),
      diameter_at_shoulder_mm: diameter(at("k_step"), moment(place)),
      diameter_at_locking_element_mm: diameter(at("k_locking_element"), load.hubMoment),
      linear_deflection_mm: bent.midDeflection * 1000,
      linear_deflection_percent_of_span: bent.relativeDeflection * 100,
    });
  });

  it("has the handbook's half resultant and, at Ks 1.78, its diameters", () => {
    const load = pulleyLoad(startTrace(), tail, begin);
    expectPrinted(load.bearingLoad / 1000, "169.938");
    const given = { safety: 1.2, sizeFactor: 1.78 };
    const section = { moment: load.hubMoment, torque: load.torque, axialForce: 0, stressFactor: 3.2 };
    expectPrinted(as1403Diameter(startTrace(), "reversing", steel, section, given).diameter * 1000, "258.37");
  });
});

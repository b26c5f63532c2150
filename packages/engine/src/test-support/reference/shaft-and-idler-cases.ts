import { idlerCheck } from "../../parts/idlers/idler-check.ts";
import { setLoads } from "../../parts/idlers/roll-loads.ts";
import { pulleyLoad } from "../../parts/pulleys/pulley-load.ts";
import { shaftDeflection } from "../../parts/pulleys/shaft-deflection.ts";
import { as1403Diameter, type ShaftSteel } from "../../parts/pulleys/shaft-strength.ts";
import { lineLoad } from "../../rules/adopted-1/capacity.ts";
import { rollShaftSlope } from "../../rules/idler-shaft/deflection.ts";
import { bendingMoment, halfResultant } from "../../rules/pulley-loads/resultant.ts";
import { basicLife, rollerExponent, rotationalSpeed } from "../../standards/iso-281/bearing-life.ts";
import { pulleyLoad as beltLoad } from "../../standards/iso-5048-1989/pulley.ts";
import { startTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import { arcMinute, hour } from "../idler-limits.ts";
import type { Inputs } from "./published.ts";
import type { Recompute } from "./recompute-case.ts";

const trace = startTrace("checked");

/** Both strands pull towards the head, 2° upwards: the belt arrives along the return and leaves along the carry strand. */
function tailPlace(inputs: Inputs) {
  return {
    arrivingDirection: 182 * degree,
    leavingDirection: 2 * degree,
    mass: inputs.number("pulley_mass_kg"),
    gravity: 9.81,
    beltRadius: inputs.number("pulley_diameter_over_steel_m") / 2 + inputs.number("lagging_m"),
    bearingCentres: inputs.number("bearing_centres_m"),
    hubCentres: inputs.number("locking_element_centres_m"),
  };
}

function tailSteel(inputs: Inputs): ShaftSteel {
  return {
    tensileStrength: inputs.number("UTS_MPa") * 1e6,
    enduranceLimit: inputs.number("endurance_limit_MPa") * 1e6,
    yieldStrength: 300e6,
    modulus: inputs.number("E_MPa") * 1e6,
  };
}

const tailPulley: Recompute = (inputs) => {
  const place = tailPlace(inputs);
  const steel = tailSteel(inputs);
  const [arriving, leaving] = [inputs.number("T1_start_kN") * 1000, inputs.number("T2_start_kN") * 1000];
  const load = pulleyLoad(trace, place, { loadCase: "start", state: "transient", arriving, leaving });
  const half = (first: number, second: number) =>
    halfResultant(trace, { resultant: beltLoad(trace, { arriving: first, leaving: second, wrapAngle: Math.PI }) });
  const runningForce = half(inputs.number("T1_run_kN") * 1000, inputs.number("T2_run_kN") * 1000);
  const shoulder = inputs.number("shoulder_distance_from_bearing_m");
  const shoulderMoment = bendingMoment(trace, { force: load.bearingLoad, distance: shoulder });
  // The report prints its size factor of 1.7823 as 1.78.
  const diameter = (stressFactor: number, moment: number) =>
    as1403Diameter(
      trace,
      "reversing",
      steel,
      { moment, torque: load.torque, axialForce: 0, stressFactor },
      { safety: inputs.number("factor_of_safety"), sizeFactor: 1.7823 },
    ).diameter * 1000;
  const bent = shaftDeflection(
    trace,
    {
      diameter: inputs.number("shaft_diameter_centre_mm") / 1000,
      seatDiameter: inputs.number("bearing_diameter_mm") / 1000,
      seatLength: shoulder,
      arm: (place.bearingCentres - place.hubCentres) / 2,
      hubCentres: place.hubCentres,
      modulus: steel.modulus,
    },
    runningForce,
  );
  const rotation = rotationalSpeed(trace, {
    beltSpeed: inputs.number("belt_speed_m_s"),
    diameter: 2 * place.beltRadius,
  });
  const dynamicRating = inputs.number("bearing_dynamic_rating_kN") * 1000;
  const life = basicLife(trace, { dynamicRating, load: runningForce, exponent: rollerExponent, rotation });
  return {
    half_resultant_run_kN: runningForce / 1000,
    half_resultant_start_kN: half(arriving, leaving) / 1000,
    shaft_torque_Nm: load.torque,
    bearing_L10h_h: life / hour,
    moment_at_locking_element_kNm: load.hubMoment / 1000,
    moment_at_shoulder_kNm: shoulderMoment / 1000,
    diameter_at_bearing_mm: diameter(inputs.number("k_bearing_fit"), 0),
    diameter_at_shoulder_mm: diameter(inputs.number("k_step"), shoulderMoment),
    diameter_at_locking_element_mm: diameter(inputs.number("k_locking_element"), load.hubMoment),
    linear_deflection_mm: bent.midDeflection * 1000,
    linear_deflection_percent_of_span: bent.relativeDeflection * 100,
  };
};

const centreRoll: Recompute = (inputs) => {
  const beltSpeed = inputs.number("belt_speed_m_s");
  const share = inputs.number("load_share_of_roll");
  const materialMass = lineLoad(trace, { massFlow: inputs.number("capacity_t_h") / 3.6, beltSpeed });
  const { rolls } = setLoads(trace, {
    shares: [{ angle: 0, material: share, belt: share }],
    shape: "troughed",
    materialMass,
    beltMass: inputs.number("belt_mass_kg_m"),
    spacing: inputs.number("idler_spacing_m"),
    gravity: inputs.number("gravity_m_s2"),
    beltSpeed,
    lumpSize: 0.05,
    isSized: false,
    tension: 0,
    heightError: 0,
    beltFriction: 0.3,
    wingOverload: 1,
    rollMass: inputs.number("roll_rotating_mass_kg"),
  });
  const arm = inputs.number("support_to_bearing_m");
  const bearingCentres = inputs.number("shaft_support_span_m") - 2 * arm;
  const modulus = inputs.number("shaft_modulus_Pa");
  const shaftDiameter = inputs.number("shaft_diameter_at_bearing_m");
  const check = idlerCheck(trace, {
    roll: {
      diameter: inputs.number("roll_diameter_m"),
      faceWidth: 0.441,
      shaftDiameter,
      dynamicRating: inputs.number("bearing_dynamic_rating_N"),
      staticRating: 11600,
      bearingCentres,
      supportCentres: bearingCentres + 2 * arm,
      faceToBearing: 0,
      faceToSupport: 0,
    },
    loads: rolls,
    beltSpeed,
    requiredLife: 65000 * hour,
    allowedSlope: 8 * arcMinute,
    modulus,
  });
  const [roll] = check.rolls;
  const bearingLoad = roll?.load.bearingRadial ?? Number.NaN;
  // The case loads the shaft with the roll's own weight too.
  const slope = rollShaftSlope(trace, { load: 2 * bearingLoad, arm, bearingCentres, modulus, shaftDiameter });
  return {
    line_load_kg_m: materialMass,
    roll_load_from_belt_and_material_N: roll?.load.normal ?? Number.NaN,
    roll_load_with_own_weight_N: 2 * bearingLoad,
    roll_speed_rpm: check.rotation * 60,
    bearing_load_N: bearingLoad,
    L10h_h: (roll?.life ?? Number.NaN) / hour,
    shaft_slope_at_bearing_rad: slope,
    shaft_slope_arcmin: slope / arcMinute,
  };
};

export const recomputeShaftAndIdlerCases: Readonly<Record<string, Recompute>> = {
  "helix-as1403-tail-pulley-cv212": tailPulley,
  "idler-centre-roll-life-6305": centreRoll,
};

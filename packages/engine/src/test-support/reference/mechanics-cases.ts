import {
  changeDistance,
  changeTime,
  movingMass,
  reflectedMass,
  startingAcceleration,
  stoppingAcceleration,
} from "../../rules/mechanics/motion.ts";
import { averageTension, elasticStretch, takeUpTravel, thermalStretch } from "../../rules/mechanics/take-up.ts";
import { rollOnLayer } from "../../rules/winkler-maxwell/rolling.ts";
import { indentationDrag, indentationPrefactor, lossAngle } from "../../standards/jonkers-1980/indentation.ts";
import { startTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import type { Recompute } from "./recompute-case.ts";

const jonkersRoll: Recompute = (inputs) => {
  const trace = startTrace("checked");
  const angle = lossAngle(trace, { lossFactor: inputs.number("loss_tangent") });
  const lineForce = inputs.number("load_per_width_N_m");
  const given = {
    prefactor: indentationPrefactor(trace, { lossAngle: angle }),
    lineForce,
    cover: inputs.number("bottom_cover_m"),
    storageModulus: inputs.number("storage_modulus_Pa"),
    rollDiameter: inputs.number("roll_diameter_m"),
  };
  return {
    loss_angle_deg: angle / degree,
    indentation_factor: indentationDrag(trace, given) / lineForce,
    resistance_per_width_N_m: indentationDrag(trace, given),
    factor_at_double_load: indentationDrag(trace, { ...given, lineForce: 2 * lineForce }) / (2 * lineForce),
  };
};

const winklerRoll: Recompute = (inputs) => {
  const lineForce = inputs.number("load_per_width_N_m");
  const cover = inputs.number("cover_thickness_m");
  const rollDiameter = inputs.number("roll_diameter_m");
  const found = rollOnLayer(startTrace("checked"), {
    equilibriumModulus: inputs.number("equilibrium_modulus_E0_Pa"),
    branches: [{ modulus: inputs.number("maxwell_modulus_E1_Pa"), time: inputs.number("relaxation_time_s") }],
    cover,
    rollDiameter,
    beltSpeed: inputs.number("belt_speed_m_s"),
    lineForce,
  });
  return {
    contact_length_ahead_m: found.leading,
    contact_length_behind_m: found.trailing,
    max_indentation_m: found.leading ** 2 / rollDiameter,
    resistance_per_width_N_m: found.drag,
    indentation_factor: found.drag / lineForce,
  };
};

const elongation: Recompute = (inputs) => {
  const trace = startTrace("checked");
  const length = inputs.number("centre_distance_m");
  const stretchOf = (from: string, to: string) => {
    const mean = averageTension(trace, { start: inputs.number(from), end: inputs.number(to) });
    const meanTension = mean - inputs.number("installation_tension_N");
    return elasticStretch(trace, { meanTension, length, modulus: inputs.number("axial_stiffness_EA_N"), beltWidth: 1 });
  };
  const carry = stretchOf("carry_tension_tail_N", "carry_tension_head_N");
  const back = stretchOf("return_tension_head_side_N", "return_tension_tail_N");
  const thermal = thermalStretch(trace, {
    expansion: inputs.number("thermal_expansion_per_K"),
    length: 2 * length,
    temperatureRange: inputs.number("temperature_range_K"),
  });
  return {
    carry_elongation_m: carry,
    return_elongation_m: back,
    elastic_takeup_travel_m: takeUpTravel(trace, { lengthChange: carry + back }),
    thermal_takeup_travel_m: takeUpTravel(trace, { lengthChange: thermal }),
  };
};

const startAndStop: Recompute = (inputs) => {
  const trace = startTrace("checked");
  const length = inputs.number("length_m");
  const belt = inputs.number("belt_mass_kg_m");
  const beltSpeed = inputs.number("belt_speed_m_s");
  const effectiveTension = inputs.number("running_effective_tension_N");
  const strand = (lineLoad: number, idler: string) =>
    movingMass(trace, { beltMass: belt, lineLoad, idlerMass: inputs.number(idler), length });
  const beltMass =
    strand(inputs.number("line_load_kg_m"), "carry_idler_rotating_kg_m") +
    strand(0, "return_idler_rotating_kg_m") +
    inputs.number("pulleys_reduced_mass_kg");
  const driveMass = reflectedMass(trace, {
    inertia: inputs.number("drive_inertia_high_speed_kgm2"),
    ratio: inputs.number("drive_ratio_rad_per_m"),
    pulleyRadius: 1,
  });
  const moved = { effectiveTension, beltMass, driveMass };
  const startForce = inputs.number("start_factor") * effectiveTension;
  const start = startingAcceleration(trace, { ...moved, startForce });
  const timeOf = (acceleration: number) => changeTime(trace, { beltSpeed, acceleration });
  const distanceOf = (acceleration: number) => changeDistance(trace, { beltSpeed, time: timeOf(acceleration) });
  const coast = stoppingAcceleration(trace, { ...moved, brakeForce: 0 });
  const brake = stoppingAcceleration(trace, { ...moved, brakeForce: inputs.number("brake_force_at_belt_N") });
  return {
    total_reduced_mass_kg: beltMass + driveMass,
    start_acceleration_m_s2: start,
    start_time_s: timeOf(start),
    start_distance_m: distanceOf(start),
    coasting_time_s: timeOf(coast),
    coasting_distance_m: distanceOf(coast),
    braked_stop_time_s: timeOf(brake),
    braked_stop_distance_m: distanceOf(brake),
    belt_only_start_tension_share: beltMass / (beltMass + driveMass),
  };
};

export const recomputeMechanicsCases: Readonly<Record<string, Recompute>> = {
  "visco-jonkers-carry-roll": jonkersRoll,
  "visco-winkler-three-parameter-slow": winklerRoll,
  "belt-elongation-takeup-travel": elongation,
  "rigid-start-stop-143m": startAndStop,
};

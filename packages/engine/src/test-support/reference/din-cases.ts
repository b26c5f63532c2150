import { tabularPower, twoFrictionPower } from "../../calculators/makers-power.ts";
import { massFlowOfArea } from "../../rules/adopted-1/capacity.ts";
import { requiredSlackTension } from "../../rules/mechanics/traction.ts";
import { usableWidth } from "../../standards/iso-5048-1989/usable-width.ts";
import { startTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import { threeRollFill } from "../three-roll-fill.ts";
import type { Recompute } from "./recompute-case.ts";

/** DIN's triangle of this slope is the parabola of a surcharge half as steep again. */
function surchargeOfSlope(slopeAngle: number): number {
  return Math.atan(1.5 * Math.tan(slopeAngle));
}

const crossSections: Recompute = (inputs) => {
  const trace = startTrace("checked");
  const areas = inputs.list("cases").map((one): [string, number] => {
    const fill = threeRollFill(trace, {
      centreRoll: one.number("centre_roll_mm") / 1e3,
      loadedWidth: one.number("loaded_width_mm") / 1e3,
      troughAngle: one.number("trough_deg") * degree,
      surchargeAngle: surchargeOfSlope(one.number("slope_angle_deg") * degree),
    });
    const level = one.number("slope_angle_deg") === 0;
    const area = level ? fill.waterArea : fill.area;
    return [`${one.text("name")}_mm2`, (one.text("quantity") === "heap area only" ? fill.segmentArea : area) * 1e6];
  });
  const widths = inputs
    .numbers("belt_widths_mm")
    .map((width): [string, number] => [
      `loaded_width_B${width}_mm`,
      usableWidth(trace, { beltWidth: width / 1e3 }) * 1e3,
    ]);
  return Object.fromEntries([...areas, ...widths]);
};

const dunlop: Recompute = (inputs) => {
  const trace = startTrace("checked");
  const fill = threeRollFill(trace, {
    centreRoll: inputs.number("centre_roll_length_m"),
    loadedWidth: inputs.number("loaded_width_m"),
    troughAngle: inputs.number("trough_angle_deg") * degree,
    surchargeAngle: surchargeOfSlope(inputs.number("slope_angle_deg") * degree),
  });
  const beltSpeed = inputs.number("belt_speed_m_s");
  const area = inputs.number("fill_degree") * fill.area;
  const byTables = tabularPower(trace, {
    widthFactor: inputs.number("dunlop_width_factor_cB_kg_m"),
    beltSpeed,
    massFlow: inputs.number("capacity_t_h") / 3.6,
    lift: inputs.number("lift_m"),
    lengthFactor: inputs.number("dunlop_length_factor_cL"),
    workingFactor: inputs.number("working_condition_factor_kf"),
  });
  return {
    A2_trapezoid_m2: fill.waterArea,
    A1_heap_m2: fill.segmentArea,
    A_total_m2: fill.area,
    volume_flow_at_fill_m3_h: massFlowOfArea(trace, { area, beltSpeed, bulkDensity: 1 }) * 3600,
    mass_flow_at_fill_t_h:
      massFlowOfArea(trace, { area, beltSpeed, bulkDensity: inputs.number("bulk_density_kg_m3") }) * 3.6,
    P1_empty_and_horizontal_kW: byTables.level / 1e3,
    P2_lift_kW: byTables.lift / 1e3,
  };
};

const fenner: Recompute = (inputs) => {
  const trace = startTrace("checked");
  const {
    length,
    empty,
    loaded: load,
  } = twoFrictionPower(trace, {
    gravity: inputs.number("gravity_m_s2"),
    correction: inputs.number("length_correction_C"),
    length: inputs.number("conveyor_length_m"),
    lift: 0,
    carryIdlerMass: inputs.number("carry_idler_mass_kg_m"),
    returnIdlerMass: inputs.number("return_idler_mass_kg_m"),
    beltMass: inputs.number("belt_mass_kg_m"),
    massFlow: inputs.number("line_load_kg_m"),
    beltSpeed: 1,
    specialResistance: 0,
    emptyFriction: inputs.number("fx_empty"),
    loadFriction: inputs.number("fy_load"),
  });
  const special = inputs.number("special_resistance_share") * (empty + load);
  const effective = empty + load + special;
  return {
    corrected_length_m: length,
    Tx_empty_N: empty,
    Ty_load_N: load,
    Ts_special_N: special,
    Te_N: effective,
    T2_slip_N: requiredSlackTension(trace, {
      wrapFactor: inputs.number("drive_factor_K_180deg"),
      driveForce: effective,
    }),
  };
};

export const recomputeDinCases: Readonly<Record<string, Recompute>> = {
  "din22101-cross-sections": crossSections,
  "din22101-dunlop-258m-1000tph": dunlop,
  "fenner-two-friction-38m": fenner,
};

import { defaultCrossSectionRules } from "../../design/cross-section-rules.ts";
import { crossSection } from "../../parts/belt/cross-section/capacity.ts";
import { lineLoad } from "../../rules/adopted-1/capacity.ts";
import { beltPower } from "../../rules/mechanics/power.ts";
import { cleanerDrag, ploughDrag, skirtEdgingDrag } from "../../standards/cema-5/accessories.ts";
import {
  carryBeltTension,
  idlerTension,
  loadTension,
  returnBeltTension,
} from "../../standards/cema-5/belt-resistance.ts";
import { kxFactor } from "../../standards/cema-5/idler-friction.ts";
import { wrapFactor } from "../../standards/cema-5/wrap-factor.ts";
import { accelerationForce } from "../../standards/iso-5048-1989/loading.ts";
import { startTrace } from "../../trace/trace.ts";
import { degree, foot, inch, poundForce, standardGravity } from "../../units.ts";
import type { Recompute } from "./recompute-case.ts";

const squareFoot = foot ** 2;

/** Area of the CEMA standard load section on three equal rolls, m². */
export function standardArea(beltWidth: number, troughAngle: number, surchargeAngle: number): number {
  const section = crossSection(startTrace("checked"), {
    beltWidth,
    beltThickness: 0.01,
    beltSpeed: 1,
    massFlow: 0,
    material: { lowBulkDensity: 1000, highBulkDensity: 1000, surchargeAngle },
    idler: { shape: "troughed", rolls: 3, troughAngle, rollDiameter: 0.152, rotatingMass: 0, forwardTilt: 0 },
    rules: defaultCrossSectionRules,
    steepestSlope: 0,
  });
  if (section.kind === "pipe") throw new Error("expected a trough");
  return section.available.area;
}

const areaTable: Recompute = (inputs) => {
  const trough = inputs.number("trough_angle_deg") * degree;
  const entries = inputs
    .numbers("belt_widths_in")
    .flatMap((width) =>
      inputs
        .numbers("surcharge_deg")
        .map((surcharge): [string, number] => [
          `A_${width}in_surcharge_${surcharge}deg_ft2`,
          standardArea(width * inch, trough, surcharge * degree) / squareFoot,
        ]),
    );
  return Object.fromEntries(entries);
};

const driveFactors: Recompute = (inputs) => {
  const entries = inputs
    .numbers("wrap_deg")
    .flatMap((wrap) =>
      ["bare", "lagged"].map((surface): [string, number] => [
        `Cw_${wrap}deg_${surface}`,
        wrapFactor(startTrace(), { friction: inputs.number(`friction_${surface}`), wrapAngle: wrap * degree }),
      ]),
    );
  const table = Object.fromEntries(entries);
  return { ...table, Cw_180deg_bare_4_digits: table.Cw_180deg_bare ?? Number.NaN };
};

const anthracite: Recompute = (inputs) => {
  const flow = (inputs.number("capacity_short_t_h") * 2000) / inputs.number("bulk_density_lb_ft3");
  const at100 = (flow / inputs.number("belt_speed_ft_min")) * 100;
  const area = standardArea(
    inputs.number("belt_width_in") * inch,
    inputs.number("trough_angle_deg") * degree,
    inputs.number("surcharge_deg") * degree,
  );
  const capacity = (area / squareFoot) * 6000;
  return {
    volume_flow_ft3_h: flow,
    equivalent_at_100fpm_ft3_h: at100,
    table_capacity_42in_20deg_at_100fpm_ft3_h: capacity,
    fill_of_42in_20deg: at100 / capacity,
  };
};

const sand: Recompute = (inputs) => {
  const trace = startTrace("checked");
  const massFlow = inputs.number("capacity_t_h") / 3.6;
  const beltSpeed = inputs.number("belt_speed_m_s");
  const beltMass = inputs.number("belt_mass_kg_m");
  const beltWidth = inputs.number("belt_width_m");
  const length = inputs.number("length_m");
  const temperatureFactor = inputs.number("Kt");
  const ky = inputs.number("Ky");
  const gravity = standardGravity;
  const load = lineLoad(trace, { massFlow, beltSpeed });
  const spacing = inputs.number("carry_idler_spacing_m");
  const kx = kxFactor(trace, { beltMass, lineLoad: load, gravity, rotationFactor: inputs.number("Ai_N"), spacing });
  const skirtLength = inputs.number("skirt_length_m");
  // The sheet gives Cs itself: Cs hs² in pounds per foot, hs in inches.
  const material = inputs.number("Cs_skirt_factor") * (inputs.number("material_depth_in_skirt_m") / inch) ** 2;
  const parts = {
    Tx_idler_N: idlerTension(trace, { length, temperatureFactor, kx }),
    Tyc_N: carryBeltTension(trace, { length, temperatureFactor, ky, beltMass, gravity }),
    Tyr_N: returnBeltTension(trace, { length, temperatureFactor, beltMass, gravity }),
    Tym_N: loadTension(trace, { length, ky, lineLoad: load, gravity }),
    Tam_N: accelerationForce(trace, { massFlow, beltSpeed, feedSpeed: inputs.number("material_entry_speed_m_s") }),
    Tsb_skirt_N: material * poundForce * (skirtLength / foot) + skirtEdgingDrag(trace, { skirtLength }),
    Tbc_cleaners_N: inputs.number("belt_cleaners") * cleanerDrag(trace, { beltWidth }),
    Tpl_plough_N: inputs.number("belt_ploughs") * ploughDrag(trace, { beltWidth }),
  };
  const effectiveTension = Object.values(parts).reduce((sum, part) => sum + part, inputs.number("Tp_pulleys_N"));
  return {
    ...parts,
    Wm_kg_m: load,
    Kx_kg_m: kx / gravity,
    Te_N: effectiveTension,
    belt_power_kW: beltPower(trace, { effectiveTension, beltSpeed }) / 1e3,
  };
};

export const recomputeCemaCases: Readonly<Record<string, Recompute>> = {
  "cema-area-table-20deg": areaTable,
  "cema-area-table-35deg": areaTable,
  "cema-drive-factor-table": driveFactors,
  "cema-capacity-anthracite-42in": anthracite,
  "cema-rulmeca-1000m-sand": sand,
};

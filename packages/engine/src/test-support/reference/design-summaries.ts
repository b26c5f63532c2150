import { requiredArea } from "../../rules/adopted-1/capacity.ts";
import { safetyFactor } from "../../rules/mechanics/belt.ts";
import { absorbedPower, beltPower } from "../../rules/mechanics/power.ts";
import { sagTension } from "../../rules/mechanics/sag.ts";
import { gravityTakeUpTension } from "../../rules/mechanics/take-up.ts";
import { startTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import { standardArea } from "./cema-cases.ts";
import type { Inputs } from "./published.ts";
import type { Recompute } from "./recompute-case.ts";

/** A summary page prints the effective and the largest tension; the rest of its figures must follow from them. */
const summary: Recompute = (inputs, expected) => {
  const trace = startTrace("checked");
  const gravity = 9.80665;
  const beltSpeed = inputs.number("belt_speed_m_s");
  const massFlow = inputs.number("capacity_t_h") / 3.6;
  const beltWidth = inputs.number("belt_width_mm") / 1e3;
  const power = beltPower(trace, { effectiveTension: expected("Te_full_kN") * 1e3, beltSpeed });
  const bulkDensity = inputs.number("bulk_density_low_kg_m3");
  const area = standardArea(
    beltWidth,
    inputs.number("carry_idler.trough_deg") * degree,
    inputs.number("surcharge_deg") * degree,
  );
  return {
    sag_tension_kN:
      sagTension(trace, {
        beltMass: inputs.number("belt_mass_kg_m"),
        lineLoad: massFlow / beltSpeed,
        gravity,
        spacing: inputs.number("carry_idler.spacing_m"),
        sag: inputs.number("allowable_sag_percent") / 100,
      }) / 1e3,
    takeup_belt_tension_kN:
      gravityTakeUpTension(trace, { mass: inputs.number("takeup_mass_kg"), gravity, wrapAngle: Math.PI }) / 1e3,
    ...safety(inputs, expected, beltWidth),
    belt_power_full_kW: power / 1e3,
    absorbed_power_full_kW:
      absorbedPower(trace, { beltPower: power, efficiency: inputs.number("drive_efficiency") }) / 1e3,
    belt_percent_full: (100 * requiredArea(trace, { massFlow, beltSpeed, bulkDensity })) / area,
  };
};

function safety(
  inputs: Inputs,
  expected: (name: string) => number,
  beltWidth: number,
): Readonly<Record<string, number>> {
  const strength = inputs.findNumber("belt_strength_kN_m");
  if (strength === undefined) return {};
  const largestTension = expected("Tmax_kN") * 1e3;
  return {
    running_safety_factor: safetyFactor(startTrace(), { strength: strength * 1e3, beltWidth, largestTension }),
  };
}

export const recomputeDesignSummaries: Readonly<Record<string, Recompute>> = {
  "helix-bc01-coal-120tph": summary,
  "helix-c223-iron-ore-high-lift": summary,
  "helix-c3-overland-21km": summary,
  "helix-cv01-limestone-777tph": summary,
  "helix-cv4-coal-720tph": summary,
  "helix-weigh-conveyor-8.6m": summary,
  "helix-zc01-cv001-coal-3.7tph": summary,
};

import type { Design } from "../../design/design.ts";
import { methods } from "../../design/method.ts";
import { sagTension } from "../../rules/mechanics/sag.ts";
import { solve } from "../../solve/solve.ts";
import { lengthCoefficient, peripheralForce } from "../../standards/iso-5048-1989/length-coefficient.ts";
import { mainResistanceOfBothStrands } from "../../standards/iso-5048-1989/main-resistance.ts";
import { cleanerResistance } from "../../standards/iso-5048-1989/special.ts";
import { startTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import { workedConveyor } from "../worked-conveyor.ts";
import type { Inputs } from "./published.ts";
import type { Recompute } from "./recompute-case.ts";

const trace = startTrace("checked");

const chargingBelt: Recompute = (inputs) => {
  const gravity = inputs.number("gravity_m_s2");
  const length = inputs.number("length_m");
  const beltMass = inputs.number("belt_mass_kg_m");
  const lineLoad = inputs.number("line_load_kg_m");
  const beltSpeed = inputs.number("belt_speed_m_s");
  const main = mainResistanceOfBothStrands(trace, {
    friction: inputs.number("friction_factor"),
    length,
    gravity,
    carryIdlerMass: inputs.number("carry_idler_mass_kg_m"),
    returnIdlerMass: inputs.number("return_idler_mass_kg_m"),
    beltMass,
    lineLoad,
    slopeCosine: Math.cos(inputs.number("slope_deg") * degree),
  });
  const cleaner = cleanerResistance(trace, {
    beltWidth: inputs.number("belt_width_m"),
    contactLength: inputs.number("cleaner_contact_m"),
    pressure: inputs.number("cleaner_pressure_Pa"),
    cleanerFriction: inputs.number("cleaner_friction"),
  });
  const cleaners = (inputs.number("head_cleaners") + 1.5 * inputs.number("empty_section_cleaners")) * cleaner;
  const lift = lineLoad * gravity * inputs.number("lift_m");
  const pull = peripheralForce(trace, {
    lengthCoefficient: inputs.number("length_coefficient"),
    mainResistance: main,
    slopeResistance: lift,
    specialResistance: inputs.number("special_main_N") + cleaners,
  });
  const power = (pull * beltSpeed) / 1e3;
  const sag = { gravity, sag: inputs.number("sag"), beltMass };
  return {
    F_H_N: main,
    C_at_310_m: lengthCoefficient(trace, { length }),
    F_S2_N: cleaners,
    F_St_N: lift,
    F_U_N: pull,
    P_A_kW: power,
    P_M_kW: power / inputs.number("efficiency"),
    S_sag_carry_N: sagTension(trace, { ...sag, lineLoad, spacing: inputs.number("carry_spacing_m") }),
    S_sag_return_N: sagTension(trace, { ...sag, lineLoad: 0, spacing: inputs.number("return_spacing_m") }),
    S_no_slip_N: (inputs.number("start_factor") * pull) / (inputs.number("grip_of_one_drum") ** 2 - 1),
  };
};

/** The conveyor of handbook 2.19 with a centre roll of 465 mm. */
function network(inputs: Inputs, mass: number): Design {
  const frictionFactor = inputs.number("friction_factor");
  const secondary = inputs.text("secondary") === "components" ? "components" : "length-coefficient";
  return {
    ...workedConveyor,
    takeUp: { kind: "gravity", mass, massIncrement: 500 },
    carryIdler: { ...workedConveyor.carryIdler, centreFaceWidth: 0.465, wingFaceWidth: 0.46 },
    settings: { ...workedConveyor.settings, secondary },
    points: workedConveyor.points.map((point) => ({ ...point, section: { ...point.section, frictionFactor } })),
  };
}

const sideBySide: Recompute = (inputs) => {
  const mass = inputs.number("take_up_mass_kg");
  const found = inputs.list("methods").flatMap((one) => {
    const method = methods.find((name) => name === one.text("method")) ?? "ISO";
    const solution = solve(network(one, mass), { method });
    if (solution.kind === "refused") throw new Error(JSON.stringify(solution.refusals));
    const { "running-full": full, "running-empty": empty } = solution.cases;
    const name = one.text("name");
    return [
      [`${name}_Te_full_N`, full.effectiveTension],
      [`${name}_Tmax_full_N`, full.largest.tension],
      [`${name}_Te_empty_N`, empty.effectiveTension],
      [`${name}_main_full_N`, full.components.friction],
      [`${name}_bearings_full_N`, full.components.bearing],
    ] as const;
  });
  return Object.fromEntries(found);
};

export const recomputeNationalCases: Readonly<Record<string, Recompute>> = {
  "gb17119-charging-belt-310m": chargingBelt,
  "methods-network-300m": sideBySide,
};

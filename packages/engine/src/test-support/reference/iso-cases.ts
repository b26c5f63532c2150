import type { Design } from "../../design/design.ts";
import type { Point } from "../../design/point.ts";
import { defaultLoopRules } from "../../design/settings.ts";
import { lineLoad } from "../../rules/adopted-1/capacity.ts";
import { sagTension } from "../../rules/mechanics/sag.ts";
import { averageTension } from "../../rules/mechanics/take-up.ts";
import { requiredSlackTension } from "../../rules/mechanics/traction.ts";
import { resultantForce, resultantForward, resultantUpward } from "../../rules/pulley-loads/resultant.ts";
import type { LoadCaseName } from "../../solve/load-case.ts";
import { solve } from "../../solve/solve.ts";
import { wrapFactor } from "../../standards/cema-5/wrap-factor.ts";
import {
  accelerationForce,
  accelerationLength,
  accelerationSkirtForce,
  skirtForce,
} from "../../standards/iso-5048-1989/loading.ts";
import { idlerMassPerMetre, mainResistanceOfBothStrands } from "../../standards/iso-5048-1989/main-resistance.ts";
import { bearingResistance, fabricWrapResistance } from "../../standards/iso-5048-1989/pulley.ts";
import { cleanerResistance } from "../../standards/iso-5048-1989/special.ts";
import { startTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import { threeRollFill } from "../three-roll-fill.ts";
import { aSection, workedConveyor, workedDrive } from "../worked-conveyor.ts";
import type { Inputs } from "./published.ts";
import type { Recompute } from "./recompute-case.ts";

const trace = startTrace("checked");

function resistances(inputs: Inputs) {
  const gravity = inputs.number("gravity_m_s2");
  const beltSpeed = inputs.number("belt_speed_m_s");
  const massFlow = inputs.number("capacity_t_h") / 3.6;
  const bulkDensity = inputs.number("bulk_density_kg_m3");
  const feedSpeed = inputs.number("material_entry_speed_m_s");
  const beltMass = inputs.number("belt_mass_kg_m");
  const load = lineLoad(trace, { massFlow, beltSpeed });
  const idlers = (strand: string) =>
    idlerMassPerMetre(trace, {
      rotatingMass: inputs.number(`${strand}_idler.rotating_mass_per_set_kg`),
      spacing: inputs.number(`${strand}_idler.spacing_m`),
    });
  const [carryIdlerMass, returnIdlerMass] = [idlers("carry"), idlers("return")];
  const zone = accelerationLength(trace, {
    beltSpeed,
    feedSpeed,
    gravity,
    frictionOnBelt: inputs.number("mu1_material_belt"),
  });
  const skirt = {
    frictionOnSkirt: inputs.number("mu2_material_skirt"),
    massFlow,
    bulkDensity,
    gravity,
    beltSpeed,
    skirtWidth: inputs.number("skirt.width_between_m"),
  };
  const one = cleanerResistance(trace, {
    beltWidth: inputs.number("cleaners.width_m"),
    contactLength: inputs.number("cleaners.contact_thickness_m"),
    pressure: inputs.number("cleaners.pressure_N_m2"),
    cleanerFriction: inputs.number("mu3_belt_cleaner"),
  });
  return {
    load,
    carryIdlerMass,
    returnIdlerMass,
    main: mainResistanceOfBothStrands(trace, {
      friction: inputs.number("friction_factor_f"),
      length: inputs.number("centre_distance_m"),
      gravity,
      carryIdlerMass,
      returnIdlerMass,
      beltMass,
      lineLoad: load,
      slopeCosine: 1,
    }),
    acceleration: accelerationForce(trace, { massFlow, beltSpeed, feedSpeed }),
    accelerationSkirts: accelerationSkirtForce(trace, { ...skirt, feedSpeed, accelerationLength: zone }),
    skirts: skirtForce(trace, { ...skirt, skirtLength: inputs.number("skirt.length_m") }),
    cleaners: inputs.number("cleaners.number") * one,
  };
}

function pulleyResistance(inputs: Inputs, pulley: string, arriving: number, leaving: number): number {
  const diameter = inputs.number(`${pulley}.diameter_m`);
  const tension = averageTension(trace, { start: arriving, end: leaving });
  const wrap = fabricWrapResistance(trace, {
    beltWidth: inputs.number("belt_width_m"),
    meanTension: tension,
    beltThickness: inputs.number("belt_thickness_m"),
    diameter,
  });
  const strands = { arriving, leaving, arrivingDirection: 0, leavingDirection: Math.PI };
  const upward = resultantUpward(trace, {
    ...strands,
    mass: inputs.number(`${pulley}.mass_kg`),
    gravity: inputs.number("gravity_m_s2"),
  });
  const load = resultantForce(trace, { forward: resultantForward(trace, strands), upward });
  return (
    wrap +
    bearingResistance(trace, { shaftDiameter: inputs.number(`${pulley}.bearing_seat_diameter_m`), diameter, load })
  );
}

const flatCoal: Recompute = (inputs) => {
  const found = resistances(inputs);
  const beltSpeed = inputs.number("belt_speed_m_s");
  const efficiency = inputs.number("fluid_coupling_efficiency") * inputs.number("gearbox_efficiency");
  const { area } = threeRollFill(trace, {
    centreRoll: inputs.number("carry_idler.centre_roll_length_m"),
    loadedWidth: inputs.number("usable_loaded_width_m"),
    troughAngle: inputs.number("carry_idler.trough_angle_deg") * degree,
    surchargeAngle: inputs.number("surcharge_angle_deg") * degree,
  });
  // The package takes 300 N per metre of belt width for each pulley in its first pass.
  const estimate = 300 * inputs.number("belt_width_m");
  const secondary = found.acceleration + found.accelerationSkirts + 2 * estimate;
  const special = found.skirts + found.cleaners;
  const total = found.main + secondary + special;
  const hung = { beltMass: inputs.number("belt_mass_kg_m"), gravity: inputs.number("gravity_m_s2") };
  const sagOf = (strand: string, load: number) =>
    sagTension(trace, {
      ...hung,
      lineLoad: load,
      spacing: inputs.number(`${strand}_idler.spacing_m`),
      sag: inputs.number(`${strand}_idler.allowable_sag_ratio`),
    });
  const carrySag = sagOf("carry", found.load);
  const factor = wrapFactor(trace, {
    friction: inputs.number("mu_belt_pulley"),
    wrapAngle: inputs.number("wrap_angle_deg") * degree,
  });
  const slack = requiredSlackTension(trace, { wrapFactor: factor, driveForce: total });
  const drive = pulleyResistance(inputs, "drive_pulley", carrySag + total, carrySag);
  const tail = pulleyResistance(inputs, "tail_pulley", carrySag, carrySag);
  const secondPass = found.acceleration + found.accelerationSkirts + drive + tail;
  const totalSecond = found.main + secondPass + special;
  return {
    cross_section_m2: area,
    theoretical_volume_flow_m3_s: area * beltSpeed,
    theoretical_line_load_kg_m: area * inputs.number("bulk_density_kg_m3"),
    line_load_kg_m: found.load,
    carry_idler_mass_kg_m: found.carryIdlerMass,
    return_idler_mass_kg_m: found.returnIdlerMass,
    FH_main_N: found.main,
    FbA_acceleration_N: found.acceleration,
    Ff_skirt_acceleration_zone_N: found.accelerationSkirts,
    F_wrap_and_bearing_estimate_each_pulley_N: estimate,
    FN_secondary_N: secondary,
    FgL_skirt_N: found.skirts,
    Frc_cleaners_N: found.cleaners,
    FS_special_N: special,
    FU_first_pass_N: total,
    motor_power_first_pass_kW: (total * beltSpeed) / efficiency / 1e3,
    Tmin_sag_carry_N: carrySag,
    Tmin_sag_return_N: sagOf("return", 0),
    traction_T1_min_N: slack + total,
    traction_T2_min_N: slack,
    T1_when_sag_governs_N: carrySag + total,
    T2_when_sag_governs_N: carrySag,
    drive_pulley_wrap_plus_bearing_N: drive,
    tail_pulley_wrap_plus_bearing_N: tail,
    FN_second_pass_N: secondPass,
    FU_second_pass_N: totalSecond,
    motor_power_second_pass_kW: (totalSecond * beltSpeed) / efficiency / 1e3,
  };
};

/** The same case as a whole design, solved. */
function inclineDesign(inputs: Inputs): Design {
  const [first, second, third] = inputs.list("carry_sections_tail_to_head");
  if (first === undefined || second === undefined || third === undefined) throw new Error("three sections are needed");
  const beltSpeed = inputs.number("belt_speed_m_s");
  const carry = aSection({
    massFlow: inputs.number("line_load_kg_m") * beltSpeed,
    idlerSpacing: 1,
    frictionFactor: inputs.number("f_carry"),
  });
  const back = aSection({ strand: "return", idlerSpacing: 1, frictionFactor: inputs.number("f_return") });
  const [x1, x2] = [first.number("horizontal_m"), first.number("horizontal_m") + second.number("horizontal_m")];
  const x3 = x2 + third.number("horizontal_m");
  const z = second.number("lift_m");
  const place = (id: string, x: number, height: number) => ({ id, x, y: 0, z: height, cleaners: 0, ploughs: 0 });
  const turned = {
    brakeForce: 0,
    pulley: { diameter: 0.8, shaftDiameter: 0.15, rotation: "clockwise", wrapAngle: Math.PI, equivalentMass: 0 },
  } as const;
  const points: readonly Point[] = [
    { ...place("tail", 0, 0), ...turned, kind: "tail", section: carry },
    { ...place("c1", x1, 0), kind: "intermediate", section: carry },
    { ...place("c2", x2, z), kind: "intermediate", section: carry },
    { ...place("head", x3, z), ...turned, kind: "drive", driveId: "A", section: { ...back, idlerSpacing: 0 } },
    { ...place("take-up", x3, z), ...turned, kind: "take-up", section: back },
    { ...place("r2", x2, z), kind: "intermediate", section: back },
    { ...place("r1", x1, 0), kind: "intermediate", section: back },
  ];
  return {
    ...workedConveyor,
    gravity: inputs.number("gravity_m_s2"),
    beltSpeed,
    belt: { ...workedConveyor.belt, mass: inputs.number("belt_mass_kg_m") },
    carryIdler: { ...workedConveyor.carryIdler, rotatingMass: inputs.number("carry_idler_rotating_kg_m") },
    returnIdler: { ...workedConveyor.returnIdler, rotatingMass: inputs.number("return_idler_rotating_kg_m") },
    points,
    drives: [workedDrive],
    takeUp: { kind: "winch", tension: inputs.number("slack_tension_after_drive_kN") * 1e3, isHeldInTransients: true },
    loop: { ...defaultLoopRules, path: "straight", levelSections: "empty-in-both", pulleyLosses: "ignored" },
  };
}

const incline: Recompute = (inputs) => {
  const design = inclineDesign(inputs);
  const solution = solve(design, { method: "ISO" });
  if (solution.kind === "refused") throw new Error(JSON.stringify(solution.refusals));
  const names: readonly (readonly [string, LoadCaseName])[] = [
    ["full", "running-full"],
    ["empty", "running-empty"],
    ["inclines", "running-inclines"],
    ["declines", "running-declines"],
  ];
  const along = ["take-up", "r2", "r1", "tail", "c1", "c2", "head"];
  const entries = names.flatMap(([word, name]): readonly (readonly [string, number])[] => {
    const { points, effectiveTension } = solution.cases[name];
    const tensions = along.map((id, at): readonly [string, number] => [
      `${word}_T${at}_kN`,
      (points.find((point) => point.pointId === id)?.arriving ?? Number.NaN) / 1e3,
    ]);
    return [
      ...tensions,
      [`${word}_Te_kN`, effectiveTension / 1e3],
      [`${word}_power_kW`, (effectiveTension * design.beltSpeed) / 1e3],
    ];
  });
  return Object.fromEntries(entries);
};

export const recomputeIsoCases: Readonly<Record<string, Recompute>> = {
  "iso5048-flat-coal-143m": flatCoal,
  "iso5048-sections-incline-420m": incline,
};

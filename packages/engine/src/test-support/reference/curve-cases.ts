import { trajectory } from "../../calculators/trajectory.ts";
import { dinTensions } from "../../parts/belt/transition/transition.ts";
import { threeRollPieces, troughProfile } from "../../parts/curves/horizontal/trough-profile.ts";
import { verticalCurve } from "../../parts/curves/vertical/vertical-curve.ts";
import {
  beltOnRoll,
  centreTiltFriction,
  conventionalRestoringForce,
  lateralPull,
  wingTiltFriction,
} from "../../rules/belt-curves/lateral-balance.ts";
import { liftOffRadius } from "../../rules/belt-curves/lift-off.ts";
import { streamForward, streamUp } from "../../rules/trajectory/discharge.ts";
import { transitionEdgeLength } from "../../standards/din-22101-2011/transition.ts";
import { edgeShift, transitionDistance } from "../../standards/iso-5293/transition-distance.ts";
import { startTrace } from "../../trace/trace.ts";
import { degree, foot, inch } from "../../units.ts";
import { handbookCurveRules } from "../curve-rules.ts";
import type { Recompute } from "./recompute-case.ts";

const trace = startTrace("checked");

const vertical: Recompute = (inputs) => {
  const width = inputs.number("belt_width_m");
  const gravity = inputs.number("gravity_m_s2");
  const slope = inputs.number("slope_at_curve_deg") * degree;
  const beltMass = inputs.number("belt_mass_kg_m");
  const worst = inputs.number("worst_tension_at_concave_curve_kN") * 1000;
  const profile = troughProfile(trace, threeRollPieces(width, width / 3, inputs.number("trough_deg") * degree));
  const lowestTension = inputs.number("minimum_tension_kN_m") * 1000;
  const rules = { ...handbookCurveRules, gravity, highFactor: 1, lowFactor: 1, runningEdgeFactor: 1, lowestTension };
  const belt = {
    profile,
    modulus: inputs.number("belt_modulus_kN_m") * 1000,
    ratedTension: inputs.number("rated_tension_kN_m") * 1000,
    beltMass,
    materialMass: 0,
    beltSpeed: 3,
  };
  // The belt lifts first where it is steepest; the other checks do not depend on the slope.
  const radius = (check: string, tension: number, [slopeBefore, slopeAfter]: readonly [number, number]) => {
    const cases = [{ loadCase: "a", state: "running" as const, isLoaded: false, tensionAt: () => tension }];
    const found = verticalCurve(trace, { slopeBefore, slopeAfter, cases, belt, rules, spacing: 1.2 });
    const need = found.checks.find((one) => one.check === check)?.need;
    return need?.kind === "radius" ? need.radius : Number.NaN;
  };
  const [up, over] = [
    [slope - degree, slope],
    [slope, slope - degree],
  ] as const;
  const tension = inputs.number("tension_at_curve_kN_m") * 1000 * width;
  const level = { tension: worst, centrifugalCredit: 0, lineMass: beltMass, beltSpeed: 3, gravity, slope: 0 };
  return {
    concave_liftoff_radius_m: radius("lift-off", worst, up),
    concave_liftoff_radius_cema_1p11_m: liftOffRadius(trace, { ...level, tensionFactor: 1.11 }),
    convex_edge_overstress_radius_m: radius("edge-overstress", tension, over),
    convex_centre_buckling_radius_m: radius("centre-buckling", tension, over),
    concave_edge_buckling_radius_m: radius("edge-slack", tension, up),
    concave_centre_overstress_radius_m: radius("centre-overstress", tension, up),
  };
};

const horizontal: Recompute = (inputs) => {
  const beltWidth = inputs.number("belt_width_m");
  const weight = inputs.number("weight_force_per_idler_spacing_N");
  const onRoll = (name: string) =>
    beltOnRoll(trace, { beltMass: weight, gravity: 1, length: inputs.number(name), beltWidth });
  const inside = onRoll("width_on_inside_wing_m");
  const centre = onRoll("width_on_centre_m");
  const outside = onRoll("width_on_outside_wing_m");
  const troughAngle = inputs.number("trough_deg") * degree;
  const banking = inputs.number("banking_deg") * degree;
  const creditFactor = inputs.number("friction_variation_factor");
  const wing = (on: number, friction: string, bank: number) =>
    wingTiltFriction(trace, {
      creditFactor,
      friction: inputs.number(friction),
      weight: on,
      troughAngle,
      banking: bank,
    });
  const insideFriction = wing(inside, "friction_tilted_inside", banking);
  const outsideFriction = wing(outside, "friction_tilted_outside", -banking);
  const on = { inside, centre, outside, troughAngle, banking };
  const centreFriction = centreTiltFriction(trace, {
    ...on,
    creditFactor,
    friction: inputs.number("friction_tilted_centre"),
  });
  const [tension, radius] = [
    inputs.number("motive_check.belt_tension_N"),
    inputs.number("motive_check.curve_radius_m"),
  ];
  const pull = lateralPull(trace, { tension, radius, centrifugalCredit: 0, lineMass: 0, beltSpeed: 0 });
  return {
    belt_weight_force_centre_N: centre * Math.sin(banking),
    belt_weight_net_restoring_N: conventionalRestoringForce(trace, on),
    tilt_friction_inside_N: insideFriction,
    tilt_friction_outside_N: outsideFriction,
    tilt_friction_centre_N: centreFriction,
    tilt_friction_net_N: insideFriction - outsideFriction + centreFriction,
    motive_force_T24kN_N: pull * inputs.number("motive_check.idler_spacing_m"),
  };
};

const textileTransition: Recompute = (inputs) => {
  const beltWidth = inputs.number("belt_width_m");
  const centreLength = inputs.number("centre_roll_length_m");
  const troughAngle = inputs.number("trough_deg") * degree;
  const wingLength = (beltWidth - centreLength) / 2;
  const widthTension = inputs.number("mean_tension_N_mm") * 1000;
  const modulus = inputs.number("belt_modulus_N_mm") * 1000;
  const given = {
    beltWidth,
    centreLength,
    troughAngle,
    wingLength,
    modulus,
    widthTension,
    tension: widthTension * beltWidth,
    ratedTension: widthTension,
    arrangement: "full-trough",
    carcass: "fabric",
    edgeFactor: 1.3,
    lowestTension: 0,
    idlers: 0,
    pulleyRise: inputs.number("pulley_lift_m"),
    edgeHeight: wingLength * Math.sin(troughAngle),
    length: inputs.number("transition_length_m"),
  } as const;
  const din = dinTensions(trace, given);
  return {
    belt_on_wing_roll_m: wingLength,
    edge_path_length_m: transitionEdgeLength(trace, given),
    edge_minus_centre_tension_N_mm: din.difference / 1000,
    centre_tension_N_mm: din.centre / 1000,
    edge_tension_N_mm: din.edge / 1000,
    approximate_length_for_that_difference_m: transitionDistance(trace, {
      lift: given.edgeHeight,
      edgeShift: edgeShift(trace, { wingLength, troughAngle }),
      modulus,
      difference: din.difference,
    }),
  };
};

const levelDischarge: Recompute = (inputs) => {
  const radius =
    inputs.number("pulley_radius_with_lagging_m") +
    inputs.number("belt_thickness_m") +
    inputs.number("centroid_height_above_belt_m");
  const found = trajectory(trace, {
    innerRadius: radius,
    outerRadius: radius,
    beltSpeed: inputs.number("belt_speed_m_s"),
    slope: inputs.number("incline_deg") * degree,
    points: 11,
    timeStep: 0.05,
    gravity: inputs.number("gravity_m_s2"),
    model: { kind: "cema" },
  });
  if (found.kind !== "trajectory") return {};
  const places = found.lower.flatMap(({ time, x, y }) => {
    const at = Number(time.toFixed(2));
    return [
      [`x_at_${at}s_m`, x],
      [`y_at_${at}s_m`, y],
    ] as const;
  });
  const [first] = found.lower;
  return {
    radius_to_stream_m: radius,
    speed_ratio_v2_over_gr: found.speedRatio,
    discharge_angle_past_vertical_deg: found.angle / degree,
    ...(first === undefined ? {} : { x0_m: first.x, y0_m: first.y }),
    ...Object.fromEntries(places),
  };
};

const fallTable: Recompute = () => {
  const steps = Array.from({ length: 10 }, (_, at) => at + 1);
  const falls = steps.map((step) => {
    const level = { radius: 1, angle: 0, speed: 1, gravity: 9.80665 };
    const fall = 1 - streamUp(trace, { ...level, time: step * 0.05 });
    return [`fall_after_${step}_twentieths_in`, fall / inch] as const;
  });
  const speeds = [400, 600].map((fpm) => {
    const along = streamForward(trace, { radius: 1, angle: 0, speed: (fpm * foot) / 60, time: 0.05 });
    return [`tangent_step_${fpm}fpm_in`, along / inch] as const;
  });
  return Object.fromEntries([...falls, ...speeds]);
};

export const recomputeCurveCases: Readonly<Record<string, Recompute>> = {
  "vertical-curves-1200mm-35deg": vertical,
  "horizontal-curve-grimmer-kessler-conventional": horizontal,
  "transition-length-textile-1200": textileTransition,
  "trajectory-horizontal-fast": levelDischarge,
  "trajectory-horizontal-slow": levelDischarge,
  "cema-trajectory-fall-table": fallTable,
};

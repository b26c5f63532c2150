import { mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { finite, nonNegative, positive } from "../../trace/limit.ts";

const source = mechanics("balance of belt tension along the loop");
const acceleration = { symbol: "a", unit: "m/s2", must: finite };
const mass = { symbol: "m", unit: "kg", must: nonNegative };

/** Rise of tension along a section: friction, what does not depend on tension, and inertia. */
export const sectionResistance = defineFormula({
  id: "mechanics/loop-balance/section-resistance",
  source,
  inputs: {
    friction: { symbol: "F_H", unit: "N", must: nonNegative },
    frictionShare: { symbol: "k_f", unit: "1", must: nonNegative },
    fixed: { symbol: "F_fix", unit: "N", must: finite },
    mass,
    acceleration,
  },
  output: { symbol: "R", unit: "N" },
  printed: "k_f * F_H + F_fix + m * a",
  evaluate: ({ friction, frictionShare, fixed, mass: moved, acceleration: rate }) =>
    frictionShare * friction + fixed + moved * rate,
});

/** Rise of tension at a point, its drive left out: bending, bearings, accessories and feed, curve, inertia. */
export const pointResistance = defineFormula({
  id: "mechanics/loop-balance/point-resistance",
  source,
  inputs: {
    wrap: { symbol: "F_l", unit: "N", must: finite },
    bearing: { symbol: "F_t", unit: "N", must: finite },
    fixed: { symbol: "F_fix", unit: "N", must: finite },
    curve: { symbol: "F_c", unit: "N", must: finite },
    mass,
    acceleration,
  },
  output: { symbol: "P", unit: "N" },
  printed: "F_l + F_t + F_fix + F_c + m * a",
  evaluate: ({ wrap, bearing, fixed, curve, mass: moved, acceleration: rate }) =>
    wrap + bearing + fixed + curve + moved * rate,
});

/** Tension arriving at the next point. */
export const tensionAfterSection = defineFormula({
  id: "mechanics/loop-balance/tension-after-section",
  source,
  inputs: {
    leaving: { symbol: "T_out", unit: "N", must: finite },
    resistance: { symbol: "R", unit: "N", must: finite },
  },
  output: { symbol: "T_in", unit: "N" },
  printed: "T_out + R",
  evaluate: ({ leaving, resistance }) => leaving + resistance,
});

/** Tension leaving a point. */
export const tensionAfterPoint = defineFormula({
  id: "mechanics/loop-balance/tension-after-point",
  source,
  inputs: {
    arriving: { symbol: "T_in", unit: "N", must: finite },
    resistance: { symbol: "P", unit: "N", must: finite },
    driveForce: { symbol: "F", unit: "N", must: finite },
  },
  output: { symbol: "T_out", unit: "N" },
  printed: "T_in + P - F",
  evaluate: ({ arriving, resistance, driveForce }) => arriving + resistance - driveForce,
});

/** Tension arriving at the take-up, whose two sides have the take-up tension as their mean. */
export const takeUpArrival = defineFormula({
  id: "mechanics/loop-balance/take-up-arrival",
  source,
  inputs: {
    takeUpTension: { symbol: "T_0", unit: "N", must: finite },
    resistance: { symbol: "P", unit: "N", must: finite },
    driveForce: { symbol: "F", unit: "N", must: finite },
  },
  output: { symbol: "T_in", unit: "N" },
  printed: "T_0 - (P - F) / 2",
  evaluate: ({ takeUpTension, resistance, driveForce }) => takeUpTension - (resistance - driveForce) / 2,
});

/** Several cleaners at one point. */
export const cleanersForce = defineFormula({
  id: "mechanics/loop-balance/cleaners-force",
  source,
  inputs: {
    cleaners: { symbol: "n", unit: "1", must: nonNegative },
    force: { symbol: "F_r", unit: "N", must: nonNegative },
  },
  output: { symbol: "F_cleaners", unit: "N" },
  printed: "n * F_r",
  evaluate: ({ cleaners, force }) => cleaners * force,
});

/** Several ploughs at one point. */
export const ploughsForce = defineFormula({
  id: "mechanics/loop-balance/ploughs-force",
  source,
  inputs: {
    ploughs: { symbol: "n", unit: "1", must: nonNegative },
    force: { symbol: "F_a", unit: "N", must: nonNegative },
  },
  output: { symbol: "F_ploughs", unit: "N" },
  printed: "n * F_a",
  evaluate: ({ ploughs, force }) => ploughs * force,
});

const anyForce = (symbol: string) => ({ symbol, unit: "N", must: finite });

/** Rise of tension along a section that does not depend on tension. */
export const fixedSectionForce = defineFormula({
  id: "mechanics/loop-balance/fixed-section-force",
  source,
  inputs: {
    lift: anyForce("F_St"),
    skirts: anyForce("F_skirts"),
    tilt: anyForce("F_eps"),
    tensionAdjustment: anyForce("F_adj"),
  },
  output: { symbol: "F_fix", unit: "N" },
  printed: "F_St + F_skirts + F_eps + F_adj",
  evaluate: ({ lift, skirts, tilt, tensionAdjustment }) => lift + skirts + tilt + tensionAdjustment,
});

/** Part of a section's resistance that acts where the section begins: skirts stand there, and so does what is typed. */
export const forceAtStart = defineFormula({
  id: "mechanics/loop-balance/force-at-start",
  source,
  inputs: { skirts: anyForce("F_skirts"), tensionAdjustment: anyForce("F_adj") },
  output: { symbol: "F_start", unit: "N" },
  printed: "F_skirts + F_adj",
  evaluate: ({ skirts, tensionAdjustment }) => skirts + tensionAdjustment,
});

/** Tension behind the skirts, from which it rises evenly to the end of the section. */
export const tensionBehindSkirts = defineFormula({
  id: "mechanics/loop-balance/tension-behind-skirts",
  source,
  inputs: { tension: anyForce("T_2"), forceAtStart: anyForce("F_start") },
  output: { symbol: "T_2s", unit: "N" },
  printed: "T_2 + F_start",
  evaluate: ({ tension, forceAtStart: force }) => tension + force,
});

/** Rise of tension at a point that does not depend on tension. */
export const fixedPointForce = defineFormula({
  id: "mechanics/loop-balance/fixed-point-force",
  source,
  inputs: {
    feeding: anyForce("F_bA"),
    feedingSkirts: anyForce("F_f"),
    cleaners: anyForce("F_cleaners"),
    ploughs: anyForce("F_ploughs"),
    lift: anyForce("F_St"),
  },
  output: { symbol: "F_fix", unit: "N" },
  printed: "F_bA + F_f + F_cleaners + F_ploughs + F_St",
  evaluate: ({ feeding, feedingSkirts, cleaners, ploughs, lift }) =>
    feeding + feedingSkirts + cleaners + ploughs + lift,
});

/** Resistance of a section while starting, with what is added then. */
export const startingSectionForce = defineFormula({
  id: "mechanics/loop-balance/starting-section-force",
  source,
  inputs: { fixed: anyForce("F_fix"), startAdjustment: anyForce("F_start") },
  output: { symbol: "F_fix", unit: "N" },
  printed: "F_fix + F_start",
  evaluate: ({ fixed, startAdjustment }) => fixed + startAdjustment,
});

/** Vertical and horizontal curve at one point. */
export const bothCurves = defineFormula({
  id: "mechanics/loop-balance/both-curves",
  source,
  inputs: { vertical: anyForce("F_v"), horizontal: anyForce("F_h") },
  output: { symbol: "F_c", unit: "N" },
  printed: "F_v + F_h",
  evaluate: ({ vertical, horizontal }) => vertical + horizontal,
});

/** The part of friction that a conveyor that runs itself may have at its easiest. */
export const easedFriction = defineFormula({
  id: "mechanics/loop-balance/eased-friction",
  source,
  inputs: {
    frictionShare: { symbol: "k_f", unit: "1", must: nonNegative },
    friction: { symbol: "F_H", unit: "N", must: nonNegative },
  },
  output: { symbol: "F", unit: "N" },
  printed: "k_f * F_H",
  evaluate: ({ frictionShare, friction }) => frictionShare * friction,
});

/** Pull of a belt when friction is that part of what it was calculated with; what pulleys, skirts and cleaners take stays. */
export const easedPull = defineFormula({
  id: "mechanics/loop-balance/eased-pull",
  source,
  inputs: {
    effectiveTension: anyForce("T_e"),
    friction: { symbol: "F_H", unit: "N", must: nonNegative },
    frictionShare: { symbol: "k_f", unit: "1", must: nonNegative },
  },
  output: { symbol: "T_low", unit: "N" },
  printed: "T_e - (1 - k_f) * F_H",
  evaluate: ({ effectiveTension, friction, frictionShare }) => effectiveTension - (1 - frictionShare) * friction,
});

/** The same for a friction factor in a curve. */
export const easedFactor = defineFormula({
  id: "mechanics/loop-balance/eased-factor",
  source,
  inputs: {
    frictionShare: { symbol: "k_f", unit: "1", must: nonNegative },
    factor: { symbol: "f", unit: "1", must: nonNegative },
  },
  output: { symbol: "f", unit: "1" },
  printed: "k_f * f",
  evaluate: ({ frictionShare, factor }) => frictionShare * factor,
});

/** Share of one drive of all that pull. */
export const shareOfPull = defineFormula({
  id: "mechanics/loop-balance/share-of-pull",
  source: mechanics("load sharing"),
  inputs: { force: { symbol: "F", unit: "N" }, whole: { symbol: "F_all", unit: "N" } },
  output: { symbol: "share", unit: "1" },
  printed: "F / F_all",
  evaluate: ({ force, whole }) => force / whole,
});

export const driveShare = defineFormula({
  id: "mechanics/loop-balance/drive-share",
  source: mechanics("load sharing"),
  inputs: {
    loadShare: { symbol: "s_i", unit: "1", must: nonNegative },
    allShares: { symbol: "S", unit: "1", must: positive },
  },
  output: { symbol: "share", unit: "1" },
  printed: "s_i / S",
  evaluate: ({ loadShare, allShares }) => loadShare / allShares,
});

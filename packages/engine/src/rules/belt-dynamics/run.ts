import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { finite, nonNegative, positive } from "../../trace/limit.ts";

const energy = (symbol: string) => ({ symbol, unit: "J", must: finite });

/** Where a run put its energy that was given to it, and how much of it is missing: a measure of its exactness. */
export const missingEnergy = defineFormula({
  id: "belt-dynamics/run/missing-energy",
  source: mechanics("energy put in is energy stored, lifted and lost"),
  inputs: {
    drives: energy("W_drive"),
    takeUp: energy("W_takeup"),
    kinetic: energy("dE_kin"),
    strain: energy("dE_belt"),
    lifted: energy("W_lift"),
    friction: energy("W_fric"),
    viscous: energy("W_visc"),
    brakes: energy("W_brake"),
    impacts: energy("W_imp"),
  },
  output: { symbol: "E_miss", unit: "J" },
  printed: "W_drive + W_takeup - (dE_kin + dE_belt + W_lift + W_fric + W_visc + W_brake + W_imp)",
  evaluate: ({ drives, takeUp, kinetic, strain, lifted, friction, viscous, brakes, impacts }) =>
    drives + takeUp - (kinetic + strain + lifted + friction + viscous + brakes + impacts),
});

export const energyError = defineFormula({
  id: "belt-dynamics/run/energy-error",
  source: mechanics("energy put in is energy stored, lifted and lost"),
  inputs: { missing: energy("E_miss"), turnover: { symbol: "E_turn", unit: "J", must: positive } },
  output: { symbol: "e", unit: "1" },
  printed: "E_miss / E_turn",
  evaluate: ({ missing, turnover }) => missing / turnover,
});

/** Pull a belt may take for a moment, as when starting and braking. */
export const momentaryPull = defineFormula({
  id: "belt-dynamics/run/momentary-pull",
  source: adopted("allowed pull while starting and braking"),
  inputs: {
    rating: { symbol: "k_N", unit: "N/m", must: positive },
    beltWidth: { symbol: "B", unit: "m", must: positive },
    rise: { symbol: "r", unit: "1", must: positive },
  },
  output: { symbol: "T_allow", unit: "N" },
  printed: "k_N * B * r",
  evaluate: ({ rating, beltWidth, rise }) => rating * beltWidth * rise,
});

/** Ratio of tensions a pulley holds without slip. */
export const heldRatio = defineFormula({
  id: "belt-dynamics/run/held-ratio",
  source: mechanics("friction of a belt on a pulley"),
  inputs: {
    friction: { symbol: "mu", unit: "1", must: nonNegative },
    wrapAngle: { symbol: "alpha", unit: "rad", must: nonNegative },
  },
  output: { symbol: "rho", unit: "1" },
  printed: "exp(mu * alpha)",
  evaluate: ({ friction, wrapAngle }) => Math.exp(friction * wrapAngle),
});

/** How far the elastic belt goes beyond the rigid one. */
export const overRigid = defineFormula({
  id: "belt-dynamics/run/over-rigid",
  source: mechanics("comparison with the belt as one rigid body"),
  inputs: {
    dynamic: { symbol: "T_dyn", unit: "N", must: finite },
    rigid: { symbol: "T_rig", unit: "N", must: positive },
  },
  output: { symbol: "k_dyn", unit: "1" },
  printed: "T_dyn / T_rig",
  evaluate: ({ dynamic, rigid }) => dynamic / rigid,
});

const instant = {
  time: { symbol: "t", unit: "s", must: nonNegative },
  position: { symbol: "x", unit: "m", must: nonNegative },
  tension: { symbol: "T", unit: "N", must: finite },
};

export const largestTension = defineProcedure({
  id: "belt-dynamics/run/largest-tension",
  source: adopted("envelope over all elements and time steps"),
  inputs: instant,
  output: { symbol: "T_max", unit: "N" },
  rule: "the largest tension of any element at any time step, found at the time and place given",
  evaluate: ({ tension }) => tension,
});

export const smallestTension = defineProcedure({
  id: "belt-dynamics/run/smallest-tension",
  source: adopted("envelope over all elements and time steps"),
  inputs: instant,
  output: { symbol: "T_min", unit: "N" },
  rule: "the smallest tension of any element at any time step, found at the time and place given",
  evaluate: ({ tension }) => tension,
});

/** The instant at which a belt is nearest to slipping on a drive. */
export const smallestSlipMargin = defineProcedure({
  id: "belt-dynamics/run/smallest-slip-margin",
  source: adopted("slip is checked at every time step"),
  inputs: {
    time: instant.time,
    ratio: { symbol: "rho_max", unit: "1", must: finite },
    margin: { symbol: "dT_2", unit: "N", must: finite },
  },
  output: { symbol: "dT_2min", unit: "N" },
  rule: "slack-side tension above slip, T_2 - abs(T_1 - T_2) / (rho - 1), at the time step where it is smallest",
  evaluate: ({ margin }) => margin,
});

/** How far the take-up went, with the times of both ends. */
export const takeUpTravel = defineProcedure({
  id: "belt-dynamics/run/take-up-travel",
  source: adopted("envelope over all time steps"),
  inputs: {
    least: { symbol: "x_min", unit: "m", must: finite },
    leastTime: { symbol: "t_min", unit: "s", must: nonNegative },
    most: { symbol: "x_max", unit: "m", must: finite },
    mostTime: { symbol: "t_max", unit: "s", must: nonNegative },
  },
  output: { symbol: "dx", unit: "m" },
  rule: "furthest tightening less furthest yielding of the carriage at any time step",
  evaluate: ({ least, most }) => most - least,
});

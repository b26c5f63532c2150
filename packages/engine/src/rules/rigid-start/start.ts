import { adopted, din22101, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const effectiveTension = { symbol: "T_e", unit: "N" };
const mass = { symbol: "M", unit: "kg", must: positive };
const nominalForce = { symbol: "F_n", unit: "N", must: positive };

/** Mean of the net force over a stretch of speed in which it changes evenly. */
export const logMeanForce = defineFormula({
  id: "rigid-start/start/log-mean-force",
  source: mechanics("integral of M dv / F with F linear in v"),
  inputs: {
    first: { symbol: "F_1", unit: "N", must: positive },
    last: { symbol: "F_2", unit: "N", must: positive },
  },
  output: { symbol: "F_lm", unit: "N" },
  printed: "if(abs(F_2 - F_1) < 1e-9 * F_1, F_1, (F_2 - F_1) / ln(F_2 / F_1))",
  evaluate: ({ first, last }) =>
    Math.abs(last - first) < 1e-9 * first ? first : (last - first) / Math.log(last / first),
});

/** Time for a step of speed. */
export const segmentTime = defineFormula({
  id: "rigid-start/start/segment-time",
  source: mechanics("mass times change of speed over force"),
  inputs: {
    mass,
    speedStep: { symbol: "dv", unit: "m/s", must: nonNegative },
    force: { symbol: "F_lm", unit: "N", must: positive },
  },
  output: { symbol: "t", unit: "s" },
  printed: "M * dv / F_lm",
  evaluate: ({ mass: moved, speedStep, force }) => (moved * speedStep) / force,
});

/** What a force of the drives leaves to accelerate with. */
export const surplusForce = defineFormula({
  id: "rigid-start/start/surplus-force",
  source: mechanics("force, mass and acceleration of the belt as one rigid body"),
  inputs: { factor: { symbol: "k", unit: "1" }, nominalForce: { symbol: "F_n", unit: "N" }, effectiveTension },
  output: { symbol: "F_net", unit: "N" },
  printed: "k * F_n - T_e",
  evaluate: ({ factor, nominalForce: full, effectiveTension: resistance }) => factor * full - resistance,
});

/** Drive force over full-load force that gives an acceleration. */
export const torqueFactor = defineFormula({
  id: "rigid-start/start/torque-factor",
  source: mechanics("resistance and inertia over the force of the motors at full load"),
  inputs: { effectiveTension, mass, acceleration: { symbol: "a", unit: "m/s2" }, nominalForce },
  output: { symbol: "k_T", unit: "1" },
  printed: "(T_e + M * a) / F_n",
  evaluate: ({ effectiveTension: resistance, mass: moved, acceleration, nominalForce: force }) =>
    (resistance + moved * acceleration) / force,
});

/** Start force over the pull of running: how other texts quote a start factor. */
export const runningFactor = defineFormula({
  id: "rigid-start/start/running-factor",
  source: adopted("start factors are quoted on the motor or on the running pull; both are shown"),
  inputs: { startForce: { symbol: "F_st", unit: "N" }, effectiveTension: { ...effectiveTension, must: positive } },
  output: { symbol: "k_run", unit: "1" },
  printed: "F_st / T_e",
  evaluate: ({ startForce, effectiveTension: resistance }) => startForce / resistance,
});

/** Slope of the steepest rise that is loaded. */
export const steepestRise = defineFormula({
  id: "rigid-start/start/steepest-rise",
  source: mechanics("weight on a slope"),
  inputs: { lift: { symbol: "H", unit: "m" }, run: { symbol: "L", unit: "m" } },
  output: { symbol: "delta", unit: "rad" },
  printed: "atan2(H, L)",
  evaluate: ({ lift, run }) => Math.atan2(lift, run),
});

/** Largest acceleration at which material stays on the belt. */
export const slidingAcceleration = defineFormula({
  id: "rigid-start/start/sliding-acceleration",
  source: din22101("non-steady operation, friction between material and belt"),
  inputs: {
    gravity: { symbol: "g", unit: "m/s2", must: positive },
    friction: { symbol: "mu_m", unit: "1", must: nonNegative },
    slope: { symbol: "delta", unit: "rad" },
  },
  output: { symbol: "a_max", unit: "m/s2" },
  printed: "g * (mu_m * cos(delta) - sin(delta))",
  evaluate: ({ gravity, friction, slope }) => gravity * (friction * Math.cos(slope) - Math.sin(slope)),
});

/** Speed at which a change of tension runs along the belt. */
export const waveSpeed = defineFormula({
  id: "rigid-start/start/wave-speed",
  source: mechanics("longitudinal wave in a loaded strip"),
  inputs: {
    modulus: { symbol: "E_b", unit: "N/m", must: positive },
    beltWidth: { symbol: "B", unit: "m", must: positive },
    lineMass: { symbol: "q", unit: "kg/m", must: positive },
  },
  output: { symbol: "c", unit: "m/s" },
  printed: "sqrt(E_b * B / q)",
  evaluate: ({ modulus, beltWidth, lineMass }) => Math.sqrt((modulus * beltWidth) / lineMass),
});

/** Shortest ramp that gives waves time to fade. */
export const shortestRamp = defineFormula({
  id: "rigid-start/start/shortest-ramp",
  source: adopted("five transits of a wave"),
  inputs: {
    length: { symbol: "L", unit: "m", must: positive },
    waveSpeed: { symbol: "c", unit: "m/s", must: positive },
  },
  output: { symbol: "T_min", unit: "s" },
  printed: "5 * L / c",
  evaluate: ({ length, waveSpeed: speed }) => (5 * length) / speed,
});

/** Force of a start over that of the motors at full load. */
export const forceFactor = defineFormula({
  id: "rigid-start/start/force-factor",
  source: mechanics("resistance and inertia over the force of the motors at full load"),
  inputs: { force: { symbol: "F", unit: "N" }, nominalForce },
  output: { symbol: "k", unit: "1" },
  printed: "F / F_n",
  evaluate: ({ force, nominalForce: full }) => force / full,
});

import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { finite, positive } from "../../trace/limit.ts";
import { defineSearch } from "../../trace/search.ts";

const rigid = mechanics("force, mass and acceleration of the belt as one rigid body");
const integral = mechanics("integral of the acceleration over time");
const mass = { symbol: "M", unit: "kg" };
const effectiveTension = { symbol: "T_e", unit: "N" };
const nominalForce = { symbol: "F_n", unit: "N" };
const beltSpeed = { symbol: "v_B", unit: "m/s" };
const duty = { nominalForce, effectiveTension, mass, beltSpeed };

/** Force of a drive that starts. */
export const startPull = defineFormula({
  id: "rigid-start/moving/start-pull",
  source: mechanics("start factor of the force at full load"),
  inputs: { factor: { symbol: "k_s", unit: "1" }, nominalForce },
  output: { symbol: "F_st", unit: "N" },
  printed: "k_s * F_n",
  evaluate: ({ factor, nominalForce: full }) => factor * full,
});

/** What holds a belt at rest. */
export const holdingTension = defineFormula({
  id: "rigid-start/moving/holding-tension",
  source: mechanics("friction at rest over friction in motion"),
  inputs: {
    lift: { symbol: "F_lift", unit: "N", must: finite },
    adjustment: { symbol: "F_adjustment", unit: "N", must: finite },
    effectiveTension,
    breakaway: { symbol: "k_0", unit: "1" },
  },
  output: { symbol: "F_0", unit: "N" },
  printed: "F_lift + F_adjustment + (T_e - (F_lift + F_adjustment)) * k_0",
  evaluate: ({ lift, adjustment, effectiveTension: moving, breakaway }) => {
    const still = lift + adjustment;
    return still + (moving - still) * breakaway;
  },
});

/** Mass of one section of what lies along the belt. */
export const sectionMass = defineFormula({
  id: "rigid-start/moving/section-mass",
  source: mechanics("line load times distance"),
  inputs: { lineLoad: { symbol: "q", unit: "kg/m" }, distance: { symbol: "L", unit: "m" } },
  output: { symbol: "m", unit: "kg" },
  printed: "q * L",
  evaluate: ({ lineLoad, distance }) => lineLoad * distance,
});

/** Way that a wave runs: half the belt. */
export const halfLength = defineFormula({
  id: "rigid-start/moving/half-length",
  source: adopted("five transits of a wave"),
  inputs: { beltLength: { symbol: "L_B", unit: "m" } },
  output: { symbol: "L", unit: "m" },
  printed: "L_B / 2",
  evaluate: ({ beltLength }) => beltLength / 2,
});

/** How far the largest acceleration lies from running to the solved start. */
export const peakShare = defineFormula({
  id: "rigid-start/moving/peak-share",
  source: rigid,
  inputs: { peak: { symbol: "a_t", unit: "m/s2" }, solved: { symbol: "a", unit: "m/s2" } },
  output: { symbol: "x", unit: "1" },
  printed: "max(a_t, a) / a",
  evaluate: ({ peak, solved }) => Math.max(peak, solved) / solved,
});

/** The same of a stop: how far a force lies from one solved case to another. */
export const stopShare = defineFormula({
  id: "rigid-start/moving/stop-share",
  source: rigid,
  inputs: {
    force: { symbol: "F", unit: "N" },
    mass: { ...mass, must: positive },
    first: { symbol: "a_1", unit: "m/s2" },
    last: { symbol: "a_2", unit: "m/s2" },
  },
  output: { symbol: "x", unit: "1" },
  printed: "(-F / M - a_1) / (a_2 - a_1)",
  evaluate: ({ force, mass: moved, first, last }) => (-force / moved - first) / (last - first),
});

/** Tension a share of the way from one case to another. */
export const tensionBetween = defineFormula({
  id: "rigid-start/moving/tension-between",
  source: mechanics("tensions change evenly with the acceleration"),
  inputs: {
    first: { symbol: "T_1", unit: "N" },
    last: { symbol: "T_2", unit: "N" },
    share: { symbol: "x", unit: "1" },
  },
  output: { symbol: "T", unit: "N" },
  printed: "T_1 + x * (T_2 - T_1)",
  evaluate: ({ first, last, share }) => first + share * (last - first),
});

/** Heat in one of the couplings of a drive. */
export const heatOfOneCoupling = defineFormula({
  id: "rigid-start/moving/heat-of-one-coupling",
  source: mechanics("shared by the motor lines"),
  inputs: { heat: { symbol: "Q_all", unit: "N*m" }, motors: { symbol: "z", unit: "1", must: positive } },
  output: { symbol: "Q", unit: "N*m" },
  printed: "Q_all / z",
  evaluate: ({ heat, motors }) => heat / motors,
});

/** Time of a start through a fluid coupling, in closed form. */
export const couplingStartSearch = defineSearch({
  id: "rigid-start/moving/coupling-start-time",
  source: integral,
  inputs: { ...duty, peak: { symbol: "k_p", unit: "1" }, twoSecond: { symbol: "k_2", unit: "1" } },
  output: { symbol: "t_start", unit: "s" },
  rule: "time in which the torque of the coupling, rising with its filling and falling near full speed, brings the mass to belt speed",
});

/** What a start that is followed step by step came to. */
export const startSearches = {
  distance: defineSearch({
    id: "rigid-start/moving/start-distance",
    source: mechanics("integral of the speed over time"),
    inputs: duty,
    output: { symbol: "s", unit: "m" },
    rule: "way that the belt travels until it has its speed, added up step by step",
  }),
  breakAway: defineSearch({
    id: "rigid-start/moving/break-away-time",
    source: integral,
    inputs: duty,
    output: { symbol: "t_0", unit: "s" },
    rule: "time at which the drives give more than what holds the belt at rest",
  }),
  reachedSpeed: defineSearch({
    id: "rigid-start/moving/reached-speed",
    source: integral,
    inputs: duty,
    output: { symbol: "v", unit: "m/s" },
    rule: "speed at the end of the start, step by step",
  }),
  peakForce: defineSearch({
    id: "rigid-start/moving/peak-force",
    source: mechanics("torque of motors and couplings at their speed"),
    inputs: duty,
    output: { symbol: "F_max", unit: "N" },
    rule: "largest force of all drives together at any step of the start",
  }),
  peakAcceleration: defineSearch({
    id: "rigid-start/moving/peak-acceleration",
    source: rigid,
    inputs: duty,
    output: { symbol: "a_max", unit: "m/s2" },
    rule: "largest acceleration at any step of the start",
  }),
  changeOver: defineSearch({
    id: "rigid-start/moving/change-over-share",
    source: integral,
    inputs: duty,
    output: { symbol: "nu", unit: "1" },
    rule: "share of full speed that is reached when the time in star is over, step by step",
  }),
  limitedAt: defineSearch({
    id: "rigid-start/moving/limited-at",
    source: rigid,
    inputs: duty,
    output: { symbol: "t_lim", unit: "s" },
    rule: "first step at which the reference needs more force than the drives may give",
  }),
  overrun: defineSearch({
    id: "rigid-start/moving/overrun-time",
    source: integral,
    inputs: duty,
    output: { symbol: "t_110", unit: "s" },
    rule: "time at which a belt that its drives cannot hold passes 110 % of its speed",
  }),
  heat: defineSearch({
    id: "rigid-start/moving/coupling-heat",
    source: mechanics("torque times slip over time"),
    inputs: { ...duty, power: { symbol: "P_inst", unit: "W" }, slip: { symbol: "s", unit: "1" } },
    output: { symbol: "Q_all", unit: "N*m" },
    rule: "torque of the coupling times what the motor turns faster than the gearbox, added up step by step",
  }),
};

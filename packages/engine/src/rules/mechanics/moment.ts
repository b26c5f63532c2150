import { mechanics } from "../../standards/sources.ts";
import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { finite, nonNegative, positive } from "../../trace/limit.ts";
import { defineSearch } from "../../trace/search.ts";

const source = mechanics("force, mass and acceleration of the belt as one rigid body");
const time = { symbol: "t", unit: "s", must: nonNegative };
const effectiveTension = { symbol: "T_e", unit: "N", must: finite };
const mass = { symbol: "M", unit: "kg", must: positive };
const force = { symbol: "F", unit: "N", must: finite };
const acceleration = { symbol: "a", unit: "m/s2", must: finite };
const speed = { symbol: "v", unit: "m/s", must: finite };

/** What moves with the belt while a motor turns apart behind its coupling. */
export const massWithoutMotor = defineFormula({
  id: "mechanics/moment/mass-without-motor",
  source,
  inputs: { mass, motorMass: { symbol: "m_M", unit: "kg", must: nonNegative } },
  output: { symbol: "M", unit: "kg" },
  printed: "M - m_M",
  evaluate: ({ mass: moved, motorMass }) => moved - motorMass,
});

/** Acceleration at a moment: of a start whose torque is given, or of a stop, where it is negative. */
export const netAcceleration = defineFormula({
  id: "mechanics/moment/net-acceleration",
  source,
  inputs: { force, effectiveTension, mass },
  output: { symbol: "a", unit: "m/s2" },
  printed: "(F - T_e) / M",
  evaluate: ({ force: pull, effectiveTension: resistance, mass: moved }) => (pull - resistance) / moved,
});

/** Force that a start takes whose speed is given. */
export const followingForce = defineFormula({
  id: "mechanics/moment/following-force",
  source,
  inputs: { effectiveTension, mass, acceleration },
  output: { symbol: "F", unit: "N" },
  printed: "T_e + M * a",
  evaluate: ({ effectiveTension: resistance, mass: moved, acceleration: gained }) => resistance + moved * gained,
});

/** A belt that its drives have not yet torn loose. */
export const heldAcceleration = defineProcedure({
  id: "mechanics/moment/held-acceleration",
  source: mechanics("friction at rest"),
  inputs: { time, force, acceleration },
  output: { symbol: "a", unit: "m/s2" },
  rule: "while the drives give no more than what holds the belt at rest, it does not move",
  evaluate: ({ acceleration: none }) => none,
});

/** Slope of a speed that is given over time. */
export const followedAcceleration = defineProcedure({
  id: "mechanics/moment/followed-acceleration",
  source: mechanics("change of speed over time"),
  inputs: { time, startTime: { symbol: "t_s", unit: "s", must: nonNegative }, acceleration },
  output: { symbol: "a", unit: "m/s2" },
  rule: "slope of the speed that the start follows in its time, over a small time around the moment",
  evaluate: ({ acceleration: slope }) => slope,
});

/** Force of all drives at a moment. */
export const drivingForce = defineProcedure({
  id: "mechanics/moment/driving-force",
  source: mechanics("torque of motors and couplings at their speed"),
  inputs: { time, speed, nominalForce: { symbol: "F_n", unit: "N", must: nonNegative }, force },
  output: { symbol: "F", unit: "N" },
  rule: "full-load force of every drive that is on, times what its start gives at this time and speed",
  evaluate: ({ force: pull }) => pull,
});

/** Force of drives and brakes at a moment of a stop: none while the belt coasts, negative where it is braked. */
export const releasedForce = defineProcedure({
  id: "mechanics/moment/released-force",
  source,
  inputs: {
    time,
    effectiveTension,
    brakeForce: { symbol: "F_B", unit: "N", must: nonNegative },
    force,
  },
  output: { symbol: "F", unit: "N" },
  rule: "share of the resistance that drives still pull, less every brake as far as it has bitten by this time",
  evaluate: ({ force: left }) => left,
});

/** Speed at a moment. */
export const momentSpeed = defineProcedure({
  id: "mechanics/moment/moment-speed",
  source: mechanics("integral of the acceleration over time"),
  inputs: { time, acceleration, mass, effectiveTension, speed },
  output: { symbol: "v", unit: "m/s" },
  rule: "speed that the accelerations up to this time add up to, or the one that the start follows",
  evaluate: ({ speed: reached }) => reached,
});

/** Way travelled until a moment. */
export const momentDistance = defineProcedure({
  id: "mechanics/moment/moment-distance",
  source: mechanics("integral of the speed over time"),
  inputs: { time, speed, distance: { symbol: "s", unit: "m", must: finite } },
  output: { symbol: "s", unit: "m" },
  rule: "way that the speeds up to this time add up to",
  evaluate: ({ distance }) => distance,
});

/** Time of a start that is followed step by step. */
export const followedStartTime = defineSearch({
  id: "mechanics/moment/followed-start-time",
  source: mechanics("integral of the acceleration over time"),
  inputs: {
    nominalForce: { symbol: "F_n", unit: "N" },
    effectiveTension,
    mass,
    beltSpeed: { symbol: "v_B", unit: "m/s" },
  },
  output: { symbol: "t_start", unit: "s" },
  rule: "time at which the surplus of force over resistance has brought the mass to belt speed, or the ramp is over",
});

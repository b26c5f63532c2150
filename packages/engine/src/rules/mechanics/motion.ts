import { mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { finite, nonNegative, positive } from "../../trace/limit.ts";

const source = mechanics("force, mass and acceleration of the belt as one rigid body");
const effectiveTension = { symbol: "T_e", unit: "N", must: finite };
const beltMass = { symbol: "m_belt", unit: "kg", must: nonNegative };
const driveMass = { symbol: "m_drive", unit: "kg", must: nonNegative };

/** Acceleration while the drives push with their start force. */
export const startingAcceleration = defineFormula({
  id: "mechanics/motion/starting-acceleration",
  source,
  inputs: { startForce: { symbol: "F_st", unit: "N", must: finite }, effectiveTension, beltMass, driveMass },
  output: { symbol: "a", unit: "m/s2" },
  printed: "(F_st - T_e) / (m_belt + m_drive)",
  evaluate: ({ startForce, effectiveTension: resistance, beltMass: belt, driveMass: drive }) =>
    (startForce - resistance) / (belt + drive),
});

/** Acceleration, negative, with brakes on and drives off. Without brakes the conveyor coasts. */
export const stoppingAcceleration = defineFormula({
  id: "mechanics/motion/stopping-acceleration",
  source,
  inputs: { brakeForce: { symbol: "F_B", unit: "N", must: nonNegative }, effectiveTension, beltMass, driveMass },
  output: { symbol: "a", unit: "m/s2" },
  printed: "-(T_e + F_B) / (m_belt + m_drive)",
  evaluate: ({ brakeForce, effectiveTension: resistance, beltMass: belt, driveMass: drive }) =>
    -(resistance + brakeForce) / (belt + drive),
});

/** Force that gets a belt moving from rest: what rubs, harder at rest, and what does not. Nothing is fed yet. */
export const breakAwayResistance = defineFormula({
  id: "mechanics/motion/break-away-resistance",
  source: mechanics("friction at rest over friction in motion"),
  inputs: {
    breakaway: { symbol: "k_0", unit: "1", must: positive },
    friction: { symbol: "F_fr", unit: "N", must: finite },
    lift: { symbol: "F_lift", unit: "N", must: finite },
    adjustment: { symbol: "F_adjustment", unit: "N", must: finite },
  },
  output: { symbol: "F_0", unit: "N" },
  printed: "k_0 * F_fr + F_lift + F_adjustment",
  evaluate: ({ breakaway, friction, lift, adjustment }) => breakaway * friction + lift + adjustment,
});

/** What is left of a drive's start force for the belt after its own inertia took its share. */
export const startingDriveForce = defineFormula({
  id: "mechanics/motion/starting-drive-force",
  source,
  inputs: {
    startForce: { symbol: "F_st", unit: "N", must: finite },
    driveMass,
    acceleration: { symbol: "a", unit: "m/s2", must: finite },
    share: { symbol: "share", unit: "1", must: finite },
  },
  output: { symbol: "F", unit: "N" },
  printed: "share * (F_st - m_drive * a)",
  evaluate: ({ startForce, driveMass: mass, acceleration, share }) => share * (startForce - mass * acceleration),
});

/** Force a drive's inertia puts into the belt while it slows down, less the brake on its pulley. */
export const stoppingDriveForce = defineFormula({
  id: "mechanics/motion/stopping-drive-force",
  source,
  inputs: {
    driveMass,
    acceleration: { symbol: "a", unit: "m/s2", must: finite },
    brakeForce: { symbol: "F_B", unit: "N", must: nonNegative },
  },
  output: { symbol: "F", unit: "N" },
  printed: "-m_drive * a - F_B",
  evaluate: ({ driveMass: mass, acceleration, brakeForce }) => -mass * acceleration - brakeForce,
});

/** Drive force in steady running. */
export const runningDriveForce = defineFormula({
  id: "mechanics/motion/running-drive-force",
  source: mechanics("load sharing"),
  inputs: { share: { symbol: "share", unit: "1", must: finite }, effectiveTension },
  output: { symbol: "F", unit: "N" },
  printed: "share * T_e",
  evaluate: ({ share, effectiveTension: tension }) => share * tension,
});

/** Time from rest to belt speed, or from belt speed to rest, at constant acceleration. */
export const changeTime = defineFormula({
  id: "mechanics/motion/change-time",
  source,
  inputs: {
    beltSpeed: { symbol: "v", unit: "m/s", must: nonNegative },
    acceleration: { symbol: "a", unit: "m/s2", must: finite },
  },
  output: { symbol: "t", unit: "s" },
  printed: "v / abs(a)",
  evaluate: ({ beltSpeed, acceleration }) => beltSpeed / Math.abs(acceleration),
});

/** Belt travel during that time. */
export const changeDistance = defineFormula({
  id: "mechanics/motion/change-distance",
  source,
  inputs: {
    beltSpeed: { symbol: "v", unit: "m/s", must: nonNegative },
    time: { symbol: "t", unit: "s", must: nonNegative },
  },
  output: { symbol: "x", unit: "m" },
  printed: "v * t / 2",
  evaluate: ({ beltSpeed, time }) => (beltSpeed * time) / 2,
});

/** Mass that moves with a section. */
export const movingMass = defineFormula({
  id: "mechanics/motion/moving-mass",
  source,
  inputs: {
    beltMass: { symbol: "q_B", unit: "kg/m", must: nonNegative },
    lineLoad: { symbol: "q_G", unit: "kg/m", must: nonNegative },
    idlerMass: { symbol: "q_R", unit: "kg/m", must: nonNegative },
    length: { symbol: "L", unit: "m", must: nonNegative },
  },
  output: { symbol: "m", unit: "kg" },
  printed: "(q_B + q_G + q_R) * L",
  evaluate: ({ beltMass: belt, lineLoad, idlerMass, length }) => (belt + lineLoad + idlerMass) * length,
});

/** Mass at the belt that resists like an inertia turning with a gear ratio on a pulley. */
export const reflectedMass = defineFormula({
  id: "mechanics/motion/reflected-mass",
  source: mechanics("inertia reflected to the belt"),
  inputs: {
    inertia: { symbol: "J", unit: "kg*m2", must: nonNegative },
    ratio: { symbol: "i", unit: "1", must: nonNegative },
    pulleyRadius: { symbol: "r", unit: "m", must: positive },
  },
  output: { symbol: "m_drive", unit: "kg" },
  printed: "J * (i / r) ^ 2",
  evaluate: ({ inertia, ratio, pulleyRadius }) => inertia * (ratio / pulleyRadius) ** 2,
});

import { mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = mechanics("forces on a pulley, belt directions in the vertical plane");
const arriving = { symbol: "T_1", unit: "N", must: nonNegative };
const leaving = { symbol: "T_2", unit: "N", must: nonNegative };
const arrivingDirection = { symbol: "phi_1", unit: "rad" };
const leavingDirection = { symbol: "phi_2", unit: "rad" };
const forward = { symbol: "R_x", unit: "N" };
const upward = { symbol: "R_z", unit: "N" };
const force = { symbol: "F", unit: "N", must: nonNegative };

/** Direction in which the belt leaves a pulley that turns it by a typed wrap; anticlockwise is positive. */
export const turnedDirection = defineFormula({
  id: "pulley-loads/resultant/turned-direction",
  source,
  inputs: { direction: { symbol: "phi_1", unit: "rad" }, turn: { symbol: "theta", unit: "rad" } },
  output: { symbol: "phi_2", unit: "rad" },
  printed: "phi_1 + theta",
  evaluate: ({ direction, turn }) => direction + turn,
});

/** Pull of both strands along the conveyor. Directions are those of travel, anticlockwise from the horizontal. */
export const resultantForward = defineFormula({
  id: "pulley-loads/resultant/resultant-forward",
  source,
  inputs: { arriving, arrivingDirection, leaving, leavingDirection },
  output: { symbol: "R_x", unit: "N" },
  printed: "-T_1 * cos(phi_1) + T_2 * cos(phi_2)",
  evaluate: ({ arriving: t1, arrivingDirection: in1, leaving: t2, leavingDirection: out2 }) =>
    -t1 * Math.cos(in1) + t2 * Math.cos(out2),
});

/** Pull of both strands upwards, less the weight of the pulley. */
export const resultantUpward = defineFormula({
  id: "pulley-loads/resultant/resultant-upward",
  source,
  inputs: {
    arriving,
    arrivingDirection,
    leaving,
    leavingDirection,
    mass: { symbol: "m", unit: "kg", must: nonNegative },
    gravity: { symbol: "g", unit: "m/s2", must: positive },
  },
  output: { symbol: "R_z", unit: "N" },
  printed: "-T_1 * sin(phi_1) + T_2 * sin(phi_2) - m * g",
  evaluate: ({ arriving: t1, arrivingDirection: in1, leaving: t2, leavingDirection: out2, mass, gravity }) =>
    -t1 * Math.sin(in1) + t2 * Math.sin(out2) - mass * gravity,
});

/** Size of the resultant. */
export const resultantForce = defineFormula({
  id: "pulley-loads/resultant/resultant-force",
  source,
  inputs: { forward, upward },
  output: { symbol: "R", unit: "N" },
  printed: "sqrt(R_x ^ 2 + R_z ^ 2)",
  evaluate: ({ forward: x, upward: z }) => Math.sqrt(x ** 2 + z ** 2),
});

/** Where the resultant points, anticlockwise from the horizontal. */
export const resultantDirection = defineFormula({
  id: "pulley-loads/resultant/resultant-direction",
  source,
  inputs: { forward, upward },
  output: { symbol: "phi_R", unit: "rad" },
  printed: "atan2(R_z, R_x)",
  evaluate: ({ forward: x, upward: z }) => Math.atan2(z, x),
});

/** Mean pull of the two strands. */
export const strandMean = defineFormula({
  id: "pulley-loads/resultant/strand-mean",
  source,
  inputs: { arriving, leaving },
  output: { symbol: "T_m", unit: "N" },
  printed: "(T_1 + T_2) / 2",
  evaluate: ({ arriving: t1, leaving: t2 }) => (t1 + t2) / 2,
});

/** Load of each of the two bearings. */
export const halfResultant = defineFormula({
  id: "pulley-loads/resultant/half-resultant",
  source: mechanics("symmetric pulley"),
  inputs: { resultant: { symbol: "R", unit: "N", must: nonNegative } },
  output: { symbol: "F", unit: "N" },
  printed: "R / 2",
  evaluate: ({ resultant }) => resultant / 2,
});

/** From the bearing to the hub. */
export const hubArm = defineFormula({
  id: "pulley-loads/resultant/hub-arm",
  source: mechanics("symmetric pulley"),
  inputs: {
    bearingCentres: { symbol: "b_c", unit: "m", must: positive },
    hubCentres: { symbol: "h_c", unit: "m", must: positive },
  },
  output: { symbol: "a", unit: "m" },
  printed: "(b_c - h_c) / 2",
  evaluate: ({ bearingCentres, hubCentres }) => (bearingCentres - hubCentres) / 2,
});

/** Bending moment at a place between bearing and hub. */
export const bendingMoment = defineFormula({
  id: "pulley-loads/resultant/bending-moment",
  source: mechanics("simply supported shaft, two symmetric hub loads"),
  inputs: { force, distance: { symbol: "x", unit: "m", must: nonNegative } },
  output: { symbol: "M_q", unit: "N*m" },
  printed: "F * x",
  evaluate: ({ force: load, distance }) => load * distance,
});

/** Torque that the difference of tensions puts on the shaft; the sign is that of arriving less leaving. */
export const shaftTorque = defineFormula({
  id: "pulley-loads/resultant/shaft-torque",
  source: mechanics("difference of tensions at the belt radius"),
  inputs: { arriving, leaving, radius: { symbol: "r", unit: "m", must: positive } },
  output: { symbol: "T_q", unit: "N*m" },
  printed: "(T_1 - T_2) * r",
  evaluate: ({ arriving: t1, leaving: t2, radius }) => (t1 - t2) * radius,
});

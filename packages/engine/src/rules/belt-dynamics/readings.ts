import { adopted } from "../../standards/sources.ts";
import { defineProcedure, type Values } from "../../trace/formula.ts";
import { finite, nonNegative } from "../../trace/limit.ts";

const source = adopted("the belt as elastic elements, followed step by step");

/** When a number was found, and the run it was read off: from there its reader goes on. */
const run = {
  time: { symbol: "t", unit: "s", must: nonNegative },
  timeStep: { symbol: "dt", unit: "s", must: nonNegative },
  stiffness: { symbol: "EA", unit: "N", must: nonNegative },
  mass: { symbol: "m_total", unit: "kg", must: nonNegative },
  resistance: { symbol: "R_total", unit: "N", must: finite },
};

const reading = (symbol: string, unit: string) => ({
  source,
  inputs: { ...run, value: { symbol, unit, must: finite } },
  output: { symbol, unit },
  evaluate: ({ value }: Values<keyof typeof run | "value">) => value,
});

export const readTension = defineProcedure({
  id: "belt-dynamics/readings/read-tension",
  ...reading("T", "N"),
  rule: "stretch of the element times EA, with its damping and the sag between idlers, at the end of this time step",
});

export const readForce = defineProcedure({
  id: "belt-dynamics/readings/read-force",
  ...reading("F", "N"),
  rule: "what drive or brake gives to the belt in this time step, by its curve, its delay and its speed",
});

export const readTorque = defineProcedure({
  id: "belt-dynamics/readings/read-torque",
  ...reading("M", "N*m"),
  rule: "force at the belt in this time step times the radius of the pulley",
});

export const readSpeed = defineProcedure({
  id: "belt-dynamics/readings/read-speed",
  ...reading("v", "m/s"),
  rule: "speed before this time step, and what tensions, weight and resistance at the node add within it",
});

export const readStrain = defineProcedure({
  id: "belt-dynamics/readings/read-strain",
  ...reading("eps", "1"),
  rule: "strain before this time step, and the difference of speed of both ends of the element within it",
});

export const readStrainRate = defineProcedure({
  id: "belt-dynamics/readings/read-strain-rate",
  ...reading("epsdot", "1/s"),
  rule: "difference of speed of both ends of the element over its length",
});

export const readRatio = defineProcedure({
  id: "belt-dynamics/readings/read-ratio",
  ...reading("rho", "1"),
  rule: "tight over slack side of the pulley in this time step",
});

export const readTravel = defineProcedure({
  id: "belt-dynamics/readings/read-travel",
  ...reading("x", "m"),
  rule: "way of the take-up carriage since the start of the simulation, moved by its pull and both strands in every time step",
});

export const readPosition = defineProcedure({
  id: "belt-dynamics/readings/read-position",
  ...reading("x", "m"),
  rule: "middle of the element at which it was found, along the belt from the first point",
});

export const readTime = defineProcedure({
  id: "belt-dynamics/readings/read-time",
  ...reading("t", "s"),
  rule: "end of the time step at which it was found, or of all time steps in which it held",
});

export const readEnergy = defineProcedure({
  id: "belt-dynamics/readings/read-energy",
  ...reading("W", "J"),
  rule: "force times way, added up over all elements and time steps of the run until this time",
});

export const readPower = defineProcedure({
  id: "belt-dynamics/readings/read-power",
  ...reading("P", "W"),
  rule: "force times speed in the time step in which it is largest",
});

export const readCount = defineProcedure({
  id: "belt-dynamics/readings/read-count",
  ...reading("n", "1"),
  rule: "number of time steps in which it happened anew",
});

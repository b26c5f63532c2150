import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { finite, nonNegative, positive } from "../../trace/limit.ts";
import { defineSearch } from "../../trace/search.ts";

const source = mechanics("masses and forces of a length of belt");
const beltMass = { symbol: "q_B", unit: "kg/m", must: nonNegative };
const lineLoad = { symbol: "q_G", unit: "kg/m", must: nonNegative };
const resistance = { symbol: "R", unit: "N", must: finite };
const slope = { symbol: "F_St", unit: "N", must: finite };
const length = { symbol: "L", unit: "m", must: positive };

/** Belt, load and turning parts of idlers on one metre. */
export const movingMassPerMetre = defineFormula({
  id: "belt-dynamics/set-up/moving-mass-per-metre",
  source,
  inputs: { beltMass, lineLoad, idlerMass: { symbol: "q_R", unit: "kg/m", must: nonNegative } },
  output: { symbol: "m", unit: "kg/m" },
  printed: "q_B + q_G + q_R",
  evaluate: ({ beltMass: belt, lineLoad: load, idlerMass }) => belt + load + idlerMass,
});

export const strandMass = defineFormula({
  id: "belt-dynamics/set-up/strand-mass",
  source,
  inputs: { mass: { symbol: "m", unit: "kg/m", must: nonNegative }, length },
  output: { symbol: "m_S", unit: "kg" },
  printed: "m * L",
  evaluate: ({ mass, length: metres }) => mass * metres,
});

/** What opposes motion: the static resistance without the weight on the slope, which pulls whatever the motion. */
export const resistanceToMotion = defineFormula({
  id: "belt-dynamics/set-up/resistance-to-motion",
  source,
  inputs: { resistance, slope },
  output: { symbol: "R_m", unit: "N" },
  printed: "R - F_St",
  evaluate: ({ resistance: whole, slope: weight }) => whole - weight,
});

/** Weight on the slope. A negative resistance, from a typed adjustment, pushes whatever the motion too. */
export const steadyForce = defineFormula({
  id: "belt-dynamics/set-up/steady-force",
  source,
  inputs: { slope, resistance: { symbol: "R_m", unit: "N", must: finite } },
  output: { symbol: "G", unit: "N" },
  printed: "F_St + min(0, R_m)",
  evaluate: ({ slope: weight, resistance: motion }) => weight + Math.min(0, motion),
});

/** Weight of belt and load across the belt. */
export const weightAcross = defineFormula({
  id: "belt-dynamics/set-up/weight-across",
  source,
  inputs: {
    beltMass,
    lineLoad,
    gravity: { symbol: "g", unit: "m/s2", must: positive },
    slopeCosine: { symbol: "c", unit: "1", must: finite },
  },
  output: { symbol: "w", unit: "N/m" },
  printed: "(q_B + q_G) * g * c",
  evaluate: ({ beltMass: belt, lineLoad: load, gravity, slopeCosine }) => (belt + load) * gravity * slopeCosine,
});

/** Pulley and drive line at a point, without the motors that turn apart from the belt. */
export const stationMass = defineFormula({
  id: "belt-dynamics/set-up/station-mass",
  source,
  inputs: {
    pulley: { symbol: "m_P", unit: "kg", must: nonNegative },
    drive: { symbol: "m_D", unit: "kg", must: nonNegative },
    apart: { symbol: "m_M", unit: "kg", must: nonNegative },
  },
  output: { symbol: "m_N", unit: "kg" },
  printed: "m_P + (m_D - m_M)",
  evaluate: ({ pulley, drive, apart }) => pulley + (drive - apart),
});

export const motorsInertia = defineFormula({
  id: "belt-dynamics/set-up/motors-inertia",
  source: mechanics("motors side by side"),
  inputs: {
    motors: { symbol: "n", unit: "1", must: nonNegative },
    inertia: { symbol: "J_M", unit: "kg*m2", must: nonNegative },
  },
  output: { symbol: "J", unit: "kg*m2" },
  printed: "n * J_M",
  evaluate: ({ motors, inertia }) => motors * inertia,
});

/** Share of a drive line that turns on the motor side of its coupling where the inertia of the motor is not known. */
export const usualMotorMass = defineFormula({
  id: "belt-dynamics/set-up/usual-motor-mass",
  source: adopted("motor side of a fluid coupling"),
  inputs: { drive: { symbol: "m_D", unit: "kg", must: nonNegative } },
  output: { symbol: "m_M", unit: "kg" },
  printed: "0.8 * m_D",
  evaluate: ({ drive }) => 0.8 * drive,
});

export const swingingFrequency = defineSearch({
  id: "belt-dynamics/set-up/swinging-frequency",
  source: adopted("leapfrog over elements of equal transit time"),
  inputs: { stiffness: { symbol: "EA", unit: "N" }, mass: { symbol: "m_total", unit: "kg" } },
  output: { symbol: "omega_max", unit: "rad/s" },
  rule: "highest frequency the elements can swing with, by Gershgorin's circles over all nodes and a free take-up",
});

export const stepShare = defineSearch({
  id: "belt-dynamics/set-up/step-share",
  source: adopted("leapfrog over elements of equal transit time"),
  inputs: { frequency: { symbol: "omega_max", unit: "rad/s" } },
  output: { symbol: "C", unit: "1" },
  rule: "largest share of the longest stable step, as damping allows, with which whole steps fill the time between frames",
});

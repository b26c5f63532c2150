import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { positive } from "../../trace/limit.ts";
import { defineSearch } from "../../trace/search.ts";

const force = { symbol: "F_b", unit: "N" };
const brakeForce = { symbol: "F_B", unit: "N" };
const share = { symbol: "x", unit: "1" };
const duty = {
  effectiveTension: { symbol: "T_e", unit: "N" },
  mass: { symbol: "M", unit: "kg" },
  beltSpeed: { symbol: "v_B", unit: "m/s" },
  brakeForce,
};

/** What controlled brakes have to do beside the others. */
export const steeredNeed = defineFormula({
  id: "rigid-stop/stop/steered-need",
  source: mechanics("rigid body, constant force"),
  inputs: { force, steady: { symbol: "F_s", unit: "N" } },
  output: { symbol: "F_w", unit: "N" },
  printed: "max(0, F_b - F_s)",
  evaluate: ({ force: wanted, steady }) => Math.max(0, wanted - steady),
});

/** What one of them does of it, within what it can. */
export const steeredForce = defineFormula({
  id: "rigid-stop/stop/steered-force",
  source: adopted("controlled brakes share by what they can give"),
  inputs: {
    own: { symbol: "F_1", unit: "N" },
    wanted: { symbol: "F_w", unit: "N" },
    all: { symbol: "F_all", unit: "N", must: positive },
  },
  output: brakeForce,
  printed: "min(F_1, F_w * F_1 / F_all)",
  evaluate: ({ own, wanted, all }) => Math.min(own, (wanted * own) / all),
});

/** Force of all brakes at which a place of the belt has no more than its sag tension. */
export const forceAtSag = defineFormula({
  id: "rigid-stop/stop/force-at-sag",
  source: mechanics("tensions change evenly with the acceleration"),
  inputs: {
    tension: { symbol: "T_1", unit: "N" },
    sagTension: { symbol: "T_sag", unit: "N" },
    braked: { symbol: "T_2", unit: "N" },
    force: brakeForce,
  },
  output: { symbol: "F_max", unit: "N" },
  printed: "max(0, (T_1 - T_sag) * F_B / (T_1 - T_2))",
  evaluate: ({ tension, sagTension, braked, force: brakes }) =>
    Math.max(0, ((tension - sagTension) * brakes) / (tension - braked)),
});

/** Share of one disc in what all brakes of the conveyor do. */
export const discShare = defineFormula({
  id: "rigid-stop/stop/disc-share",
  source: mechanics("shared by the motor lines"),
  inputs: {
    own: { symbol: "F_1", unit: "N" },
    brakeForce: { ...brakeForce, must: positive },
    motors: { symbol: "z", unit: "1", must: positive },
    discs: { symbol: "k", unit: "1", must: positive },
  },
  output: share,
  printed: "F_1 / F_B / (z * k)",
  evaluate: ({ own, brakeForce: all, motors, discs }) => own / all / (motors * discs),
});

/** Heat in one disc. */
export const discEnergy = defineFormula({
  id: "rigid-stop/stop/disc-energy",
  source: mechanics("kinetic energy less work of the resistance"),
  inputs: { energy: { symbol: "E", unit: "N*m" }, share },
  output: { symbol: "E_1", unit: "N*m" },
  printed: "max(0, E) * x",
  evaluate: ({ energy, share: part }) => Math.max(0, energy) * part,
});

/** Largest braking power of one disc. */
export const discPower = defineFormula({
  id: "rigid-stop/stop/disc-power",
  source: mechanics("force times speed"),
  inputs: { brakeForce, share, beltSpeed: { symbol: "v", unit: "m/s" } },
  output: { symbol: "P_1", unit: "W" },
  printed: "F_B * x * v",
  evaluate: ({ brakeForce: all, share: part, beltSpeed }) => all * part * beltSpeed,
});

/** What a stop came to, stretch by stretch: every force is straight between its changes. */
export const stopSearches = {
  time: defineSearch({
    id: "rigid-stop/stop/stop-time",
    source: mechanics("integral of the acceleration over time"),
    inputs: duty,
    output: { symbol: "t_stop", unit: "s" },
    rule: "time at which resistance and brakes, each from when it acts, have taken the speed of the mass",
  }),
  distance: defineSearch({
    id: "rigid-stop/stop/stop-distance",
    source: mechanics("integral of the speed over time"),
    inputs: duty,
    output: { symbol: "s", unit: "m" },
    rule: "way that the belt travels until it stands, stretch by stretch",
  }),
  peakDeceleration: defineSearch({
    id: "rigid-stop/stop/peak-deceleration",
    source: mechanics("force, mass and acceleration of the belt as one rigid body"),
    inputs: duty,
    output: { symbol: "a_max", unit: "m/s2" },
    rule: "largest force against the motion over the mass, at the ends of all stretches of the stop",
  }),
};

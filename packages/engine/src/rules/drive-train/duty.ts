import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { positive } from "../../trace/limit.ts";

const torque = { symbol: "T", unit: "N*m" };
const lowSpeedTorque = { symbol: "T_LSS", unit: "N*m" };
const motors = { symbol: "z", unit: "1", must: positive };
const ratio = { symbol: "i", unit: "1", must: positive };
const tolerance = { symbol: "tol", unit: "1" };
const holdbacks = { symbol: "n_hb", unit: "1", must: positive };
const limits = adopted("limits of drive components");

/** Lever of the belt at a pulley. */
export const radiusOfDiameter = defineFormula({
  id: "drive-train/duty/radius-of-diameter",
  source: mechanics("circle"),
  inputs: { diameter: { symbol: "D", unit: "m" } },
  output: { symbol: "r", unit: "m" },
  printed: "D / 2",
  evaluate: ({ diameter }) => diameter / 2,
});

/** Largest torque of a start at the slow shaft. */
export const startingTorque = defineFormula({
  id: "drive-train/duty/starting-torque",
  source: mechanics("torque of motors and couplings at their speed"),
  inputs: { peakFactor: { symbol: "k_p", unit: "1" }, torque: lowSpeedTorque },
  output: { symbol: "T_st", unit: "N*m" },
  printed: "k_p * T_LSS",
  evaluate: ({ peakFactor, torque: full }) => peakFactor * full,
});

/** Rating by which a gearbox stands the torque of a start: it may be loaded to twice its rating for so long. */
export const startingRating = defineFormula({
  id: "drive-train/duty/starting-rating",
  source: limits,
  inputs: { startingTorque: { symbol: "T_st", unit: "N*m" } },
  output: { symbol: "T_al", unit: "N*m" },
  printed: "T_st / 2",
  evaluate: ({ startingTorque: most }) => most / 2,
});

/** Smallest ratio that is near enough. */
export const lowestRatio = defineFormula({
  id: "drive-train/duty/lowest-ratio",
  source: limits,
  inputs: { ratio, tolerance },
  output: { symbol: "i_min", unit: "1" },
  printed: "i * (1 - tol)",
  evaluate: ({ ratio: wanted, tolerance: share }) => wanted * (1 - share),
});

/** Largest ratio that is near enough. */
export const highestRatio = defineFormula({
  id: "drive-train/duty/highest-ratio",
  source: limits,
  inputs: { ratio, tolerance },
  output: { symbol: "i_max", unit: "1" },
  printed: "i * (1 + tol)",
  evaluate: ({ ratio: wanted, tolerance: share }) => wanted * (1 + share),
});

/** What of the power of all drives falls to one of their motors where these are equal. */
export const powerOfEqualMotors = defineFormula({
  id: "drive-train/duty/power-of-equal-motors",
  source: adopted("equal motors for all drives"),
  inputs: { power: { symbol: "P_all", unit: "W" }, motors: { symbol: "n", unit: "1", must: positive } },
  output: { symbol: "P_req", unit: "W" },
  printed: "P_all / n",
  evaluate: ({ power, motors: count }) => power / count,
});

/** What of a torque at the slow shaft falls to one of the motor lines. */
export const torqueOfOneLine = defineFormula({
  id: "drive-train/duty/torque-of-one-line",
  source: mechanics("shared by the motor lines"),
  inputs: { torque: lowSpeedTorque, motors },
  output: { symbol: "T_1", unit: "N*m" },
  printed: "T_LSS / z",
  evaluate: ({ torque: all, motors: lines }) => all / lines,
});

/** The same at its fast shaft. */
export const fastTorqueOfOneLine = defineFormula({
  id: "drive-train/duty/fast-torque-of-one-line",
  source: mechanics("torque over ratio"),
  inputs: { torque: lowSpeedTorque, ratio, motors },
  output: { symbol: "T_HSS", unit: "N*m" },
  printed: "T_LSS / (i * z)",
  evaluate: ({ torque: all, ratio: through, motors: lines }) => all / (through * lines),
});

/** Torque on one of several discs of a motor line. */
export const torqueOfOneDisc = defineFormula({
  id: "drive-train/duty/torque-of-one-disc",
  source: mechanics("shared by the discs of a motor line"),
  inputs: { torque: { symbol: "T_1", unit: "N*m" }, discs: { symbol: "k", unit: "1", must: positive } },
  output: { symbol: "T_d", unit: "N*m" },
  printed: "T_1 / k",
  evaluate: ({ torque: all, discs }) => all / discs,
});

/** Most calipers on a disc: a quarter of its rim stays free, each takes its length and 40 mm beside it. */
export const mostCalipers = defineFormula({
  id: "drive-train/duty/most-calipers",
  source: adopted("a quarter of the rim stays free"),
  inputs: {
    discDiameter: { symbol: "D", unit: "m" },
    padOffset: { symbol: "p_o", unit: "m" },
    length: { symbol: "l_cal", unit: "m" },
  },
  output: { symbol: "n_max", unit: "1" },
  printed: "max(1, floor((pi * (D - p_o) - 0.25 * pi * D) / (l_cal + 40[mm])))",
  evaluate: ({ discDiameter, padOffset, length }) =>
    Math.max(1, Math.floor((Math.PI * (discDiameter - padOffset) - 0.25 * Math.PI * discDiameter) / (length + 0.04))),
});

/** Power that one motor takes up where the conveyor drives it. */
export const returnedPower = defineFormula({
  id: "drive-train/duty/returned-power",
  source: mechanics("shared by the motor lines"),
  inputs: { absorbed: { symbol: "P_abs", unit: "W" }, motors },
  output: { symbol: "P_ret", unit: "W" },
  printed: "abs(min(0, P_abs)) / z",
  evaluate: ({ absorbed, motors: lines }) => Math.abs(Math.min(0, absorbed)) / lines,
});

/** Power below which a motor that is driven may break down: a conveyor must not tear itself loose. */
export const breakdownNeed = defineFormula({
  id: "drive-train/duty/breakdown-need",
  source: limits,
  inputs: { returnedPower: { symbol: "P_ret", unit: "W" } },
  output: { symbol: "P_b", unit: "W" },
  printed: "2 * P_ret",
  evaluate: ({ returnedPower: returned }) => 2 * returned,
});

/** Force a fluid coupling must give to start a full belt. */
export const couplingForceNeed = defineFormula({
  id: "drive-train/duty/coupling-force-need",
  source: limits,
  inputs: { effectiveTension: { symbol: "T_e", unit: "N" } },
  output: { symbol: "F_p", unit: "N" },
  printed: "1.1 * T_e",
  evaluate: ({ effectiveTension }) => 1.1 * effectiveTension,
});

/** Setting of a holdback that slips above it. */
export const slippingHoldbackNeed = defineFormula({
  id: "drive-train/duty/slipping-holdback-need",
  source: limits,
  inputs: { runbackTorque: { symbol: "T_rb", unit: "N*m" }, holdbacks },
  output: { symbol: "T_hb", unit: "N*m" },
  printed: "1.3 * T_rb / n_hb",
  evaluate: ({ runbackTorque, holdbacks: count }) => (1.3 * runbackTorque) / count,
});

/** What the holdbacks of a drive must hold together. */
export const holdbacksNeed = defineFormula({
  id: "drive-train/duty/holdbacks-need",
  source: limits,
  inputs: { runbackTorque: { symbol: "T_rb", unit: "N*m" } },
  output: { symbol: "T_hb", unit: "N*m" },
  printed: "1.5 * T_rb",
  evaluate: ({ runbackTorque }) => 1.5 * runbackTorque,
});

/** What they hold. */
export const holdbacksTorque = defineFormula({
  id: "drive-train/duty/holdbacks-torque",
  source: mechanics("holdbacks of a drive together"),
  inputs: { torque, holdbacks },
  output: { symbol: "T_hb", unit: "N*m" },
  printed: "T * n_hb",
  evaluate: ({ torque: one, holdbacks: count }) => one * count,
});

/** Pads of a brake reach no further than its disc. */
export const largestPadOffset = defineFormula({
  id: "drive-train/duty/largest-pad-offset",
  source: limits,
  inputs: { discDiameter: { symbol: "D", unit: "m" } },
  output: { symbol: "p_o", unit: "m" },
  printed: "D * 0.999",
  evaluate: ({ discDiameter }) => discDiameter * 0.999,
});

/** Torque of the calipers on one disc. */
export const discTorque = defineFormula({
  id: "drive-train/duty/disc-torque",
  source: mechanics("calipers of a disc together"),
  inputs: { calipers: { symbol: "n_cal", unit: "1" }, caliperTorque: { symbol: "T_cal", unit: "N*m" } },
  output: { symbol: "T_d", unit: "N*m" },
  printed: "n_cal * max(0, T_cal)",
  evaluate: ({ calipers, caliperTorque }) => calipers * Math.max(0, caliperTorque),
});

/** Belt speed above which the slip of motors no longer shares the load between this drive and a slower one. */
export const fastestBesideSlow = defineFormula({
  id: "drive-train/duty/fastest-beside-slow",
  source: limits,
  inputs: { beltSpeed: { symbol: "v", unit: "m/s" } },
  output: { symbol: "v_max", unit: "m/s" },
  printed: "1.02 * v",
  evaluate: ({ beltSpeed }) => 1.02 * beltSpeed,
});

/** Mass at the belt that starts when motors run up first. */
export const inertiaWithoutMotor = defineFormula({
  id: "drive-train/duty/inertia-without-motor",
  source: mechanics("everything that turns with the motor"),
  inputs: { highSpeed: { symbol: "J_HSS", unit: "kg*m2" }, motor: { symbol: "J_m", unit: "kg*m2" } },
  output: { symbol: "J_HSS", unit: "kg*m2" },
  printed: "J_HSS - J_m",
  evaluate: ({ highSpeed, motor }) => highSpeed - motor,
});

/** Share of a drive in what several of them do together. */
export const shareOfDrives = defineFormula({
  id: "drive-train/duty/share-of-drives",
  source: mechanics("load sharing"),
  inputs: { own: { symbol: "k_1", unit: "1" }, all: { symbol: "k_all", unit: "1", must: positive } },
  output: { symbol: "share", unit: "1" },
  printed: "k_1 / k_all",
  evaluate: ({ own, all }) => own / all,
});

/** Brake force that is left to a drive after brakes elsewhere have done their part. */
export const remainingBrakeForce = defineFormula({
  id: "drive-train/duty/remaining-brake-force",
  source: mechanics("load sharing"),
  inputs: {
    force: { symbol: "F_b", unit: "N" },
    elsewhere: { symbol: "F_else", unit: "N" },
    share: { symbol: "share", unit: "1" },
  },
  output: { symbol: "F_1", unit: "N" },
  printed: "max(0, F_b - F_else) * share",
  evaluate: ({ force, elsewhere, share }) => Math.max(0, force - elsewhere) * share,
});

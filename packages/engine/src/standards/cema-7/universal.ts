import { defineFormula } from "../../trace/formula.ts";
import { between, finite, nonNegative, positive } from "../../trace/limit.ts";
import { cema7 } from "../sources.ts";

const provisional = "structure only: coefficients belong to makers' data, results are indicative";
const length = { symbol: "L", unit: "m", must: nonNegative };
const rollDiameter = { symbol: "D", unit: "m", must: positive };
const spacing = { symbol: "S", unit: "m", must: positive };
const gravity = { symbol: "g", unit: "m/s2", must: positive };
const beltMass = { symbol: "q_B", unit: "kg/m", must: nonNegative };
const lineLoad = { symbol: "q_G", unit: "kg/m", must: nonNegative };

/** Order-of-magnitude defaults, not CEMA table values. */
export const universalDefaults = {
  sealTorque: 0.2,
  sealTorquePerSpeed: 1e-4 * (60 / (2 * Math.PI)),
  loadTorqueArm: 1.4e-4,
  misalignment: 0.0012,
  trampling: 0.5,
} as const;

/** Idler seals: torque at 500 rev/min and its growth with speed. */
export const sealTension = defineFormula({
  id: "cema-7/universal/seal-tension",
  source: cema7("chapter 6, universal method, idler seals"),
  provisional,
  inputs: {
    temperatureFactor: { symbol: "K_iT", unit: "1", must: positive },
    rolls: { symbol: "n_r", unit: "1", must: positive },
    sealTorque: { symbol: "K_is", unit: "N*m", must: nonNegative },
    sealTorquePerSpeed: { symbol: "K_iv", unit: "N*m*s", must: nonNegative },
    beltSpeed: { symbol: "v", unit: "m/s", must: nonNegative },
    rollDiameter,
    spacing,
    length,
  },
  output: { symbol: "T_is", unit: "N" },
  printed: "2 * K_iT * n_r * (K_is + K_iv * (2 * v / D - 500 * 2 * pi / 60[s])) / (D * S) * L",
  evaluate: (set) =>
    ((2 *
      set.temperatureFactor *
      set.rolls *
      (set.sealTorque + set.sealTorquePerSpeed * ((2 * set.beltSpeed) / set.rollDiameter - (500 * 2 * Math.PI) / 60))) /
      (set.rollDiameter * set.spacing)) *
    set.length,
});

/** Idler bearings under load. */
export const idlerLoadTension = defineFormula({
  id: "cema-7/universal/idler-load-tension",
  source: cema7("chapter 6, universal method, idler load"),
  provisional,
  inputs: {
    loadTorqueArm: { symbol: "K_iw", unit: "m", must: nonNegative },
    beltMass,
    lineLoad,
    gravity,
    length,
    rollDiameter,
  },
  output: { symbol: "T_iw", unit: "N" },
  printed: "2 * K_iw * (q_B + q_G) * g * L / D",
  evaluate: ({ loadTorqueArm, beltMass: belt, lineLoad: load, gravity: g, length: run, rollDiameter: roll }) =>
    (2 * loadTorqueArm * (belt + load) * g * run) / roll,
});

/** Turning one set of rolls: seals and loaded bearings over one spacing. A seal cannot push: never below 0. */
export const setRotation = defineFormula({
  id: "cema-7/universal/set-rotation",
  source: cema7("chapter 6, universal method, idler seals and load of one set"),
  provisional,
  inputs: {
    seals: { symbol: "T_is", unit: "N", must: finite },
    load: { symbol: "T_iw", unit: "N", must: finite },
  },
  output: { symbol: "F_rot", unit: "N" },
  printed: "max(0, T_is) + T_iw",
  evaluate: ({ seals, load }) => Math.max(0, seals) + load,
});

/** Load worked by the sag between idlers. */
export const tramplingTension = defineFormula({
  id: "cema-7/universal/trampling-tension",
  source: cema7("chapter 6, universal method, material trampling"),
  provisional,
  inputs: {
    trampling: { symbol: "c_m", unit: "1", must: nonNegative },
    sag: { symbol: "s", unit: "1", must: nonNegative, covers: between(0, 0.051) },
    lineLoad,
    gravity,
    length,
  },
  output: { symbol: "T_mt", unit: "N" },
  printed: "c_m * s * q_G * g * L",
  evaluate: ({ trampling, sag, lineLoad: load, gravity: g, length: run }) => trampling * sag * load * g * run,
});

/** Rolls standing askew. */
export const misalignmentTension = defineFormula({
  id: "cema-7/universal/misalignment-tension",
  source: cema7("chapter 6, universal method, misalignment"),
  provisional,
  inputs: { misalignment: { symbol: "C_im", unit: "1", must: nonNegative }, beltMass, lineLoad, gravity, length },
  output: { symbol: "T_mis", unit: "N" },
  printed: "C_im * (q_B + q_G) * g * L",
  evaluate: ({ misalignment, beltMass: belt, lineLoad: load, gravity: g, length: run }) =>
    misalignment * (belt + load) * g * run,
});

/** Rubber indentation of a section from that of one set, found roll by roll. */
export const setIndentationTension = defineFormula({
  id: "cema-7/universal/set-indentation-tension",
  source: cema7("chapter 6, universal method, rubber indentation"),
  provisional,
  inputs: { indentation: { symbol: "F_ind", unit: "N", must: nonNegative }, length, spacing },
  output: { symbol: "T_bi", unit: "N" },
  printed: "F_ind * L / S",
  evaluate: ({ indentation, length: run, spacing: pitch }) => (indentation * run) / pitch,
});

/** All terms of a section in one; seals that would drive the belt count for nothing. */
export const universalTension = defineFormula({
  id: "cema-7/universal/universal-tension",
  source: cema7("chapter 6, universal method"),
  provisional,
  inputs: {
    seals: { symbol: "T_is", unit: "N", must: finite },
    load: { symbol: "T_iw", unit: "N", must: finite },
    indentation: { symbol: "T_bi", unit: "N", must: finite },
    trampling: { symbol: "T_mt", unit: "N", must: finite },
    misalignment: { symbol: "T_mis", unit: "N", must: finite },
  },
  output: { symbol: "F_H", unit: "N" },
  printed: "max(0, T_is) + T_iw + T_bi + T_mt + T_mis",
  evaluate: ({ seals, load, indentation, trampling, misalignment }) =>
    Math.max(0, seals) + load + indentation + trampling + misalignment,
});

/** A component with the multiplier that the book leaves to the designer. */
export const multipliedTension = defineFormula({
  id: "cema-7/universal/multiplied-tension",
  source: cema7("chapter 6, universal method, rating factors of the components"),
  inputs: {
    multiplier: { symbol: "R", unit: "1", must: nonNegative },
    tension: { symbol: "T", unit: "N", must: finite },
  },
  output: { symbol: "T_R", unit: "N" },
  printed: "R * T",
  evaluate: ({ multiplier, tension }) => multiplier * tension,
});

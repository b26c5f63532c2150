import { arnoldMcLean } from "../../standards/machine-sources.ts";
import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive, strictlyBetween } from "../../trace/limit.ts";

/** Volume of a tonnage. */
export const volumeOfCapacity = defineFormula({
  id: "feeder-loads/pull-out/volume-of-capacity",
  source: mechanics("mass over density"),
  inputs: {
    capacity: { symbol: "Q_m", unit: "kg/s", must: nonNegative },
    bulkDensity: { symbol: "rho", unit: "kg/m3", must: positive },
  },
  output: { symbol: "V", unit: "m3/s" },
  printed: "Q_m / rho",
  evaluate: ({ capacity, bulkDensity }) => capacity / bulkDensity,
});

/** Friction between the moving and the resting material, as Arnold and McLean take it. */
export const shearFriction = defineFormula({
  id: "feeder-loads/pull-out/shear-friction",
  source: arnoldMcLean("equivalent friction of the shear plane"),
  inputs: { internalFriction: { symbol: "delta", unit: "rad", must: strictlyBetween(0, Math.PI / 2) } },
  output: { symbol: "mu_e", unit: "1" },
  printed: "sin(delta)",
  evaluate: ({ internalFriction }) => Math.sin(internalFriction),
});

/** Force that pulls the material out of the hopper. */
export const pullOutForce = defineFormula({
  id: "feeder-loads/pull-out/pull-out-force",
  source: arnoldMcLean("pull-out force"),
  inputs: {
    shearFriction: { symbol: "mu_e", unit: "1", must: nonNegative },
    load: { symbol: "Q", unit: "N", must: nonNegative },
  },
  output: { symbol: "F", unit: "N" },
  printed: "mu_e * Q",
  evaluate: ({ shearFriction: friction, load }) => friction * load,
});

/** Friction of the belt on its idlers or slider bed under the feeder load. */
export const supportForce = defineFormula({
  id: "feeder-loads/pull-out/support-force",
  source: mechanics("friction of the belt support"),
  inputs: {
    supportFriction: { symbol: "mu_b", unit: "1", must: nonNegative },
    load: { symbol: "Q", unit: "N", must: nonNegative },
    ownWeight: { symbol: "W", unit: "N", must: nonNegative },
  },
  output: { symbol: "F_b", unit: "N" },
  printed: "mu_b * (Q + W)",
  evaluate: ({ supportFriction, load, ownWeight }) => supportFriction * (load + ownWeight),
});

/** All the belt of the feeder has to pull. */
export const feederForce = defineFormula({
  id: "feeder-loads/pull-out/feeder-force",
  source: mechanics("sum of feeder resistances"),
  inputs: {
    pullOut: { symbol: "F", unit: "N", must: nonNegative },
    skirts: { symbol: "F_sk", unit: "N", must: nonNegative },
    support: { symbol: "F_b", unit: "N", must: nonNegative },
    lift: { symbol: "F_l", unit: "N" },
  },
  output: { symbol: "F_sum", unit: "N" },
  printed: "F + F_sk + F_b + F_l",
  evaluate: ({ pullOut, skirts, support, lift }) => pullOut + skirts + support + lift,
});

/** Load by an equivalent head of material over a square of the outlet width, for those who use such a factor. */
export const equivalentHeadLoad = defineFormula({
  id: "feeder-loads/pull-out/equivalent-head-load",
  source: adopted("equivalent head, factor of the user"),
  inputs: {
    headFactor: { symbol: "k", unit: "1", must: nonNegative },
    unitWeight: { symbol: "gamma", unit: "N/m3", must: positive },
    outletWidth: { symbol: "B", unit: "m", must: positive },
    outletLength: { symbol: "L", unit: "m", must: positive },
  },
  output: { symbol: "Q", unit: "N" },
  printed: "k * gamma * B ^ 2 * L",
  evaluate: ({ headFactor, unitWeight, outletWidth, outletLength }) =>
    headFactor * unitWeight * outletWidth ** 2 * outletLength,
});

/** Weight of a cubic metre. */
export const unitWeight = defineFormula({
  id: "feeder-loads/pull-out/unit-weight",
  source: mechanics("weight"),
  inputs: {
    bulkDensity: { symbol: "rho", unit: "kg/m3", must: positive },
    gravity: { symbol: "g", unit: "m/s2", must: positive },
  },
  output: { symbol: "gamma", unit: "N/m3" },
  printed: "rho * g",
  evaluate: ({ bulkDensity, gravity }) => bulkDensity * gravity,
});

/** Mass that passes the skirts in a second. */
export const skirtMassFlow = defineFormula({
  id: "feeder-loads/pull-out/skirt-mass-flow",
  source: mechanics("volume times density"),
  inputs: {
    volumeFlow: { symbol: "V", unit: "m3/s" },
    bulkDensity: { symbol: "rho", unit: "kg/m3" },
  },
  output: { symbol: "I_m", unit: "kg/s" },
  printed: "V * rho",
  evaluate: ({ volumeFlow, bulkDensity }) => volumeFlow * bulkDensity,
});

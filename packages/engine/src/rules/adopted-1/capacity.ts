import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive, strictlyBetween } from "../../trace/limit.ts";
import { degree } from "../../units.ts";

const massFlow = { symbol: "I_m", unit: "kg/s", must: nonNegative };
const beltSpeed = { symbol: "v", unit: "m/s", must: positive };
const bulkDensity = { symbol: "rho", unit: "kg/m3", must: positive };

/** Material on one metre of belt. Needs no density. */
export const lineLoad = defineFormula({
  id: "adopted-1/capacity/line-load",
  source: mechanics("conservation of mass"),
  inputs: { massFlow, beltSpeed },
  output: { symbol: "q_G", unit: "kg/m" },
  printed: "I_m / v",
  evaluate: ({ massFlow: flow, beltSpeed: speed }) => flow / speed,
});

/** Cross-section the material needs at this density. */
export const requiredArea = defineFormula({
  id: "adopted-1/capacity/required-area",
  source: mechanics("conservation of mass"),
  inputs: { massFlow, beltSpeed, bulkDensity },
  output: { symbol: "A_req", unit: "m2" },
  printed: "I_m / (v * rho)",
  evaluate: ({ massFlow: flow, beltSpeed: speed, bulkDensity: density }) => flow / (speed * density),
});

/** Share of the available cross-section that is filled. Reported at the low density, where the volume is largest. */
export const fillRatio = defineFormula({
  id: "adopted-1/capacity/fill-ratio",
  source: adopted("percent full, as published design summaries print it"),
  inputs: {
    requiredArea: { symbol: "A_req", unit: "m2", must: nonNegative },
    slopeFactor: { symbol: "k", unit: "1", must: positive },
    availableArea: { symbol: "A_avail", unit: "m2", must: positive },
  },
  output: { symbol: "p", unit: "1" },
  printed: "A_req / (k * A_avail)",
  evaluate: ({ requiredArea: required, slopeFactor, availableArea }) => required / (slopeFactor * availableArea),
});

/** Mass flow of a cross-section filled to this area. */
export const massFlowOfArea = defineFormula({
  id: "adopted-1/capacity/mass-flow-of-area",
  source: mechanics("conservation of mass"),
  inputs: { area: { symbol: "A", unit: "m2", must: nonNegative }, beltSpeed, bulkDensity },
  output: { symbol: "I_m", unit: "kg/s" },
  printed: "A * v * rho",
  evaluate: ({ area, beltSpeed: speed, bulkDensity: density }) => area * speed * density,
});

/** A surcharge angle of zero has no circular arc; 0.01° stands in for it. */
export const usableSurchargeAngle = defineFormula({
  id: "adopted-1/capacity/usable-surcharge-angle",
  source: adopted("surcharge angle 0 is replaced by 0.01 degrees"),
  inputs: { surchargeAngle: { symbol: "theta", unit: "rad", must: { least: 0, below: Math.PI / 2 } } },
  output: { symbol: "theta", unit: "rad" },
  printed: "max(theta, 0.01[deg])",
  guards: "surchargeAngle",
  evaluate: ({ surchargeAngle }) => Math.max(surchargeAngle, 0.01 * degree),
});

/** Belt edge to material edge for a loaded half width. */
export const edgeDistance = defineFormula({
  id: "adopted-1/capacity/edge-distance",
  source: adopted("material edge along the belt"),
  inputs: {
    beltWidth: { symbol: "B", unit: "m", must: positive },
    loadedHalfWidth: { symbol: "s", unit: "m", must: nonNegative },
  },
  output: { symbol: "e", unit: "m" },
  printed: "B / 2 - s",
  evaluate: ({ beltWidth, loadedHalfWidth }) => beltWidth / 2 - loadedHalfWidth,
});

/** Loaded half width, along the belt, that leaves a given edge free. A belt narrower than its edges carries nothing. */
export const loadedHalfWidth = defineFormula({
  id: "adopted-1/capacity/loaded-half-width",
  source: adopted("material edge along the belt"),
  inputs: {
    beltWidth: { symbol: "B", unit: "m", must: positive },
    edgeDistance: { symbol: "e", unit: "m", must: nonNegative },
  },
  output: { symbol: "s", unit: "m" },
  printed: "max(0, B / 2 - e)",
  evaluate: ({ beltWidth, edgeDistance: edge }) => Math.max(0, beltWidth / 2 - edge),
});

/** Load height over the lowest belt point on the centre line. */
export const burdenDepth = defineFormula({
  id: "adopted-1/capacity/burden-depth",
  source: adopted("burden depth"),
  inputs: {
    level: { symbol: "z_e", unit: "m" },
    arcRise: { symbol: "h_arc", unit: "m", must: nonNegative },
  },
  output: { symbol: "d_b", unit: "m" },
  printed: "z_e + h_arc",
  evaluate: ({ level, arcRise }) => level + arcRise,
});

/** Capacity lost on a slope: only the surcharge segment shrinks. */
export const slopeCapacityFactor = defineFormula({
  id: "adopted-1/capacity/slope-capacity-factor",
  source: adopted("slope factor on the whole cross-section"),
  inputs: {
    segmentArea: { symbol: "A_seg", unit: "m2", must: nonNegative },
    area: { symbol: "A", unit: "m2", must: positive },
    segmentSlopeFactor: { symbol: "k_1", unit: "1", must: { least: 0, most: 1 } },
  },
  output: { symbol: "k", unit: "1" },
  printed: "1 - A_seg / A * (1 - k_1)",
  evaluate: ({ segmentArea, area, segmentSlopeFactor }) => 1 - (segmentArea / area) * (1 - segmentSlopeFactor),
});

/** Level and surcharge together. */
export const loadArea = defineFormula({
  id: "adopted-1/capacity/load-area",
  source: adopted("load below and above the level of the material edges"),
  inputs: {
    waterArea: { symbol: "A_water", unit: "m2", must: nonNegative },
    segmentArea: { symbol: "A_seg", unit: "m2", must: nonNegative },
  },
  output: { symbol: "A", unit: "m2" },
  printed: "A_water + A_seg",
  evaluate: ({ waterArea, segmentArea }) => waterArea + segmentArea,
});

/** Slowest belt that carries the flow in the available area. */
export const slowestSpeed = defineFormula({
  id: "adopted-1/capacity/slowest-speed",
  source: mechanics("conservation of mass"),
  inputs: {
    massFlow,
    bulkDensity,
    slopeFactor: { symbol: "k", unit: "1", must: strictlyBetween(0, 1.0000001) },
    availableArea: { symbol: "A_avail", unit: "m2", must: positive },
  },
  output: { symbol: "v_min", unit: "m/s" },
  printed: "I_m / (rho * k * A_avail)",
  evaluate: ({ massFlow: flow, bulkDensity: density, slopeFactor, availableArea }) =>
    flow / (density * slopeFactor * availableArea),
});

/** Mass flow that fills the available area on the steepest loaded slope. */
export const fullCapacity = defineFormula({
  id: "adopted-1/capacity/full-capacity",
  source: mechanics("conservation of mass"),
  inputs: {
    slopeFactor: { symbol: "k", unit: "1", must: positive },
    availableArea: { symbol: "A_avail", unit: "m2", must: nonNegative },
    beltSpeed,
    bulkDensity,
  },
  output: { symbol: "I_m", unit: "kg/s" },
  printed: "k * A_avail * v * rho",
  evaluate: ({ slopeFactor, availableArea, beltSpeed: speed, bulkDensity: density }) =>
    slopeFactor * availableArea * speed * density,
});

import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";
import { jonkers } from "../sources.ts";

const source = jonkers("half-sine indentation of the cover");
const lossAngleInput = { symbol: "delta", unit: "rad", must: { least: 0, below: Math.PI / 2 } };
const lineForce = { symbol: "w", unit: "N/m", must: nonNegative };
const cover = { symbol: "h", unit: "m", must: nonNegative };
const storageModulus = { symbol: "E", unit: "Pa", must: positive };
const rollDiameter = { symbol: "D", unit: "m", must: positive };

/** Lag of stress behind strain in the cover. */
export const lossAngle = defineFormula({
  id: "jonkers-1980/indentation/loss-angle",
  source,
  inputs: { lossFactor: { symbol: "tan_delta", unit: "1", must: nonNegative } },
  output: { symbol: "delta", unit: "rad" },
  printed: "atan(tan_delta)",
  evaluate: ({ lossFactor }) => Math.atan(lossFactor),
});

/** What the loss angle alone decides. */
export const indentationPrefactor = defineFormula({
  id: "jonkers-1980/indentation/indentation-prefactor",
  source,
  inputs: { lossAngle: lossAngleInput },
  output: { symbol: "c_J", unit: "1" },
  printed: "0.5 * pi * tan(delta) * ((pi + 2 * delta) * cos(delta) / (4 * sqrt(1 + sin(delta)))) ^ (4 / 3)",
  evaluate: ({ lossAngle: delta }) =>
    0.5 *
    Math.PI *
    Math.tan(delta) *
    (((Math.PI + 2 * delta) * Math.cos(delta)) / (4 * Math.sqrt(1 + Math.sin(delta)))) ** (4 / 3),
});

/** Drag of the indented cover per metre of roll width. */
export const indentationDrag = defineFormula({
  id: "jonkers-1980/indentation/indentation-drag",
  source,
  inputs: {
    prefactor: { symbol: "c_J", unit: "1", must: nonNegative },
    lineForce,
    cover,
    storageModulus,
    rollDiameter,
  },
  output: { symbol: "F_ind", unit: "N/m" },
  printed: "c_J * w ^ (4 / 3) * (h / (E * D ^ 2)) ^ (1 / 3)",
  evaluate: ({ prefactor, lineForce: force, cover: thickness, storageModulus: modulus, rollDiameter: roll }) =>
    prefactor * force ** (4 / 3) * (thickness / (modulus * roll ** 2)) ** (1 / 3),
});

/** Deepest point of the indented cover. */
export const indentationDepth = defineFormula({
  id: "jonkers-1980/indentation/indentation-depth",
  source,
  inputs: { lossAngle: lossAngleInput, lineForce, cover, storageModulus, rollDiameter },
  output: { symbol: "y_0", unit: "m" },
  printed: "(w * h / (E * sqrt(D)) * (pi + 2 * delta) * cos(delta) / (4 * sqrt(1 + sin(delta)))) ^ (2 / 3)",
  evaluate: ({ lossAngle: delta, lineForce: force, cover: thickness, storageModulus: modulus, rollDiameter: roll }) =>
    ((((force * thickness) / (modulus * Math.sqrt(roll))) * (Math.PI + 2 * delta) * Math.cos(delta)) /
      (4 * Math.sqrt(1 + Math.sin(delta)))) **
    (2 / 3),
});

/** Contact length from the leading edge to the deepest point. */
export const leadingContactLength = defineFormula({
  id: "jonkers-1980/indentation/leading-contact-length",
  source,
  inputs: { rollDiameter, depth: { symbol: "y_0", unit: "m", must: nonNegative }, lossAngle: lossAngleInput },
  output: { symbol: "a_1", unit: "m" },
  printed: "sqrt(D * y_0 * (1 + sin(delta)))",
  evaluate: ({ rollDiameter: roll, depth, lossAngle: delta }) => Math.sqrt(roll * depth * (1 + Math.sin(delta))),
});

/** Angular frequency at which the roll works the cover. */
export const contactFrequency = defineFormula({
  id: "jonkers-1980/indentation/contact-frequency",
  source,
  inputs: {
    beltSpeed: { symbol: "v", unit: "m/s", must: nonNegative },
    lossAngle: lossAngleInput,
    contactLength: { symbol: "a_1", unit: "m", must: positive },
  },
  output: { symbol: "omega", unit: "rad/s" },
  printed: "v * (pi / 2 + delta) / a_1",
  evaluate: ({ beltSpeed, lossAngle: delta, contactLength }) => (beltSpeed * (Math.PI / 2 + delta)) / contactLength,
});

import { mechanics } from "../../standards/sources.ts";
import { defineFormula, type Formula } from "../../trace/formula.ts";
import { restated } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";

const otherWay = mechanics("the other way round");
const withoutSign = mechanics("whichever way it acts");

/** A length the other way: back along the belt, down instead of up. */
export const oppositeLength = defineFormula({
  id: "mechanics/sign/opposite-length",
  source: otherWay,
  inputs: { value: { symbol: "x", unit: "m" } },
  output: { symbol: "x_o", unit: "m" },
  printed: "-x",
  evaluate: ({ value }) => -value,
});

/** An angle the other way: clockwise, or to the right. */
export const oppositeAngle = defineFormula({
  id: "mechanics/sign/opposite-angle",
  source: otherWay,
  inputs: { value: { symbol: "phi", unit: "rad" } },
  output: { symbol: "phi_o", unit: "rad" },
  printed: "-phi",
  evaluate: ({ value }) => -value,
});

export const lengthWithoutSign = defineFormula({
  id: "mechanics/sign/length-without-sign",
  source: withoutSign,
  inputs: { value: { symbol: "x", unit: "m" } },
  output: { symbol: "x_a", unit: "m" },
  printed: "abs(x)",
  evaluate: ({ value }) => Math.abs(value),
});

export const angleWithoutSign = defineFormula({
  id: "mechanics/sign/angle-without-sign",
  source: withoutSign,
  inputs: { value: { symbol: "phi", unit: "rad" } },
  output: { symbol: "phi_a", unit: "rad" },
  printed: "abs(phi)",
  evaluate: ({ value }) => Math.abs(value),
});

export const torqueWithoutSign = defineFormula({
  id: "mechanics/sign/torque-without-sign",
  source: withoutSign,
  inputs: { value: { symbol: "T", unit: "N*m" } },
  output: { symbol: "T_a", unit: "N*m" },
  printed: "abs(T)",
  evaluate: ({ value }) => Math.abs(value),
});

/** The size of a number: itself, or a step where it loses its sign. */
export function sizeOf(trace: Trace, formula: Formula<"value">, value: number): number {
  return value < 0 ? formula(trace, { value }) : restated(value, Math.abs);
}

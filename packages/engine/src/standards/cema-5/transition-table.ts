import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { between, nonNegative, positive, strictlyBetween } from "../../trace/limit.ts";
import { degree } from "../../units.ts";
import { cema5 } from "../sources.ts";

const source = cema5("recommended minimum transition distances, full trough");

interface Row {
  readonly trough: number;
  /** Multiples of the belt width above 90 %, from 60 to 90 %, below 60 % of rated tension. */
  readonly fabric: readonly [number, number, number];
  readonly steel: readonly [number, number, number];
}

const rows: readonly [Row, Row, Row] = [
  { trough: 20 * degree, fabric: [1.8, 1.6, 1.2], steel: [4.0, 3.2, 2.0] },
  { trough: 35 * degree, fabric: [3.2, 2.4, 1.8], steel: [6.8, 5.2, 3.6] },
  { trough: 45 * degree, fabric: [4.0, 3.2, 2.4], steel: [8.0, 6.4, 4.4] },
];

const inputs = {
  troughAngle: {
    symbol: "lambda",
    unit: "rad",
    must: strictlyBetween(0, Math.PI / 2),
    covers: between(20 * degree, 45 * degree),
  },
  tensionShare: { symbol: "p", unit: "1", must: nonNegative, covers: between(0, 1) },
};
const rule = "table by trough angle and share of rated tension, linear in the angle, below 20 degrees by its sine";

function multiple(carcass: "fabric" | "steel", troughAngle: number, share: number): number {
  const band = share > 0.9 ? 0 : share < 0.6 ? 2 : 1;
  const [low, middle, high] = rows;
  if (troughAngle <= low.trough) return (low[carcass][band] * Math.sin(troughAngle)) / Math.sin(low.trough);
  const [from, to] = troughAngle <= middle.trough ? [low, middle] : [middle, high];
  const along = (troughAngle - from.trough) / (to.trough - from.trough);
  return from[carcass][band] + along * (to[carcass][band] - from[carcass][band]);
}

/** Transition in belt widths of a fabric belt to a full trough. */
export const fabricMultiple = defineProcedure({
  id: "cema-5/transition-table/fabric-multiple",
  source,
  inputs,
  output: { symbol: "n", unit: "1" },
  rule,
  evaluate: ({ troughAngle, tensionShare }) => multiple("fabric", troughAngle, tensionShare),
});

/**
 * Transition in belt widths of a steel cord belt to a full trough.
 * Departs from source: 20° below 60 % is 2.0, twice the half trough, where one scan reads 2.8.
 */
export const steelMultiple = defineProcedure({
  id: "cema-5/transition-table/steel-multiple",
  source,
  inputs,
  output: { symbol: "n", unit: "1" },
  rule,
  evaluate: ({ troughAngle, tensionShare }) => multiple("steel", troughAngle, tensionShare),
});

/** Length from the table; a half trough takes half of it, a third two thirds. */
export const tableTransition = defineFormula({
  id: "cema-5/transition-table/table-transition",
  source,
  inputs: {
    multiple: { symbol: "n", unit: "1", must: positive },
    arrangement: { symbol: "k_a", unit: "1", must: { above: 0, most: 1 } },
    beltWidth: { symbol: "B", unit: "m", must: positive },
  },
  output: { symbol: "L", unit: "m" },
  printed: "n * k_a * B",
  evaluate: ({ multiple: widths, arrangement, beltWidth }) => widths * arrangement * beltWidth,
});

import { defineProcedure } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";
import { degree } from "../../units.ts";
import { standardDiameters } from "../din-22101-2011/pulley-diameter.ts";
import { gb17119 } from "../sources.ts";

/** Smallest diameter of a pulley from that of the driving one, by how far it turns the belt. */
export const turnDiameter = defineProcedure({
  id: "gb-17119/pulley-diameter/turn-diameter",
  source: gb17119("DTII(A), pulleys by the diameter of the driving pulley"),
  inputs: {
    diameter: { symbol: "D_1", unit: "m", must: nonNegative },
    wrapAngle: { symbol: "phi", unit: "rad", must: nonNegative },
    /** 1 for drives and heads. */
    isHead: { symbol: "head", unit: "1", must: { least: 0, most: 1, isInteger: true } },
    beltWidth: { symbol: "B", unit: "m", must: positive },
  },
  output: { symbol: "D", unit: "m" },
  rule: "D_1 up to the series for drives and heads; one size down where the belt turns by 135 deg or more, two from 45 deg on, three below; not below 250 mm, or 200 mm on belts up to 400 mm",
  evaluate: ({ diameter, wrapAngle, isHead, beltWidth }) => {
    const base = standardDiameters.findIndex((size) => size >= diameter - 1e-9);
    if (base < 0) return diameter;
    const down = isHead > 0 ? 0 : wrapAngle >= 135 * degree ? 1 : wrapAngle >= 45 * degree ? 2 : 3;
    return Math.max(standardDiameters[Math.max(0, base - down)] ?? diameter, beltWidth <= 0.4 ? 0.2 : 0.25);
  },
});

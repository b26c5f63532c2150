import { defineFormula } from "../../trace/formula.ts";
import { atLeast, positive } from "../../trace/limit.ts";
import { iso5048 } from "../sources.ts";

/** Width of belt that may carry material: 0.9 B − 50 mm up to 2 m, B − 250 mm above. DIN 22101 has the same rule. */
export const usableWidth = defineFormula({
  id: "iso-5048-1989/usable-width",
  source: iso5048("usable belt width"),
  inputs: { beltWidth: { symbol: "B", unit: "m", must: positive, covers: atLeast(0.4) } },
  output: { symbol: "b", unit: "m" },
  printed: "max(0, if(B <= 2[m], 0.9 * B - 0.05[m], B - 0.25[m]))",
  evaluate: ({ beltWidth }) => Math.max(0, beltWidth <= 2 ? 0.9 * beltWidth - 0.05 : beltWidth - 0.25),
});

/** Free edge that leaves the usable width. */
export const usableWidthEdgeDistance = defineFormula({
  id: "iso-5048-1989/usable-width/usable-width-edge-distance",
  source: iso5048("usable belt width"),
  inputs: {
    beltWidth: { symbol: "B", unit: "m", must: positive },
    usableWidth: { symbol: "b", unit: "m", must: { least: 0 } },
  },
  output: { symbol: "e_req", unit: "m" },
  printed: "(B - b) / 2",
  evaluate: ({ beltWidth, usableWidth: width }) => (beltWidth - width) / 2,
});

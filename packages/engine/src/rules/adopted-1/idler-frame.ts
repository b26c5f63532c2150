import { adopted } from "../../standards/sources.ts";
import { defineProcedure } from "../../trace/formula.ts";
import { positive } from "../../trace/limit.ts";

/** Depth of the beam of an idler up to a belt width, both m. */
export const frameDepths: readonly { readonly upTo: number; readonly depth: number }[] = [
  { upTo: 0.8, depth: 0.05 },
  { upTo: 0.9, depth: 0.065 },
  { upTo: 1.2, depth: 0.075 },
  { upTo: 1.4, depth: 0.09 },
  { upTo: 1.6, depth: 0.1 },
  { upTo: 2, depth: 0.125 },
];
export const deepestFrame = 0.15;

/** Depth of the beam that carries the rolls of an idler, as it is drawn. */
export const frameDepth = defineProcedure({
  id: "adopted-1/idler-frame/frame-depth",
  source: adopted("depth of idler frames by belt width"),
  inputs: { beltWidth: { symbol: "B", unit: "m", must: positive } },
  output: { symbol: "h_f", unit: "m" },
  rule: "table over belt width: 50 mm up to 800 mm, 65 to 900, 75 to 1200, 90 to 1400, 100 to 1600, 125 to 2000, 150 above",
  evaluate: ({ beltWidth }) => frameDepths.find(({ upTo }) => beltWidth <= upTo)?.depth ?? deepestFrame,
});

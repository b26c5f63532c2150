import { adopted, geometry } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = geometry("roll, bearings and supports on one axis");
const faceWidth = { symbol: "f", unit: "m", must: positive };
const given = { symbol: "e", unit: "m", must: nonNegative };

/** From the roll face to the support; a catalogue that gives none means 12 mm. */
export const faceToSupport = defineFormula({
  id: "idler-shaft/spans/face-to-support",
  source: adopted("face to support 12 mm where the catalogue has 0"),
  inputs: { given },
  output: { symbol: "e_s", unit: "m" },
  printed: "if(e > 0, e, 0.012[m])",
  evaluate: ({ given: typed }) => (typed > 0 ? typed : 0.012),
});

/** From the roll face to the middle of the bearing; a catalogue that gives none means 18 mm. */
export const faceToBearing = defineFormula({
  id: "idler-shaft/spans/face-to-bearing",
  source: adopted("face to bearing 18 mm where the catalogue has 0"),
  inputs: { given },
  output: { symbol: "e_b", unit: "m" },
  printed: "if(e > 0, e, 0.018[m])",
  evaluate: ({ given: typed }) => (typed > 0 ? typed : 0.018),
});

/** Between the supports of a roll. */
export const supportCentres = defineFormula({
  id: "idler-shaft/spans/support-centres",
  source,
  inputs: { faceWidth, faceToSupport: { symbol: "e_s", unit: "m", must: nonNegative } },
  output: { symbol: "s_c", unit: "m" },
  printed: "f + 2 * e_s",
  evaluate: ({ faceWidth: face, faceToSupport: beyond }) => face + 2 * beyond,
});

/** Between the bearings of a roll. */
export const bearingCentres = defineFormula({
  id: "idler-shaft/spans/bearing-centres",
  source,
  inputs: { faceWidth, faceToBearing: { symbol: "e_b", unit: "m", must: nonNegative } },
  output: { symbol: "c", unit: "m" },
  printed: "f - 2 * e_b",
  evaluate: ({ faceWidth: face, faceToBearing: within }) => face - 2 * within,
});

import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { defineSum } from "../../trace/sum.ts";

const bearingCentres = { symbol: "b_c", unit: "m" };
const bearingWidth = { symbol: "b_w", unit: "m" };
const seatDiameter = { symbol: "d_s", unit: "m" };

/** Distance of the hubs where none is typed. */
export const usualHubCentres = defineFormula({
  id: "rotating-parts/usual-pulley/usual-hub-centres",
  source: adopted("hub of a pulley where none is typed"),
  inputs: { faceWidth: { symbol: "f", unit: "m" } },
  output: { symbol: "h_c", unit: "m" },
  printed: "f - 150[mm]",
  evaluate: ({ faceWidth }) => faceWidth - 0.15,
});

/** Whole length of a shaft where none is typed that reaches through both bearings. */
export const usualShaftLength = defineFormula({
  id: "rotating-parts/usual-pulley/usual-shaft-length",
  source: adopted("length of a shaft where none is typed"),
  inputs: { bearingCentres, bearingWidth },
  output: { symbol: "l", unit: "m" },
  printed: "b_c + 2 * b_w + 200[mm]",
  evaluate: ({ bearingCentres: bearings, bearingWidth: width }) => bearings + 2 * width + 0.2,
});

/** From the middle of the bearing to the hub, also where they do not fit. */
export const shoulderArm = defineFormula({
  id: "rotating-parts/usual-pulley/shoulder-arm",
  source: mechanics("symmetric pulley"),
  inputs: { bearingCentres, hubCentres: { symbol: "h_c", unit: "m" } },
  output: { symbol: "a", unit: "m" },
  printed: "(b_c - h_c) / 2",
  evaluate: ({ bearingCentres: bearings, hubCentres }) => (bearings - hubCentres) / 2,
});

const shoulder = adopted("shoulder of a shaft where no drawing says");

/** From the middle of the bearing to the step of the shaft: clear of the housing, and not beyond the hub. */
export const shoulderDistance = defineFormula({
  id: "rotating-parts/usual-pulley/shoulder-distance",
  source: shoulder,
  inputs: { bearingWidth, arm: { symbol: "a", unit: "m" } },
  output: { symbol: "x_s", unit: "m" },
  printed: "max(0, min(1.5 * b_w, a))",
  evaluate: ({ bearingWidth: width, arm }) => Math.max(0, Math.min(1.5 * width, arm)),
});

/** Half the step from seat to hub, but no more than a tenth of the seat. */
export const shoulderFillet = defineFormula({
  id: "rotating-parts/usual-pulley/shoulder-fillet",
  source: shoulder,
  inputs: { diameter: { symbol: "d", unit: "m" }, seatDiameter },
  output: { symbol: "R", unit: "m" },
  printed: "min(max(0, d - d_s) / 2, 0.1 * d_s)",
  evaluate: ({ diameter, seatDiameter: seat }) => Math.min(Math.max(0, diameter - seat) / 2, 0.1 * seat),
});

/** Mass of the parts of a pulley but its shaft, or of the shaft alone, where it is not typed. */
export const massOfParts = defineSum({
  id: "rotating-parts/usual-pulley/mass-of-parts",
  source: mechanics("sum of masses"),
  output: { symbol: "m", unit: "kg" },
  term: "m",
});

/** Mass of a pulley of which one part at least is typed. */
export const massWithShaft = defineFormula({
  id: "rotating-parts/usual-pulley/mass-with-shaft",
  source: mechanics("sum of masses"),
  inputs: { body: { symbol: "m_p", unit: "kg" }, shaft: { symbol: "m_s", unit: "kg" } },
  output: { symbol: "m", unit: "kg" },
  printed: "m_p + m_s",
  evaluate: ({ body, shaft }) => body + shaft,
});

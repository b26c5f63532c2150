import type { CurveRules } from "../parts/curves/curve-input.ts";

/** The rules of the handbook. CEMA's 30 lbf/in is 5254 N/m. */
export const handbookCurveRules: CurveRules = {
  gravity: 9.80665,
  highFactor: 1.1,
  lowFactor: 0.9,
  runningEdgeFactor: 1.15,
  transientEdgeFactor: 1.5,
  lowestTension: 5254,
  centrifugalCredit: 0,
  verticalIncrement: 10,
  horizontalIncrement: 5,
};

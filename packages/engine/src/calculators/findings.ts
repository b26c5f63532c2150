import { arnoldMcLean } from "../standards/machine-sources.ts";
import { adopted } from "../standards/sources.ts";
import { defineFindings, less, other } from "../trace/define-finding.ts";

export const calculatorFindings = defineFindings(
  { subject: "quadratic-regression", source: adopted("least squares of a parabola") },
  {
    "curve-regression-failed": { severity: "error", values: { points: "plain" }, moves: [other("starter-start-time")] },
    "curve-first-coordinate-adjusted": {
      severity: "warning",
      source: adopted("least squares parabola, first co-ordinate above 0"),
      values: { given: "plain", used: "plain" },
      moves: [other("starter-start-time")],
    },
    "feeder-no-mass-flow": {
      severity: "warning",
      subject: "feeder",
      source: arnoldMcLean("mass flow"),
      values: { angle: "angle" },
      limit: { above: 0, below: Math.PI / 2 },
      moves: [less("feeder.hopperWidth")],
    },
  },
);

import { sampleConveyor } from "../../reference/new-conveyor.ts";
import { form } from "../definition.ts";
import { degrees, flag, metres, millimetres, oneOf, ratio, tensionPerWidth } from "../figures.ts";

const [highFactor, lowFactor] = sampleConveyor.curveFactors;

export const curves = form(
  "curves",
  "Curves",
  ratio(
    "curveHighFactor",
    "High tension factor",
    highFactor,
    "On tensions where a high one is unfavourable: what friction and load may add to the calculated one.",
    { min: 1, max: 5 },
  ),
  ratio(
    "curveLowFactor",
    "Low tension factor",
    lowFactor,
    "On tensions where a low one is unfavourable: what friction and load may take from the calculated one.",
    { max: 1 },
  ),
  ratio("curveEdgeFactor", "Edge tension factor", 1.15, "Allowed edge tension over the allowed running tension.", {
    min: 0.5,
    max: 5,
  }),
  tensionPerWidth(
    "curveMinEdgeTension",
    "Smallest edge tension",
    5.254,
    "Lowest tension allowed anywhere in the belt.",
  ),
  flag("curveCentrifugal", "Centrifugal force", false, "Counts the centrifugal force of belt and load."),
);

export const verticalCurves = form(
  "verticalCurves",
  "Vertical curves",
  metres(
    "vertCurveIncrement",
    "Radius increment",
    sampleConveyor.verticalCurveIncrement,
    "Radii are rounded up to it.",
    {
      min: 0.001,
      max: 10_000,
    },
  ),
);

export const horizontalCurves = form(
  "horizontalCurves",
  "Horizontal curves",
  metres(
    "horizCurveIncrement",
    "Radius increment",
    sampleConveyor.horizontalCurveIncrement,
    "Radii are rounded up to it.",
    { min: 0.001, max: 10_000 },
  ),
  millimetres(
    "horizDriftAllowance",
    "Drift allowance",
    sampleConveyor.driftAllowance,
    "How far the belt may wander; 0 for what the wing rolls leave: all of it while starting and stopping, four fifths running.",
  ),
  oneOf("horizCurveModel", "Lateral balance", ["Full", "Projected", "Conventional"], "How side forces are balanced."),
  degrees("horizMaxBankCarry", "Largest carry banking", 8, "Steepest banking of carry idlers.", { max: 45 }),
  degrees("horizMaxBankReturn", "Largest return banking", 15, "Steepest banking of return idlers.", { max: 45 }),
);

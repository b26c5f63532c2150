import { arcSetOut } from "@beltwright/drawing";
import { arcGeometry, concaveRadius, measuredRadius, setOutPoints } from "@beltwright/engine";
import { defineCalculator } from "../calculator.ts";
import { figure, further, gravity } from "../entries.ts";
import { positiveOf, unlessZero } from "./design-values.ts";

interface Slopes {
  readonly slopeBefore: number;
  readonly slopeAfter: number;
}

const deflectionOf = ({ slopeBefore, slopeAfter }: Slopes) => Math.abs(slopeAfter - slopeBefore);

// Handbook 7.8 for the arc, example 5.3 for the lift-off.
export const curveCalculator = defineCalculator({
  about: "Sizes of an arc, its points to set out on site, and the concave radius that keeps a belt on its idlers.",
  refusals: {
    increment: "The increment must be above 0 and give at most 5000 points.",
    turned: "The radius must be above 0.",
  },
  entries: {
    radius: figure("Radius", "m", 600, "Radius of the curve.", { max: 1e6 }),
    slopeBefore: figure("Slope before", "deg", 0, "Slope of the belt before the curve, up positive.", {
      min: -80,
      max: 80,
    }),
    slopeAfter: figure("Slope after", "deg", 6.84277, "Slope of the belt after the curve.", { min: -80, max: 80 }),
    increment: figure("Increment", "m", 10, "Distance between the points to set out.", { min: 0.01, max: 1e5 }),
    tension: figure("Tension", "kN", 52, "Belt tension at the curve.", { max: 1e5 }),
    lineMass: figure(
      "Mass on the idlers",
      "kg/m",
      24.852,
      "Belt alone for an empty belt; with its load for a full one.",
    ),
    tensionFactor: further(figure("Factor on tension", "1", 1.1, "Reserve on the tension.", { min: 0.1, max: 5 })),
    gravity,
  },
  run: (trace, given) => {
    const { radius, slopeBefore, slopeAfter, increment } = given;
    if (slopeBefore === slopeAfter) return "The slopes before and after must differ.";
    const arc = arcGeometry(trace, { radius, deflection: deflectionOf(given) });
    const slope = Math.max(Math.abs(slopeBefore), Math.abs(slopeAfter));
    const isConcave = slopeAfter > slopeBefore;
    const points = setOutPoints(trace, { chainage: 0, level: 0, slopeBefore, slopeAfter, radius, increment });
    return {
      figures: [
        { label: "Tangent", value: arc.tangentLength, unit: "m" },
        { label: "Arc", value: arc.arcLength, unit: "m" },
        { label: "External distance", value: arc.externalDistance, unit: "m" },
        { label: "Chord", value: arc.chord, unit: "m" },
        { label: "Middle ordinate", value: arc.middleOrdinate, unit: "m" },
        ...(isConcave
          ? ([
              { label: "Least radius without lift-off", value: concaveRadius(trace, { ...given, slope }), unit: "m" },
            ] as const)
          : []),
      ],
      notes: [isConcave ? "Concave: the belt may lift off its idlers." : "Convex: the belt is pressed on its idlers."],
      tables: [
        {
          title: "Points from the corner",
          columns: [
            { label: "Chainage", unit: "m" },
            { label: "Level", unit: "m" },
            { label: "From the tangent", unit: "m" },
          ],
          rows: points.map(({ chainage, level, tangentOffset }) => [chainage, level, tangentOffset]),
        },
      ],
    };
  },
  draw: (_, given) => arcSetOut({ ...given, chainage: 0, level: 0 })?.drawing,
  fromDesign: (conveyor, results) => ({
    tension: positiveOf(results, "tmax"),
    lineMass: positiveOf(results, "beltMass"),
    increment: unlessZero(conveyor.vertCurveIncrement),
    tensionFactor: unlessZero(conveyor.curveHighFactor),
    gravity: conveyor.gravity,
  }),
});

// Handbook 7.8, read backwards.
export const measuredRadiusCalculator = defineCalculator({
  about: "Radius of a curve on site from a chord and its height.",
  entries: {
    chord: figure("Chord", "m", 71.6147, "Straight distance between two points of the curve.", { max: 1e6 }),
    middleOrdinate: figure("Height", "m", 1.06943, "From the middle of the chord to the curve.", { max: 1e6 }),
  },
  run: (trace, given) => ({ figures: [{ label: "Radius", value: measuredRadius(trace, given), unit: "m" }] }),
});

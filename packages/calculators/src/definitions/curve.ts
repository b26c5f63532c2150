import { arcSetOut, chordView } from "@beltwright/drawing";
import {
  arcDeflection,
  arcGeometry,
  type CurveCheckName,
  constant,
  isEqual,
  measuredRadius,
  mechanics,
  none,
  setOutPoints,
  setOutSource,
  startTrace,
  type Trace,
  threeRollPieces,
  troughProfile,
  verticalCurve,
} from "@beltwright/engine";
import { defineCalculator, type Figure } from "../calculator.ts";
import { figure, further, gravity } from "../entries.ts";
import { positiveOf, ratedTensionOf, unlessZero } from "./design-values.ts";

interface Slopes {
  readonly slopeBefore: number;
  readonly slopeAfter: number;
}

interface CurveValues extends Slopes {
  readonly radius: number;
  readonly increment: number;
  readonly tension: number;
  readonly lineMass: number;
  readonly beltWidth: number;
  readonly centreLength: number;
  readonly troughAngle: number;
  readonly modulus: number;
  readonly ratedTension: number;
  readonly highFactor: number;
  readonly lowFactor: number;
  readonly edgeFactor: number;
  readonly lowestTension: number;
  readonly gravity: number;
}

/** Loads on the idlers are those of one metre of belt. */
const eachMetre = mechanics("tension over radius on each metre of arc");

const needNames: Partial<Record<CurveCheckName, string>> = {
  "lift-off": "Least radius without lift-off",
  "edge-slack": "Least radius with taut edges",
  "centre-overstress": "Least radius for the middle of the belt",
  "edge-overstress": "Least radius for the edges of the belt",
  "centre-buckling": "Least radius without buckling",
};

/** What the belt asks of the radius, by every check of a vertical curve at one tension. */
function radiiOf(trace: Trace, given: CurveValues): readonly Figure[] {
  const { slopeBefore, slopeAfter, radius, tension, lineMass, modulus, ratedTension, gravity } = given;
  const profile = troughProfile(trace, threeRollPieces(given.beltWidth, given.centreLength, given.troughAngle, trace));
  const found = verticalCurve(trace, {
    slopeBefore,
    slopeAfter,
    radius,
    cases: [{ loadCase: "running", state: "running", isLoaded: false, tensionAt: () => tension }],
    belt: { profile, modulus, ratedTension, beltMass: lineMass, materialMass: none(trace), beltSpeed: none(trace) },
    rules: {
      gravity,
      highFactor: given.highFactor,
      lowFactor: given.lowFactor,
      runningEdgeFactor: given.edgeFactor,
      transientEdgeFactor: given.edgeFactor,
      lowestTension: given.lowestTension,
      centrifugalCredit: none(trace),
      verticalIncrement: given.increment,
      horizontalIncrement: given.increment,
    },
    spacing: constant(trace, 1, eachMetre),
  });
  return found.checks.flatMap(({ check, need }) => {
    const label = needNames[check];
    return label === undefined || need.kind !== "radius" ? [] : [{ label, value: need.radius, unit: "m" }];
  });
}

// Handbook 7.8 for the arc, example 5.3 for the radii.
export const curveCalculator = defineCalculator({
  about: "Sizes of an arc, its points to set out on site, and the radius its belt needs.",
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
    beltWidth: further(figure("Belt width", "mm", 1200, "Width of the belt.", { min: 1, max: 20_000 })),
    centreLength: further(figure("Centre roll", "mm", 441, "Belt on the centre roll.", { max: 20_000 })),
    troughAngle: further(figure("Trough angle", "deg", 35, "Slope of the wing rolls.", { max: 90 })),
    modulus: further(
      figure("Belt modulus", "kN/m", 72_000, "Elastic modulus for each metre of width.", { min: 1, max: 1e7 }),
    ),
    ratedTension: further(
      figure("Rated tension", "kN/m", 150, "Tension the belt may carry in service.", { min: 0.001, max: 1e5 }),
    ),
    highFactor: further(
      figure("Factor on high tension", "1", 1.1, "Where much tension does harm.", { min: 0.1, max: 5 }),
    ),
    lowFactor: further(
      figure("Factor on low tension", "1", 0.9, "Where little tension does harm.", { min: 0.1, max: 5 }),
    ),
    edgeFactor: further(figure("Edge factor", "1", 1.15, "Fibre tension over the rated one.", { min: 0.1, max: 5 })),
    lowestTension: further(figure("Lowest tension", "kN/m", 5.254, "Least tension of any fibre.", { max: 1e5 })),
    gravity,
  },
  run: (trace, given) => {
    const { radius, slopeBefore, slopeAfter, increment } = given;
    if (isEqual(slopeBefore, slopeAfter)) return "The slopes before and after must differ.";
    if (given.centreLength > given.beltWidth) return "The centre roll must be shorter than the belt is wide.";
    const arc = arcGeometry(trace, { radius, deflection: arcDeflection(trace, { slopeBefore, slopeAfter }) });
    const isConcave = slopeAfter > slopeBefore;
    const corner = constant(trace, 0, setOutSource);
    const points = setOutPoints(trace, { chainage: corner, level: corner, slopeBefore, slopeAfter, radius, increment });
    return {
      figures: [
        { label: "Tangent", value: arc.tangentLength, unit: "m" },
        { label: "Arc", value: arc.arcLength, unit: "m" },
        { label: "External distance", value: arc.externalDistance, unit: "m" },
        { label: "Chord", value: arc.chord, unit: "m" },
        { label: "Middle ordinate", value: arc.middleOrdinate, unit: "m" },
        ...radiiOf(trace, given),
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
      drawn: {
        "curve tangent": arc.tangentLength,
        ...Object.fromEntries(
          points.flatMap(({ chainage, level }, at) => [
            [`curve chainage ${at}`, chainage],
            [`curve level ${at}`, level],
          ]),
        ),
      },
    };
  },
  draw: ({ given, system }) => arcSetOut({ ...given, chainage: 0, level: 0 }, undefined, system)?.drawing,
  fromDesign: (conveyor, results) => ({
    tension: positiveOf(results, "tmax"),
    lineMass: positiveOf(results, "beltMass"),
    increment: unlessZero(conveyor.vertCurveIncrement),
    beltWidth: conveyor.beltWidthInp,
    centreLength: unlessZero(conveyor.csIdler.faceWidthCentre || conveyor.csIdler.faceWidth),
    troughAngle: conveyor.csIdler.troughAngle <= 90 ? conveyor.csIdler.troughAngle : undefined,
    modulus: unlessZero(conveyor.belt.beltModulus),
    ratedTension: ratedTensionOf(conveyor),
    highFactor: unlessZero(conveyor.curveHighFactor),
    lowFactor: unlessZero(conveyor.curveLowFactor),
    edgeFactor: unlessZero(conveyor.curveEdgeFactor),
    lowestTension: conveyor.curveMinEdgeTension,
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
  run: (trace, given) => {
    const radius = measuredRadius(trace, given);
    return { figures: [{ label: "Radius", value: radius, unit: "m" }], drawn: { "measured radius": radius } };
  },
  draw: ({ given, system }) =>
    chordView({ ...given, radius: measuredRadius(startTrace("checked"), given) }, undefined, system),
});

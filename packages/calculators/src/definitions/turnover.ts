import { turnoverView } from "@beltwright/drawing";
import { ownWeight, turnover } from "@beltwright/engine";
import { defineCalculator, type Found } from "../calculator.ts";
import { choice, documentChoice, documentFigure, figure, further, gravity } from "../entries.ts";
import { isSteelCord, positiveOf, ratedTensionOf, unlessZero } from "./design-values.ts";

const arrangements = { Guided: "guided", Unguided: "unguided", Supported: "supported" } as const;
const known = (label: string, value: number | undefined): Found["figures"] =>
  value === undefined ? [] : [{ label, value, unit: "m" }];

// Handbook 5.7, example 5.8, a length of 20 m.
export const turnoverCalculator = defineCalculator({
  about: "Tensions, sag and the length needed to turn the return belt over.",
  entries: {
    length: documentFigure("qbtLength"),
    arrangement: documentChoice("qbtArrangement", ["Guided", "Unguided", "Supported"]),
    tension: documentFigure("qbtTension", { start: 50, isDesignAtZero: true, help: "Belt tension at the turnover." }),
    beltWidth: figure("Belt width", "mm", 1200, "Width of the belt.", { max: 20_000, name: "beltWidthInp" }),
    modulus: figure("Belt modulus", "kN/m", 72_000, "Elastic modulus for each metre of width.", { max: 1e7 }),
    beltMass: figure("Belt mass", "kg/m", 24.852, "Mass of one metre of belt."),
    ratedTension: further(figure("Rated tension", "kN/m", 150, "Tension the belt may carry in service.", { max: 1e5 })),
    carcass: further(choice("Carcass", ["Fabric", "Steel cord"], "What carries the tension of the belt.")),
    edgeFactor: further(figure("Edge factor", "1", 1.15, "Edge tension over the rated one.", { max: 5 })),
    lowestTension: further(figure("Lowest tension", "kN/m", 5.254, "Least tension left in the middle.", { max: 1e5 })),
    gravity,
  },
  run: (trace, given) => {
    const carcass = given.carcass === "Fabric" ? "fabric" : "steel";
    const input = { ...given, carcass, arrangement: arrangements[given.arrangement] } as const;
    const found = turnover(trace, input);
    const weight = ownWeight(trace, input);
    return {
      figures: [
        ...known("Length needed", found.requiredLength),
        ...known("Length for the edges", found.edgeLength),
        ...known("Length for the middle", found.centreLength),
        ...known("Length by the makers' rule", found.ruleLength),
        { label: "Edge tension", value: found.edgeTension, unit: "kN/m" },
        { label: "Centre tension", value: found.centreTension, unit: "kN/m" },
        { label: "Strain of the edge", value: found.edgeStrain, unit: "%" },
        { label: "Sag", value: found.sag, unit: "m" },
        { label: "Sag of the belt on edge", value: weight.sag, unit: "m" },
        { label: "Bending of the belt on edge", value: weight.edgeTension, unit: "kN/m" },
      ],
    };
  },
  draw: ({ typed, system }) =>
    turnoverView(
      { qbtLength: typed.length, qbtArrangement: typed.arrangement, beltWidthInp: typed.beltWidth },
      undefined,
      system,
    ),
  fromDesign: (conveyor, results) => ({
    tension: positiveOf(results, "tmin"),
    beltWidth: conveyor.beltWidthInp,
    modulus: unlessZero(conveyor.belt.beltModulus),
    beltMass: positiveOf(results, "beltMass") ?? unlessZero(conveyor.beltMassInp),
    ratedTension: ratedTensionOf(conveyor),
    carcass: isSteelCord(conveyor) ? "Steel cord" : "Fabric",
    edgeFactor: unlessZero(conveyor.curveEdgeFactor),
    lowestTension: conveyor.curveMinEdgeTension,
    gravity: conveyor.gravity,
  }),
});

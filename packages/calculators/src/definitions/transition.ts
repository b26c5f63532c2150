import { transitionView } from "@beltwright/drawing";
import { startTrace, type TransitionInput, transition, transitionInClosedForm } from "@beltwright/engine";
import { defineCalculator, type Found } from "../calculator.ts";
import { choice, documentChoice, documentFigure, figure, further } from "../entries.ts";
import { isSteelCord, positiveOf, ratedTensionOf, unlessZero } from "./design-values.ts";

interface TransitionValues extends Omit<TransitionInput, "arrangement" | "carcass" | "length"> {
  readonly arrangement: "Full trough" | "Half trough" | "Third trough";
  readonly carcass: "Fabric" | "Steel cord";
  readonly length: number;
}

const arrangements = {
  "Full trough": "full-trough",
  "Half trough": "half-trough",
  "Third trough": "third-trough",
} as const;

function inputOf({ arrangement, carcass, length, ...given }: TransitionValues): TransitionInput {
  return {
    ...given,
    arrangement: arrangements[arrangement],
    carcass: carcass === "Fabric" ? "fabric" : "steel",
    ...(length > 0 && { length }),
  };
}

const known = (label: string, value: number | undefined, unit: "m" | "kN/m"): Found["figures"] =>
  value === undefined ? [] : [{ label, value, unit }];

// Handbook 5.6, example 5.7, a length of 4 m.
export const transitionCalculator = defineCalculator({
  about: "Length between a pulley and the first full trough by every method, and the tensions it leaves in the belt.",
  refusals: { centreLength: "The centre roll must be shorter than the belt is wide." },
  entries: {
    beltWidth: figure("Belt width", "mm", 1200, "Width of the belt.", { max: 20_000, name: "beltWidthInp" }),
    troughAngle: documentFigure("qTransTroughAngle"),
    tension: documentFigure("qTransTension", { start: 120, isDesignAtZero: true, help: "Belt tension at the pulley." }),
    modulus: figure("Belt modulus", "kN/m", 72_000, "Elastic modulus for each metre of width.", { max: 1e7 }),
    ratedTension: figure("Rated tension", "kN/m", 150, "Tension the belt may carry in service.", { max: 1e5 }),
    arrangement: documentChoice("qTransArrangement", ["Full trough", "Half trough", "Third trough"]),
    length: documentFigure("qTransLength", { start: 4 }),
    centreLength: further(figure("Centre roll", "mm", 441, "Belt on the centre roll.", { max: 20_000 })),
    carcass: further(choice("Carcass", ["Steel cord", "Fabric"], "What carries the tension of the belt.")),
    idlers: further(documentFigure("qTransIdlers")),
    edgeFactor: further(
      figure("Edge factor", "1", 1.3, "Edge tension over the rated one; 1.3 after ISO 5293.", { max: 5 }),
    ),
    lowestTension: further(figure("Lowest tension", "kN/m", 0, "Least tension left in the middle.", { max: 1e5 })),
  },
  run: (trace, given) => {
    const found = transition(trace, inputOf(given));
    const byHand = transitionInClosedForm(trace, inputOf(given));
    return {
      figures: [
        ...known("Recommended length", found.recommended, "m"),
        ...known("By exact fibres", found.exact, "m"),
        ...known("By ISO 5293", found.iso, "m"),
        ...known("By ISO 5293:1981", found.iso1981, "m"),
        ...known("By CEMA", found.cema, "m"),
        ...known("By hand for the edge", byHand.edgeLength, "m"),
        ...known("By hand for the middle", byHand.centreLength, "m"),
        ...known("Edge tension", found.tensions?.edge, "kN/m"),
        ...known("Centre tension", found.tensions?.centre, "kN/m"),
        ...known("Edge tension by DIN 22101", found.din?.edge, "kN/m"),
        ...known("Centre tension by DIN 22101", found.din?.centre, "kN/m"),
        ...known("Edge tension by hand", byHand.edge, "kN/m"),
        ...known("Centre tension by hand", byHand.centre, "kN/m"),
        { label: "Height of the edge", value: found.edgeHeight, unit: "m" },
      ],
      tables: [
        {
          title: "Idlers of the transition",
          columns: [
            { label: "From the pulley", unit: "m" },
            { label: "Trough angle", unit: "deg" },
          ],
          rows: found.idlers.map((idler) => [idler.distance, idler.troughAngle]),
        },
      ],
      drawn: {
        ...(found.usedLength !== undefined && { "transition length": found.usedLength }),
        "transition edgeHeight": found.edgeHeight,
        "transition pulleyRise": found.pulleyRise,
        ...Object.fromEntries(found.idlers.map(({ troughAngle }, at) => [`transition angle ${at}`, troughAngle])),
      },
    };
  },
  draw: ({ given, system }) => {
    const found = transition(startTrace("checked"), inputOf(given));
    return found.usedLength === undefined
      ? undefined
      : transitionView(
          { ...given, ...found, length: found.usedLength, isLengthTyped: given.length > 0 },
          undefined,
          system,
        );
  },
  fromDesign: (conveyor, results) => ({
    beltWidth: conveyor.beltWidthInp,
    troughAngle: conveyor.csIdler.troughAngle <= 90 ? conveyor.csIdler.troughAngle : undefined,
    tension: positiveOf(results, "tmax"),
    modulus: unlessZero(conveyor.belt.beltModulus),
    ratedTension: ratedTensionOf(conveyor),
    centreLength: unlessZero(conveyor.csIdler.faceWidthCentre || conveyor.csIdler.faceWidth),
    carcass: isSteelCord(conveyor) ? "Steel cord" : "Fabric",
  }),
});

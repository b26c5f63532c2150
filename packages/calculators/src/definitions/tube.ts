import { tubeView } from "@beltwright/drawing";
import { startTrace, type TubeInput, tube } from "@beltwright/engine";
import { defineCalculator } from "../calculator.ts";
import { choice, documentFigure, figure, further } from "../entries.ts";
import { beltThicknessOf, isSteelCord, unlessZero } from "./design-values.ts";

type TubeValues = Omit<TubeInput, "carcass"> & { readonly carcass: "Fabric" | "Steel cord" };

const inputOf = (given: TubeValues) =>
  ({ ...given, carcass: given.carcass === "Fabric" ? "fabric" : "steel" }) as const;

// Handbook 7.4: a published design with 375 mm and a belt of 1460 × 18.7 mm.
export const tubeCalculator = defineCalculator({
  about: "Overlap, filling and the makers' rules for a belt closed to a tube by six rolls.",
  refusals: {
    geometricOverlap: "The belt is too narrow to close round a pipe of this diameter.",
    insideDiameter: "The belt is too thick for a pipe of this diameter.",
    availableArea: "The overlap fills the pipe: the belt is too wide for this diameter.",
  },
  entries: {
    pipeDiameter: documentFigure("qTubeDia"),
    beltWidth: documentFigure("qTubeBeltWidth"),
    beltThickness: documentFigure("qTubeBeltThick"),
    massFlow: documentFigure("qTubeCapacity"),
    beltSpeed: documentFigure("qTubeSpeed"),
    bulkDensity: documentFigure("qTubeBulkDensity"),
    lumpSize: further(figure("Lump size", "mm", 50, "Largest lump of the material.")),
    carcass: further(choice("Carcass", ["Fabric", "Steel cord"], "What carries the tension of the belt.")),
  },
  run: (trace, given) => {
    const found = tube(trace, inputOf(given));
    return {
      figures: [
        { label: "Filled", value: found.fillRatio, unit: "%" },
        { label: "Overlap", value: found.overlap, unit: "mm" },
        { label: "Overlap of the whole belt", value: found.geometricOverlap, unit: "mm" },
        { label: "Flooded load area", value: found.area, unit: "m2" },
        { label: "Area with the whole overlap inside", value: found.areaWithFullOverlap, unit: "m2" },
        { label: "Flooded capacity", value: found.floodedCapacity, unit: "t/h" },
        { label: "Depth of a level fill", value: found.depth, unit: "mm" },
        { label: "Transition length", value: found.transitionLength, unit: "m" },
        { label: "Smallest curve", value: found.curveRadius, unit: "m" },
        { label: "Face of each roll", value: found.rollFace, unit: "mm" },
      ],
      drawn: { "tube depth": found.depth, "tube overlap": found.overlap },
    };
  },
  draw: ({ given, system }) =>
    tubeView({ ...given, ...tube(startTrace("checked"), inputOf(given)) }, undefined, system),
  fromDesign: (conveyor) => ({
    pipeDiameter: unlessZero(conveyor.pipeDia),
    beltWidth: conveyor.beltWidthInp,
    beltThickness: beltThicknessOf(conveyor),
    massFlow: conveyor.capacityInp,
    beltSpeed: conveyor.beltSpeedInp,
    bulkDensity: conveyor.matl.loBD,
    lumpSize: conveyor.matl.lumpSize,
    carcass: isSteelCord(conveyor) ? "Steel cord" : "Fabric",
  }),
});

import { hopperView } from "@beltwright/drawing";
import { hopper } from "@beltwright/engine";
import { defineCalculator } from "../calculator.ts";
import { choice, documentFigure, further } from "../entries.ts";

// Handbook 7.3, filled level.
export const hopperCalculator = defineCalculator({
  about: "Volume, mass and wall slopes of a hopper under its bin.",
  refusals: { top: "Length and width of the top must be above 0." },
  entries: {
    topLength: documentFigure("qHopperTopLength"),
    topWidth: documentFigure("qHopperTopWidth"),
    bottomLength: documentFigure("qHopperOutletLength", { start: 1.2 }),
    bottomWidth: documentFigure("qHopperOutletWidth", { start: 3 }),
    height: documentFigure("qHopperHeight"),
    verticalHeight: documentFigure("qHopperVertHeight"),
    bulkDensity: documentFigure("qHopperBulkDensity"),
    shape: further(choice("Shape", ["Rectangular", "Round"], "A round one takes its lengths as diameters.")),
    reposeAngle: further(documentFigure("qHopperRepose", { start: 0 })),
  },
  run: (trace, { reposeAngle, shape, ...given }) => {
    const found = hopper(trace, { ...given, isRound: shape === "Round", ...(reposeAngle > 0 && { reposeAngle }) });
    return {
      figures: [
        { label: "Volume", value: found.volume, unit: "m3" },
        { label: "Mass", value: found.mass, unit: "kg" },
        { label: "Volume of the hopper", value: found.hopperVolume, unit: "m3" },
        { label: "Volume of the bin", value: found.verticalVolume, unit: "m3" },
        ...(reposeAngle > 0 ? ([{ label: "Volume of the heap", value: found.heapVolume, unit: "m3" }] as const) : []),
        { label: "Wall along", value: found.lengthWallAngle, unit: "deg" },
        { label: "Wall across", value: found.widthWallAngle, unit: "deg" },
        { label: "Valley", value: found.valleyAngle, unit: "deg" },
      ],
      drawn: {
        "hopper volume": found.volume,
        "hopper mass": found.mass,
        "hopper lengthWallAngle": found.lengthWallAngle,
        "hopper widthWallAngle": found.widthWallAngle,
        "hopper valleyAngle": found.valleyAngle,
      },
    };
  },
  draw: ({ typed, system }) =>
    hopperView(
      {
        qHopperTopLength: typed.topLength,
        isRound: typed.shape === "Round",
        qHopperTopWidth: typed.topWidth,
        qHopperOutletLength: typed.bottomLength,
        qHopperOutletWidth: typed.bottomWidth,
        qHopperHeight: typed.height,
        qHopperVertHeight: typed.verticalHeight,
        qHopperRepose: typed.reposeAngle,
        qHopperBulkDensity: typed.bulkDensity,
      },
      undefined,
      system,
    ),
  fromDesign: ({ matl }) => ({ bulkDensity: matl.hiBD, reposeAngle: matl.repose }),
});

import { feederView } from "@beltwright/drawing";
import { constant, equivalentHead, feederLoads, none, pressureRatioSource, volumeOfCapacity } from "@beltwright/engine";
import { defineCalculator } from "../calculator.ts";
import { documentChoice, documentFigure, figure, further, gravity } from "../entries.ts";

/** Horizontal over vertical pressure in a bin. */
const pressureRatio = 0.4;

// Handbook 7.2.
export const feederCalculator = defineCalculator({
  about: "Load of a filled hopper on its feeder belt, the force to pull material out, and power.",
  refusals: {
    binWidth: "The bin must be at least as wide as its outlet.",
    parameterX: "The hopper is too flat for the material to flow along its walls.",
  },
  entries: {
    materialHeight: documentFigure("fdrMaterialH"),
    outletLength: documentFigure("fdrHopperLengthL"),
    binWidth: documentFigure("fdrBinWidthD"),
    outletWidth: documentFigure("fdrHopperWidthB"),
    hopperHeight: documentFigure("fdrHopperHh"),
    halfAngle: documentFigure("fdrHalfAngle"),
    bulkDensity: documentFigure("fdrBulkDensity", {
      start: 1000,
      isDesignAtZero: true,
      help: "Density in the hopper.",
    }),
    beltSpeed: documentFigure("fdrSpeed"),
    internalFriction: further(documentFigure("fdrInternalFriction")),
    wallFriction: further(documentFigure("fdrWallFriction")),
    shape: further(documentChoice("fdrFlow", ["Plane", "Conical"])),
    shearFactor: further(documentFigure("fdrShearFactor")),
    supportFriction: further(documentFigure("fdrBeltFriction")),
    efficiency: further(documentFigure("fdrEfficiency")),
    skirtLength: further(documentFigure("fdrSkirtLength")),
    skirtWidth: further(documentFigure("fdrSkirtWidth")),
    capacity: further(figure("Capacity", "t/h", 777.6, "Tonnage between the skirts.")),
    skirtFriction: further(figure("Friction on skirts", "1", 0.6, "Material on skirt plates.", { max: 5 })),
    headFactorStart: further(documentFigure("fdrHeadFactorStart")),
    headFactorRun: further(documentFigure("fdrHeadFactorRun")),
    gravity,
  },
  run: (trace, given) => {
    const { shape, halfAngle, shearFactor, skirtLength, skirtWidth, skirtFriction, capacity, ...rest } = given;
    const hasSkirts = skirtLength > 0 && skirtWidth > 0 && capacity > 0 && given.bulkDensity > 0;
    const skirts = { length: skirtLength, width: skirtWidth, friction: skirtFriction };
    const found = feederLoads(trace, {
      ...rest,
      outlet: shape === "Conical" ? "round" : "slot",
      pressureRatio: constant(trace, pressureRatio, pressureRatioSource),
      ...(halfAngle > 0 && { halfAngle }),
      ...(shearFactor > 0 && { shearFriction: shearFactor }),
      ownWeight: none(trace),
      liftForce: none(trace),
      ...(hasSkirts && { skirts: { ...skirts, volumeFlow: volumeOfCapacity(trace, given) } }),
    });
    const state = (name: string, { load, pullOut, force, power }: typeof found.flow) =>
      [
        { label: `${name}: load`, value: load, unit: "kN" },
        { label: `${name}: pull-out force`, value: pullOut, unit: "kN" },
        { label: `${name}: belt force`, value: force, unit: "kN" },
        { label: `${name}: motor power`, value: power, unit: "kW" },
      ] as const;
    const head = (headFactor: number) => equivalentHead(trace, { ...given, headFactor });
    return {
      figures: [
        ...state("Filled", found.initial),
        ...state("Flowing", found.flow),
        ...(halfAngle > 0
          ? []
          : ([{ label: "Half angle of the hopper", value: found.halfAngle, unit: "deg" }] as const)),
        { label: "Pressure on the hopper", value: found.surcharge, unit: "MPa" },
        ...(hasSkirts ? ([{ label: "Force of the skirts", value: found.skirtForce, unit: "kN" }] as const) : []),
        { label: "Load by head factor, starting", value: head(given.headFactorStart), unit: "kN" },
        { label: "Load by head factor, running", value: head(given.headFactorRun), unit: "kN" },
      ],
      notes: ["Enter the belt forces as tension adjustments of the section under the hopper, starting and running."],
    };
  },
  draw: ({ typed, system }) =>
    feederView(
      {
        fdrMaterialH: typed.materialHeight,
        fdrHopperLengthL: typed.outletLength,
        fdrBinWidthD: typed.binWidth,
        fdrHopperWidthB: typed.outletWidth,
        fdrHopperHh: typed.hopperHeight,
        fdrSkirtLength: typed.skirtLength,
      },
      undefined,
      system,
    ),
  fromDesign: (conveyor) => ({
    bulkDensity: conveyor.matl.hiBD,
    capacity: conveyor.capacityInp,
    skirtFriction: conveyor.matlFrictionSkirt,
    gravity: conveyor.gravity,
  }),
});

import { beltCrossSection } from "@beltwright/drawing";
import type { CrossSection, Fill, PipeBurden, TroughSection } from "@beltwright/engine";
import type { Block } from "../description/report.ts";
import { entered, type FactOf, factsOf, result, resultFacts, tableOf, typed } from "./cells.ts";
import type { ReportContext, ReportDefinition } from "./context.ts";

export const capacityReports: readonly ReportDefinition[] = [
  { id: "capacity", group: "capacity", isFor: () => true, blocks: capacity },
  { id: "cross-sections", group: "capacity", isFor: () => true, blocks: crossSections },
  {
    id: "load-areas",
    group: "capacity",
    isFor: ({ solution }) => solution.crossSection.kind === "troughed",
    blocks: loadAreas,
  },
  {
    id: "pipe-section",
    group: "capacity",
    isFor: ({ solution }) => solution.crossSection.kind === "pipe",
    blocks: pipeSection,
  },
  { id: "material", group: "capacity", isFor: () => true, blocks: material },
];

type Density = "lowDensity" | "highDensity";

function capacity(context: ReportContext): readonly Block[] {
  const { w, solution, conveyor } = context;
  const { crossSection } = solution;
  const densities: readonly { readonly key: Density; readonly density: number; readonly name: string }[] = [
    { key: "lowDensity", density: conveyor.matl.loBD, name: w.lowDensity },
    { key: "highDensity", density: conveyor.matl.hiBD, name: w.highDensity },
  ];
  const burden = (key: Density) => crossSection[key];
  return [
    ...resultFacts(context, [
      "capacity",
      "beltSpeed",
      "beltWidth",
      "percentBeltCapacity",
      "floodedBeltCapacity",
      "loadAreaRequired",
      "loadAreaAvailable",
      "loadAreaFlooded",
    ]),
    ...tableOf(
      context,
      densities,
      [
        [w.at, undefined, ({ name }) => name],
        [w.bulkDensity, undefined, ({ density }) => typed(density, "kg/m3")],
        [w.requiredArea, "m2", ({ key }) => burden(key).requiredArea],
        [w.percentFull, "%", ({ key }) => burden(key).fillRatio],
        [w.burdenDepth, "mm", ({ key }) => depthOf(crossSection, key)],
        [w.burdenWidth, "mm", ({ key }) => widthOf(crossSection, key)],
        [w.edgeDistance, "mm", ({ key }) => edgeOf(crossSection, key)],
        [w.overfull, undefined, ({ key }) => burden(key).isOverfull],
      ],
      { title: w.bothDensities },
    ),
  ];
}

const depthOf = (one: CrossSection, key: Density) => (one.kind === "pipe" ? one[key].depth : one[key].fill.depth);
const widthOf = (one: CrossSection, key: Density) => (one.kind === "pipe" ? one[key].width : one[key].fill.chord);
const edgeOf = (one: CrossSection, key: Density) => (one.kind === "pipe" ? undefined : one[key].edgeDistance);

function crossSections({ built, calculation, system, w }: ReportContext): readonly Block[] {
  const size = { width: 640, height: 360 };
  const at = (density: "low" | "high") => beltCrossSection(built, calculation, { size, density, system });
  return [
    { kind: "figure", drawing: at("low"), caption: w.atLowDensity, height: 0.42 },
    { kind: "figure", drawing: at("high"), caption: w.atHighDensity, height: 0.42 },
  ];
}

function loadAreas(context: ReportContext): readonly Block[] {
  const { w, solution } = context;
  const { crossSection } = solution;
  if (crossSection.kind !== "troughed") return [];
  // More than fits is drawn and measured as a belt filled to its edges.
  const named = (name: string, { isOverfull }: { readonly isOverfull: boolean }) =>
    isOverfull ? `${name} (${w.filledToEdges})` : name;
  // Areas that are results are printed with the rounding of the results.
  const fills: readonly { readonly name: string; readonly fill: Fill; readonly path?: string }[] = [
    {
      name: named(w.atLowDensity, crossSection.lowDensity),
      fill: crossSection.lowDensity.fill,
      ...(crossSection.lowDensity.isOverfull ? {} : { path: "loadAreaRequired" }),
    },
    { name: named(w.atHighDensity, crossSection.highDensity), fill: crossSection.highDensity.fill },
    { name: w.available, fill: crossSection.available, path: "loadAreaAvailable" },
    { name: w.flooded, fill: crossSection.flooded, path: "loadAreaFlooded" },
  ];
  return [
    ...factsOf(context, troughFacts(context, crossSection)),
    ...tableOf(context, fills, [
      [w.load, undefined, ({ name }) => name],
      [w.area, "m2", ({ fill, path }) => (path === undefined ? undefined : result(context, path)) ?? fill.area],
      [w.waterArea, "m2", ({ fill }) => fill.waterArea],
      [w.segmentArea, "m2", ({ fill }) => fill.segmentArea],
      [w.burdenWidth, "mm", ({ fill }) => fill.chord],
      [w.level, "mm", ({ fill }) => fill.level],
      [w.arcRise, "mm", ({ fill }) => fill.arcRise],
      [w.burdenDepth, "mm", ({ fill }) => fill.depth],
    ]),
  ];
}

function troughFacts({ w }: ReportContext, section: TroughSection): readonly FactOf[] {
  return [
    [w.requiredEdgeDistance, "mm", section.requiredEdgeDistance],
    [w.surchargeAngle, "deg", section.surchargeAngle],
    [w.slopeFactor, "1", section.slopeFactor],
    [w.capacityAtFull, "t/h", section.capacityAtFull],
    [w.slowestSpeed, "m/s", section.slowestSpeed],
    [w.floodedCapacity, "t/h", section.floodedCapacity],
  ];
}

function pipeSection(context: ReportContext): readonly Block[] {
  const { w, solution } = context;
  const { crossSection: pipe } = solution;
  if (pipe.kind !== "pipe") return [];
  const burdens: readonly { readonly name: string; readonly burden: PipeBurden }[] = [
    { name: w.atLowDensity, burden: pipe.lowDensity },
    { name: w.atHighDensity, burden: pipe.highDensity },
  ];
  return [
    ...factsOf(context, [
      [w.pipeDiameter, "mm", pipe.pipeDiameter],
      [w.insideDiameter, "mm", pipe.insideDiameter],
      [w.overlap, "mm", pipe.overlap],
      [w.netArea, "m2", pipe.netArea],
      [w.available, "m2", pipe.availableArea],
      [w.floodedCapacity, "t/h", pipe.floodedCapacity],
    ]),
    ...tableOf(context, burdens, [
      [w.load, undefined, ({ name }) => name],
      [w.requiredArea, "m2", ({ burden }) => burden.requiredArea],
      [w.percentFull, "%", ({ burden }) => burden.fillRatio],
      [w.fillAngle, "deg", ({ burden }) => burden.fillAngle],
      [w.burdenDepth, "mm", ({ burden }) => burden.depth],
      [w.burdenWidth, "mm", ({ burden }) => burden.width],
    ]),
  ];
}

function material(context: ReportContext): readonly Block[] {
  const { w, conveyor } = context;
  const { matl } = conveyor;
  return factsOf(context, [
    [w.material, undefined, matl.description],
    [w.lowDensity, undefined, entered(matl.loBD, "kg/m3", "matl.loBD")],
    [w.highDensity, undefined, entered(matl.hiBD, "kg/m3", "matl.hiBD")],
    [w.reposeAngle, undefined, entered(matl.repose, "deg", "matl.repose")],
    [w.surchargeAngle, undefined, entered(matl.surchargeAngle, "deg", "matl.surchargeAngle")],
    [w.steepestIncline, undefined, entered(matl.maxIncline, "deg", "matl.maxIncline")],
    [w.lumpSize, undefined, entered(matl.lumpSize, "mm", "matl.lumpSize")],
    [w.fastestSpeed, undefined, entered(matl.maxSpeed, "m/s", "matl.maxSpeed")],
    [w.frictionOnBelt, undefined, entered(conveyor.matlFrictionBelt, "1", "matlFrictionBelt")],
    [w.frictionOnSkirts, undefined, entered(conveyor.matlFrictionSkirt, "1", "matlFrictionSkirt")],
  ]);
}

import { strandIdler } from "@beltwright/drawing";
import type { ResonantSection, RollCheck, SetInPlace, StrandIdlers } from "@beltwright/engine";
import type { Block, Cell } from "../description/report.ts";
import { type ColumnOf, type FactOf, factsOf, heading, note, result, tableOf, text, typed, verdict } from "./cells.ts";
import { nameIn, type ReportContext, type ReportDefinition } from "./context.ts";

export const idlerReports: readonly ReportDefinition[] = [
  strandReport("carry-idlers", "carry"),
  strandReport("return-idlers", "return"),
  { id: "idler-life", group: "idlers", isFor: hasIdlers, blocks: life },
  {
    id: "idler-spacing",
    group: "idlers",
    isFor: (context) => strands(context).some(({ recommended }) => recommended !== undefined),
    blocks: spacing,
  },
  {
    id: "graduated-spacing",
    group: "idlers",
    isFor: (context) => strands(context).some(({ graduated }) => graduated.length > 0),
    blocks: graduated,
  },
  {
    id: "idler-resonance",
    group: "idlers",
    isFor: (context) => strands(context).some(({ resonances }) => resonances.length > 0),
    blocks: resonance,
  },
  {
    id: "idler-rejections",
    group: "idlers",
    isFor: (context) => strands(context).some(({ parts }) => parts.kind !== "given" && parts.rejected.length > 0),
    blocks: rejections,
  },
  { id: "idler-drawings", group: "idlers", isFor: () => true, blocks: drawings },
];

function strands({ machine }: ReportContext): readonly StrandIdlers[] {
  return [machine.carryIdlers, machine.returnIdlers].flatMap((one) => one ?? []);
}

function hasIdlers(context: ReportContext): boolean {
  return strands(context).length > 0;
}

function strandReport(id: "carry-idlers" | "return-idlers", strand: "carry" | "return"): ReportDefinition {
  const find = (context: ReportContext) => strands(context).find((one) => one.strand === strand);
  return {
    id,
    group: "idlers",
    isFor: (context) => find(context) !== undefined,
    blocks: (context) => {
      const found = find(context);
      return found === undefined ? [] : strandBlocks(context, found);
    },
  };
}

function strandBlocks(context: ReportContext, idlers: StrandIdlers): readonly Block[] {
  const { w } = context;
  const { set, heaviest } = idlers;
  const where = heaviest.pointId === undefined ? "" : `: ${context.point(heaviest.pointId)}`;
  return [
    ...factsOf(
      context,
      [
        [w.idlerSet, undefined, set.description],
        [w.rolls, "1", set.rolls],
        [w.troughAngle, "deg", isPipe(context) ? undefined : set.troughAngle],
        [w.rollDiameter, "mm", set.roll.diameter],
        [w.faceWidth, "mm", set.roll.faceWidth],
        [w.shaftDiameter, "mm", set.roll.shaftDiameter],
        [w.dynamicRating, "kN", set.roll.dynamicRating],
        [w.rotatingMass, "kg", set.rotatingMass],
        [w.setMass, "kg", set.setMass],
        [w.sets, undefined, typed(idlers.sets, "1", { decimals: 0 })],
        ...(idlers.impactSets > 0
          ? [[w.impactSets, undefined, typed(idlers.impactSets, "1", { decimals: 0 })] satisfies FactOf]
          : []),
        [w.chosenBy, undefined, nameIn(w.partKinds, idlers.parts.kind)],
      ],
      w.idlerSet,
    ),
    ...placeBlocks(context, idlers.nominal, w.nominalPlace),
    ...placeBlocks(context, heaviest, `${w.heaviestPlace}${where}`),
  ];
}

function placeBlocks(context: ReportContext, place: SetInPlace, title: string): readonly Block[] {
  const { w } = context;
  const { loads, check } = place;
  return [
    heading(title),
    ...factsOf(context, [
      [w.idlerSpacing, "m", place.spacing],
      [w.tension, "kN", place.tension],
      [w.materialWeight, "kN", loads.material],
      [w.beltWeight, "kN", loads.belt],
      [w.misalignmentLoad, "kN", loads.misalignment],
      [w.curveLoad, "kN", loads.curve],
      [w.lumpFactor, "1", loads.lumpFactor],
      [w.convexRadius, "m", place.convexRadius],
      [w.rollSpeed, "rev/min", check.rotation],
    ]),
    ...tableOf(
      context,
      check.rolls.map((roll, at) => ({ ...roll, at })),
      rollColumns(context),
    ),
  ];
}

/** Rolls round a pipe are counted from the one at the bottom; what they carry goes by their place, not by an angle. */
const isPipe = ({ solution }: ReportContext) => solution.crossSection.kind === "pipe";

function rollColumns(context: ReportContext): readonly ColumnOf<RollCheck & { readonly at: number }>[] {
  const { w } = context;
  return [
    [w.roll, "1", ({ at }) => (isPipe(context) ? at + 1 : undefined)],
    [w.rollAngle, "deg", ({ load }) => (isPipe(context) ? undefined : load.angle)],
    [w.verticalLoad, "kN", ({ load }) => load.vertical],
    [w.normalLoad, "kN", ({ load }) => load.normal],
    [w.axialLoad, "kN", ({ load }) => load.axial],
    [w.bearingRadial, "kN", ({ load }) => load.bearingRadial],
    [w.equivalentLoad, "kN", (one) => one.equivalentLoad],
    [w.life, "h", (one) => one.life],
    [w.shaftSlope, "min-arc", (one) => one.shaftSlope],
    [w.shaftStress, "MPa", (one) => one.shaftStress],
  ];
}

function life(context: ReportContext): readonly Block[] {
  const { w } = context;
  const rows = strands(context).flatMap((idlers) => [
    { idlers, place: idlers.nominal, name: w.nominalPlace },
    { idlers, place: idlers.heaviest, name: w.heaviestPlace },
  ]);
  return [
    ...factsOf(context, [
      [w.carryLife, undefined, result(context, "nomCSL10h")],
      [w.returnLife, undefined, result(context, "nomRSL10h")],
      [w.carryDeflection, undefined, result(context, "nomCSIdlerDefl")],
      [w.returnDeflection, undefined, result(context, "nomRSIdlerDefl")],
    ]),
    ...tableOf(context, rows, [
      [w.strand, undefined, ({ idlers }) => nameIn(w.strands, idlers.strand)],
      [w.place, undefined, ({ name }) => name],
      [w.life, "h", ({ place }) => place.check.life],
      [w.requiredLife, "h", ({ idlers }) => idlers.requiredLife],
      [w.check, undefined, ({ place }) => verdict(context, place.check.isLifeAdequate)],
      [w.shaftSlope, "min-arc", ({ place }) => place.check.shaftSlope],
      [w.allowedSlope, "min-arc", ({ idlers }) => idlers.set.allowedSlope],
      [w.check, undefined, ({ place }) => verdict(context, place.check.isSlopeAdequate)],
      [w.rollSpeed, "rev/min", ({ place }) => place.check.rotation],
      [w.check, undefined, ({ place }) => speedVerdict(context, place)],
    ]),
  ];
}

function speedVerdict(context: ReportContext, { check: { isSpeedAdequate, isSpeedAsAdvised } }: SetInPlace): Cell {
  return isSpeedAdequate && !isSpeedAsAdvised ? text(context.w.warned) : verdict(context, isSpeedAdequate);
}

function spacing(context: ReportContext): readonly Block[] {
  const { w } = context;
  const rows = strands(context).flatMap(({ strand, recommended, nominal }) =>
    recommended === undefined ? [] : [{ strand, recommended, nominal }],
  );
  return tableOf(context, rows, [
    [w.strand, undefined, ({ strand }) => nameIn(w.strands, strand)],
    [w.used, "m", ({ nominal }) => nominal.spacing],
    [w.byLife, "m", ({ recommended }) => recommended.life],
    [w.bySlope, "m", ({ recommended }) => recommended.slope],
    [w.bySag, "m", ({ recommended }) => recommended.sag],
    [w.recommended, "m", ({ recommended }) => recommended.spacing],
    [w.governing, undefined, ({ recommended }) => nameIn(w.spacingLimits, recommended.governing)],
  ]);
}

function graduated(context: ReportContext): readonly Block[] {
  const { w } = context;
  return strands(context).flatMap(({ strand, graduated: zones }) =>
    tableOf(
      context,
      zones,
      [
        [w.from, "m", ({ start }) => start],
        [w.to, "m", ({ end }) => end],
        [w.idlerSpacing, "m", (zone) => zone.spacing],
        [w.governing, undefined, ({ governing }) => nameIn(w.spacingLimits, governing)],
        [w.sets, undefined, ({ sets }) => typed(sets, "1", { decimals: 0 })],
      ],
      { title: nameIn(w.strands, strand) },
    ),
  );
}

function resonance(context: ReportContext): readonly Block[] {
  const { w } = context;
  const rows = strands(context).flatMap(({ resonances }) => resonances);
  const low = ({ beltFrequencies }: ResonantSection) => Math.min(...beltFrequencies);
  const high = ({ beltFrequencies }: ResonantSection) => Math.max(...beltFrequencies);
  return [
    note(w.resonanceNote),
    ...tableOf(context, rows, [
      [w.from, undefined, ({ pointId }) => context.point(pointId)],
      [w.loadCase, undefined, (one) => context.loadCase(one.loadCase)],
      [w.rollFrequency, "Hz", ({ rollFrequency }) => rollFrequency],
      [w.lowestBeltFrequency, "Hz", low],
      [w.highestBeltFrequency, "Hz", high],
      [w.resonant, undefined, ({ isResonant }) => isResonant],
      [w.twoLobed, undefined, ({ isTwoLobed }) => isTwoLobed],
      [w.resonantSpacingStart, "m", ({ resonantSpacings }) => resonantSpacings[0]],
      [w.resonantSpacingEnd, "m", ({ resonantSpacings }) => resonantSpacings[1]],
    ]),
  ];
}

function rejections(context: ReportContext): readonly Block[] {
  const { w } = context;
  return strands(context).flatMap(({ strand, parts }) => {
    const rejected = parts.kind === "given" ? [] : parts.rejected;
    const reasons = new Map<string, number>();
    for (const { reasons: all } of rejected) for (const one of all) reasons.set(one, (reasons.get(one) ?? 0) + 1);
    return tableOf(
      context,
      [...reasons],
      [
        [w.reason, undefined, ([reason]) => nameIn(w.idlerFailures, reason)],
        [w.rejectedRows, undefined, ([, count]) => typed(count, "1", { decimals: 0 })],
      ],
      { title: nameIn(w.strands, strand) },
    );
  });
}

function drawings({ built, w, system }: ReportContext): readonly Block[] {
  return [
    {
      kind: "figure",
      drawing: strandIdler(built, "carry", system),
      caption: `${w.strands.carry}: ${built.csIdler.description}`,
      height: 0.42,
    },
    {
      kind: "figure",
      drawing: strandIdler(built, "return", system),
      caption: `${w.strands.return}: ${built.rsIdler.description}`,
      height: 0.42,
    },
  ];
}

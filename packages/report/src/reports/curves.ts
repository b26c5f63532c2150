import { curveSetOut, incrementOf, planCurveSetOut, turnoverView } from "@beltwright/drawing";
import {
  type CurveCheck,
  type MachineHorizontalCurve,
  type MachineVerticalCurve,
  type RadiusNeed,
  type SetOutPoint,
  tangentLength,
} from "@beltwright/engine";
import { cellWithUnit } from "../description/cell-text.ts";
import type { Block } from "../description/report.ts";
import { type ColumnOf, factsOf, heading, note, result, type Shown, si, tableOf, text, verdict } from "./cells.ts";
import { nameIn, type ReportContext, type ReportDefinition } from "./context.ts";

const hasVertical = (context: ReportContext) => bends(context).length > 0;
const hasHorizontal = ({ machine }: ReportContext) => machine.horizontalCurves.length > 0;

export const curveReports: readonly ReportDefinition[] = [
  { id: "vertical-curves", group: "curves", isFor: hasVertical, isLandscape: true, blocks: vertical },
  { id: "vertical-curve-checks", group: "curves", isFor: hasVertical, blocks: verticalChecks },
  { id: "vertical-curve-cases", group: "curves", isFor: hasVertical, isLandscape: true, blocks: verticalCases },
  {
    id: "vertical-set-out",
    group: "curves",
    isFor: (context) => bends(context).some(({ setOut, hasRoom }) => setOut.length > 0 || !hasRoom),
    blocks: verticalSetOut,
  },
  { id: "horizontal-curves", group: "curves", isFor: hasHorizontal, isLandscape: true, blocks: horizontal },
  { id: "horizontal-curve-checks", group: "curves", isFor: hasHorizontal, blocks: horizontalChecks },
  { id: "horizontal-curve-cases", group: "curves", isFor: hasHorizontal, blocks: horizontalCases },
  {
    id: "horizontal-set-out",
    group: "curves",
    isFor: ({ machine }) => machine.horizontalCurves.some(({ setOut, hasRoom }) => setOut.length > 0 || !hasRoom),
    blocks: horizontalSetOut,
  },
  {
    id: "combined-curves",
    group: "curves",
    isFor: ({ machine }) => machine.horizontalCurves.some(({ combined }) => combined !== undefined),
    blocks: combined,
  },
  {
    id: "straights-between-curves",
    group: "curves",
    isFor: ({ machine }) => machine.straights.length > 0,
    blocks: straights,
  },
  {
    id: "transitions",
    group: "curves",
    isFor: ({ machine }) => machine.transitions.length > 0,
    isLandscape: true,
    blocks: transitions,
  },
  {
    id: "transition-idlers",
    group: "curves",
    isFor: ({ machine }) => machine.transitions.some(({ idlers }) => idlers.length > 0),
    blocks: transitionIdlers,
  },
  { id: "turnover", group: "curves", isFor: ({ machine }) => machine.turnover !== undefined, blocks: turnover },
];

/** Points at which the slope changes at all. */
function bends({ machine }: ReportContext): readonly MachineVerticalCurve[] {
  return machine.verticalCurves.filter(({ type }) => type !== "none");
}

type Curve = MachineVerticalCurve | MachineHorizontalCurve;

const pointOf = (context: ReportContext): ColumnOf<{ readonly pointId: string }> => [
  context.w.point,
  undefined,
  ({ pointId }) => context.point(pointId),
];

function needCell({ w }: ReportContext, need: RadiusNeed | undefined): Shown {
  if (need === undefined) return undefined;
  return need.kind === "radius" ? si(need.radius, "m") : text(w.noneSuffices);
}

function resultAt(context: ReportContext, pointId: string, name: string) {
  const at = context.conveyor.pulls.findIndex(({ noID }) => String(noID) === pointId);
  return result(context, `pulls[${at}].${name}`);
}

function governing(context: ReportContext, { governing: found }: Curve): string | undefined {
  if (found === undefined) return undefined;
  const check = nameIn(context.w.curveChecks, found.check);
  return found.loadCase === "" ? check : `${check}, ${context.loadCase(found.loadCase)}`;
}

function vertical(context: ReportContext): readonly Block[] {
  const { w } = context;
  const table = tableOf(context, bends(context), [
    pointOf(context),
    [w.strand, undefined, ({ strand }) => nameIn(w.strands, strand)],
    [w.type, undefined, ({ type }) => nameIn(w.curveTypes, type)],
    [w.slopeBefore, "deg", ({ slopeBefore }) => slopeBefore],
    [w.slopeAfter, "deg", ({ slopeAfter }) => slopeAfter],
    [w.usedRadius, undefined, ({ pointId }) => resultAt(context, pointId, "vertCurveRadius")],
    [w.neededRadius, undefined, (one) => needCell(context, one.governing?.need)],
    [w.recommended, "m", ({ recommendedRadius }) => recommendedRadius],
    [w.governing, undefined, (one) => governing(context, one)],
    [w.tangentLength, "m", ({ tangentLength }) => tangentLength],
    [w.arcLength, "m", ({ arcLength }) => arcLength],
    [w.externalDistance, "m", ({ externalDistance }) => externalDistance],
    [w.verdict, undefined, (one) => (isWarned(one) ? text(w.warned) : verdict(context, one.isAdequate))],
  ]);
  return bends(context).some(isWarned) ? [note(w.verticalVerdictNote), ...table] : table;
}

/** Adequate, but for advice that it does not follow. */
const isWarned = ({ isAdequate, isAsAdvised }: MachineVerticalCurve) => isAdequate && !isAsAdvised;

function checkTable(context: ReportContext, pointId: string, checks: readonly CurveCheck[]): readonly Block[] {
  const { w } = context;
  return tableOf(
    context,
    checks,
    [
      [w.check, undefined, ({ check }) => nameIn(w.curveChecks, check)],
      [w.governingCase, undefined, ({ loadCase }) => context.loadCase(loadCase)],
      [w.neededRadius, "m", ({ need }) => needCell(context, need)],
    ],
    { title: context.point(pointId) },
  );
}

function verticalChecks(context: ReportContext): readonly Block[] {
  return bends(context).flatMap(({ pointId, checks }) => checkTable(context, pointId, checks));
}

function verticalCases(context: ReportContext): readonly Block[] {
  const { w } = context;
  return bends(context).flatMap(({ pointId, states }) =>
    tableOf(
      context,
      states,
      [
        [w.loadCase, undefined, ({ loadCase }) => context.loadCase(loadCase)],
        [w.tension, "kN", ({ tension }) => tension],
        [w.edgeTension, "kN/m", ({ edgeTension }) => edgeTension],
        [w.centreTension, "kN/m", ({ centreTension }) => centreTension],
        [w.setLoad, "kN", ({ setLoad }) => setLoad],
        [w.straightSetLoad, "kN", ({ straightSetLoad }) => straightSetLoad],
        [w.beltLift, "mm", ({ beltLift }) => beltLift],
        [w.equalLoadSpacing, "m", ({ equalLoadSpacing }) => equalLoadSpacing],
      ],
      { title: context.point(pointId) },
    ),
  );
}

function verticalSetOut(context: ReportContext): readonly Block[] {
  return bends(context).flatMap((bend): readonly Block[] => {
    const caption = context.point(bend.pointId);
    if (!bend.hasRoom) return [heading(caption), noRoom(context, bend)];
    if (bend.setOut.length === 0) return [];
    const placed = placedCurve(context, bend);
    const figure =
      placed === undefined ? [] : [{ kind: "figure", drawing: placed.drawing, caption, height: 0.28 } as const];
    // On site a chainage is a place: that of the return belt does not count on beyond the head.
    const places = placed?.points.length === bend.setOut.length ? placed.points : [];
    const points = bend.setOut.map((point, at) => ({ ...point, chainage: places[at]?.chainage ?? point.chainage }));
    return [heading(caption), ...figure, ...setOutTable(context, points, levelColumns(context))];
  });
}

/** Why there is nothing to peg out. */
function noRoom(context: ReportContext, { usedRadius: radius = 0, deflection }: Curve): Block {
  const { w } = context;
  const shown = (length: number) => cellWithUnit(si(length, "m"), context);
  const tangent = tangentLength.evaluate({ radius, deflection });
  return note(w.noRoomNote.replace("{radius}", shown(radius)).replace("{tangent}", shown(tangent)));
}

/** The curve as it is drawn, with the slopes and the radius that are used. */
function placedCurve({ conveyor, system }: ReportContext, { pointId, usedRadius, ...slopes }: MachineVerticalCurve) {
  if (usedRadius === undefined) return undefined;
  const at = conveyor.pulls.findIndex(({ noID }) => String(noID) === pointId);
  return curveSetOut(conveyor, at, undefined, system, { ...slopes, radius: usedRadius });
}

/** A curve of a kilometre at every few metres would fill a book; the note says what is left out. */
const mostPoints = 60;

const thinning = (points: readonly SetOutPoint[]) => Math.ceil(points.length / mostPoints);

function setOutTable(
  context: ReportContext,
  points: readonly SetOutPoint[],
  columns: readonly ColumnOf<SetOutPoint>[],
): readonly Block[] {
  const { w } = context;
  const every = thinning(points);
  const shown = points.filter((_, at) => at % every === 0 || at === points.length - 1);
  const made = tableOf(context, shown, [[w.alongArc, undefined, ({ distance }) => pegged(distance)], ...columns]);
  return every === 1 ? made : [note(w.thinnedNote.replace("{every}", String(every))), ...made];
}

/** Pegs are set to the millimetre, however far from the first point they stand. */
const pegged = (value: number) => si(value, "m", { decimals: 3 });
const peggedAngle = (value: number) => si(value, "deg", { decimals: 3 });

function levelColumns({ w }: ReportContext): readonly ColumnOf<SetOutPoint>[] {
  return [
    [w.chainage, undefined, ({ chainage }) => pegged(chainage)],
    [w.levelHeight, undefined, ({ level }) => pegged(level)],
    [w.slope, undefined, ({ slope }) => peggedAngle(slope)],
    [w.tangentOffset, undefined, ({ tangentOffset }) => si(tangentOffset, "mm", { decimals: 1 })],
  ];
}

function planColumns({ w }: ReportContext): readonly ColumnOf<SetOutPoint>[] {
  return [
    [w.fromCorner, undefined, ({ chainage }) => pegged(chainage)],
    [w.offset, undefined, ({ level }) => pegged(level)],
    [w.direction, undefined, ({ slope }) => peggedAngle(slope)],
  ];
}

function horizontal(context: ReportContext): readonly Block[] {
  const { w, machine, solution } = context;
  const table = tableOf(context, machine.horizontalCurves, [
    pointOf(context),
    [w.strand, undefined, ({ strand }) => nameIn(w.strands, strand)],
    [w.turn, "deg", ({ deflection }) => deflection],
    [w.side, undefined, ({ side }) => nameIn(w.turnSides, side)],
    [w.usedRadius, undefined, ({ pointId }) => resultAt(context, pointId, "horizCurveRadius")],
    [w.neededRadius, undefined, (one) => needCell(context, one.governing?.need)],
    [w.recommended, "m", ({ recommendedRadius }) => recommendedRadius],
    [w.governing, undefined, (one) => governing(context, one)],
    [w.banking, "deg", ({ banking }) => banking],
    [w.leastBanking, "deg", ({ window }) => window?.least],
    [w.mostBanking, "deg", ({ window }) => window?.most],
    [w.largestDrift, undefined, ({ pointId }) => resultAt(context, pointId, "horizDrift")],
    [w.driftLimit, "mm", ({ driftLimit }) => driftLimit],
    [w.verdict, undefined, ({ isAdequate }) => verdict(context, isAdequate)],
  ]);
  return solution.crossSection.kind === "pipe" ? [note(w.pipeNote), ...table] : table;
}

function horizontalChecks(context: ReportContext): readonly Block[] {
  const { w, machine, solution } = context;
  const tables = machine.horizontalCurves.flatMap(({ pointId, checks }) => checkTable(context, pointId, checks));
  return solution.crossSection.kind === "pipe" ? [note(w.pipeNote), ...tables] : tables;
}

function horizontalCases(context: ReportContext): readonly Block[] {
  const { w, machine } = context;
  return machine.horizontalCurves.flatMap(({ pointId, states }) =>
    tableOf(
      context,
      states,
      [
        [w.loadCase, undefined, ({ loadCase }) => context.loadCase(loadCase)],
        [w.tension, "kN", ({ tension }) => tension],
        [w.drift, "mm", ({ drift }) => (drift.kind === "drift" ? drift.drift : text(w.leaves[drift.towards]))],
        [w.verdict, undefined, ({ isWithinLimit }) => verdict(context, isWithinLimit)],
        [w.rollFriction, "kN/m", ({ rollFriction }) => rollFriction],
        [w.innerEdge, "kN/m", ({ innerEdgeTension }) => innerEdgeTension],
        [w.outerEdge, "kN/m", ({ outerEdgeTension }) => outerEdgeTension],
      ],
      { title: context.point(pointId) },
    ),
  );
}

function horizontalSetOut(context: ReportContext): readonly Block[] {
  const { w, machine } = context;
  const curves = machine.horizontalCurves.flatMap((curve): readonly Block[] => {
    const caption = `${context.point(curve.pointId)}, ${nameIn(w.turnSides, curve.side)}`;
    if (!curve.hasRoom) return [heading(caption), noRoom(context, curve)];
    if (curve.setOut.length === 0) return [];
    const drawing = planArc(context, curve);
    const figure = drawing === undefined ? [] : [{ kind: "figure", drawing, caption, height: 0.28 } as const];
    return [heading(caption), ...figure, ...setOutTable(context, curve.setOut, planColumns(context))];
  });
  return curves.length === 0 ? [] : [note(w.planSetOutNote), ...curves];
}

/** The points of the table below it, from the corner as it counts. */
function planArc({ conveyor, system }: ReportContext, curve: MachineHorizontalCurve) {
  const { pointId, usedRadius: radius, deflection, side, setOut } = curve;
  const apart = incrementOf(setOut);
  if (radius === undefined || apart === undefined) return undefined;
  const at = conveyor.pulls.findIndex(({ noID }) => String(noID) === pointId);
  const bend = { radius, deflection, side, increment: apart * thinning(setOut) };
  return planCurveSetOut(conveyor, at, bend, undefined, system)?.drawing;
}

function combined(context: ReportContext): readonly Block[] {
  const { w, machine } = context;
  return machine.horizontalCurves.flatMap(({ pointId, combined: states = [] }) =>
    tableOf(
      context,
      states,
      [
        [w.loadCase, undefined, ({ loadCase }) => context.loadCase(loadCase)],
        [w.innerEdge, "kN/m", ({ innerEdge }) => innerEdge],
        [w.outerEdge, "kN/m", ({ outerEdge }) => outerEdge],
        [w.innerCentre, "kN/m", ({ innerCentre }) => innerCentre],
        [w.outerCentre, "kN/m", ({ outerCentre }) => outerCentre],
        [w.verdict, undefined, ({ isAdequate }) => verdict(context, isAdequate)],
      ],
      { title: context.point(pointId) },
    ),
  );
}

function straights(context: ReportContext): readonly Block[] {
  const { w, machine } = context;
  return tableOf(context, machine.straights, [
    [w.from, undefined, ({ fromPointId }) => context.point(fromPointId)],
    [w.to, undefined, ({ toPointId }) => context.point(toPointId)],
    [w.plane, undefined, ({ plane }) => nameIn(w.planes, plane)],
    [w.straightLength, undefined, ({ length }) => si(length, "m", { isOverLimit: length < 0 })],
  ]);
}

function transitions(context: ReportContext): readonly Block[] {
  const { w, machine } = context;
  return tableOf(context, machine.transitions, [
    pointOf(context),
    [w.side, undefined, ({ side }) => nameIn(w.transitionSides, side)],
    [w.governingCase, undefined, ({ loadCase }) => context.loadCase(loadCase)],
    [w.tension, "kN", ({ tension }) => tension],
    [w.pulleyRise, "mm", ({ pulleyRise }) => pulleyRise],
    [w.edgeHeight, "mm", ({ edgeHeight }) => edgeHeight],
    [w.exact, "m", ({ exact }) => exact],
    ["ISO 5293", "m", ({ iso }) => iso],
    ["CEMA", "m", ({ cema }) => cema],
    [w.recommended, "m", ({ recommended }) => recommended],
    [w.usedLength, "m", ({ usedLength }) => usedLength],
    [w.edgeTension, "kN/m", ({ tensions }) => tensions?.edge],
    [w.centreTension, "kN/m", ({ tensions }) => tensions?.centre],
  ]);
}

function transitionIdlers(context: ReportContext): readonly Block[] {
  const { w, machine } = context;
  const rows = machine.transitions.flatMap(({ pointId, idlers }) =>
    idlers.map((idler, at) => ({ pointId, idler, at })),
  );
  return tableOf(context, rows, [
    pointOf(context),
    [w.idler, "1", ({ at }) => at + 1],
    [w.fromPulley, "m", ({ idler }) => idler.distance],
    [w.troughAngle, "deg", ({ idler }) => idler.troughAngle],
  ]);
}

function turnover(context: ReportContext): readonly Block[] {
  const { w, machine, conveyor } = context;
  const { turnover: found } = machine;
  if (found === undefined) return [];
  return [
    {
      kind: "figure",
      drawing: turnoverView(conveyor, undefined, context.system),
      caption: w.turnoverCaption,
      height: 0.4,
    },
    ...factsOf(context, [
      [w.arrangement, undefined, nameIn(w.arrangements, found.arrangement)],
      [w.length, "m", found.length],
      [w.requiredLength, "m", found.requiredLength],
      [w.byEdge, "m", found.edgeLength],
      [w.byCentre, "m", found.centreLength],
      [w.byRule, "m", found.ruleLength],
      [w.tension, "kN", found.tension],
      [w.edgeTension, "kN/m", found.edgeTension],
      [w.centreTension, "kN/m", found.centreTension],
      [w.sag, "mm", found.sag],
      [w.ownWeightSag, "mm", found.ownWeight.sag],
      [w.ownWeightEdge, "kN/m", found.ownWeight.edgeTension],
    ]),
  ];
}

import {
  type Drawing,
  type DrawingFrame,
  frameOf,
  longSection,
  planView,
  profileSketch,
  type Size,
} from "@beltwright/drawing";
import { beltSlope, type LoopSection } from "@beltwright/engine";
import { stationsOf } from "@beltwright/results";
import type { Block } from "../description/report.ts";
import { type ColumnOf, entered, note, result, tableOf } from "./cells.ts";
import { nameIn, type ReportContext, type ReportDefinition } from "./context.ts";

export const geometryReports: readonly ReportDefinition[] = [
  { id: "stations", group: "geometry", isFor: () => true, blocks: stations },
  { id: "sections", group: "geometry", isFor: () => true, isLandscape: true, blocks: sections },
  { id: "belt-path", group: "geometry", isFor: () => true, isLandscape: true, blocks: beltPath },
  { id: "straights-and-wraps", group: "geometry", isFor: () => true, blocks: wraps },
  {
    id: "profile-sketch",
    group: "geometry",
    isFor: () => true,
    isLandscape: true,
    blocks: (context) => {
      const { drawn, calculation, w, system } = context;
      const options = { hasTensions: true, system };
      return sideView(context, w.sketchCaption, (size) => profileSketch(drawn, calculation, { size, ...options }));
    },
  },
  {
    id: "long-section",
    group: "geometry",
    isFor: () => true,
    isLandscape: true,
    blocks: (context) => {
      const { drawn, calculation, w, system } = context;
      return sideView(context, w.longSectionCaption, (size) => longSection(drawn, calculation, { size, system }));
    },
  },
  {
    id: "plan-view",
    group: "geometry",
    isFor: ({ conveyor }) => conveyor.pulls.some(({ y }) => y !== conveyor.pulls[0]?.y),
    isLandscape: true,
    blocks: (context) => {
      const { drawn, calculation, w, system } = context;
      return sideView(context, w.planCaption, (size) => planView(drawn, calculation, { size, system }));
    },
  },
];

/** With more points a drawing is taller on an upright page, and with very many it needs one that is turned. */
const [fewPoints, mostUpright] = [20, 40];

/** A drawing of the whole conveyor fills a turned page, in its frame; one with few points may stand on an upright one. */
function sideView(context: ReportContext, caption: string, draw: (size: Size) => Drawing): readonly Block[] {
  const { pulls } = context.drawn;
  const drawing = draw({ width: 1000, height: 500 });
  const frame = frameIn(context);
  if (frame !== undefined) return [{ kind: "figure", drawing, frame, caption, height: 0.85 }];
  const narrow =
    pulls.length > mostUpright ? {} : { narrow: draw({ width: 680, height: pulls.length > fewPoints ? 480 : 360 }) };
  return [{ kind: "figure", drawing, ...narrow, caption, height: 0.85 }];
}

/** The frame of the office, with the latest revision that has a name. */
function frameIn({ conveyor, preferences, revisions = [], language }: ReportContext): DrawingFrame | undefined {
  const frame = preferences?.drawingFrame;
  return frame ? frameOf(conveyor, frame, { revision: revisions.at(-1)?.mark, language }) : undefined;
}

/** Points with their place in the list, for paths. */
export function rowsOf({ conveyor }: ReportContext) {
  return conveyor.pulls.map((pull, at) => ({ pull, at, pointId: String(pull.noID) }));
}

export type PullRow = ReturnType<typeof rowsOf>[number];

export function pointColumn(context: ReportContext): ColumnOf<{ readonly pointId: string }> {
  return [context.w.point, undefined, ({ pointId }) => context.point(pointId)];
}

function stations(context: ReportContext): readonly Block[] {
  const { w } = context;
  const along = stationsOf(context.solution);
  return tableOf(context, rowsOf(context), [
    pointColumn(context),
    [w.type, undefined, ({ pull }) => nameIn(w.pointTypes, pull.pType)],
    [w.strand, undefined, ({ pull }) => nameIn(w.strands, pull.sectType)],
    ["x", undefined, ({ pull, at }) => entered(pull.x, "m", `pulls[${at}].x`)],
    ["y", undefined, ({ pull, at }) => entered(pull.y, "m", `pulls[${at}].y`)],
    ["z", undefined, ({ pull, at }) => entered(pull.z, "m", `pulls[${at}].z`)],
    [w.alongBelt, "m", ({ at }) => along[at]?.arriving],
  ]);
}

function sections(context: ReportContext): readonly Block[] {
  const { w, solution } = context;
  const table = tableOf(context, rowsOf(context), [
    [w.from, undefined, ({ pointId }) => context.point(pointId)],
    [w.strand, undefined, ({ pull }) => nameIn(w.strands, pull.sectType)],
    [w.travel, undefined, ({ at }) => travelOf(context, at)],
    [w.beltLength, undefined, ({ at }) => result(context, `pulls[${at}].length`)],
    [w.levelLength, "m", ({ at }) => levelLengthOf(solution.loop.sections[at])],
    [w.slope, "deg", ({ at }) => slopeOf(solution.loop.sections[at])],
    [w.pointLift, undefined, ({ at }) => result(context, `pulls[${at}].lift`)],
    [w.capacity, undefined, ({ at }) => result(context, `pulls[${at}].capacity`)],
    [w.idlerSpacing, undefined, ({ at }) => result(context, `pulls[${at}].idlerSpacing`)],
    [w.lineLoad, "kg/m", ({ at }) => solution.cases["running-full"].sections[at]?.lineLoad],
    [w.skirts, undefined, ({ pull, at }) => entered(pull.skirtLength, "m", `pulls[${at}].skirtLength`)],
  ]);
  return [note(w.sectionsNote), ...table];
}

/** Towards the head or back from it. */
function travelOf({ w, solution }: ReportContext, at: number): string | undefined {
  const section = solution.loop.sections[at];
  if (section === undefined || !(section.length > 0)) return undefined;
  return Math.cos(section.direction) < 0 ? w.travels.back : w.travels.ahead;
}

const slopeOf = (section: LoopSection | undefined) => section && beltSlope.evaluate(section);

/** Of the belt as it lies, which is not quite that of the points where a pulley is round one of them. */
function levelLengthOf(section: LoopSection | undefined): number | undefined {
  return section && section.length * Math.abs(Math.cos(section.direction));
}

function beltPath(context: ReportContext): readonly Block[] {
  const { w } = context;
  const end = (name: string): ColumnOf<PullRow> => [
    `${name.startsWith("st") ? w.start : w.end} ${name.slice(-1)}`,
    undefined,
    ({ at }) => result(context, `pulls[${at}].${name}`),
  ];
  return tableOf(context, rowsOf(context), [
    [w.from, undefined, ({ pointId }) => context.point(pointId)],
    ...["stPtX", "stPtY", "stPtZ", "endPtX", "endPtY", "endPtZ"].map(end),
    [w.length, undefined, ({ at }) => result(context, `pulls[${at}].length`)],
  ]);
}

function wraps(context: ReportContext): readonly Block[] {
  const { w, solution } = context;
  const rows = rowsOf(context).filter(({ at }) => (solution.loop.turns[at]?.radius ?? 0) > 0);
  return tableOf(context, rows, [
    pointColumn(context),
    [w.rotation, undefined, ({ pull }) => nameIn(w.rotations, pull.rotation)],
    [w.beltRadius, undefined, ({ at }) => result(context, `pulls[${at}].r`)],
    [w.wrapAngle, "deg", ({ at }) => solution.loop.turns[at]?.wrapAngle],
    [w.arcLength, "m", ({ at }) => solution.loop.turns[at]?.arcLength],
    [w.riseOnPulley, "m", ({ at }) => solution.loop.turns[at]?.rise],
  ]);
}

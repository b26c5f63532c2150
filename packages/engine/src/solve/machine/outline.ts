import type { Design } from "../../design/design.ts";
import { hasPulley, type Point, type Section } from "../../design/point.ts";
import type { Beginning } from "../../parts/take-up/settle.ts";
import { byLoadCase, levelTolerance } from "../load-case.ts";
import type { Tensions } from "../solve.ts";
import type { CaseResult } from "../tension/case-result.ts";

/**
 * A point may be left out where the belt passes it this near to the straight line, as a share of the way round. Its
 * weight lifted over such a step is well below a hundredth of the friction on that way.
 */
const nearShare = 5e-5;
/** Points left out in a row, so that a long straight conveyor is looked through once and not for every point of it. */
const mostInARow = 40;

/**
 * The conveyor with fewer points, to choose parts by: runs that follow one another nearly straight and are alike in
 * everything else become one, which hardly changes a tension. What is chosen has to stand in the whole conveyor.
 */
export function outline(design: Design): Design {
  const { points } = design;
  const near = nearShare * wayRound(points);
  const named = namedPoints(design);
  const kept: Point[] = [];
  let from = 0;
  for (let at = 0; at < points.length; at += 1) {
    const point = points[at];
    if (point === undefined || (at > 0 && !named.has(point.id) && isOnTheWay(points, from, at, near))) continue;
    kept.push(point);
    from = at;
  }
  return kept.length === points.length ? design : { ...design, points: kept };
}

/** Where sections begin and end whose load a case says. */
function namedPoints({ points, ownCases = [] }: Design): ReadonlySet<string> {
  const loaded = new Set(ownCases.flatMap(({ sectionLoads }) => sectionLoads.map(({ pointId }) => pointId)));
  if (loaded.size === 0) return loaded;
  return new Set(points.flatMap(({ id }, at) => (loaded.has(id) || loaded.has(points.at(at - 1)?.id ?? "") ? id : [])));
}

/** The whole conveyor with the parts its outline was given. */
export function withPartsOf(outlined: Design, whole: Design): Design {
  const known = new Map(outlined.points.map((point) => [point.id, point]));
  return { ...outlined, points: whole.points.map((point) => known.get(point.id) ?? point) };
}

/** Tensions of the whole conveyor as those of its outline lead one to expect them. */
export function expectedFrom({ takeUp, cases, ownCases }: Tensions, outlined: Design, whole: Design): Beginning {
  const places = placesIn(outlined, whole);
  const expect = ({ points, takeUpTension }: CaseResult) => ({
    takeUpTension,
    points: places.map(({ from, share }) => {
      const { arriving = 0, leaving = 0 } = points[from] ?? {};
      if (share === 0) return { arriving, leaving };
      const tension = leaving + share * ((points[(from + 1) % points.length]?.arriving ?? leaving) - leaving);
      return { arriving: tension, leaving: tension };
    }),
  });
  const own = ownCases?.map((one) => ({ name: one.name, ...expect(one) }));
  return {
    takeUp,
    cases: byLoadCase((name) => expect(cases[name])),
    ...(own === undefined ? {} : { ownCases: own }),
  };
}

/** Where every point of the whole lies: how far from which point of the outline to the next. */
function placesIn(outlined: Design, whole: Design): readonly { readonly from: number; readonly share: number }[] {
  let from = -1;
  return whole.points.map((point) => {
    const next = outlined.points[from + 1];
    if (next?.id === point.id) from += 1;
    const [start, end] = [outlined.points[from], outlined.points[(from + 1) % outlined.points.length]];
    if (start === undefined || end === undefined || start.id === point.id) return { from, share: 0 };
    return { from, share: distance(start, point) / distance(start, end) };
  });
}

/** Whether the belt from a point runs on past another, which adds nothing of its own. */
function isOnTheWay(points: readonly Point[], from: number, at: number, near: number): boolean {
  const [start, point, end] = [points[from], points[at], points[at + 1]];
  const [second, before] = [points[from + 1], points[at - 1]];
  if (start === undefined || point === undefined || end === undefined || second === undefined) return false;
  if (at - from > mostInARow || before === undefined || hasPulley(before) || hasPulley(end) || !isPlain(point))
    return false;
  if (!isAlike(start.section, point.section) || riseOf(start, second) !== riseOf(point, end)) return false;
  for (let passed = from + 1; passed <= at; passed += 1) {
    if (!isNear(start, points[passed] ?? point, end, near)) return false;
  }
  return true;
}

/** Nothing stands there, and what lies before the next point belongs to every metre of it. */
function isPlain(point: Point): boolean {
  const { skirtLength, tensionAdjustment, startAdjustment = 0, horizontalCurveRadius } = point.section;
  if (point.kind !== "intermediate" || point.verticalCurveRadius !== undefined) return false;
  if (point.cleaners !== 0 || point.ploughs !== 0 || horizontalCurveRadius !== undefined) return false;
  return skirtLength === 0 && tensionAdjustment === 0 && startAdjustment === 0;
}

function isAlike(one: Section, other: Section): boolean {
  return (
    one.strand === other.strand &&
    one.massFlow === other.massFlow &&
    one.idlerSpacing === other.idlerSpacing &&
    one.idler === other.idler &&
    one.closer === undefined &&
    other.closer === undefined &&
    one.closerAtEnd === undefined &&
    other.closerAtEnd === undefined &&
    one.frictionFactor === other.frictionFactor &&
    one.horizontalCurveRadius === undefined
  );
}

/** Load cases fill what rises, what falls or what is level. */
function riseOf(start: Point, end: Point): number {
  const lift = end.z - start.z;
  return Math.abs(lift) < levelTolerance ? 0 : Math.sign(lift);
}

/** Whether a point lies near the straight line between two others. */
function isNear(start: Point, point: Point, end: Point, near: number): boolean {
  const way = [end.x - start.x, end.y - start.y, end.z - start.z] as const;
  const part = [point.x - start.x, point.y - start.y, point.z - start.z] as const;
  const square = way[0] ** 2 + way[1] ** 2 + way[2] ** 2;
  const share = square > 0 ? (part[0] * way[0] + part[1] * way[1] + part[2] * way[2]) / square : 0;
  if (share <= 0 || share >= 1) return false;
  return Math.hypot(part[0] - share * way[0], part[1] - share * way[1], part[2] - share * way[2]) <= near;
}

function wayRound(points: readonly Point[]): number {
  return points.reduce((sum, point, at) => sum + distance(point, points[(at + 1) % points.length] ?? point), 0);
}

function distance(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y, other.z - one.z);
}

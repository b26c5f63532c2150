import {
  type CloserIdlers,
  halfArc,
  halfSpacing,
  isZero,
  type MachineSolution,
  runBetween,
  type Section,
  type Trace,
} from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { idlerSpacingOf } from "./idlers.ts";

type Closer = Pick<Section, "closer" | "closerAtEnd">;

/** Points, by the number that stays, whose convex curves were found to ask for half the spacing of their section. */
export type HalvedCurves = ReadonlySet<number>;
export const noneHalved: HalvedCurves = new Set();

/** Whether the spacing in a vertical curve is left to the rule. */
export const isByRule = ({ pType, vertCurveRadiusInp, curveIdlerSpacing }: Pull) =>
  pType === "Int. Pt" && vertCurveRadiusInp > 0 && curveIdlerSpacing === 0;

/** Curves whose sets carry more than they should at the spacing of their section, and whose spacing nobody typed. */
export function curvesToHalve({ pulls }: Conveyor, { findings }: MachineSolution): HalvedCurves {
  const heavy = new Set(findings.flatMap(({ code, place }) => (code === "curve-halve-spacing" ? place.pointId : [])));
  return new Set(pulls.filter((pull) => isByRule(pull) && heavy.has(String(pull.noID))).map(({ noID }) => noID));
}

/** Closer idlers of the vertical curves at both ends of a section: each takes half of its arc. */
export function closerInCurves(trace: Trace, conveyor: Conveyor, index: number, halved: HalvedCurves): Closer {
  const [start, end] = [closerAt(trace, conveyor, index, halved), closerAt(trace, conveyor, index + 1, halved)];
  return { ...(start === undefined ? {} : { closer: [start] }), ...(end === undefined ? {} : { closerAtEnd: end }) };
}

/** Half the arc at a point, with its spacing; absent where there is no arc, or its sets stand as those of the section. */
function closerAt(trace: Trace, conveyor: Conveyor, index: number, halved: HalvedCurves): CloserIdlers | undefined {
  const { pulls } = conveyor;
  const at = (place: number) => pulls[(place + pulls.length) % pulls.length];
  const here = at(index);
  if (here?.pType !== "Int. Pt") return undefined;
  const { vertCurveRadiusInp: radius, curveIdlerSpacing: typed } = here;
  const isHalved = isZero(typed) && halved.has(here.noID);
  if (isZero(radius) || (isZero(typed) && !isHalved)) return undefined;
  const [before = here, after = here] = [at(index - 1), at(index + 1)];
  const runBefore = runBetween(trace, { xFrom: before.x, yFrom: before.y, xTo: here.x, yTo: here.y });
  const runAfter = runBetween(trace, { xFrom: here.x, yFrom: here.y, xTo: after.x, yTo: after.y });
  if (!(runBefore > 0) || !(runAfter > 0)) return undefined;
  const levels = { levelBefore: before.z, level: here.z, levelAfter: after.z };
  const length = halfArc(trace, { radius, runBefore, runAfter, ...levels });
  if (!(length > 0)) return undefined;
  const spacing = isHalved ? halfSpacing(trace, { spacing: idlerSpacingOf(conveyor, here) }) : typed;
  return { length, spacing, isImpact: false };
}

import { flooredTension } from "../../rules/mechanics/sag.ts";
import { isNumber } from "../../trace/reference.ts";
import { bareTrace, type Trace } from "../../trace/trace.ts";
import { frictionKinds } from "./columns.ts";
import type { PreparedCase, PreparedSection } from "./prepared-case.ts";
import { curveForce } from "./resist.ts";
import { sectionMean } from "./section-mean.ts";
import { at, type TensionState } from "./tension-state.ts";

/**
 * Looks over a bare pass for what a checked one would report: tensions below the floor of the friction models, values
 * outside what a source covers. Only sections and points that have something to say are calculated again; nobody listens
 * to a bare trace.
 */
export function lookOver(trace: Trace, prepared: PreparedCase, state: TensionState): void {
  const { sections, points, loadCase, columns } = prepared;
  for (let i = 0; i < sections.length; i += 1) {
    const section = sections[i];
    const point = points[i];
    if (section === undefined || point === undefined) continue;
    if (trace.mode === "bare" && columns.kind[i] !== frictionKinds.constant) continue;
    const end = at(state.arriving, i + 1 === sections.length ? 0 : i + 1);
    const isQuiet = lookOverSection(prepared, section, state, i);
    if (isQuiet && point.curve === undefined) continue;
    trace.place = { loadCase: loadCase.name, pointId: point.point.id };
    if (!isQuiet) report(trace, section, { start: at(state.leaving, i), end, mean: at(state.meanTension, i) });
    if (point.curve !== undefined) curveForce(trace, prepared, point, state, i);
  }
}

/** Completes the mean tension, which the bare pass leaves out where friction does not need it. */
function lookOverSection(
  { frictionShare, sections }: PreparedCase,
  { friction, section, forceAtStart, tensionPart }: PreparedSection,
  state: TensionState,
  i: number,
): boolean {
  const { floorTension: floor, spacing } = section;
  const leaving = at(state.leaving, i);
  const arriving = at(state.arriving, i + 1 === sections.length ? 0 : i + 1);
  const isTight = leaving >= floor && arriving >= floor;
  if (!isNumber(friction.bare)) return isTight && friction.isCovered?.(at(state.meanTension, i)) === true;
  const line = { leaving, arriving, forceAtStart, floor, tensionPart, frictionShare };
  state.meanTension[i] = sectionMean(bareTrace, line);
  return spacing <= 0 || isTight;
}

function report(
  trace: Trace,
  { friction, section }: PreparedSection,
  at: { readonly start: number; readonly end: number; readonly mean: number },
): void {
  const { floorTension: floor } = section;
  if (at.start < floor) flooredTension(trace, { tension: at.start, floor });
  if (at.end < floor) flooredTension(trace, { tension: at.end, floor });
  if (!isNumber(friction.bare)) friction.main(trace, at.mean);
}

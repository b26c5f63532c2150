import type { LoadWindow } from "../../design/own-case.ts";
import { isNumber } from "../../trace/reference.ts";
import { bareTrace } from "../../trace/trace.ts";
import { carryStarts } from "../own-case/case-flows.ts";
import type { CaseResult } from "../tension/case-result.ts";
import { type Solved, solvedWith } from "./window-case.ts";

/** A stretch of load, and the points it lies between. */
export interface PlacedWindow extends LoadWindow {
  readonly startId: string;
  readonly endId: string;
}

/** A carry section, or a part of one, that can be loaded, and the pull its load adds, N. */
export interface Weighed {
  readonly at: number;
  readonly added: number;
  readonly window: PlacedWindow;
  /** Whether it has to stay empty. */
  readonly isBarred?: true;
}

export interface Weights {
  readonly empty: CaseResult;
  readonly sections: readonly Weighed[];
  /** Whether friction, pulleys or curves follow the tension: sums of weights are then a first guess. */
  readonly followsTension: boolean;
  /** How much of a section's pull a point feels: all of it where it lies behind, less what drives on the way take. */
  readonly sharesAt: (point: number) => (section: number) => number;
  /** Share of the pull that the drive at a point takes. */
  readonly driveShares: readonly number[];
}

/** What loading each section adds to the pull, between the empty and the full belt. */
export function weightsOf(solved: Solved): Weights {
  const { design, solution } = solved;
  const { cases } = solution;
  const empty = cases["running-empty"];
  const takeUp = design.points.findIndex(({ kind }) => kind === "take-up");
  const count = design.points.length;
  const place = (at: number) => (at - takeUp + count) % count;
  const driveShares = empty.points.map(({ driveForce }) =>
    empty.effectiveTension === 0 ? 0 : driveForce / empty.effectiveTension,
  );
  const sharesAt = (point: number) => {
    const end = point === takeUp ? count : place(point);
    const taken = driveShares.reduce((sum, share, at) => (at !== takeUp && place(at) < end ? sum + share : sum), 0);
    return (section: number) => (place(section) < end ? 1 : 0) - taken;
  };
  const { prepared } = solvedWith(solved, []);
  const followsTension =
    prepared.columns.resisting.length > 0 || prepared.sections.some(({ friction }) => !isNumber(friction.bare));
  return { empty, sections: weighedSections(solved), followsTension, sharesAt, driveShares };
}

function weighedSections({ solution: { loop, cases } }: Solved): readonly Weighed[] {
  const [full, empty] = [cases["running-full"], cases["running-empty"]];
  const { starts } = carryStarts(bareTrace, loop);
  return loop.sections.flatMap(({ start, length }, at): readonly Weighed[] => {
    const from = starts[at];
    if (from === undefined || !(start.section.massFlow > 0) || !(length > 0)) return [];
    const pull = (one: CaseResult) => (one.sections[at]?.resistance ?? 0) + (one.points[at]?.resistance ?? 0);
    const endId = loop.sections[(at + 1) % loop.sections.length]?.start.id ?? "";
    const window = { from, to: from + length, startId: start.id, endId };
    return [{ at, added: pull(full) - pull(empty), window }];
  });
}

/** The same with a stretch that stays empty: sections are cut where it begins and ends. */
export function keptEmpty(weights: Weights, { from, to }: LoadWindow): Weights {
  return { ...weights, sections: weights.sections.flatMap((section) => cutSection(section, from, to)) };
}

function cutSection(section: Weighed, from: number, to: number): readonly Weighed[] {
  const { window, added } = section;
  const [first, last] = [clamped(from, window), clamped(to, window)];
  const part = (start: number, end: number): readonly Weighed[] => {
    if (!(end > start)) return [];
    const share = (end - start) / (window.to - window.from);
    return [{ ...section, added: added * share, window: { ...window, from: start, to: end } }];
  };
  const barred = part(first, last).map((one) => ({ ...one, isBarred: true as const }));
  return [...part(window.from, first), ...barred, ...part(last, window.to)];
}

const clamped = (value: number, { from, to }: LoadWindow) => Math.min(Math.max(value, from), to);

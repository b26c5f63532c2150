import type { CaseKind } from "../../design/own-case.ts";
import { tensionPartInCase } from "../../rules/mechanics/bent-line.ts";
import { changeDistance, changeTime, startingAcceleration } from "../../rules/mechanics/motion.ts";
import { relativeSag, sagMargin } from "../../rules/mechanics/sag.ts";
import { isFiniteNumber, isZero, larger, none, plain, smaller } from "../../trace/reference.ts";
import { bareTrace, stepsOnly, type Trace } from "../../trace/trace.ts";
import { addWhenAsked, whenAsked } from "../../trace/when-asked.ts";
import { type CaseName, type LoadCase, shownOnly } from "../load-case.ts";
import { type BreakAway, breakAwayOf } from "./break-away.ts";
import { componentsOf } from "./components.ts";
import type { Components } from "./force-components.ts";
import type { FrictionEnd, PreparedCase, PreparedSection } from "./prepared-case.ts";
import type { SolvedCase } from "./solve-case.ts";
import { behindSkirts } from "./tension-bend.ts";
import { entry, type NumberList } from "./tension-state.ts";

/** The belt at a point. N. */
export interface PointResult {
  readonly pointId: string;
  readonly arriving: number;
  readonly leaving: number;
  /** Everything but the drive. */
  readonly resistance: number;
  /** Put into the belt by a drive; negative when it holds back or brakes. */
  readonly driveForce: number;
}

/** The belt from a point to the next. N and m. */
export interface SectionResult {
  readonly pointId: string;
  readonly lineLoad: number;
  readonly resistance: number;
  readonly friction: number;
  readonly frictionFactor: number;
  /** What the friction is made of, where the method tells. */
  readonly parts: Readonly<Record<string, number>>;
  readonly meanTension: number;
  /** Over spacing, at the mean tension; 0 without idlers. */
  readonly sag: number;
  /** Tension that keeps the allowed sag; 0 without idlers. */
  readonly sagTension: number;
  /** Lowest tension of the section less the sag tension. */
  readonly sagMargin: number;
}

interface Extreme {
  readonly tension: number;
  readonly pointId: string;
}

/**
 * What a result was made of, kept with it unseen: neither listed nor copied nor written. A weak map would hold on to the
 * solved cases of results long gone until all memory is looked through.
 */
const solvedBehind: unique symbol = Symbol("solved behind");

export interface CaseResult<Name extends CaseName = CaseName> {
  readonly name: Name;
  readonly load: LoadCase["load"];
  readonly motion: LoadCase["motion"];
  /** Whether an engineer has described it. */
  readonly isOwn?: true;
  /** Absent: normal. */
  readonly kind?: CaseKind;
  /** Whether it is only shown, and nothing need pass in it. */
  readonly isShownOnly?: true;
  /** Whether the belt runs the other way than it is listed. */
  readonly isReverse?: true;
  /** The friction it was solved with. */
  readonly friction: FrictionEnd;
  readonly isConverged: boolean;
  readonly iterations: number;
  readonly takeUpTension: number;
  /** Sum of all resistances without inertia. */
  readonly effectiveTension: number;
  readonly acceleration: number;
  /** Of starting or stopping, s and m; absent while running, and where the belt never gets there. */
  readonly duration?: number;
  readonly distance?: number;
  /** Of starting, where friction at rest is more than in motion. */
  readonly breakAway?: BreakAway;
  readonly movingMass: number;
  readonly driveMass: number;
  readonly points: readonly PointResult[];
  readonly sections: readonly SectionResult[];
  readonly components: Components;
  readonly largest: Extreme;
  readonly smallest: Extreme;
  /** Single numbers of many sections are read there without putting the sections together. */
  readonly [solvedBehind]?: SolvedCase;
}

/** Everything there is to show of a solved case. */
export function caseResult(trace: Trace, solved: SolvedCase): CaseResult {
  const { prepared, takeUpTension, effectiveTension, isConverged, iterations } = solved;
  const { name, load, motion, own } = prepared.loadCase;
  const points = pointResults(solved);
  const components = componentsOf(trace, solved);
  const breakAway = breakAwayOf(trace, solved, components);
  const acceleration = accelerationOf(trace, solved);
  const sections = sectionResults(trace, solved);
  const found = {
    name,
    load,
    motion,
    ...(own === undefined ? {} : { isOwn: true as const, kind: own.kind, ...shownOnly(prepared.loadCase) }),
    friction: prepared.frictionEnd,
    isConverged,
    iterations,
    takeUpTension,
    effectiveTension,
    acceleration,
    ...motionResult(trace, solved, acceleration),
    ...(breakAway === undefined ? {} : { breakAway }),
    movingMass: prepared.movingMass,
    driveMass: isZero(prepared.heldMass) ? prepared.driveMass : prepared.heldMass,
    points,
  };
  const listed = addWhenAsked(found, { sections });
  const result: CaseResult = Object.assign(listed, { components, ...extremes(trace, solved, points) });
  return Object.defineProperty(result, solvedBehind, { value: solved });
}

/** Load on a section, kg/m; 0 where there is no such section. */
export function lineLoadIn(result: CaseResult, i: number): number {
  const solved = result[solvedBehind];
  const section = solved === undefined ? result.sections[i] : solved.prepared.sections[i]?.section;
  return section?.lineLoad ?? 0;
}

/** Load on a section where it is heaviest, kg/m. */
export function heaviestLoadIn(result: CaseResult, i: number): number {
  return result[solvedBehind]?.prepared.sections[i]?.section.heaviestLoad ?? lineLoadIn(result, i);
}

/** Tension behind the skirts where a section begins, N. */
export function tensionAtStart(trace: Trace, result: CaseResult, i: number): number {
  const leaving = result.points[i]?.leaving ?? 0;
  return behindSkirts(trace, leaving, result[solvedBehind]?.prepared.sections[i]?.forceAtStart ?? 0);
}

/** How far friction follows the tension in this case. No step where friction is the normal one. */
function tensionPartIn(trace: Trace, { frictionShare }: PreparedCase, { tensionPart }: PreparedSection): number {
  if (hasNormalFriction({ frictionShare }) || isZero(tensionPart)) return tensionPart;
  return tensionPartInCase(trace, { tensionPart, frictionShare });
}

function hasNormalFriction({ frictionShare }: Pick<PreparedCase, "frictionShare">): boolean {
  return plain(frictionShare) === 1;
}

/** What the tension lines of all sections bend by: K of friction F_0 + K/T, and the floor it ends at. */
export function bendsIn(trace: Trace, result: CaseResult): Readonly<Record<"tensionPart" | "floor", NumberList>> {
  const prepared = result[solvedBehind]?.prepared;
  if (prepared !== undefined && trace.mode !== "recorded" && hasNormalFriction(prepared)) return prepared.columns;
  const straight = result.points.map(() => none(trace));
  return {
    tensionPart: prepared?.sections.map((section) => tensionPartIn(trace, prepared, section)) ?? straight,
    floor: prepared?.sections.map(({ section }) => section.floorTension) ?? straight,
  };
}

/** Resistance of a section, N; 0 where there is no such section. */
export function resistanceIn(result: CaseResult, i: number): number {
  const solved = result[solvedBehind];
  return (solved === undefined ? result.sections[i]?.resistance : solved.state.sectionRise[i]) ?? 0;
}

/** Tension that keeps the allowed sag of a section, and the lowest tension less it, N. */
export function sagIn(result: CaseResult, i: number): Pick<SectionResult, "sagTension" | "sagMargin"> | undefined {
  const solved = result[solvedBehind];
  if (solved === undefined) return result.sections[i];
  const section = solved.prepared.sections[i];
  if (section === undefined) return undefined;
  return { sagTension: section.sagTension, sagMargin: sagMarginOf(bareTrace, solved, i, section.sagTension) };
}

/** The same for every section, one after the other. */
export function eachSag(result: CaseResult, look: (i: number, sagTension: number, sagMargin: number) => void): void {
  const solved = result[solvedBehind];
  const sections = solved?.prepared.sections ?? result.sections;
  for (let i = 0; i < sections.length; i += 1) {
    const sagTension = sections[i]?.sagTension ?? 0;
    const margin = solved && sagMarginOf(bareTrace, solved, i, sagTension);
    look(i, sagTension, margin ?? result.sections[i]?.sagMargin ?? 0);
  }
}

/**
 * What there is to show of the sections. Parts are chosen in rounds that look at few of them, so they are put together
 * when they are first asked for; at once where their steps are kept.
 */
function sectionResults(trace: Trace, solved: SolvedCase): () => readonly SectionResult[] {
  const made = whenAsked(() => solved.prepared.sections.map((_, i) => sectionResult(trace, solved, i)));
  if (trace.mode === "recorded") made();
  return made;
}

function pointResults(solved: SolvedCase): readonly PointResult[] {
  const { state, prepared } = solved;
  return prepared.points.map(({ point }, i) => ({
    pointId: point.id,
    arriving: entry(state.arriving, i),
    leaving: entry(state.leaving, i),
    resistance: entry(state.pointRise, i),
    driveForce: entry(state.driveForce, i),
  }));
}

function sectionResult(trace: Trace, solved: SolvedCase, i: number): SectionResult {
  const { prepared, state } = solved;
  const section = prepared.sections[i];
  if (section === undefined) throw new Error("a section is missing");
  const { friction, sagTension: wanted } = section;
  const { lineLoad, spacing, geometry } = section.section;
  const { design } = prepared;
  const tension = entry(state.meanTension, i);
  const steps = stepsOnly(trace);
  if (steps.mode !== "bare") steps.place = { loadCase: prepared.loadCase.name, pointId: geometry.start.id };
  const { gravity, belt } = design;
  return {
    pointId: geometry.start.id,
    lineLoad,
    resistance: entry(state.sectionRise, i),
    friction: entry(state.main, i),
    frictionFactor: friction.factor(steps, tension, entry(state.main, i)),
    parts: friction.parts(steps, tension),
    meanTension: tension,
    sag: spacing > 0 ? relativeSag(steps, { beltMass: belt.mass, lineLoad, gravity, spacing, tension }) : none(trace),
    sagTension: wanted,
    sagMargin: sagMarginOf(stepsOnly(steps), solved, i, wanted),
  };
}

function sagMarginOf(steps: Trace, { prepared, state }: SolvedCase, i: number, sagTension: number): number {
  const end = entry(state.arriving, i + 1 === prepared.sections.length ? 0 : i + 1);
  const force = prepared.sections[i]?.forceAtStart ?? 0;
  const start = force < 0 ? behindSkirts(steps, entry(state.leaving, i), force) : entry(state.leaving, i);
  return sagMargin(steps, { start, end, sagTension });
}

/** Drives whose inertia is not taken off the belt are there all the same. */
function accelerationOf(trace: Trace, { prepared, effectiveTension, startForce, acceleration }: SolvedCase): number {
  const { heldMass, movingMass: beltMass } = prepared;
  if (isZero(heldMass)) return acceleration;
  trace.place = { loadCase: prepared.loadCase.name };
  return startingAcceleration(trace, { startForce, effectiveTension, beltMass, driveMass: heldMass });
}

/** An acceleration of the wrong sign means the belt does not start, or runs away instead of stopping. */
function motionResult(
  trace: Trace,
  { prepared }: SolvedCase,
  acceleration: number,
): { readonly duration?: number; readonly distance?: number } {
  const { motion } = prepared.loadCase;
  const isMoving = motion === "starting" ? acceleration > 0 : acceleration < 0;
  if (motion === "running" || motion === "at-rest") return {};
  const { beltSpeed } = prepared.design;
  const reached = isMoving ? changeTime.evaluate({ beltSpeed, acceleration }) : Number.POSITIVE_INFINITY;
  if (!isFiniteNumber(reached)) return {};
  if (trace.mode !== "bare") trace.place = { loadCase: prepared.loadCase.name };
  const time = changeTime(trace, { beltSpeed, acceleration });
  return { duration: time, distance: changeDistance(trace, { beltSpeed, time }) };
}

/** Over all points, and behind the skirts that stand where a section begins. */
function extremes(
  trace: Trace,
  { prepared }: SolvedCase,
  points: readonly PointResult[],
): { readonly largest: Extreme; readonly smallest: Extreme } {
  let most = Number.NEGATIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  let largestAt = "";
  let smallestAt = "";
  for (let i = 0; i < points.length; i += 1) {
    const { pointId = "", arriving = 0, leaving = 0 } = points[i] ?? {};
    if (trace.mode !== "bare") trace.place = { loadCase: prepared.loadCase.name, pointId };
    const behind = behindSkirts(trace, leaving, prepared.sections[i]?.forceAtStart ?? 0);
    const high = larger(larger(arriving, leaving), behind);
    const low = smaller(smaller(arriving, leaving), behind);
    if (high > most) {
      most = high;
      largestAt = pointId;
    }
    if (low < least) {
      least = low;
      smallestAt = pointId;
    }
  }
  return { largest: { tension: most, pointId: largestAt }, smallest: { tension: least, pointId: smallestAt } };
}

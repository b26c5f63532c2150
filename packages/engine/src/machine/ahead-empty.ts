import type { CurveCase } from "../methods/curves/curve-input.ts";
import { lineLoadIn, resistanceIn, tensionAtStart } from "../methods/tension/case-result.ts";
import { aheadEmptyTension, partialLoadAcceleration } from "../standards/belt-curves/ahead-empty.ts";
import { partialLoadTension, startForceOf } from "../standards/belt-curves/along.ts";
import { stepsOnly, type Trace } from "../trace/trace.ts";
import { whenAsked } from "../trace/when-asked.ts";
import type { MachineContext } from "./context.ts";
import { idlerOf } from "./curve-belts.ts";

/** The loop as the two states it is put together from, point by point in the order of travel. */
interface States {
  /** Resistance of point and section after it, N: full and empty. */
  readonly full: readonly number[];
  readonly empty: readonly number[];
  /** Moving mass of point and section after it without material, and the material, kg. */
  readonly bare: readonly number[];
  readonly material: readonly number[];
  /** Share of the drive at the point, and its mass at the belt, kg. */
  readonly share: readonly number[];
  readonly driveMass: readonly number[];
  /** Where the tension is known: every sum begins there. */
  readonly takeUp: number;
}

/**
 * The two cases that usually govern a concave curve: loaded up to it and empty from there on, running and starting. The
 * highest tension meets the lightest belt then. Resistances are those of the full and the empty belt, section by section.
 */
export function aheadEmptyCases(trace: Trace, context: MachineContext): (at: number) => readonly CurveCase[] {
  const states = whenAsked(() => statesOf(context));
  return (at) => casesAt(stepsOnly(trace), context, states(), at);
}

function casesAt(trace: Trace, context: MachineContext, states: States, at: number): readonly CurveCase[] {
  const { design, solution } = context;
  const count = design.points.length;
  const { takeUp } = states;
  const first = loadedFrom(context, at);
  const loaded = at < first ? at - first + count : at - first;
  const [full, empty] = [solution.cases["running-full"], solution.cases["running-empty"]];
  const sums = { resistance: 0, mass: 0, driveShare: 0, freed: 0 };
  const all = { resistance: 0, mass: 0, drives: 0 };
  let isBefore = true;
  for (let step = 0; step < count; step += 1) {
    const i = takeUp + step < count ? takeUp + step : takeUp + step - count;
    // Sections with load that come before the curve.
    const isFull = (i < first ? i - first + count : i - first) < loaded;
    const resistance = (isFull ? states.full[i] : states.empty[i]) ?? 0;
    const mass = (states.bare[i] ?? 0) + (isFull ? (states.material[i] ?? 0) : 0);
    all.resistance += resistance;
    all.mass += mass;
    all.drives += states.driveMass[i] ?? 0;
    if (i === at) isBefore = false;
    if (!isBefore) continue;
    sums.resistance += resistance;
    sums.mass += mass;
    sums.driveShare += step === 0 ? 0 : (states.share[i] ?? 0);
    sums.freed += step === 0 ? 0 : (states.driveMass[i] ?? 0);
  }
  const takeUpTension = Math.max(full.points[takeUp]?.leaving ?? 0, empty.points[takeUp]?.leaving ?? 0);
  // The take-up's own resistance lies before its leaving tension.
  const own = full.points[takeUp]?.resistance ?? 0;
  const running = partialLoadTension(trace, {
    takeUpTension,
    resistance: sums.resistance - own,
    driveShare: sums.driveShare,
    runningForce: all.resistance,
  });
  const cases = [caseOf(context, at, "running-ahead-empty", "running", running)];
  const start = startTension(trace, context, { running, sums, all });
  return start === undefined ? cases : [...cases, caseOf(context, at, "starting-ahead-empty", "transient", start)];
}

/** Absent where starting takes tension from the curve, as behind a drive, or the belt does not start. */
function startTension(
  trace: Trace,
  { solution }: MachineContext,
  given: {
    readonly running: number;
    readonly sums: { readonly mass: number; readonly driveShare: number; readonly freed: number };
    readonly all: { readonly resistance: number; readonly mass: number; readonly drives: number };
  },
): number | undefined {
  const { running, sums, all } = given;
  const starting = solution.cases["starting-full"];
  const startingForce = startForceOf(trace, {
    resistance: starting.effectiveTension,
    mass: starting.movingMass + starting.driveMass,
    acceleration: starting.acceleration,
  });
  const movingMass = all.mass + all.drives;
  const massBehind = sums.mass - (sums.driveShare * movingMass - sums.freed);
  if (!(movingMass > 0) || massBehind <= 0) return undefined;
  const acceleration = partialLoadAcceleration(trace, { startingForce, runningForce: all.resistance, movingMass });
  return acceleration > 0 ? aheadEmptyTension(trace, { runningTension: running, acceleration, massBehind }) : undefined;
}

function caseOf(
  { solution }: MachineContext,
  at: number,
  loadCase: string,
  state: CurveCase["state"],
  tension: number,
): CurveCase {
  const { sections } = solution.loop;
  const slope = (section: number, one: "running-full" | "running-empty") => {
    const found = solution.cases[one];
    const length = sections[section]?.length ?? 0;
    const end = found.points[(section + 1) % sections.length]?.arriving ?? 0;
    return length > 0 ? (end - tensionAtStart(found, section)) / length : 0;
  };
  const before = slope((at + sections.length - 1) % sections.length, "running-full");
  const after = slope(at, "running-empty");
  const tensionAt = (distance: number) => Math.max(0, tension + distance * (distance < 0 ? before : after));
  return { loadCase, state, isLoaded: false, tensionAt };
}

/** Where the run of carry sections that leads to a curve begins. */
function loadedFrom({ design }: MachineContext, at: number): number {
  const { points } = design;
  const count = points.length;
  let start = at;
  for (let step = 0; step < count; step += 1) {
    const before = (start + count - 1) % count;
    if (points[before]?.section.strand !== "carry") break;
    start = before;
  }
  return start;
}

function statesOf(context: MachineContext): States {
  const { design, solution } = context;
  const [full, empty] = [solution.cases["running-full"], solution.cases["running-empty"]];
  const total = design.drives.reduce((sum, { loadShare }) => sum + loadShare, 0);
  const lengths = solution.loop.sections.map(({ length }) => length);
  const resistance = (one: typeof full) =>
    design.points.map((_, at) => resistanceIn(one, at) + (one.points[at]?.resistance ?? 0));
  const driveOf = (at: number) => {
    const point = design.points[at];
    return point?.kind === "drive" ? design.drives.find(({ id }) => id === point.driveId) : undefined;
  };
  return {
    full: resistance(full),
    empty: resistance(empty),
    material: design.points.map((_, at) => lineLoadIn(full, at) * (lengths[at] ?? 0)),
    bare: design.points.map((point, at) => {
      const { rotatingMass } = idlerOf(context, point.section);
      const { idlerSpacing } = point.section;
      const idlers = idlerSpacing > 0 ? rotatingMass / idlerSpacing : 0;
      const pulley = "pulley" in point ? point.pulley.equivalentMass : 0;
      return (design.belt.mass + idlers) * (lengths[at] ?? 0) + pulley;
    }),
    share: design.points.map((_, at) => (driveOf(at)?.loadShare ?? 0) / total),
    driveMass: design.points.map((_, at) => driveOf(at)?.equivalentMass ?? 0),
    takeUp: Math.max(
      0,
      design.points.findIndex(({ kind }) => kind === "take-up"),
    ),
  };
}

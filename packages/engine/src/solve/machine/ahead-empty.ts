import { idlerOf } from "../../parts/curves/curve-belts.ts";
import type { CurveCase } from "../../parts/curves/curve-input.ts";
import { meanSpacing } from "../../parts/idlers/closer-idlers.ts";
import {
  aheadEmptyTension,
  bareMass,
  behindTakeUp,
  idlerMassPerMetre,
  massBehindCurve,
  massSum,
  partialLoadAcceleration,
  pointAndSection,
  resistanceSum,
  shareOfDrives,
  shareSum,
  withDrives,
  withLoad,
} from "../../rules/belt-curves/ahead-empty.ts";
import { partialLoadTension, startForceOf, tensionBeside, tensionGradient } from "../../rules/belt-curves/along.ts";
import { largest, none } from "../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import { whenAsked } from "../../trace/when-asked.ts";
import { lineLoadIn, resistanceIn, tensionAtStart } from "../tension/case-result.ts";
import { followedForce, followingTogether } from "../tension/following.ts";
import type { MachineContext } from "./context.ts";

/** The loop as the two states it is put together from, point by point in the order of travel. */
interface States {
  /** Resistance of point and section after it, N: full and empty. */
  readonly full: readonly number[];
  readonly empty: readonly number[];
  /** Moving mass of point and section after it without material, and with it, kg. */
  readonly bare: readonly number[];
  readonly loaded: readonly number[];
  /** Share of the drive at the point, and its mass at the belt, kg. */
  readonly share: readonly number[];
  readonly driveMass: readonly number[];
  /** Where the tension is known: every sum begins there. */
  readonly takeUp: number;
}

/** What is added up along the belt. */
interface Summed {
  readonly resistance: number[];
  readonly mass: number[];
  readonly driveShare: number[];
  readonly freed: number[];
}

/**
 * The two cases that usually govern a concave curve: loaded up to it and empty from there on, running and starting. The
 * highest tension meets the lightest belt then. Resistances are those of the full and the empty belt, section by section.
 */
export function aheadEmptyCases(trace: Trace, context: MachineContext): (at: number) => readonly CurveCase[] {
  const steps = stepsOnly(trace);
  const states = whenAsked(() => statesOf(steps, context));
  return (at) => casesAt(steps, context, states(), at);
}

function casesAt(trace: Trace, context: MachineContext, states: States, at: number): readonly CurveCase[] {
  const { design, solution } = context;
  const count = design.points.length;
  const { takeUp } = states;
  const first = loadedFrom(context, at);
  const loaded = at < first ? at - first + count : at - first;
  const [full, empty] = [solution.cases["running-full"], solution.cases["running-empty"]];
  const before: Summed = { resistance: [], mass: [], driveShare: [], freed: [] };
  const whole: Omit<Summed, "driveShare"> = { resistance: [], mass: [], freed: [] };
  let isBefore = true;
  for (let step = 0; step < count; step += 1) {
    const i = takeUp + step < count ? takeUp + step : takeUp + step - count;
    // Sections with load that come before the curve.
    const isFull = (i < first ? i - first + count : i - first) < loaded;
    const resistance = (isFull ? states.full[i] : states.empty[i]) ?? 0;
    const mass = (isFull ? states.loaded[i] : states.bare[i]) ?? 0;
    const driveMass = states.driveMass[i] ?? 0;
    whole.resistance.push(resistance);
    whole.mass.push(mass);
    whole.freed.push(driveMass);
    if (i === at) isBefore = false;
    if (!isBefore) continue;
    before.resistance.push(resistance);
    before.mass.push(mass);
    if (step === 0) continue;
    before.driveShare.push(states.share[i] ?? 0);
    before.freed.push(driveMass);
  }
  const sums = {
    resistance: resistanceSum(trace, before.resistance),
    mass: massSum(trace, before.mass),
    driveShare: shareSum(trace, before.driveShare),
    freed: massSum(trace, before.freed),
  };
  const all = {
    resistance: resistanceSum(trace, whole.resistance),
    mass: massSum(trace, whole.mass),
    drives: massSum(trace, whole.freed),
  };
  const [loadedTension, emptyTension] = [full.points[takeUp]?.leaving ?? 0, empty.points[takeUp]?.leaving ?? 0];
  const takeUpTension = largest(loadedTension, emptyTension);
  // The take-up's own resistance lies before its leaving tension.
  const own = full.points[takeUp]?.resistance ?? none(trace);
  const running = partialLoadTension(trace, {
    takeUpTension,
    resistance: behindTakeUp(trace, { resistance: sums.resistance, own }),
    driveShare: sums.driveShare,
    runningForce: all.resistance,
  });
  const cases = [caseOf(trace, context, at, { loadCase: "running-ahead-empty", state: "running", tension: running })];
  const start = startTension(trace, context, { running, sums, all });
  return start === undefined
    ? cases
    : [...cases, caseOf(trace, context, at, { loadCase: "starting-ahead-empty", state: "transient", tension: start })];
}

/**
 * Absent where starting takes tension from the curve, as behind a drive, or the belt does not start. Drives that follow a
 * speed give what that takes of the belt as it is loaded; others what they give the full belt.
 */
function startTension(
  trace: Trace,
  { design, solution }: MachineContext,
  given: {
    readonly running: number;
    readonly sums: { readonly mass: number; readonly driveShare: number; readonly freed: number };
    readonly all: { readonly resistance: number; readonly mass: number; readonly drives: number };
  },
): number | undefined {
  const { running, sums, all } = given;
  const starting = solution.cases["starting-full"];
  const movingMass = withDrives(trace, { movingMass: all.mass, driveMass: all.drives });
  const massBehind = massBehindCurve(trace, { ...sums, movingMass });
  if (!(movingMass > 0) || massBehind <= 0) return undefined;
  const following = followingTogether(trace, design, "full");
  const startingForce =
    following === undefined
      ? startForceOf(trace, {
          resistance: starting.effectiveTension,
          mass: withDrives(trace, { movingMass: starting.movingMass, driveMass: starting.driveMass }),
          acceleration: starting.acceleration,
        })
      : followedForce(trace, following, { effectiveTension: all.resistance, mass: movingMass });
  const acceleration = partialLoadAcceleration(trace, { startingForce, runningForce: all.resistance, movingMass });
  return acceleration > 0 ? aheadEmptyTension(trace, { runningTension: running, acceleration, massBehind }) : undefined;
}

function caseOf(
  trace: Trace,
  { solution }: MachineContext,
  at: number,
  { tension, ...about }: Pick<CurveCase, "loadCase" | "state"> & { readonly tension: number },
): CurveCase {
  const { sections } = solution.loop;
  const slope = (section: number, one: "running-full" | "running-empty") => {
    const found = solution.cases[one];
    const length = sections[section]?.length ?? 0;
    const end = found.points[(section + 1) % sections.length]?.arriving ?? 0;
    const start = tensionAtStart(trace, found, section);
    return length > 0 ? tensionGradient(trace, { start, end, length }) : none(trace);
  };
  const before = slope((at + sections.length - 1) % sections.length, "running-full");
  const after = slope(at, "running-empty");
  const tensionAt = (distance: number, to: Trace = trace) =>
    tensionBeside(stepsOnly(to), { tension, distance, gradient: distance < 0 ? before : after });
  return { ...about, isLoaded: false, tensionAt };
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

function statesOf(trace: Trace, context: MachineContext): States {
  const { design, solution } = context;
  const [full, empty] = [solution.cases["running-full"], solution.cases["running-empty"]];
  const total = shareSum(
    trace,
    design.drives.map(({ loadShare }) => loadShare),
  );
  const lengthOf = (at: number) => solution.loop.sections[at]?.length ?? none(trace);
  const resistance = (one: typeof full) =>
    design.points.map((_, at) => {
      const point = one.points[at]?.resistance ?? none(trace);
      return pointAndSection(trace, { section: resistanceIn(one, at), point });
    });
  const driveOf = (at: number) => {
    const point = design.points[at];
    return point?.kind === "drive" ? design.drives.find(({ id }) => id === point.driveId) : undefined;
  };
  const bare = design.points.map((point, at) => {
    const { rotatingMass } = idlerOf(context, point.section);
    const spacing = meanSpacing(trace, point.section, lengthOf(at));
    const idlers = spacing > 0 ? idlerMassPerMetre(trace, { rotatingMass, spacing }) : none(trace);
    const pulley = "pulley" in point ? point.pulley.equivalentMass : none(trace);
    return bareMass(trace, { beltMass: design.belt.mass, idlers, length: lengthOf(at), pulley });
  });
  return {
    full: resistance(full),
    empty: resistance(empty),
    bare,
    loaded: bare.map((mass, at) => withLoad(trace, { mass, lineLoad: lineLoadIn(full, at), length: lengthOf(at) })),
    share: design.points.map((_, at) => {
      const drive = driveOf(at);
      if (drive === undefined) return none(trace);
      return drive.shares?.["running-full"] ?? shareOfDrives(trace, { share: drive.loadShare, total });
    }),
    driveMass: design.points.map((_, at) => driveOf(at)?.equivalentMass ?? none(trace)),
    takeUp: Math.max(
      0,
      design.points.findIndex(({ kind }) => kind === "take-up"),
    ),
  };
}

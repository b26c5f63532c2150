import { missingHold, partingOfDrives } from "../../../rules/drive-control/limits.ts";
import { overspeedLimit } from "../../../rules/drive-control/runaway.ts";
import type { Solution } from "../../../solve/solve.ts";
import { controlGroup, controlledOf, leaderOf } from "../../../solve/start-stop/control-group.ts";
import { leastPull } from "../../../solve/start-stop/friction-end.ts";
import type { Start, StartStop } from "../../../solve/start-stop/start-stop.ts";
import type { TimePoint } from "../../../solve/start-stop/torque-source.ts";
import { none } from "../../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../../trace/trace.ts";
import type { DriveTrain } from "../drive-train.ts";
import type { DriveRules } from "../drive-train-input.ts";
import { driveChecks, driveFindings } from "../findings.ts";

interface ControlReport {
  readonly solution: Solution;
  readonly trains: readonly DriveTrain[];
  readonly startStop: StartStop;
  readonly rules: DriveRules;
  readonly beltSpeed: number;
}

/** What the engineer should know of how drives are controlled. */
export function reportControl(trace: Trace, report: ControlReport): void {
  const { trains, rules, startStop } = report;
  trace.place = {};
  if (rules.ramp !== undefined && trains.length > 0 && controlledOf(trains).length === 0) {
    driveFindings["ramp-not-followed"].raise(trace, { place: {} });
  }
  reportHidden(trace, report);
  reportImposed(trace, report);
  for (const start of [startStop.starts.full, startStop.starts.empty]) reportControlled(trace, report, start);
  reportSharing(trace, report);
  reportRunaway(trace, report);
}

/** A typed start factor hides the starter or coupling that is fitted. */
function reportHidden(trace: Trace, { trains, startStop, rules }: ControlReport): void {
  const factor = rules.startFactorFull;
  if (factor === undefined || startStop.starts.full.decidedBy !== "factor") return;
  const hidden = trains.find(({ start }) => start.own === "torque-speed" || start.own === "fluid-coupling");
  if (hidden === undefined) return;
  driveFindings["start-factor-hides"].raise(trace, { place: { driveId: hidden.driveId }, values: { factor } });
}

/** Drives that impose a speed beside their leader cannot share with it: one belt has one reference (handbook 15.6 c). */
function reportImposed(trace: Trace, { trains, rules }: ControlReport): void {
  const leader = leaderOf(trains);
  if (leader === undefined) return;
  for (const train of controlledOf(trains)) {
    if (train.driveId === leader.driveId) continue;
    const hasOwnPoints = rules.ramp === undefined && !isSameCurve(leader.start.followed, train.start.followed);
    const isImposing = hasOwnPoints && !(droops(train) && droops(leader));
    if (!isImposing && train.control.role !== "leader") continue;
    driveFindings["drives-impose-speeds"].raise(trace, { place: { driveId: train.driveId } });
  }
}

/** Droop from which drives may follow speeds of their own. */
const leastDroop = 0.01;

function droops({ control: { role, droop } }: DriveTrain): boolean {
  return role === "droop" && droop >= leastDroop;
}

/** Whether speeds over time are those of another drive, or those scaled; a drive without any takes the leader's. */
function isSameCurve(one: readonly TimePoint[] = [], other: readonly TimePoint[] = one): boolean {
  const shareOf = (points: readonly TimePoint[], at: number) => (points[at]?.speed ?? 0) / (points.at(-1)?.speed ?? 1);
  return (
    one.length === other.length &&
    one.every(({ time }, at) => other[at]?.time === time && Math.abs(shareOf(one, at) - shareOf(other, at)) < 1e-9)
  );
}

function reportControlled(trace: Trace, { trains, rules, beltSpeed }: ControlReport, start: Start): void {
  if (start.control !== "followed") return;
  const place = { loadCase: `starting-${start.load}` };
  const { simulated, effectiveTension, factorNeeded, factorLimit } = start;
  if (simulated.overrun !== undefined && effectiveTension < 0) {
    trace.place = place;
    const group = controlGroup(stepsOnly(trace), { trains, rules, load: start.load, beltSpeed });
    const least = group?.range.least ?? none(trace);
    const shortage = missingHold(stepsOnly(trace), { least, effectiveTension });
    const values = { speed: simulated.reachedSpeed, time: simulated.overrun.ranAwayAt, shortage };
    driveFindings["start-overruns"].raise(trace, { place, values });
    return;
  }
  if (simulated.limitedAt === undefined || factorNeeded === undefined || factorLimit === undefined) return;
  const values = { factor: factorNeeded, time: simulated.limitedAt };
  driveFindings["start-limited"].raise(trace, { place, values, limit: { most: factorLimit } });
}

function reportSharing(trace: Trace, { startStop, solution }: ControlReport): void {
  const { partingRunning, partingStarting } = startStop.control;
  for (const { loadCase, parting: found, isHeldAsTyped, drives } of startStop.sharing) {
    const limit = loadCase.startsWith("starting") ? partingStarting : partingRunning;
    if (found <= limit) continue;
    trace.place = { loadCase };
    const { effectiveTension } = solution.cases[loadCase];
    const parting = partingOfDrives(stepsOnly(trace), { effectiveTension }, found);
    const code = isHeldAsTyped ? "typed-shares-not-held" : "drives-share-unevenly";
    const place = { loadCase, driveId: mostLoaded(drives) };
    driveChecks[code].check(trace, { place, values: { parting }, limit });
  }
}

/** The drive furthest above full load, or nearest to it. */
function mostLoaded(drives: StartStop["sharing"][number]["drives"]): string {
  const [first, ...others] = drives;
  return others.reduce((most, one) => (one.torque > (most?.torque ?? 0) ? one : most), first)?.driveId ?? "";
}

/** A belt that drives itself: whether its drives may hold it, and how fast it is when its brakes have it. */
function reportRunaway(trace: Trace, { startStop, trains, solution, beltSpeed }: ControlReport): void {
  const { least: effectiveTension, loadCase } = leastPull(solution);
  const own = controlledOf(trains);
  const mayBrake = own.length < trains.length || own.some(({ control }) => control.brakingMode !== "none");
  const place = { loadCase };
  if (effectiveTension < 0 && !mayBrake && own.length > 0) {
    const limit = { least: none(trace) };
    driveFindings["drives-may-not-brake"].raise(trace, { place, values: { effectiveTension }, limit });
  }
  const { runaway, stops } = startStop;
  if (runaway === undefined || stops["braking-full"].brakeForce <= 0) return;
  trace.place = place;
  const limit = overspeedLimit(stepsOnly(trace), { beltSpeed });
  driveChecks["runaway-overspeed"].check(trace, { place, values: { speed: runaway.peakSpeed }, limit });
}

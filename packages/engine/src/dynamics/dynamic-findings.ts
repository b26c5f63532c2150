import type { Design } from "../design/design.ts";
import { at } from "../solve/tension/tension-state.ts";
import { bareTrace, type Trace } from "../trace/trace.ts";
import { dynamicChecks, dynamicFindings } from "./findings.ts";
import { slackTension } from "./kernel/slack-tension.ts";
import type { DynamicResult } from "./result.ts";
import type { RunInput } from "./run-input.ts";
import type { RunPlan } from "./run-plan.ts";
import { eventsOf } from "./scenario.ts";
import { momentaryLimit } from "./set-up-steps.ts";

type Found = Omit<DynamicResult, "findings" | "steps">;

/** Sag beyond which the belt hangs slack, over spacing. */
const slackSag = 0.1;
/** Share of the energy that may be missing. */
const energyLimit = 1e-3;
/** Of the run as a whole. */
const place = {};

/** Says what an engineer should know of a run. */
export function reportRun(trace: Trace, input: RunInput, found: Found): void {
  if (found.end === "diverged") {
    dynamicFindings["dynamic-diverged"].raise(trace, { place });
    return;
  }
  reportStrength(trace, input, found);
  reportSlack(trace, input, found);
  reportTakeUp(trace, input.plan, found);
  reportSlip(trace, found);
  reportMotion(trace, input, found);
  reportControl(trace, input, found);
  reportNumerics(trace, input, found);
}

/** Beyond this share of its speed a belt has run away from its drives. */
const overspeed = 1.1;
/** Gain of the speed control times the ramp over the mass: below this the control cannot follow. */
const leastTracking = 20;

function reportControl(trace: Trace, { plan, scenario }: RunInput, { frames, interval }: Found): void {
  const { control, loop } = plan;
  // The whole of it: waves make single places of a belt that starts faster for a moment.
  const fastest = frames.slowest.subarray(0, frames.count);
  const first = fastest.findIndex((speed) => speed > overspeed * loop.fullSpeed);
  if (first >= 0) {
    const speed = fastest.reduce((most, one) => Math.max(most, one), 0);
    const limit = { most: overspeed * loop.fullSpeed };
    dynamicFindings["dynamic-overspeed"].raise(trace, { place, values: { speed, time: first * interval }, limit });
  }
  const leader = control?.drives[control.leader];
  const ramp = control?.settings.reference?.time;
  const isStart = scenario.kind === "start" || scenario.kind === "aborted-start";
  if (control === undefined || leader === undefined || ramp === undefined || !isStart) return;
  const ratio = (leader.proportional * ramp) / (control.mass * leader.action.share);
  if (ratio < leastTracking) {
    dynamicFindings["dynamic-control-slow"].raise(trace, { place, values: { ratio }, limit: { least: leastTracking } });
  }
}

function reportStrength(trace: Trace, { design }: RunInput, { largest }: Found): void {
  const { pointId, tension, time, position } = largest;
  const limit = momentaryLimit(bareTrace, design);
  const values = { tension, time, position };
  dynamicChecks["dynamic-belt-overstressed"].check(trace, { place: { pointId }, values, limit });
}

/** Sag beyond the allowed or hanging slack, at its worst, and belts without sag that are pushed instead of pulled. */
function reportSlack(trace: Trace, { plan, design }: RunInput, { envelope, smallest }: Found): void {
  const worst = worstSag(plan, design, envelope);
  const { element, sag, allowed, pointId } = worst;
  const isSlack = sag > slackSag;
  if (worst.excess > 0) {
    const time = at(envelope.smallestAt, element);
    const values = { sag, tension: at(envelope.smallest, element), time, position: at(envelope.positions, element) };
    const limit = { most: isSlack ? slackSag : allowed };
    const code = isSlack ? "dynamic-belt-slack" : "dynamic-sag-above-allowed";
    dynamicFindings[code].raise(trace, { place: { pointId }, values, limit });
  }
  const { tension, time, position } = smallest;
  const lowest = { place: { pointId: smallest.pointId }, values: { tension, time, position } };
  // Spans without idlers do not sag: a belt that cannot push hangs loose there all the same.
  if (!isSlack && plan.settings.hasSag && tension <= slackTension) {
    dynamicFindings["dynamic-belt-slack"].raise(trace, { ...lowest, limit: { above: slackTension } });
  }
  dynamicChecks["dynamic-negative-tension"].check(trace, lowest);
}

/** The element whose sag goes furthest beyond the allowed one of its strand. */
function worstSag({ mesh, loop }: RunPlan, { points, allowedSag }: Design, envelope: Found["envelope"]) {
  let worst = { excess: Number.NEGATIVE_INFINITY, sag: 0, allowed: 0, element: 0, pointId: "" };
  loop.strands.forEach(({ sagLoad }, k) => {
    const allowed = allowedSag.transient ?? allowedSag[points[k]?.section.strand ?? "carry"];
    for (let i = mesh.first[k] ?? 0; i < (mesh.first[k + 1] ?? 0); i += 1) {
      const sag = sagLoad / (8 * Math.max(1, at(envelope.smallest, i)));
      const excess = sag - allowed;
      if (excess > worst.excess) worst = { excess, sag, allowed, element: i, pointId: loop.stations[k]?.id ?? "" };
    }
  });
  return worst;
}

function reportTakeUp(trace: Trace, { loop }: RunPlan, { takeUp }: Found): void {
  if (takeUp === undefined || takeUp.stopHits === 0 || loop.takeUp === undefined) return;
  dynamicFindings["dynamic-take-up-stop"].raise(trace, {
    place: { pointId: takeUp.pointId },
    values: { least: takeUp.least, most: takeUp.most, hits: takeUp.stopHits },
    limit: { least: -loop.takeUp.travel.slack, most: loop.takeUp.travel.tight },
  });
}

function reportSlip(trace: Trace, { drives }: Found): void {
  for (const drive of drives) {
    if (drive.slipTime <= 0) continue;
    const { driveId, pointId, slipTime, largestRatio, smallestMargin, firstSlipAt = 0, heldRatio } = drive;
    dynamicFindings["dynamic-drive-slips"].raise(trace, {
      place: { driveId, pointId },
      values: { ratio: largestRatio, slipTime, firstSlipAt, margin: smallestMargin },
      limit: { most: heldRatio },
    });
  }
}

function reportMotion(trace: Trace, { scenario, plan }: RunInput, found: Found): void {
  const { frames, reachedSpeedAt, stoppedAt, end } = found;
  if (end !== "completed") return;
  const runTime = plan.settings.runTime;
  if (scenario.kind === "start" && reachedSpeedAt === undefined) {
    const speed = frames.slowest[frames.count - 1] ?? 0;
    dynamicFindings["dynamic-start-not-reached"].raise(trace, { place, values: { speed, runTime } });
  }
  const time = Math.max(...eventsOf(scenario).map((event) => event.at));
  if (time >= runTime) dynamicFindings["dynamic-event-not-reached"].raise(trace, { place, values: { time, runTime } });
  const isStop = scenario.kind === "stop" || scenario.kind === "emergency-stop" || scenario.kind === "power-failure";
  if (isStop && stoppedAt === undefined) {
    const speed = frames.fastest[frames.count - 1] ?? 0;
    dynamicFindings["dynamic-not-stopped"].raise(trace, { place, values: { speed, runTime } });
  }
  const wantsBrakes = (scenario.kind === "stop" && scenario.by === "braking") || scenario.kind === "emergency-stop";
  if (wantsBrakes && plan.loop.brakes.length === 0) dynamicFindings["dynamic-no-brakes"].raise(trace, { place });
}

function reportNumerics(trace: Trace, { plan, wantedInterval }: RunInput, { energy }: Found): void {
  const { interval } = plan.settings;
  if (interval !== wantedInterval) {
    dynamicFindings["dynamic-interval-lengthened"].raise(trace, { place, values: { wantedInterval, interval } });
  }
  const { error } = energy;
  if (Math.abs(error) > energyLimit) {
    const limit = { least: -energyLimit, most: energyLimit };
    dynamicFindings["dynamic-energy-missing"].raise(trace, { place, values: { error }, limit });
  }
}

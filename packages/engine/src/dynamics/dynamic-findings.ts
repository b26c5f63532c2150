import type { Design } from "../design/design.ts";
import { at } from "../solve/tension/tension-state.ts";
import { adopted } from "../standards/sources.ts";
import { bareTrace, type Trace } from "../trace/trace.ts";
import { slackTension } from "./kernel/kernel.ts";
import type { Machine } from "./machine.ts";
import type { DynamicResult } from "./result.ts";
import type { RunInput } from "./run-input.ts";
import { momentaryLimit } from "./set-up-steps.ts";

type Found = Omit<DynamicResult, "findings" | "steps">;
const source = adopted("dynamic analysis");

/** Sag beyond which the belt hangs slack, over spacing. */
const slackSag = 0.1;
/** Share of the energy that may be missing. */
const energyLimit = 1e-3;

/** Says what an engineer should know of a run. */
export function reportRun(trace: Trace, input: RunInput, found: Found): void {
  if (found.end === "diverged") {
    trace.report({ code: "dynamic-diverged", severity: "error", subject: "dynamics", values: {}, place: {}, source });
    return;
  }
  reportStrength(trace, input, found);
  reportSlack(trace, input, found);
  reportTakeUp(trace, input.machine, found);
  reportSlip(trace, found);
  reportMotion(trace, input, found);
  reportNumerics(trace, input, found);
}

function reportStrength(trace: Trace, { design }: RunInput, { largest }: Found): void {
  const most = momentaryLimit(bareTrace, design);
  if (largest.tension <= most) return;
  trace.report({
    code: "dynamic-belt-overstressed",
    severity: "error",
    subject: "dynamics",
    place: { pointId: largest.pointId },
    values: { tension: largest.tension, time: largest.time, position: largest.position },
    limit: { most },
    source,
  });
}

/** Sag beyond the allowed or hanging slack, at its worst, and belts without sag that are pushed instead of pulled. */
function reportSlack(trace: Trace, { machine, design }: RunInput, { envelope, smallest }: Found): void {
  const worst = worstSag(machine, design, envelope);
  const { element, sag, allowed, pointId } = worst;
  const isSlack = sag > slackSag;
  if (worst.excess > 0) {
    const time = at(envelope.smallestAt, element);
    const values = { sag, tension: at(envelope.smallest, element), time, position: at(envelope.positions, element) };
    trace.report({
      code: isSlack ? "dynamic-belt-slack" : "dynamic-sag-above-allowed",
      severity: isSlack ? "error" : "warning",
      subject: "dynamics",
      place: { pointId },
      values,
      limit: { most: isSlack ? slackSag : allowed },
      source,
    });
  }
  // Spans without idlers do not sag: a belt that cannot push hangs loose there all the same.
  if (!isSlack && machine.settings.hasSag && smallest.tension <= slackTension) {
    const { tension, time, position, pointId: at_ } = smallest;
    const about = { code: "dynamic-belt-slack", severity: "error", subject: "dynamics" } as const;
    const limit = { above: slackTension };
    trace.report({ ...about, place: { pointId: at_ }, values: { tension, time, position }, limit, source });
  }
  if (smallest.tension < 0) {
    const { tension, time, position } = smallest;
    const place = { pointId: smallest.pointId };
    const values = { tension, time, position };
    const about = { code: "dynamic-negative-tension", severity: "error", subject: "dynamics" } as const;
    trace.report({ ...about, place, values, limit: { least: 0 }, source });
  }
}

/** The element whose sag goes furthest beyond the allowed one of its strand. */
function worstSag({ mesh, loop }: Machine, { points, allowedSag }: Design, envelope: Found["envelope"]) {
  let worst = { excess: Number.NEGATIVE_INFINITY, sag: 0, allowed: 0, element: 0, pointId: "" };
  loop.strands.forEach(({ sagLoad }, k) => {
    const allowed = allowedSag[points[k]?.section.strand ?? "carry"];
    for (let i = mesh.first[k] ?? 0; i < (mesh.first[k + 1] ?? 0); i += 1) {
      const sag = sagLoad / (8 * Math.max(1, at(envelope.smallest, i)));
      const excess = sag - allowed;
      if (excess > worst.excess) worst = { excess, sag, allowed, element: i, pointId: loop.stations[k]?.id ?? "" };
    }
  });
  return worst;
}

function reportTakeUp(trace: Trace, { loop }: Machine, { takeUp }: Found): void {
  if (takeUp === undefined || takeUp.stopHits === 0 || loop.takeUp === undefined) return;
  trace.report({
    code: "dynamic-take-up-stop",
    severity: "error",
    subject: "dynamics",
    place: { pointId: takeUp.pointId },
    values: { least: takeUp.least, most: takeUp.most, hits: takeUp.stopHits },
    limit: { least: -loop.takeUp.travel.slack, most: loop.takeUp.travel.tight },
    source,
  });
}

function reportSlip(trace: Trace, { drives }: Found): void {
  for (const drive of drives) {
    if (drive.slipTime <= 0) continue;
    const { driveId, pointId, slipTime, largestRatio, smallestMargin, firstSlipAt = 0, heldRatio } = drive;
    trace.report({
      code: "dynamic-drive-slips",
      severity: "error",
      subject: "dynamics",
      place: { driveId, pointId },
      values: { ratio: largestRatio, slipTime, firstSlipAt, margin: smallestMargin },
      limit: { most: heldRatio },
      source,
    });
  }
}

function reportMotion(trace: Trace, { scenario, machine }: RunInput, found: Found): void {
  const { frames, reachedSpeedAt, stoppedAt, end } = found;
  if (end !== "completed") return;
  const report = (finding: { readonly code: string; readonly values: Readonly<Record<string, number>> }) =>
    trace.report({ ...finding, severity: "warning", subject: "dynamics", place: {}, source });
  const runTime = machine.settings.runTime;
  if (scenario.kind === "start" && reachedSpeedAt === undefined) {
    const speed = frames.slowest[frames.count - 1] ?? 0;
    report({ code: "dynamic-start-not-reached", values: { speed, runTime } });
  }
  const isStop = scenario.kind === "stop" || scenario.kind === "emergency-stop" || scenario.kind === "power-failure";
  if (isStop && stoppedAt === undefined) {
    const speed = frames.fastest[frames.count - 1] ?? 0;
    report({ code: "dynamic-not-stopped", values: { speed, runTime } });
  }
  const wantsBrakes = (scenario.kind === "stop" && scenario.by === "braking") || scenario.kind === "emergency-stop";
  if (wantsBrakes && machine.loop.brakes.length === 0) report({ code: "dynamic-no-brakes", values: {} });
}

function reportNumerics(trace: Trace, { machine, wantedInterval }: RunInput, { energy }: Found): void {
  const { interval } = machine.settings;
  if (interval !== wantedInterval) {
    const values = { wantedInterval, interval };
    const about = { code: "dynamic-interval-lengthened", severity: "note", subject: "dynamics" } as const;
    trace.report({ ...about, place: {}, values, source });
  }
  if (Math.abs(energy.error) <= energyLimit) return;
  trace.report({
    code: "dynamic-energy-missing",
    severity: "warning",
    subject: "dynamics",
    place: {},
    values: { error: energy.error },
    limit: { least: -energyLimit, most: energyLimit },
    source,
  });
}

import { adopted, mechanics } from "../standards/sources.ts";
import type { Finding } from "../trace/finding.ts";
import type { Trace } from "../trace/trace.ts";
import type { BeltResult } from "./belt.ts";
import type { PowerResult } from "./power.ts";
import type { TakeUpResult } from "./take-up/settle.ts";
import { type CaseResult, eachSag } from "./tension/case-result.ts";
import type { Traction } from "./traction.ts";

type Report = Omit<Finding, "place"> & { readonly place?: Finding["place"] };

function when(trace: Trace, isSo: boolean, finding: Report): void {
  if (isSo) trace.report({ place: {}, ...finding });
}

/**
 * Where the program finds the take-up tension itself, what it finds is the very limit, to the digits the search keeps.
 * So little of a required tension is no shortfall; the surplus itself is told as it is.
 */
const negligibleShare = 1e-6;

function isShort(surplus: number, required: number): boolean {
  return surplus < -negligibleShare * Math.abs(required);
}

/**
 * Belt slack, sag beyond the allowed, belts that do not start or do not stop. Without brakes a belt that is stopped coasts:
 * the coasting case tells it once.
 */
export function reportCase(trace: Trace, result: CaseResult, hasBrakes: boolean): void {
  if (result.motion === "braking" && !hasBrakes) return;
  const place = { loadCase: result.name };
  when(trace, result.smallest.tension <= 0, {
    code: "belt-slack",
    severity: "error",
    subject: "tension",
    place: { ...place, pointId: result.smallest.pointId },
    values: { tension: result.smallest.tension },
    limit: { above: 0 },
    source: mechanics("a belt pulls and cannot push"),
  });
  reportSag(trace, result);
  const { breakAway } = result;
  when(trace, breakAway !== undefined && breakAway.startForce < breakAway.resistance, {
    code: "does-not-break-away",
    severity: "error",
    subject: "motion",
    place,
    values: { startForce: breakAway?.startForce ?? 0 },
    limit: { least: breakAway?.resistance ?? 0 },
    source: mechanics("friction at rest over friction in motion"),
  });
  const isStuck = result.duration === undefined && result.motion !== "running";
  const isStart = result.motion === "starting";
  when(trace, isStuck, {
    code: isStart ? "does-not-start" : "does-not-stop",
    severity: result.motion === "coasting" && hasBrakes ? "note" : "error",
    subject: "motion",
    place,
    values: { acceleration: result.acceleration, effectiveTension: result.effectiveTension },
    ...(isStart ? { limit: { above: 0 } } : {}),
    source: mechanics("force over moving mass"),
  });
}

/** The section that misses its sag most, and how many do. */
function reportSag(trace: Trace, result: CaseResult): void {
  let [sagging, worst, least] = [0, -1, Number.POSITIVE_INFINITY];
  eachSag(result, (i, sagTension, sagMargin) => {
    if (!(sagTension > 0) || !isShort(sagMargin, sagTension)) return;
    sagging += 1;
    if (worst < 0 || sagMargin < least) [worst, least] = [i, sagMargin];
  });
  const section = worst < 0 ? undefined : result.sections[worst];
  when(trace, section !== undefined, {
    code: "sag-exceeded",
    severity: "warning",
    subject: "sag",
    place: { loadCase: result.name, pointId: section?.pointId ?? "" },
    values: { sag: section?.sag ?? 0, margin: section?.sagMargin ?? 0, sections: sagging },
    limit: { least: 0 },
    source: mechanics("sag between idlers"),
  });
}

/** Slip, take-up too light, belt too weak, motors too small. */
export function reportLimits(
  trace: Trace,
  found: {
    readonly traction: Traction;
    readonly takeUp: TakeUpResult;
    readonly belt: BeltResult;
    readonly power: PowerResult;
  },
  hasBrakes: boolean,
): void {
  const { traction, takeUp, belt, power } = found;
  for (const { loadCase, drives } of traction.cases) {
    if (loadCase.startsWith("braking-") && !hasBrakes) continue;
    for (const { driveId, surplus, requiredSlackTension, requiredFriction, friction } of drives) {
      when(trace, isShort(surplus, requiredSlackTension), {
        code: "drive-slips",
        severity: "error",
        subject: "traction",
        place: { loadCase, driveId },
        values: { surplus, requiredFriction, friction },
        limit: { least: 0 },
        source: mechanics("Euler and Eytelwein"),
      });
    }
  }
  for (const { loadCase, pointId, surplus, requiredSlackTension, requiredFriction, friction } of traction.brakes) {
    when(trace, isShort(surplus, requiredSlackTension), {
      code: "brake-slips",
      severity: "error",
      subject: "traction",
      place: { loadCase, pointId },
      values: { surplus, requiredFriction, friction },
      limit: { least: 0 },
      source: mechanics("Euler and Eytelwein"),
    });
  }
  const { tension, required, highestTension } = takeUp;
  when(trace, highestTension !== undefined, {
    code: "take-up-friction",
    severity: "note",
    subject: "take-up",
    place: { pointId: takeUp.pointId },
    values: { lowest: tension, highest: highestTension ?? 0 },
    source: mechanics("friction of the take-up carriage"),
  });
  when(trace, required.kind === "not-found", {
    code: "take-up-not-found",
    severity: "error",
    subject: "take-up",
    place: { pointId: takeUp.pointId },
    values: {},
    source: adopted("smallest take-up tension with traction and sag held in every case"),
  });
  when(trace, takeUp.isAssumed, {
    code: "take-up-assumed",
    severity: "error",
    subject: "take-up",
    place: { pointId: takeUp.pointId },
    values: { tension },
    source: adopted("smallest take-up tension with traction and sag held in every case"),
  });
  if (required.kind === "found") {
    when(trace, tension < required.tension - 0.5, {
      code: "take-up-light",
      severity: "error",
      subject: "take-up",
      place: { loadCase: required.governing.loadCase, pointId: takeUp.pointId },
      values: { tension },
      limit: { least: required.tension },
      source: adopted("smallest take-up tension with traction and sag held in every case"),
    });
  }
  when(trace, belt.requiredRating > belt.rating, {
    code: "belt-overloaded",
    severity: "error",
    subject: "belt",
    values: { requiredRating: belt.requiredRating },
    limit: { most: belt.rating },
    source: adopted("belt rating, running and with the allowed rise while starting and braking"),
  });
  const needed = Math.max(...power.cases.map((one) => Math.abs(one.absorbed)));
  when(trace, power.installed < needed, {
    code: "motors-small",
    severity: "warning",
    subject: "power",
    values: { installed: power.installed },
    limit: { least: needed },
    source: adopted("motors for the largest power of the running cases"),
  });
}

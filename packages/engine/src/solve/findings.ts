import type { BeltResult } from "../parts/belt/belt-check.ts";
import type { TakeUpResult } from "../parts/take-up/settle.ts";
import { powerSize } from "../rules/mechanics/power.ts";
import { adopted, mechanics } from "../standards/sources.ts";
import type { Finding } from "../trace/finding.ts";
import { constant, none } from "../trace/reference.ts";
import { defineSearch } from "../trace/search.ts";
import type { Trace } from "../trace/trace.ts";
import type { PowerResult } from "./power.ts";
import { type CaseResult, eachSag } from "./tension/case-result.ts";
import type { Traction } from "./traction.ts";

const noPush = mechanics("a belt pulls and cannot push");
const motionSource = mechanics("force over moving mass");
const sagSource = mechanics("sag between idlers");
const grip = mechanics("Euler and Eytelwein");

const saggingSections = defineSearch({
  id: "tension/sagging-sections",
  source: sagSource,
  inputs: {},
  output: { symbol: "n", unit: "1" },
  rule: "sections of this load case whose lowest tension does not keep the allowed sag, counted",
});

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
    limit: { above: constant(trace, 0, noPush) },
    source: noPush,
  });
  reportSag(trace, result);
  const { breakAway } = result;
  when(trace, breakAway !== undefined && breakAway.startForce < breakAway.resistance, {
    code: "does-not-break-away",
    severity: "error",
    subject: "motion",
    place,
    values: { startForce: breakAway?.startForce ?? none(trace) },
    limit: { least: breakAway?.resistance ?? none(trace) },
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
    ...(isStart ? { limit: { above: constant(trace, 0, motionSource) } } : {}),
    source: motionSource,
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
  if (section === undefined) return;
  const place = { loadCase: result.name, pointId: section.pointId };
  trace.place = place;
  trace.report({
    place,
    code: "sag-exceeded",
    severity: "warning",
    subject: "sag",
    values: {
      sag: section.sag,
      margin: section.sagMargin,
      sections: saggingSections(trace, {}, sagging),
    },
    limit: { least: constant(trace, 0, sagSource) },
    source: sagSource,
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
        limit: { least: constant(trace, 0, grip) },
        source: grip,
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
      limit: { least: constant(trace, 0, grip) },
      source: grip,
    });
  }
  const { tension, required, highestTension } = takeUp;
  when(trace, highestTension !== undefined, {
    code: "take-up-friction",
    severity: "note",
    subject: "take-up",
    place: { pointId: takeUp.pointId },
    values: { lowest: tension, highest: highestTension ?? none(trace) },
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
  reportMotors(trace, power);
}

function reportMotors(trace: Trace, { cases, installed }: PowerResult): void {
  const [most] = cases.toSorted((one, other) => Math.abs(other.absorbed) - Math.abs(one.absorbed));
  if (most === undefined || installed >= Math.abs(most.absorbed)) return;
  trace.place = { loadCase: most.loadCase };
  trace.report({
    place: {},
    code: "motors-small",
    severity: "warning",
    subject: "power",
    values: { installed },
    limit: { least: powerSize(trace, { power: most.absorbed }) },
    source: adopted("motors for the largest power of the running cases"),
  });
}

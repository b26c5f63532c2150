import type { BeltResult } from "../parts/belt/belt-check.ts";
import { beltChecks } from "../parts/belt/findings.ts";
import { takeUpChecks, takeUpFindings } from "../parts/take-up/findings.ts";
import type { TakeUpResult } from "../parts/take-up/settle.ts";
import { motorLoad, powerSize } from "../rules/mechanics/power.ts";
import { defineSearch } from "../trace/search.ts";
import type { Trace } from "../trace/trace.ts";
import { motionFindings, tensionChecks } from "./findings.ts";
import { isOfService } from "./load-case.ts";
import type { PowerResult } from "./power.ts";
import { type CaseResult, eachSag } from "./tension/case-result.ts";
import type { Traction } from "./traction.ts";

const saggingSections = defineSearch({
  id: "tension/sagging-sections",
  source: motionFindings["sag-exceeded"].source,
  inputs: {},
  output: { symbol: "n", unit: "1" },
  rule: "sections of this load case whose lowest tension does not keep the allowed sag, counted",
});

/**
 * Where the program finds the take-up tension itself, what it finds is the very limit, to the digits the search keeps.
 * So little of a required tension is no shortfall; the surplus itself is told as it is.
 */
const negligibleShare = 1e-6;

const negligible = (required: number): number => negligibleShare * Math.abs(required);

/**
 * Belt slack, sag beyond the allowed, belts that do not start or do not stop. Without brakes a belt that is stopped coasts:
 * the coasting case tells it once. With brakes a belt that would gain speed is never left to coast: that is all to be told.
 */
export function reportCase(trace: Trace, result: CaseResult, hasBrakes: boolean): void {
  const isService = isOfService(result, hasBrakes);
  if (result.motion === "braking" && !isService) return;
  const place = { loadCase: result.name };
  if (isService) reportSlackAndSag(trace, result);
  const { breakAway, acceleration, effectiveTension } = result;
  if (breakAway !== undefined) {
    const { startForce, resistance: limit } = breakAway;
    tensionChecks["does-not-break-away"].check(trace, { place, values: { startForce }, limit });
  }
  if (result.duration !== undefined || result.motion === "running" || result.motion === "at-rest") return;
  const values = { acceleration, effectiveTension };
  if (result.motion === "starting") motionFindings["does-not-start"].raise(trace, { place, values });
  else {
    const severity = result.motion === "coasting" && hasBrakes ? "note" : "error";
    motionFindings["does-not-stop"].raise(trace, { place, severity, values });
  }
}

function reportSlackAndSag(trace: Trace, result: CaseResult): void {
  const { pointId, tension } = result.smallest;
  const place = { loadCase: result.name, pointId };
  tensionChecks["belt-slack"].check(trace, { place, values: { tension } });
  reportSag(trace, result);
}

/** The section that misses its sag most, and how many do. */
function reportSag(trace: Trace, result: CaseResult): void {
  let [sagging, worst, least] = [0, -1, Number.POSITIVE_INFINITY];
  eachSag(result, (i, sagTension, sagMargin) => {
    if (!(sagTension > 0) || sagMargin >= -negligible(sagTension)) return;
    sagging += 1;
    if (worst < 0 || sagMargin < least) [worst, least] = [i, sagMargin];
  });
  const section = worst < 0 ? undefined : result.sections[worst];
  if (section === undefined) return;
  const place = { loadCase: result.name, pointId: section.pointId };
  trace.place = place;
  const values = { sag: section.sag, margin: section.sagMargin, sections: saggingSections(trace, {}, sagging) };
  motionFindings["sag-exceeded"].raise(trace, { place, values });
}

interface Limited {
  readonly traction: Traction;
  readonly takeUp: TakeUpResult;
  readonly belt: BeltResult;
  readonly power: PowerResult;
}

/** Slip, take-up too light, belt too weak, motors too small. */
export function reportLimits(trace: Trace, { traction, takeUp, belt, power }: Limited, hasBrakes: boolean): void {
  reportSlip(trace, traction, hasBrakes);
  reportTakeUp(trace, takeUp);
  const { requiredRating, rating } = belt;
  beltChecks["belt-overloaded"].check(trace, { place: {}, values: { requiredRating }, limit: rating });
  reportMotors(trace, power);
}

function reportSlip(trace: Trace, { cases, brakes }: Traction, hasBrakes: boolean): void {
  for (const { loadCase, drives, isShownOnly } of cases) {
    if (isShownOnly || (loadCase.startsWith("braking-") && !hasBrakes)) continue;
    for (const { driveId, surplus, requiredSlackTension, requiredFriction, friction } of drives) {
      tensionChecks["drive-slips"].check(trace, {
        place: { loadCase, driveId },
        values: { surplus, requiredFriction, friction },
        allowance: negligible(requiredSlackTension),
      });
    }
  }
  for (const { loadCase, pointId, surplus, requiredSlackTension, requiredFriction, friction } of brakes) {
    if (cases.some((one) => one.loadCase === loadCase && one.isShownOnly)) continue;
    tensionChecks["brake-slips"].check(trace, {
      place: { loadCase, pointId },
      values: { surplus, requiredFriction, friction },
      allowance: negligible(requiredSlackTension),
    });
  }
}

function reportTakeUp(trace: Trace, found: TakeUpResult): void {
  const { pointId, tension, required, highestTension, isAssumed, startSetting } = found;
  const place = { pointId };
  if (startSetting !== undefined) takeUpFindings["winch-start-setting"].raise(trace, { place, values: startSetting });
  if (highestTension !== undefined) {
    const values = { lowest: tension, highest: highestTension };
    takeUpFindings["take-up-friction"].raise(trace, { place, values });
  }
  if (required.kind === "not-found") takeUpFindings["take-up-not-found"].raise(trace, { place });
  if (isAssumed) takeUpFindings["take-up-assumed"].raise(trace, { place, values: { tension } });
  // What the other direction asks for is told there.
  if (required.kind !== "found" || required.isOtherWay === true) return;
  const { loadCase } = required.governing;
  const asked = { values: { tension }, limit: required.tension, allowance: 0.5 };
  takeUpChecks["take-up-light"].check(trace, { place: { loadCase, pointId }, ...asked });
}

function reportMotors(trace: Trace, { cases, ends, installed }: PowerResult): void {
  const [most] = [...cases.filter(({ isShownOnly }) => !isShownOnly), ...ends].toSorted(
    (one, other) => Math.abs(other.absorbed) - Math.abs(one.absorbed),
  );
  if (most === undefined || !(installed > 0)) return;
  trace.place = { loadCase: most.loadCase };
  if (installed < Math.abs(most.absorbed)) {
    const least = powerSize(trace, { power: most.absorbed });
    tensionChecks["motors-small"].raise(trace, { place: {}, values: { installed }, limit: { least } });
  } else if (installed > smallMotor) {
    const load = motorLoad(trace, { power: most.absorbed, installed });
    tensionChecks["motors-large"].check(trace, { place: {}, values: { load, installed } });
  }
}

/** Up to such a power the next smaller motor saves nothing worth telling, W. */
const smallMotor = 15e3;

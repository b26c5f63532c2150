import type { Loop } from "../solve/loop/belt-path.ts";
import { between, type Limit, satisfies } from "../trace/limit.ts";
import type { Design } from "./design.ts";
import { type DrivePoint, hasPulley, type Pulley } from "./point.ts";
import type { Refusal } from "./refusal.ts";

/** Less contact than this is none, rad: no friction drives a belt so, and no hanging weight tightens it. */
export const leastWrap = 0.01;
/** A belt that leaves a pulley as it arrived turns by 0 or, by the last digit, by a whole turn. */
const touching = between(leastWrap, 2 * Math.PI - leastWrap);
/** Points nearer together than this, all round the loop, are one point, m. */
const shortestLoop = 1e-3;

/**
 * What only the laid belt shows: all points in one place, and drives, brakes and hanging take-ups that the belt does not
 * touch, as two pulleys in one place. The numbers must have been checked before.
 */
export function checkLoop(design: Design, { turns, straightLength }: Loop): readonly Refusal[] {
  if (straightLength < shortestLoop) return [{ code: "no-points", input: "points" }];
  const takeUpAt = design.points.findIndex((point) => point.kind === "take-up");
  return design.points.flatMap((point, at) => {
    const wrap = turns[at]?.wrapAngle ?? 0;
    if (point.kind === "drive") return checkDrive(design, point, wrap);
    if (hasPulley(point) && point.brakeForce > 0 && !satisfies(brakeLimit(point.pulley), wrap)) {
      return [
        { code: "no-wrap", input: `points[${at}].pulley.wrapAngle`, value: wrap, limit: brakeLimit(point.pulley) },
      ];
    }
    return at === takeUpAt && design.takeUp.kind === "gravity" ? checkTakeUpPulley(at, wrap) : [];
  });
}

function brakeLimit({ wrapAngle }: Pulley): Limit {
  return wrapAngle === undefined ? touching : { least: leastWrap };
}

/** A wrap typed at the drive needs no path; a whole turn typed at the pulley is meant. */
function checkDrive({ drives }: Design, { driveId, pulley }: DrivePoint, wrap: number): readonly Refusal[] {
  const at = drives.findIndex((drive) => drive.id === driveId);
  const limit: Limit = pulley.wrapAngle === undefined ? touching : { least: leastWrap };
  const isTouched = drives[at]?.wrapAngle !== undefined || satisfies(limit, wrap);
  return isTouched ? [] : [{ code: "no-wrap", input: `drives[${at}].wrapAngle`, value: wrap, limit }];
}

function checkTakeUpPulley(at: number, wrap: number): readonly Refusal[] {
  if (satisfies(touching, wrap)) return [];
  return [{ code: "no-wrap", input: `points[${at}].pulley.wrapAngle`, value: wrap, limit: touching }];
}

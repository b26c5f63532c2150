import {
  requiredFriction,
  requiredSlackTension,
  requiredWrapAngle,
  tightSideTension,
  tractionSurplus,
  usableSlackTension,
} from "../rules/mechanics/traction.ts";
import { tensionChecks } from "../solve/findings.ts";
import { wrapFactor } from "../standards/cema-5/wrap-factor.ts";
import { atLeast } from "../trace/limit.ts";
import type { Trace } from "../trace/trace.ts";

/** One driven pulley, SI. */
interface WrapInput {
  readonly friction: number;
  readonly wrapAngle: number;
  /** Pull of the drive on the belt, N; negative when it brakes. */
  readonly driveForce: number;
  /** Slack-side tension, N. */
  readonly slackTension: number;
}

interface WrapAndTraction {
  readonly driveFactor: number;
  readonly requiredSlackTension: number;
  readonly tightTension: number;
  /** Negative: the pulley slips. */
  readonly surplus: number;
  readonly requiredFriction: number;
  readonly requiredWrapAngle: number;
}

/** Whether a pulley holds, and what it would need to. */
export function wrapAndTraction(trace: Trace, input: WrapInput): WrapAndTraction {
  const { friction, wrapAngle, driveForce } = input;
  const driveFactor = wrapFactor(trace, { friction, wrapAngle });
  const required = requiredSlackTension(trace, { wrapFactor: driveFactor, driveForce });
  const slackTension = usableSlackTension(trace, { slackTension: input.slackTension });
  const surplus = tractionSurplus(trace, { slackTension: input.slackTension, required });
  if (surplus < 0) {
    const values = { slackTension: input.slackTension };
    tensionChecks["drive-slips"].raise(trace, { subject: "wrap-and-traction", values, limit: atLeast(required) });
  }
  return {
    driveFactor,
    requiredSlackTension: required,
    tightTension: tightSideTension(trace, { slackTension: input.slackTension, driveForce }),
    surplus,
    requiredFriction: requiredFriction(trace, { slackTension, driveForce, wrapAngle }),
    requiredWrapAngle: requiredWrapAngle(trace, { slackTension, driveForce, friction }),
  };
}

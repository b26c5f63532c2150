import { adopted } from "../../../standards/sources.ts";
import { constant, none } from "../../../trace/reference.ts";
import type { Trace } from "../../../trace/trace.ts";
import type { DriveRules } from "../drive-train-input.ts";
import type { GroupControlInput } from "./control-input.ts";

const usual = adopted("usual figures of drives under control");

/** The control of all drives and brakes together: what was typed, else what handbook 15.1 says. */
export function groupControl(trace: Trace, { control = {}, designStopTime }: DriveRules): GroupControlInput {
  const of = (value: number) => constant(trace, value, usual);
  return {
    stop: { shape: "linear", time: designStopTime, jerkTime: none(trace) },
    sampling: of(0.01),
    bandwidth: of(2),
    hasFeedForward: true,
    hasPreTorque: true,
    hasBrakeBackup: false,
    abortShares: [of(0.95), of(0.5)],
    partingRunning: of(0.1),
    partingStarting: of(0.2),
    ...control,
  };
}

import type { Design, DynamicResult, Finding, Instant, Scenario } from "@beltwright/engine";
import { runDrives, sharesApart } from "./run-drives.ts";

/** What is kept of a run beside the design, and told of it in one line: no frames. SI. */
export interface RunSummary {
  readonly scenario: Scenario;
  readonly end: DynamicResult["end"];
  /** Of the belt as it was cut. */
  readonly elements: number;
  readonly largest: Instant;
  readonly smallest: Instant;
  /** Of the drive that slips longest, s. */
  readonly slipTime: number;
  /** Where and when the belt first hangs slack; absent where it never does. */
  readonly slack?: { readonly position: number; readonly time: number } | undefined;
  /** Between the ends of its way, m; absent without a carriage. */
  readonly takeUpTravel?: number | undefined;
  /** Until the whole belt has its speed or stands, s; absent where it never gets there. */
  readonly time?: number | undefined;
  /** Over full load; absent for a single drive. */
  readonly sharesApart?: number | undefined;
  readonly findings: readonly Finding[];
}

export function summaryOfRun(design: Design, result: Omit<DynamicResult, "steps">): RunSummary {
  const { scenario, end, elements, largest, smallest, drives, takeUp, findings } = result;
  const slack = findings.find(({ code }) => code === "dynamic-belt-slack");
  const time = endsAtRest(scenario) ? result.stoppedAt : result.reachedSpeedAt;
  const apart = sharesApart(result.frames, runDrives(design));
  return {
    scenario,
    end,
    elements,
    largest,
    smallest,
    slipTime: drives.reduce((longest, { slipTime }) => Math.max(longest, slipTime), 0),
    ...(slack && { slack: { position: slack.values.position ?? 0, time: slack.values.time ?? 0 } }),
    ...(takeUp && { takeUpTravel: takeUp.most - takeUp.least }),
    ...(time !== undefined && { time }),
    ...(apart !== undefined && { sharesApart: apart }),
    findings,
  };
}

/** Whether a scenario is over when the belt stands, not when it has its speed. */
export function endsAtRest({ kind }: Scenario): boolean {
  return kind !== "start" && kind !== "sequence";
}

/** Two runs of one scenario are told as one: the later takes the place of the earlier. */
export function scenarioKey(scenario: Scenario): string {
  const { kind, load } = scenario;
  const how = scenario.kind === "stop" ? ` ${scenario.by}` : "";
  const braked = scenario.kind === "aborted-start" && scenario.isBraked ? " braked" : "";
  return `${kind}${how}${braked} ${load}`;
}

import type { UnitCode } from "@beltwright/model";
import { endsAtRest, type RunSummary } from "./run-summary.ts";

/** A quantity in which runs are set beside each other. */
export interface RunColumn {
  readonly name: string;
  readonly label: string;
  readonly unit: UnitCode;
  /** In that unit; undefined where a run has none. */
  readonly readOff: (run: RunSummary) => number | undefined;
  readonly worst: "largest" | "smallest";
  /** Whether a value is wrong by itself, whatever the other runs have. */
  readonly isBad?: (value: number) => boolean;
}

export const runColumns: readonly RunColumn[] = [
  {
    name: "largest",
    label: "Largest tension",
    unit: "kN",
    readOff: ({ largest }) => largest.tension / 1000,
    worst: "largest",
  },
  {
    name: "smallest",
    label: "Smallest tension",
    unit: "kN",
    readOff: ({ smallest }) => smallest.tension / 1000,
    worst: "smallest",
  },
  {
    name: "slip",
    label: "Slip",
    unit: "s",
    readOff: ({ slipTime }) => slipTime,
    worst: "largest",
    isBad: (seconds) => seconds > 0,
  },
  {
    name: "slack",
    label: "Slack at",
    unit: "m",
    readOff: ({ slack }) => slack?.position,
    worst: "smallest",
    isBad: () => true,
  },
  {
    name: "takeUp",
    label: "Take-up travel",
    unit: "m",
    readOff: ({ takeUpTravel }) => takeUpTravel,
    worst: "largest",
  },
  {
    name: "start",
    label: "At speed after",
    unit: "s",
    readOff: ({ scenario, time }) => (endsAtRest(scenario) ? undefined : time),
    worst: "largest",
  },
  {
    name: "stop",
    label: "At rest after",
    unit: "s",
    readOff: ({ scenario, time }) => (endsAtRest(scenario) ? time : undefined),
    worst: "largest",
  },
  {
    name: "shares",
    label: "Shares apart",
    unit: "%",
    readOff: ({ sharesApart }) => (sharesApart === undefined ? undefined : 100 * sharesApart),
    worst: "largest",
  },
];

/** The run with the worst value of a column; the first of equals, and none where no run has a value. */
export function worstRun({ readOff, worst }: RunColumn, runs: readonly RunSummary[]): RunSummary | undefined {
  const sign = worst === "largest" ? 1 : -1;
  let found: { readonly run: RunSummary; readonly value: number } | undefined;
  for (const run of runs) {
    const value = readOff(run);
    if (value !== undefined && (found === undefined || sign * value > sign * found.value)) found = { run, value };
  }
  return found?.run;
}

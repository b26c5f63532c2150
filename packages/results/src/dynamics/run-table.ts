import type { Instant, Reading, ReadingName } from "@beltwright/engine";
import type { UnitCode } from "@beltwright/model";
import { endsAtRest, type RunSummary } from "./run-summary.ts";

/** A quantity in which runs are set beside each other. */
export interface RunColumn {
  readonly name: string;
  readonly label: string;
  readonly unit: UnitCode;
  /** SI units that one of it holds. */
  readonly over: number;
  /** In SI; undefined where a run has none. */
  readonly readingOf: (run: RunSummary) => Reading | undefined;
  readonly worst: "largest" | "smallest";
  /** Whether a value is wrong by itself, whatever the other runs have. */
  readonly isBad?: (value: number) => boolean;
}

/** A number that holds for the whole of a run. */
function whole(name: ReadingName, value: number | undefined): Reading | undefined {
  return value === undefined ? undefined : { name, value, time: 0, place: {} };
}

function tensionOf({ tension, time, pointId }: Instant): Reading {
  return { name: "tension", value: tension, time, place: { pointId } };
}

const metres = { unit: "m", over: 1 } as const;
const seconds = { unit: "s", over: 1 } as const;
const kilonewtons = { unit: "kN", over: 1000 } as const;

export const runColumns: readonly RunColumn[] = [
  {
    name: "largest",
    label: "Largest tension",
    ...kilonewtons,
    readingOf: ({ largest }) => tensionOf(largest),
    worst: "largest",
  },
  {
    name: "smallest",
    label: "Smallest tension",
    ...kilonewtons,
    readingOf: ({ smallest }) => tensionOf(smallest),
    worst: "smallest",
    isBad: (newtons) => newtons <= 0,
  },
  {
    name: "slip",
    label: "Slip",
    ...seconds,
    readingOf: ({ slipTime }) => whole("time", slipTime),
    worst: "largest",
    isBad: (time) => time > 0,
  },
  {
    name: "slack",
    label: "Slack at",
    ...metres,
    readingOf: ({ slack }) => slack && { name: "position", value: slack.position, time: slack.time, place: {} },
    worst: "smallest",
    isBad: () => true,
  },
  {
    name: "takeUp",
    label: "Take-up travel",
    ...metres,
    readingOf: ({ takeUpTravel }) => whole("travel", takeUpTravel),
    worst: "largest",
  },
  {
    name: "start",
    label: "To speed",
    ...seconds,
    readingOf: ({ scenario, time }) => (endsAtRest(scenario) ? undefined : whole("time", time)),
    worst: "largest",
  },
  {
    name: "stop",
    label: "To rest",
    ...seconds,
    readingOf: ({ scenario, time }) => (endsAtRest(scenario) ? whole("time", time) : undefined),
    worst: "largest",
  },
  {
    name: "shares",
    label: "Shares apart",
    unit: "%",
    over: 0.01,
    readingOf: ({ sharesApart }) => whole("ratio", sharesApart),
    worst: "largest",
  },
];

/** The run with the worst value of a column; the first of equals, and none where no run has a value but nothing. */
export function worstRun<Run extends RunSummary>(
  { readingOf, worst }: RunColumn,
  runs: readonly Run[],
): Run | undefined {
  const sign = worst === "largest" ? 1 : -1;
  let found: { readonly run: Run; readonly value: number } | undefined;
  for (const run of runs) {
    const value = readingOf(run)?.value;
    if (value !== undefined && value !== 0 && (found === undefined || sign * value > sign * found.value))
      found = { run, value };
  }
  return found?.run;
}

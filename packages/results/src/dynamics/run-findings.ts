import { type Finding, findings as known, type Scenario } from "@beltwright/engine";
import type { RunSummary } from "./run-summary.ts";

type Found = Pick<RunSummary, "scenario" | "findings">;

/** Something that runs found: once for each place, with the numbers of the run that found it at its worst. */
export interface RunFinding<Run extends Found = RunSummary> {
  readonly finding: Finding;
  readonly run: Run;
  /** Further scenarios in which the same was found. */
  readonly others: readonly Scenario[];
}

/** The number by which the same finding of two runs is compared, and which way it gets worse. */
const worse: Partial<Record<Finding["code"], readonly [number: string, way: "more" | "less"]>> = {
  "dynamic-belt-overstressed": ["tension", "more"],
  "dynamic-negative-tension": ["tension", "less"],
  "dynamic-belt-slack": ["tension", "less"],
  "dynamic-sag-above-allowed": ["sag", "more"],
  "dynamic-take-up-stop": ["hits", "more"],
  "dynamic-drive-slips": ["ratio", "more"],
  "dynamic-start-not-reached": ["speed", "less"],
  "dynamic-not-stopped": ["speed", "more"],
  "dynamic-overspeed": ["speed", "more"],
  "dynamic-control-slow": ["ratio", "less"],
};

/** What runs found, as the findings of a design tell it: the same of several scenarios is one finding. */
export function runFindings<Run extends Found>(runs: readonly Run[]): readonly RunFinding<Run>[] {
  const found = new Map<string, RunFinding<Run>>();
  for (const run of runs) {
    for (const finding of run.findings) {
      // A run that was kept by another version of the program may tell what this one has no words for.
      if (!Object.hasOwn(known, finding.code)) continue;
      const { pointId, driveId } = finding.place;
      const key = JSON.stringify([finding.code, driveId ?? pointId]);
      const before = found.get(key);
      found.set(key, before === undefined ? { finding, run, others: [] } : withAnother(before, finding, run));
    }
  }
  return [...found.values()];
}

function withAnother<Run extends Found>(before: RunFinding<Run>, finding: Finding, run: Run): RunFinding<Run> {
  return badness(finding) > badness(before.finding)
    ? { finding, run, others: [before.run.scenario, ...before.others] }
    : { ...before, others: [...before.others, run.scenario] };
}

function badness({ code, values }: Finding): number {
  const [name, way] = worse[code] ?? [];
  const value = name === undefined ? 0 : (values[name] ?? 0);
  return way === "less" ? -value : value;
}

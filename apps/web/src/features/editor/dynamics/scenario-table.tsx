import type { Scenario } from "@beltwright/engine";
import { scenarioNames, scenariosFor, unitLabel } from "@beltwright/model";
import { findingSentence, type RunColumn, runColumns, scenarioKey, scenarioTitle, worstRun } from "@beltwright/results";
import { Progress } from "@mantine/core";
import { useMemo } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { type ShownCalculation, useCalculated } from "../charts/use-calculated.ts";
import { useConveyor } from "../document/editor-context.ts";
import { TracedNumber } from "../results/traced-number.tsx";
import { AllRunsBar } from "./all-runs-bar.tsx";
import { useAllRuns } from "./dynamic-run.ts";
import styles from "./dynamics.module.css";
import type { KeptRun } from "./kept/kept-runs.ts";
import { useRuns } from "./kept/use-runs.ts";
import { ReplayButton } from "./replay-button.tsx";

interface Row {
  readonly key: string;
  readonly scenario: Scenario;
  readonly run: KeptRun | undefined;
  /** Made of an earlier state of the document. */
  readonly isEarlier: boolean;
}

/** All starts and stops side by side: the worst of each quantity stands out, and each opens its replay. */
export function ScenarioTable() {
  const system = useUnitSystem();
  const rows = useRows();
  const shown = useCalculated();
  const current = rows.flatMap(({ run, isEarlier }) => (run && !isEarlier ? [run] : []));
  const worst = new Map(runColumns.map((column) => [column.name, worstRun(column, current)]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
    <section className={styles.scenarios} aria-label="Scenarios" tabIndex={0}>
      <AllRunsBar shown={shown} />
      <table>
        <thead>
          <tr>
            <th scope="col">Scenario</th>
            {runColumns.map(({ name, label, unit }) => (
              <th key={name} scope="col">
                {label} <span className={styles.unit}>{unitLabel(unit, system)}</span>
              </th>
            ))}
            <th scope="col">Replay</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ScenarioRow key={row.key} {...{ row, worst, shown }} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The twelve by name, and whatever else was run. */
function useRows(): readonly Row[] {
  const conveyor = useConveyor((document) => document);
  const { current, earlier } = useRuns();
  return useMemo(() => {
    const named = scenariosFor(conveyor, scenarioNames);
    const keys = new Set(named.map(scenarioKey));
    const others = [...current, ...earlier].map(({ scenario }) => scenario);
    return [...named, ...others.filter((scenario) => !keys.has(scenarioKey(scenario)))].map((scenario): Row => {
      const key = scenarioKey(scenario);
      const isOf = (run: KeptRun) => scenarioKey(run.scenario) === key;
      const now = current.find(isOf);
      return { key, scenario, run: now ?? earlier.find(isOf), isEarlier: now === undefined };
    });
  }, [conveyor, current, earlier]);
}

interface ScenarioRowProps {
  readonly row: Row;
  readonly worst: ReadonlyMap<string, KeptRun | undefined>;
  readonly shown: ShownCalculation | undefined;
}

function ScenarioRow({ row: { key, scenario, run, isEarlier }, worst, shown }: ScenarioRowProps) {
  const progress = useAllRuns((all) => all.progress[key]);
  const isUnderWay = progress?.kind === "running";
  return (
    <tr data-stale={isEarlier && run !== undefined}>
      <th scope="row">
        {scenarioTitle(scenario)}
        {isEarlier && run && <span className={styles.detail}>of an earlier calculation</span>}
        {progress?.kind === "refused" && <span className={styles.detail}>{findingSentence(progress.code)}</span>}
        {progress?.kind === "failed" && <span className={styles.detail}>The run broke off.</span>}
        {isUnderWay && (
          <Progress value={100 * progress.share} size="xs" aria-label={`Progress of ${scenarioTitle(scenario)}`} />
        )}
      </th>
      {runColumns.map((column) => (
        <td key={column.name}>
          {run && <Cell column={column} run={run} isWorst={!isEarlier && worst.get(column.name) === run} />}
        </td>
      ))}
      <td>{run && !isEarlier && <ReplayButton {...{ scenario, shown }} />}</td>
    </tr>
  );
}

interface CellProps {
  readonly column: RunColumn;
  readonly run: KeptRun;
  readonly isWorst: boolean;
}

function Cell({ column: { label, unit, over, readingOf, isBad }, run, isWorst }: CellProps) {
  const reading = readingOf(run);
  if (reading === undefined) return <span className={styles.none}>–</span>;
  const traced = {
    label: `${label}, ${scenarioTitle(run.scenario)}`,
    value: reading.value / over,
    unit,
    shown: { kind: "reading", reading, run } as const,
  };
  return (
    <span className={styles.cell} data-worst={isWorst} data-bad={isBad?.(reading.value) ?? false}>
      <TracedNumber traced={traced} />
    </span>
  );
}

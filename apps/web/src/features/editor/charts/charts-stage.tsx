import { solutionCharts } from "@beltwright/results";
import { NativeSelect, SegmentedControl, Text } from "@mantine/core";
import { useMemo, useState } from "react";
import { useIsStale, useSetView, useView } from "../document/editor-context.ts";
import { ChartView } from "./chart-view.tsx";
import styles from "./charts.module.css";
import { useCalculated } from "./use-calculated.ts";

/** The charts of the calculation as it stands; they follow every change of the document. */
export function ChartsStage() {
  const shown = useCalculated();
  const isStale = useIsStale();
  const name = useView((view) => view.chart);
  const setView = useSetView();
  const [isTable, setTable] = useState(false);
  const charts = useMemo(() => (shown ? solutionCharts(shown.conveyor, shown.calculated) : []), [shown]);
  const chart = charts.find((one) => one.name === name) ?? charts[0];
  if (!chart) {
    return (
      <Text size="sm" p={12}>
        {isStale ? "Charts appear as soon as the conveyor can be calculated." : ""}
      </Text>
    );
  }
  return (
    <div className={styles.stage}>
      <div className={styles.bar}>
        <NativeSelect
          size="xs"
          aria-label="Chart"
          data={charts.map((one) => ({ value: one.name, label: one.title }))}
          value={chart.name}
          onChange={(event) => setView({ chart: event.currentTarget.value })}
        />
        {chart.kind === "lines" && <TableSwitch isTable={isTable} onChange={setTable} />}
      </div>
      <section className={styles.view} data-stale={isStale} aria-label={chart.title}>
        <ChartView chart={chart} isTable={isTable} />
      </section>
    </div>
  );
}

interface TableSwitchProps {
  readonly isTable: boolean;
  readonly onChange: (isTable: boolean) => void;
}

export function TableSwitch({ isTable, onChange }: TableSwitchProps) {
  return (
    <SegmentedControl
      size="xs"
      aria-label="Shown as"
      data={[
        { value: "curves", label: "Curves" },
        { value: "table", label: "Table" },
      ]}
      value={isTable ? "table" : "curves"}
      onChange={(value) => onChange(value === "table")}
    />
  );
}

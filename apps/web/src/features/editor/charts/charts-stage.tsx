import type { Calculated, Conveyor } from "@beltwright/model";
import { type Chart, chartGroups, solutionCharts } from "@beltwright/results";
import { Text } from "@mantine/core";
import { useState } from "react";
import { ChoiceBox } from "../../../ui/boxes/choice-box.tsx";
import { Segmented } from "../../../ui/segmented/segmented.tsx";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { PlaceComment } from "../comments/drawing-comments.tsx";
import { useIsStale, useSetView, useView } from "../document/editor-context.ts";
import { ChartMenu } from "./chart-menu.tsx";
import { ChartView } from "./chart-view.tsx";
import styles from "./charts.module.css";
import { type ShownCalculation, useBuiltParts, useCalculated } from "./use-calculated.ts";

/** The charts of the calculation as it stands; they follow every change of the document. */
export function ChartsStage() {
  const shown = useCalculated();
  const isStale = useIsStale();
  const name = useView((view) => view.chart);
  const setView = useSetView();
  const [isTable, setTable] = useState(false);
  const system = useUnitSystem();
  const [hidden, setHidden] = useState<HiddenCurves>({ chart: "", names: new Set() });
  const built = useBuiltParts();
  const charts = shown ? chartsOf(shown, built) : [];
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
        <ChoiceBox
          aria-label="Chart"
          data={chartGroups(charts).map(({ title, charts: inside }) => ({
            group: title,
            items: inside.map((one) => ({ value: one.name, label: one.title })),
          }))}
          value={chart.name}
          onChange={(value) => setView({ chart: value })}
        />
        {chart.kind === "lines" && <TableSwitch isTable={isTable} onChange={setTable} />}
        <span className={styles.saves}>
          {(chart.kind === "bars" || !isTable) && <PlaceComment />}
          <ChartMenu
            chart={chart}
            system={system}
            hidden={hidden.chart === chart.name ? hidden.names : hiddenAtFirst(chart)}
            name={shown?.conveyor.convNo ?? ""}
          />
        </span>
      </div>
      <section className={styles.view} data-stale={isStale} aria-label={chart.title}>
        <ChartView
          comments={{ name: `chart ${chart.name}`, title: `Chart: ${chart.title}` }}
          chart={chart}
          isTable={isTable}
          onHidden={(names) => setHidden({ chart: chart.name, names })}
        />
      </section>
    </div>
  );
}

interface Charted {
  readonly built: Conveyor | undefined;
  readonly charts: readonly Chart[];
}

/** Charts that were made of each calculation: a stage that is opened again shows them at once. */
const known = new WeakMap<Calculated, Charted>();

function chartsOf({ conveyor, calculated }: ShownCalculation, built: Conveyor | undefined): readonly Chart[] {
  const last = known.get(calculated);
  if (last !== undefined && last.built === built) return last.charts;
  const charts = solutionCharts(conveyor, calculated, built);
  known.set(calculated, { built, charts });
  return charts;
}

/** Curves that were switched off in one chart; another begins as it is made. */
interface HiddenCurves {
  readonly chart: string;
  readonly names: ReadonlySet<string>;
}

const hiddenAtFirst = ({ series }: Chart): ReadonlySet<string> =>
  new Set(series.flatMap(({ name, isHidden }) => (isHidden ? [name] : [])));

interface TableSwitchProps {
  readonly isTable: boolean;
  readonly onChange: (isTable: boolean) => void;
}

export function TableSwitch({ isTable, onChange }: TableSwitchProps) {
  return (
    <Segmented
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

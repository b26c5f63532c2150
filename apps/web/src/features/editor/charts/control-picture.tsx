import { Text } from "@mantine/core";
import { useState } from "react";
import { Segmented } from "../../../ui/segmented/segmented.tsx";
import { useIsStale } from "../document/editor-context.ts";
import { ChartView } from "./chart-view.tsx";
import styles from "./charts.module.css";
import { useControl } from "./use-calculated.ts";

const loads = [
  { value: "full", label: "Full" },
  { value: "empty", label: "Empty" },
] as const;

/** Start and stop of all drives in one picture, beside the form that shapes them; it follows what is typed. */
export function ControlPicture() {
  const [load, setLoad] = useState<"full" | "empty">("full");
  const shown = useControl(load);
  const isStale = useIsStale();
  if (shown === undefined || shown.charts.length === 0) return null;
  return (
    <section className={styles.control} aria-label="Start and stop" data-stale={isStale}>
      <div className={styles.controlHead}>
        <h3 className={styles.controlTitle}>Start and stop</h3>
        <Segmented size="xs" aria-label="Load of start and stop" data={loads} value={load} onChange={setLoad} />
      </div>
      <Text size="xs" c="dimmed">
        {shown.decision}
      </Text>
      {shown.charts.map((chart) => (
        <div key={chart.name} className={styles.small}>
          <ChartView chart={chart} isTable={false} hasLegend={chart.name !== "control-acceleration"} />
        </div>
      ))}
    </section>
  );
}

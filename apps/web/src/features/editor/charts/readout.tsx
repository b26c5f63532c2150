import { unitLabel } from "@beltwright/model";
import { type LineChart, tracedPlace } from "@beltwright/results";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { TracedNumber } from "../results/traced-number.tsx";
import styles from "./charts.module.css";
import { placeWords } from "./place-words.ts";

interface ReadoutProps {
  readonly chart: LineChart;
  readonly row: number | undefined;
}

/** The place the values above are of, always on the same line; empty while none is looked at. */
export function Readout({ chart, row }: ReadoutProps) {
  const system = useUnitSystem();
  if (row === undefined) return <p className={styles.readout}>Point at a curve to read its value, click to keep it</p>;
  const traced = tracedPlace(chart, row);
  return (
    <p className={styles.readout}>
      {chart.places?.[row] ?? chart.x.label}
      <span>
        {traced ? <TracedNumber traced={traced} /> : placeWords(chart, row, system)} {unitLabel(chart.x.unit, system)}
      </span>
    </p>
  );
}

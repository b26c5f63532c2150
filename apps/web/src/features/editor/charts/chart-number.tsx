import { shownText } from "@beltwright/model";
import { type Chart, type Series, tracedAt } from "@beltwright/results";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { TracedNumber } from "../results/traced-number.tsx";

interface ChartNumberProps {
  readonly chart: Chart;
  readonly series: Series;
  readonly row: number;
  readonly tabIndex?: number;
}

/** A value of a chart: it opens its trace, or is plain while what it belongs to is still being worked out. */
export function ChartNumber({ chart, series, row, tabIndex }: ChartNumberProps) {
  const system = useUnitSystem();
  const traced = tracedAt(chart, series, row);
  if (traced) return <TracedNumber traced={traced} {...(tabIndex !== undefined && { tabIndex })} />;
  const value = series.values[row];
  return typeof value === "number" ? shownText(value, chart.y.unit, system) : "–";
}

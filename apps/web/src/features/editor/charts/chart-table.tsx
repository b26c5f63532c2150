import { shownText, type UnitSystem, unitLabel } from "@beltwright/model";
import { type LineChart, tracedPlace } from "@beltwright/results";
import { TracedNumber } from "../results/traced-number.tsx";
import { ChartNumber } from "./chart-number.tsx";
import styles from "./charts.module.css";
import { walkNumbers } from "./walk-numbers.ts";

interface ChartTableProps {
  readonly chart: LineChart;
  readonly system: UnitSystem;
  readonly hidden: ReadonlySet<string>;
}

/** Rows a table shows at most; of a longer series an even choice. */
const mostRows = 240;

/** The numbers of a chart, for reading by keyboard and screen reader and for copying. */
export function ChartTable({ chart, system, hidden }: ChartTableProps) {
  const { x, y, places, series } = chart;
  const shown = series.filter(({ name }) => !hidden.has(name));
  const every = Math.max(1, Math.ceil(x.values.length / mostRows));
  const rows = Array.from(x.values, (value, row) => ({ value, row })).filter(({ row }) => row % every === 0);
  const unit = unitLabel(y.unit, system);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
    <section className={styles.scroll} tabIndex={0} aria-label={`${chart.title}, table`} onKeyDown={walkNumbers}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{places ? "Place" : `${x.label} ${unitLabel(x.unit, system)}`}</th>
            {places && <th scope="col">{`${x.label} ${unitLabel(x.unit, system)}`}</th>}
            {shown.map(({ name }) => (
              <th key={name} scope="col">{`${name} ${unit}`}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ value, row }) => {
            const traced = tracedPlace(chart, row);
            const at = traced ? <TracedNumber traced={traced} tabIndex={-1} /> : shownText(value, x.unit, system);
            return (
              <tr key={row}>
                <th scope="row">{places ? places[row] : at}</th>
                {places && <td>{at}</td>}
                {shown.map((one) => (
                  <td key={one.name}>
                    <ChartNumber chart={chart} series={one} row={row} tabIndex={-1} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

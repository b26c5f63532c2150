import { type UnitSystem, unitLabel } from "@beltwright/model";
import type { BarChart, Series } from "@beltwright/results";
import { VisuallyHidden } from "@mantine/core";
import type { CSSProperties } from "react";
import { BarComments, type CommentedAs } from "../comments/chart-comments.tsx";
import { ChartNumber } from "./chart-number.tsx";
import styles from "./charts.module.css";
import { dashKind, Swatch } from "./legend.tsx";

interface BarsViewProps {
  readonly chart: BarChart;
  readonly system: UnitSystem;
  readonly comments: CommentedAs | undefined;
}

/** Bars in a table, so that the chart is its own reading: a row for each thing, a bar and a number for each series. */
export function BarsView({ chart, system, comments }: BarsViewProps) {
  const { things, series, y, note, warnings } = chart;
  const values = series.flatMap((one) => Array.from(one.values)).filter((value) => value !== null);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const span = most - least || 1;
  const unit = unitLabel(y.unit, system);
  return (
    <>
      <div className={styles.legend} aria-hidden>
        {series.map((one) => (
          <span key={one.name} className={styles.key}>
            <Swatch series={one} isBar />
            {one.name}
          </span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable */}
      <section className={styles.scroll} tabIndex={0} aria-label={`${chart.title}, bars`}>
        <table className={styles.bars}>
          <caption className={styles.note}>{`${y.label}${unit === "" ? "" : `, ${unit}`}`}</caption>
          <tbody>
            {things.map((thing, row) => (
              <tr key={thing}>
                <th scope="row">
                  {thing}
                  {warnings?.[row] !== undefined && <span className={styles.warning}>▲ {warnings[row]}</span>}
                </th>
                <td className={styles.barCell}>
                  {series.map((one) => {
                    const value = one.values[row] ?? null;
                    return (
                      <div key={one.name} className={styles.barLine} title={one.name}>
                        <span className={styles.track}>
                          {value !== null && <Fill value={value} least={least} span={span} series={one} />}
                        </span>
                        <span className={styles.amount} data-sign={value !== null && value < 0 ? "less" : "more"}>
                          <VisuallyHidden>{`${one.name} `}</VisuallyHidden>
                          <ChartNumber chart={chart} series={one} row={row} />
                        </span>
                      </div>
                    );
                  })}
                  {comments && <BarComments name={`${comments.name} ${thing}`} title={`${comments.title}, ${thing}`} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </section>
    </>
  );
}

interface FillProps {
  readonly value: number;
  readonly least: number;
  readonly span: number;
  readonly series: Pick<Series, "colour" | "dash" | "isLimit">;
}

function Fill({ value, least, span, series: { colour, dash, isLimit = false } }: FillProps) {
  const percent = (part: number) => `${(100 * part) / span}%`;
  const style: CSSProperties & { readonly "--colour": string } = {
    "--colour": colour,
    insetInlineStart: percent(Math.min(0, value) - least),
    width: percent(Math.abs(value)),
  };
  return <span className={styles.fill} style={style} data-dash={dashKind(dash)} data-limit={isLimit} />;
}

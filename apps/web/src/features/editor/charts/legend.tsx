import type { LineChart, Series } from "@beltwright/results";
import type { CSSProperties } from "react";
import { ChartNumber } from "./chart-number.tsx";
import styles from "./charts.module.css";

interface LegendProps {
  readonly chart: LineChart;
  readonly hidden: ReadonlySet<string>;
  readonly place: number | undefined;
  readonly onToggle: (name: string) => void;
}

/** What each curve is, whether it is shown, and its value where the pointer is. */
export function Legend({ chart, hidden, place, onToggle }: LegendProps) {
  return (
    <fieldset className={styles.legend} aria-label="Curves">
      {chart.series.map((series) => {
        const isShown = !hidden.has(series.name);
        const hasValue = isShown && place !== undefined && typeof series.values[place] === "number";
        return (
          <span key={series.name} className={styles.entry}>
            <button type="button" className={styles.key} aria-pressed={isShown} onClick={() => onToggle(series.name)}>
              <Swatch series={series} />
              {series.name}
            </button>
            {/* Room for the number is kept where there is none, so that nothing moves with the pointer. */}
            <span className={styles.reading}>
              {hasValue && <ChartNumber chart={chart} series={series} row={place} />}
            </span>
          </span>
        );
      })}
    </fieldset>
  );
}

interface SwatchProps {
  readonly series: Pick<Series, "colour" | "dash">;
  readonly isBar?: boolean;
}

export function Swatch({ series: { colour, dash }, isBar = false }: SwatchProps) {
  const style: CSSProperties & { readonly "--colour": string } = { "--colour": colour };
  return <span className={isBar ? styles.block : styles.swatch} style={style} data-dash={dashKind(dash)} aria-hidden />;
}

/** Long and short dashes of a line; bars have wide and narrow stripes instead. */
export function dashKind(dash: Series["dash"]): "none" | "long" | "short" {
  if (dash === undefined) return "none";
  return (dash[0] ?? 0) > 4 ? "long" : "short";
}

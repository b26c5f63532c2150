import { shownText, type UnitSystem } from "@beltwright/model";
import type { CSSProperties } from "react";
import type { LineChart, Series } from "./chart.ts";
import styles from "./charts.module.css";

interface LegendProps {
  readonly chart: LineChart;
  readonly system: UnitSystem;
  readonly hidden: ReadonlySet<string>;
  readonly place: number | undefined;
  readonly onToggle: (name: string) => void;
}

/** What each curve is, whether it is shown, and its value where the pointer is. */
export function Legend({ chart, system, hidden, place, onToggle }: LegendProps) {
  return (
    <fieldset className={styles.legend} aria-label="Curves">
      {chart.series.map((series) => {
        const value = place === undefined ? undefined : series.values[place];
        const isShown = !hidden.has(series.name);
        return (
          <button
            key={series.name}
            type="button"
            className={styles.key}
            aria-pressed={isShown}
            onClick={() => onToggle(series.name)}
          >
            <Swatch series={series} />
            {series.name}
            {isShown && typeof value === "number" && (
              <span className={styles.value}>{shownText(value, chart.y.unit, system)}</span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

export function Swatch({ series: { colour, dash } }: { readonly series: Pick<Series, "colour" | "dash"> }) {
  const style: CSSProperties & { readonly "--colour": string } = { "--colour": colour };
  const kind = dash === undefined ? "none" : (dash[0] ?? 0) > 4 ? "long" : "short";
  return <span className={styles.swatch} style={style} data-dash={kind} aria-hidden />;
}

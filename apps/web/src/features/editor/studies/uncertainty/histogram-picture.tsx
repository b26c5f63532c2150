import { niceTicks } from "@beltwright/drawing";
import { formatNumber, toDisplay, type UnitSystem, unitLabel } from "@beltwright/model";
import { type Headline, histogramOf, type ResultOutcome } from "@beltwright/studies";
import styles from "./uncertainty.module.css";

const [width, height] = [640, 250];
const inner = { left: 14, right: 14, top: 44, bottom: 40 };

interface HistogramPictureProps {
  readonly headline: Headline;
  readonly values: readonly number[];
  /** Known once the study is over. */
  readonly result: ResultOutcome | undefined;
  readonly system: UnitSystem;
}

/** How often each value came up, with P5, P50, P95, what the design gives and the limit. */
export function HistogramPicture({ headline, values, result, system }: HistogramPictureProps) {
  const { from, width: step, counts } = histogramOf(values);
  const { limit, nominal, unit, label } = headline;
  const shown = [from, from + step * counts.length, nominal];
  // A limit far off would squeeze the histogram into a line.
  const reach = 1.2 * step * counts.length;
  const near =
    limit && limit.value > from - reach && limit.value < from + step * counts.length + reach ? [limit.value] : [];
  const [least, most] = [Math.min(...shown, ...near), Math.max(...shown, ...near)];
  const scale = (width - inner.left - inner.right) / (most - least || 1);
  const x = (value: number) => inner.left + (value - least) * scale;
  const tallest = Math.max(...counts, 1);
  const floor = height - inner.bottom;
  const y = (count: number) => floor - (count / tallest) * (floor - inner.top);
  const text = (value: number) => formatNumber(toDisplay(value, unit, system));
  const quantiles = result === undefined ? [] : [result.p5, result.p50, result.p95];
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`Histogram: ${label}`}>
      {counts.map((count, bin) => {
        const left = from + bin * step;
        const isMissing =
          limit !== undefined &&
          (limit.must === "most" ? left + step / 2 > limit.value : left + step / 2 < limit.value);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bin is its place
            key={bin}
            className={styles.bar}
            data-missing={isMissing}
            x={x(left) + 0.5}
            width={Math.max(0.5, step * scale - 1)}
            y={y(count)}
            height={floor - y(count)}
          />
        );
      })}
      <line className={styles.axis} x1={inner.left} x2={width - inner.right} y1={floor} y2={floor} />
      {ticks(toDisplay(least, unit, system), toDisplay(most, unit, system)).map((tick) => (
        <text
          key={tick}
          className={styles.tick}
          x={
            inner.left +
            ((tick - toDisplay(least, unit, system)) /
              (toDisplay(most, unit, system) - toDisplay(least, unit, system) || 1)) *
              (width - inner.left - inner.right)
          }
          y={floor + 14}
        >
          {formatNumber(tick)}
        </text>
      ))}
      <text className={styles.axisTitle} x={width / 2} y={height - 6}>
        {`${label} ${unitLabel(unit, system)}`.trim()}
      </text>
      {quantiles.map(({ value }, at) => (
        <Mark
          key={["P5", "P50", "P95"][at]}
          kind="quantile"
          x={x(value)}
          row={at % 2}
          floor={floor}
          text={`${["P5", "P50", "P95"][at]} ${text(value)}`}
        />
      ))}
      <Mark kind="design" x={x(nominal)} row={2} floor={floor} text={`Design ${text(nominal)}`} />
      {limit !== undefined && near.length > 0 && (
        <Mark kind="limit" x={x(limit.value)} row={0} floor={floor} text={`Limit ${text(limit.value)}`} />
      )}
    </svg>
  );
}

interface MarkProps {
  readonly kind: "quantile" | "design" | "limit";
  readonly x: number;
  readonly row: number;
  readonly floor: number;
  readonly text: string;
}

/** A line with its name above; names of neighbours stand on rows of their own. */
function Mark({ kind, x, row, floor, text }: MarkProps) {
  const top = 12 + row * 13;
  // The design often lies at P50: its name stands beside the lines.
  const beside = kind === "design" ? 4 : 0;
  const anchor = x < 90 ? "start" : beside > 0 || x > width - 60 ? "end" : "middle";
  return (
    <g className={styles.mark} data-kind={kind}>
      <line x1={x} x2={x} y1={top + 3} y2={floor} />
      <text x={anchor === "start" ? x + beside : x - beside} y={top} textAnchor={anchor}>
        {text}
      </text>
    </g>
  );
}

/** Round numbers along an axis. */
const ticks = (least: number, most: number): readonly number[] => (least < most ? niceTicks(least, most, 6) : [least]);

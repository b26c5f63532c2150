import { formatNumber, type NumberField, type UnitSystem, unitLabel } from "@beltwright/model";
import { type ChartView, chartSize, plotArea, ticks, toPosition } from "./chart-geometry.ts";
import styles from "./starters.module.css";

interface ChartAxesProps {
  readonly view: ChartView;
  readonly across: NumberField;
  readonly up: NumberField;
  readonly system: UnitSystem;
  /** Enlarges the type on small screens, where the drawing is scaled down. */
  readonly typeScale: number;
}

export function ChartAxes({ view, across, up, system, typeScale }: ChartAxesProps) {
  const { left, right, top, bottom } = plotArea;
  const size = 12 * typeScale;
  return (
    <g fontSize={size} className={styles.axes}>
      {ticks(view.across).map((value) => {
        const { x } = toPosition(view, { across: value, up: 0 });
        return (
          <g key={value}>
            <line x1={x} x2={x} y1={top} y2={bottom} className={styles.grid} />
            <text x={x} y={bottom + size * 1.4} textAnchor="middle">
              {formatNumber(value)}
            </text>
          </g>
        );
      })}
      {ticks(view.up).map((value) => {
        const { y } = toPosition(view, { across: 0, up: value });
        return (
          <g key={value}>
            <line x1={left} x2={right} y1={y} y2={y} className={styles.grid} />
            <text x={left - 8} y={y + size * 0.35} textAnchor="end">
              {formatNumber(value)}
            </text>
          </g>
        );
      })}
      <rect x={left} y={top} width={right - left} height={bottom - top} className={styles.frame} />
      <text x={(left + right) / 2} y={chartSize.height - 12} textAnchor="middle" className={styles.axisTitle}>
        {title(across, system)}
      </text>
      <text
        transform={`translate(${size + 2} ${(top + bottom) / 2}) rotate(-90)`}
        textAnchor="middle"
        className={styles.axisTitle}
      >
        {title(up, system)}
      </text>
    </g>
  );
}

function title(field: NumberField, system: UnitSystem): string {
  const unit = unitLabel(field.unit, system);
  return unit === "" ? field.label : `${field.label}, ${unit}`;
}

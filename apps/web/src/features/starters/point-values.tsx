import { formatFull, type NumberField, unitLabel } from "@beltwright/model";
import { type ChartPosition, plotArea } from "./chart-geometry.ts";
import type { CurveAxes, CurvePoint } from "./curve-points.ts";
import styles from "./starters.module.css";

interface PointValuesProps {
  readonly point: CurvePoint;
  readonly at: ChartPosition;
  readonly axes: CurveAxes;
  readonly fields: { readonly across: NumberField; readonly up: NumberField };
  readonly typeScale: number;
}

/** The values of the chosen point beside it, on whichever side has room. */
export function PointValues({ point, at, axes, fields, typeScale }: PointValuesProps) {
  const isOutside = at.x < plotArea.left || at.x > plotArea.right || at.y < plotArea.top || at.y > plotArea.bottom;
  if (isOutside) return null;
  const size = 12 * typeScale;
  const isRight = at.x > (plotArea.left + plotArea.right) / 2;
  const x = at.x + (isRight ? -14 : 14);
  const y = at.y < plotArea.top + size * 4 ? at.y + size * 1.6 : at.y - size * 1.7;
  return (
    <g fontSize={size} className={styles.values} textAnchor={isRight ? "end" : "start"}>
      <text x={x} y={y}>
        {words(fields.across, point[axes.across])}
      </text>
      <text x={x} y={y + size * 1.3}>
        {words(fields.up, point[axes.up])}
      </text>
    </g>
  );
}

function words(field: NumberField, value: number): string {
  return `${field.label} ${formatFull(value)} ${unitLabel(field.unit, "metric")}`.trim();
}

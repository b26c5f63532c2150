import type { Size, Spot } from "@beltwright/drawing";
import { formatFull, type NumberField, unitLabel } from "@beltwright/model";
import type { CurveAxes, CurvePoint } from "./curve-points.ts";
import styles from "./starters.module.css";

interface PointValuesProps {
  readonly point: CurvePoint;
  /** Where it stands, in pixels of the paper. */
  readonly at: Spot;
  readonly paper: Size;
  readonly axes: CurveAxes;
  readonly fields: { readonly across: NumberField; readonly up: NumberField };
  readonly lettering: number;
}

/** The values of the chosen point beside it, on whichever side has room. */
export function PointValues({ point, at, paper, axes, fields, lettering }: PointValuesProps) {
  const size = 12 * lettering;
  const isRight = at.x > paper.width / 2;
  const x = at.x + (isRight ? -14 : 14) * lettering;
  const y = at.y < 8 * size ? at.y + size * 1.6 : at.y - size * 1.7;
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

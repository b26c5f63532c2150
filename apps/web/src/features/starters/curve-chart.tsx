import type { NumberField, UnitSystem } from "@beltwright/model";
import { useElementSize } from "@mantine/hooks";
import { type KeyboardEvent, useId, useRef } from "react";
import { ChartAxes } from "./chart-axes.tsx";
import { chartSize, dragStep, plotArea, pointSize, toPosition } from "./chart-geometry.ts";
import type { CurveAxes, KeyedPoint } from "./curve-points.ts";
import { PointValues } from "./point-values.tsx";
import styles from "./starters.module.css";
import { useChartPointer, within } from "./use-chart-pointer.ts";
import type { ChartZoom } from "./use-chart-zoom.ts";
import type { Curve } from "./use-curve.ts";

interface CurveChartProps {
  readonly curve: Curve;
  readonly axes: CurveAxes;
  readonly fields: { readonly across: NumberField; readonly up: NumberField };
  readonly zoom: ChartZoom;
  readonly system: UnitSystem;
  readonly isReadOnly: boolean;
}

/** The curve as a tool: drag a point, double-click to add one, wheel to zoom, drag the ground to pan. */
export function CurveChart({ curve, axes, fields, zoom, system, isReadOnly }: CurveChartProps) {
  const clip = useId();
  const help = useId();
  const svg = useRef<SVGSVGElement>(null);
  const { ref: sized, width } = useElementSize();
  const typeScale = width > 0 ? Math.min(2, Math.max(1, chartSize.width / width)) : 1;
  const pointer = useChartPointer({ svg, curve, axes, fields, zoom, isReadOnly });
  const place = (point: KeyedPoint) => toPosition(zoom.view, { across: point[axes.across], up: point[axes.up] });
  const selected = curve.points.find((point) => point.key === curve.selected);

  return (
    <div className={styles.chart} ref={sized}>
      <svg
        ref={svg}
        viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
        className={styles.canvas}
        role="application"
        aria-roledescription="chart"
        aria-label={`${fields.up.label} over ${fields.across.label.toLowerCase()}, ${curve.points.length} points`}
        aria-describedby={help}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: role application takes the keyboard
        tabIndex={0}
        data-panning={pointer.isPanning}
        onKeyDown={(event) => pressKey(event, { curve, axes, fields, zoom, isReadOnly })}
        {...pointer.handlers}
      >
        <clipPath id={clip}>
          <rect
            x={plotArea.left - 6}
            y={plotArea.top - 6}
            width={plotArea.right - plotArea.left + 12}
            height={plotArea.bottom - plotArea.top + 12}
          />
        </clipPath>
        <ChartAxes view={zoom.view} across={fields.across} up={fields.up} system={system} typeScale={typeScale} />
        <g clipPath={`url(#${clip})`}>
          <polyline
            className={styles.line}
            points={curve.points
              .map(place)
              .map(({ x, y }) => `${x},${y}`)
              .join(" ")}
          />
          {curve.points.map((point) => {
            const { x, y } = place(point);
            return (
              <g
                key={point.key}
                data-key={point.key}
                className={styles.point}
                data-selected={point.key === curve.selected}
              >
                <circle cx={x} cy={y} r={12 * typeScale} className={styles.reach} />
                <circle cx={x} cy={y} r={pointSize * typeScale} className={styles.dot} />
              </g>
            );
          })}
        </g>
        {selected && (
          <PointValues point={selected} at={place(selected)} axes={axes} fields={fields} typeScale={typeScale} />
        )}
      </svg>
      <p id={help} className={styles.chartHelp}>
        {isReadOnly
          ? "Arrow keys choose a point; plus, minus and 0 zoom; Shift and arrow keys move the view."
          : "Drag a point, or double-click to add one. Keys: arrows choose a point, Alt and arrows move it, Delete removes it, + − 0 zoom, Shift and arrows move the view."}
      </p>
    </div>
  );
}

interface KeyContext {
  readonly curve: Curve;
  readonly axes: CurveAxes;
  readonly fields: CurveChartProps["fields"];
  readonly zoom: ChartZoom;
  readonly isReadOnly: boolean;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

function pressKey(event: KeyboardEvent, context: KeyContext): void {
  const { zoom } = context;
  const arrow = arrows[event.key];
  if (arrow) pressArrow(event, arrow, context);
  else if (event.key === "+" || event.key === "=") zoom.by(1.5);
  else if (event.key === "-") zoom.by(1 / 1.5);
  else if (event.key === "0") zoom.reset();
  else if (event.key === "Delete") deleteSelected(context);
  else if (event.key === "Escape") context.curve.select(undefined);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function pressArrow(event: KeyboardEvent, [right, up]: readonly [number, number], context: KeyContext): void {
  if (event.shiftKey) context.zoom.pan({ x: -right * 60, y: up * 60 });
  else if (event.altKey) nudge(right, up, context);
  else chooseNeighbour(right + up, context.curve);
}

function deleteSelected({ curve, isReadOnly }: KeyContext): void {
  if (isReadOnly || curve.selected === undefined) return;
  chooseNeighbour(curve.points.at(-1)?.key === curve.selected ? -1 : 1, curve);
  curve.edit({ kind: "delete", key: curve.selected });
}

function chooseNeighbour(step: number, curve: Curve): void {
  const index = curve.points.findIndex((point) => point.key === curve.selected);
  const next = index === -1 ? 0 : Math.min(curve.points.length - 1, Math.max(0, index + step));
  curve.select(curve.points[next]?.key);
}

function nudge(right: number, up: number, { curve, axes, fields, zoom, isReadOnly }: KeyContext): void {
  const point = curve.points.find((candidate) => candidate.key === curve.selected);
  if (isReadOnly || !point) return;
  const step = dragStep(zoom.view);
  const moved = (value: number, by: number) => Number((value + by).toPrecision(12));
  const values = {
    [axes.across]: within(fields.across, moved(point[axes.across], right * step.across)),
    [axes.up]: within(fields.up, moved(point[axes.up], up * step.up)),
  };
  curve.edit({ kind: "change", key: point.key, values });
}

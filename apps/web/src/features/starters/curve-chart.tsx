import { chartValue, type Drawing, type Marker, type Shape, toPixels } from "@beltwright/drawing";
import type { NumberField } from "@beltwright/model";
import { type KeyboardEvent, useId, useRef } from "react";
import { dragStep } from "./chart-zoom.ts";
import type { CurveAxes } from "./curve-points.ts";
import { DrawnChart } from "./drawn-chart.tsx";
import { PointValues } from "./point-values.tsx";
import styles from "./starters.module.css";
import { useChartPointer, within } from "./use-chart-pointer.ts";
import type { ChartZoom } from "./use-chart-zoom.ts";
import type { Curve } from "./use-curve.ts";

interface CurveChartProps {
  readonly drawing: Drawing;
  readonly curve: Curve;
  readonly axes: CurveAxes;
  readonly fields: { readonly across: NumberField; readonly up: NumberField };
  readonly zoom: ChartZoom;
  readonly isReadOnly: boolean;
}

/** The curve as a tool: drag a point, double-click to add one, wheel to zoom, drag the ground to pan. */
export function CurveChart({ drawing, curve, axes, fields, zoom, isReadOnly }: CurveChartProps) {
  const help = useId();
  const svg = useRef<SVGSVGElement>(null);
  const pointer = useChartPointer({ svg, drawing, curve, axes, fields, zoom, isReadOnly });
  const { lettering = 1 } = zoom.frame;
  const shown = drawnPoints(drawing, curve);
  const selected = shown.find(({ point }) => point.key === curve.selected);

  return (
    <div className={styles.chart}>
      <svg
        ref={svg}
        viewBox={`0 0 ${drawing.size.width} ${drawing.size.height}`}
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
        <DrawnChart drawing={drawing} />
        {shown.map(({ point, at, size }) => (
          <g key={point.key} data-key={point.key} className={styles.point} data-selected={point === selected?.point}>
            <circle cx={at.x} cy={at.y} r={12 * lettering} className={styles.reach} />
            <circle cx={at.x} cy={at.y} r={size / 2} className={styles.dot} />
          </g>
        ))}
        {selected && <PointValues {...selected} {...{ axes, fields, lettering }} paper={drawing.size} />}
      </svg>
      <p id={help} className={styles.chartHelp}>
        {isReadOnly
          ? "Arrow keys choose a point; plus, minus and 0 zoom; Shift and arrow keys move the view."
          : "Drag a point, or double-click to add one. Keys: arrows choose a point, Alt and arrows move it, Delete removes it, + − 0 zoom, Shift and arrows move the view."}
      </p>
    </div>
  );
}

/** The points that are drawn and where on the paper: the sign of each names its place in the order. */
function drawnPoints({ shapes, view }: Drawing, { points }: Curve) {
  const signs = new Map(shapes.flatMap((shape): [string, Marker][] => (isSign(shape) ? [[shape.target, shape]] : [])));
  return points.flatMap((point, index) => {
    const sign = signs.get(`starterPts[${index}]`);
    return sign ? [{ point, at: toPixels(view, sign.at), size: sign.size }] : [];
  });
}

const isSign = (shape: Shape): shape is Marker & { readonly target: string } =>
  shape.kind === "marker" && shape.target !== undefined;

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
  if (event.shiftKey) panView(right, up, context.zoom);
  else if (event.altKey) nudge(right, up, context);
  else chooseNeighbour(right + up, context.curve);
}

/** By 60 units of the paper. */
function panView(right: number, up: number, { frame, pan }: ChartZoom): void {
  const [from, to] = [chartValue(frame, { x: 0, y: 0 }), chartValue(frame, { x: 60 * right, y: 60 * up })];
  pan({ x: to.x - from.x, y: to.y - from.y });
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
  const step = dragStep(zoom.frame);
  const moved = (value: number, by: number) => Number((value + by).toPrecision(12));
  const values = {
    [axes.across]: within(fields.across, moved(point[axes.across], right * step.x)),
    [axes.up]: within(fields.up, moved(point[axes.up], up * step.y)),
  };
  curve.edit({ kind: "change", key: point.key, values });
}

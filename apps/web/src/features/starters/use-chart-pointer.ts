import type { NumberField } from "@beltwright/model";
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from "react";
import { type ChartPosition, chartSize, dragStep, largestZoom, roundTo, toValues } from "./chart-geometry.ts";
import type { CurveAxes, CurvePoint } from "./curve-points.ts";
import type { ChartZoom } from "./use-chart-zoom.ts";
import type { Curve } from "./use-curve.ts";

type Gesture = { readonly kind: "drag"; readonly key: number } | { readonly kind: "pan"; readonly from: ChartPosition };

interface Context {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly curve: Curve;
  readonly axes: CurveAxes;
  readonly fields: { readonly across: NumberField; readonly up: NumberField };
  readonly zoom: ChartZoom;
  readonly isReadOnly: boolean;
}

/** Turns pointer and wheel into drags, pans, new points and zoom. */
export function useChartPointer(context: Context) {
  const { curve, zoom, isReadOnly } = context;
  const [gesture, setGesture] = useState<Gesture | undefined>(undefined);
  useWheelZoom(context);

  const down = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    const key = pointKey(event.target);
    curve.select(key);
    if (key === undefined) setGesture({ kind: "pan", from: position(event) });
    else if (!isReadOnly) setGesture({ kind: "drag", key });
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (gesture?.kind === "drag") curve.drag(gesture.key, valuesAt(event, context));
    if (gesture?.kind !== "pan") return;
    const here = position(event);
    zoom.pan({ x: here.x - gesture.from.x, y: here.y - gesture.from.y });
    setGesture({ kind: "pan", from: here });
  };
  const up = () => {
    if (gesture?.kind === "drag") curve.drop();
    setGesture(undefined);
  };
  const cancel = () => {
    curve.cancelDrag();
    setGesture(undefined);
  };
  const add = (event: React.MouseEvent<SVGSVGElement>) => {
    if (isReadOnly || pointKey(event.target) !== undefined) return;
    const point = { torque: 0, speed: 0, time: 0, ...valuesAt(event, context) };
    curve.edit({ kind: "insert", point });
  };

  return {
    isPanning: gesture?.kind === "pan" && zoom.factor > 1,
    handlers: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: cancel,
      onDoubleClick: add,
    },
  };
}

/** React listens to wheels passively, and a passive listener cannot keep the page from scrolling away. */
function useWheelZoom({ svg, zoom }: Context): void {
  const turn = useEffectEvent((event: WheelEvent) => {
    const isIn = event.deltaY < 0;
    const isAtEnd = isIn ? zoom.factor >= largestZoom : zoom.factor <= 1;
    const chart = svg.current;
    if (isAtEnd || !chart) return;
    event.preventDefault();
    zoom.by(isIn ? 1.25 : 1 / 1.25, toValues(zoom.view, positionOn(chart, event)));
  });
  useEffect(() => {
    const chart = svg.current;
    chart?.addEventListener("wheel", turn, { passive: false });
    return () => chart?.removeEventListener("wheel", turn);
  }, [svg]);
}

interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

function valuesAt(
  event: Place & { readonly currentTarget: SVGSVGElement },
  { axes, fields, zoom }: Context,
): Partial<CurvePoint> {
  const values = toValues(zoom.view, position(event));
  const step = dragStep(zoom.view);
  return {
    [axes.across]: within(fields.across, roundTo(values.across, step.across)),
    [axes.up]: within(fields.up, roundTo(values.up, step.up)),
  };
}

export function within(field: NumberField, value: number): number {
  return Math.min(field.max, Math.max(field.min, value));
}

function position(event: Place & { readonly currentTarget: SVGSVGElement }): ChartPosition {
  return positionOn(event.currentTarget, event);
}

function positionOn(chart: SVGSVGElement, { clientX, clientY }: Place): ChartPosition {
  const box = chart.getBoundingClientRect();
  return {
    x: ((clientX - box.left) / box.width) * chartSize.width,
    y: ((clientY - box.top) / box.height) * chartSize.height,
  };
}

function pointKey(target: EventTarget): number | undefined {
  const key = target instanceof Element ? target.closest("[data-key]")?.getAttribute("data-key") : undefined;
  return key === undefined || key === null ? undefined : Number(key);
}

import { chartValue, type Drawing, fromPixels, type Spot } from "@beltwright/drawing";
import { type NumberField, starterChart } from "@beltwright/model";
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from "react";
import { dragStep, roundTo } from "./chart-zoom.ts";
import type { CurveAxes, CurvePoint } from "./curve-points.ts";
import type { ChartZoom } from "./use-chart-zoom.ts";
import type { Curve } from "./use-curve.ts";

type Gesture = { readonly kind: "drag"; readonly key: number } | { readonly kind: "pan"; readonly from: Spot };

interface Context {
  readonly drawing: Drawing;
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
    if (key === undefined) setGesture({ kind: "pan", from: placeOn(event.currentTarget, event, context) });
    else if (!isReadOnly) setGesture({ kind: "drag", key });
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (gesture?.kind === "drag") curve.drag(gesture.key, valuesAt(event, context));
    if (gesture?.kind !== "pan") return;
    const here = placeOn(event.currentTarget, event, context);
    const [from, to] = [chartValue(zoom.frame, gesture.from), chartValue(zoom.frame, here)];
    zoom.pan({ x: from.x - to.x, y: from.y - to.y });
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
function useWheelZoom(context: Context): void {
  const { svg, zoom } = context;
  const turn = useEffectEvent((event: WheelEvent) => {
    const isIn = event.deltaY < 0;
    const isAtEnd = isIn ? zoom.factor >= starterChart.maxZoom : zoom.factor <= 1;
    const chart = svg.current;
    if (isAtEnd || !chart) return;
    event.preventDefault();
    zoom.by(isIn ? 1.25 : 1 / 1.25, chartValue(zoom.frame, placeOn(chart, event, context)));
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

function valuesAt(event: Place & { readonly currentTarget: SVGSVGElement }, context: Context): Partial<CurvePoint> {
  const { axes, fields, zoom } = context;
  const values = chartValue(zoom.frame, placeOn(event.currentTarget, event, context));
  const step = dragStep(zoom.frame);
  return {
    [axes.across]: within(fields.across, roundTo(values.x, step.x)),
    [axes.up]: within(fields.up, roundTo(values.y, step.y)),
  };
}

export function within(field: NumberField, value: number): number {
  return Math.min(field.max, Math.max(field.min, value));
}

/** The place of the drawing under the pointer, however large the screen shows it. */
function placeOn(chart: SVGSVGElement, { clientX, clientY }: Place, { drawing: { size, view } }: Context): Spot {
  const box = chart.getBoundingClientRect();
  return fromPixels(view, {
    x: ((clientX - box.left) / box.width) * size.width,
    y: ((clientY - box.top) / box.height) * size.height,
  });
}

function pointKey(target: EventTarget): number | undefined {
  const key = target instanceof Element ? target.closest("[data-key]")?.getAttribute("data-key") : undefined;
  return key === undefined || key === null ? undefined : Number(key);
}

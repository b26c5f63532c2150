import { useState } from "react";
import {
  type ChartPosition,
  type ChartValues,
  type ChartView,
  centreOf,
  pan,
  wholeView,
  windowOn,
  type Zoom,
  zoomAt,
  zoomFrom,
  zoomOf,
} from "./chart-geometry.ts";
import type { CurveAxes, CurvePoint } from "./curve-points.ts";

export interface ChartZoom {
  readonly view: ChartView;
  readonly factor: number;
  readonly by: (factor: number, place?: ChartValues) => void;
  readonly pan: (distance: ChartPosition) => void;
  readonly reset: () => void;
}

export function useChartZoom(points: readonly CurvePoint[], axes: CurveAxes): ChartZoom {
  const [zoom, setZoom] = useState<Zoom | undefined>(undefined);
  const whole = wholeView(points.map((point) => ({ across: point[axes.across], up: point[axes.up] })));
  const view = zoom ? windowOn(whole, zoom) : whole;
  const show = (next: ChartView) => setZoom(zoomFrom(whole, next));
  return {
    view,
    factor: zoomOf(whole, view),
    by: (factor, place) => show(zoomAt(whole, view, factor, place ?? centreOf(view))),
    pan: (distance) => show(pan(whole, view, distance)),
    reset: () => setZoom(undefined),
  };
}

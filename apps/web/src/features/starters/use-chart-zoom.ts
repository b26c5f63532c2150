import { type ChartFrame, chartCentre, type Spot, type StarterPoints, starterFrame } from "@beltwright/drawing";
import { useState } from "react";
import { panned, windowOn, type Zoom, zoomAt } from "./chart-zoom.ts";

export interface ChartZoom {
  /** The part of the axes that is shown. */
  readonly frame: ChartFrame;
  readonly factor: number;
  readonly by: (factor: number, place?: Spot) => void;
  /** Moves the window by values of the axes. */
  readonly pan: (by: Spot) => void;
  readonly reset: () => void;
}

export function useChartZoom(starter: StarterPoints, lettering: number): ChartZoom {
  const [asked, setZoom] = useState<Zoom | undefined>(undefined);
  const whole = { ...starterFrame(starter), lettering };
  const zoom = asked ?? { factor: 1, centre: chartCentre(whole) };
  const frame = windowOn(whole, zoom);
  return {
    frame,
    factor: zoom.factor,
    by: (factor, place) => setZoom(zoomAt(whole, zoom, factor, place ?? chartCentre(frame))),
    pan: (by) => setZoom(panned(whole, zoom, by)),
    reset: () => setZoom(undefined),
  };
}

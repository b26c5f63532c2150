import { type ChartFrame, chartCentre, type Spot, zoomedFrame } from "@beltwright/drawing";
import { starterChart } from "@beltwright/model";

/** What is asked of the chart: how close, and about which place. It stays sensible when the curve changes. */
export interface Zoom {
  readonly factor: number;
  readonly centre: Spot;
}

export const windowOn = (whole: ChartFrame, { factor, centre }: Zoom): ChartFrame => zoomedFrame(whole, factor, centre);

/** Zooms about a place that keeps its position on the screen, never closer than the largest zoom. */
export function zoomAt(whole: ChartFrame, zoom: Zoom, by: number, place: Spot): Zoom {
  const factor = Math.min(starterChart.maxZoom, Math.max(1, zoom.factor * by));
  const centre = chartCentre(windowOn(whole, zoom));
  const share = zoom.factor / factor;
  return settled(whole, {
    factor,
    centre: { x: place.x + share * (centre.x - place.x), y: place.y + share * (centre.y - place.y) },
  });
}

/** Moves the window by values of the axes, as far as the curve reaches. */
export function panned(whole: ChartFrame, zoom: Zoom, by: Spot): Zoom {
  const centre = chartCentre(windowOn(whole, zoom));
  return settled(whole, { factor: zoom.factor, centre: { x: centre.x + by.x, y: centre.y + by.y } });
}

/** A centre that was asked for beyond the edge is remembered where the window stopped. */
const settled = (whole: ChartFrame, zoom: Zoom): Zoom => ({ ...zoom, centre: chartCentre(windowOn(whole, zoom)) });

/** The finest round step that still moves a point by about one unit of the drawing. */
export const dragStep = ({ x, y }: ChartFrame): Spot => ({ x: roundStep(x[1] - x[0]), y: roundStep(y[1] - y[0]) });

const roundStep = (span: number) => 10 ** Math.floor(Math.log10(span / 100));

export function roundTo(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toPrecision(12));
}

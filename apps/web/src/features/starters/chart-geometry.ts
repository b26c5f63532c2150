/** The chart is drawn in this many units; the screen scales them. */
export const chartSize = { width: 800, height: 600 } as const;
export const pointSize = 4;
export const largestZoom = 8;

/** Where the curve itself lies; the rest holds titles and tick labels. */
export const plotArea = { left: 72, top: 20, right: 780, bottom: 540 } as const;

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A window onto the curve, in the values of its two axes. */
export interface ChartView {
  readonly across: Span;
  readonly up: Span;
}

export interface ChartPosition {
  readonly x: number;
  readonly y: number;
}

export interface ChartValues {
  readonly across: number;
  readonly up: number;
}

/** The whole curve from zero, with round ends so that the axes read well. */
export function wholeView(points: readonly ChartValues[]): ChartView {
  return { across: roundSpan(points.map((point) => point.across)), up: roundSpan(points.map((point) => point.up)) };
}

export function toPosition(view: ChartView, values: ChartValues): ChartPosition {
  const { left, right, top, bottom } = plotArea;
  return {
    x: left + ((values.across - view.across.from) / length(view.across)) * (right - left),
    y: bottom - ((values.up - view.up.from) / length(view.up)) * (bottom - top),
  };
}

export function toValues(view: ChartView, position: ChartPosition): ChartValues {
  const { left, right, top, bottom } = plotArea;
  return {
    across: view.across.from + ((position.x - left) / (right - left)) * length(view.across),
    up: view.up.from + ((bottom - position.y) / (bottom - top)) * length(view.up),
  };
}

export function zoomOf(whole: ChartView, view: ChartView): number {
  return length(whole.across) / length(view.across);
}

/** Zooms about a place that keeps its position on the screen, never closer than the largest zoom. */
export function zoomAt(whole: ChartView, view: ChartView, factor: number, place: ChartValues): ChartView {
  const zoom = Math.min(largestZoom, Math.max(1, zoomOf(whole, view) * factor));
  return keepInside(whole, {
    across: zoomSpan(whole.across, view.across, zoom, place.across),
    up: zoomSpan(whole.up, view.up, zoom, place.up),
  });
}

/** What is asked of the chart: how close, and about which place. It stays sensible when the curve changes. */
export interface Zoom {
  readonly factor: number;
  readonly centre: ChartValues;
}

export function windowOn(whole: ChartView, zoom: Zoom): ChartView {
  const factor = Math.min(largestZoom, Math.max(1, zoom.factor));
  return keepInside(whole, {
    across: spanAbout(zoom.centre.across, length(whole.across) / factor),
    up: spanAbout(zoom.centre.up, length(whole.up) / factor),
  });
}

export function zoomFrom(whole: ChartView, view: ChartView): Zoom {
  return { factor: zoomOf(whole, view), centre: centreOf(view) };
}

/** Moves the window by a distance on the screen, as far as the curve reaches. */
export function pan(whole: ChartView, view: ChartView, distance: ChartPosition): ChartView {
  const across = (-distance.x / (plotArea.right - plotArea.left)) * length(view.across);
  const up = (distance.y / (plotArea.bottom - plotArea.top)) * length(view.up);
  return keepInside(whole, { across: shift(view.across, across), up: shift(view.up, up) });
}

export function centreOf(view: ChartView): ChartValues {
  return { across: (view.across.from + view.across.to) / 2, up: (view.up.from + view.up.to) / 2 };
}

/** The finest round step that still moves a point by about one unit of the drawing. */
export function dragStep(view: ChartView): ChartValues {
  return {
    across: 10 ** Math.floor(Math.log10(length(view.across) / 100)),
    up: 10 ** Math.floor(Math.log10(length(view.up) / 100)),
  };
}

export function roundTo(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toPrecision(12));
}

/** Round values inside a span, about eight of them. */
export function ticks(span: Span): readonly number[] {
  const step = niceStep(length(span) / 8);
  const first = Math.ceil(span.from / step - 1e-9);
  const last = Math.floor(span.to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

function niceStep(rough: number): number {
  const decade = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * decade >= rough * (1 - 1e-9)) ?? 10;
  return factor * decade;
}

function roundSpan(values: readonly number[]): Span {
  const smallest = Math.min(0, ...values);
  const largest = Math.max(0, ...values);
  const reach = largest - smallest || 100;
  const step = niceStep(reach / 8);
  const from = Math.floor(smallest / step) * step;
  const to = Math.ceil((largest + reach * 0.02) / (step / 2)) * (step / 2);
  return { from, to: to > from ? to : from + reach };
}

function zoomSpan(whole: Span, span: Span, zoom: number, place: number): Span {
  const wanted = length(whole) / zoom;
  const share = (place - span.from) / length(span);
  return { from: place - share * wanted, to: place + (1 - share) * wanted };
}

function spanAbout(centre: number, wanted: number): Span {
  return { from: centre - wanted / 2, to: centre + wanted / 2 };
}

function keepInside(whole: ChartView, view: ChartView): ChartView {
  return { across: keepSpan(whole.across, view.across), up: keepSpan(whole.up, view.up) };
}

function keepSpan(whole: Span, span: Span): Span {
  if (length(span) >= length(whole) * (1 - 1e-9)) return whole;
  if (span.from < whole.from) return shift(span, whole.from - span.from);
  return span.to > whole.to ? shift(span, whole.to - span.to) : span;
}

function shift(span: Span, by: number): Span {
  return { from: span.from + by, to: span.to + by };
}

function length(span: Span): number {
  return span.to - span.from;
}

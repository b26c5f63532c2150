import { toDisplay, type UnitSystem } from "@beltwright/model";
import type { LineChart, Mark } from "@beltwright/results";
import type UPlot from "uplot";

interface Marking {
  readonly chart: LineChart;
  readonly system: UnitSystem;
  readonly ink: string;
  readonly line: string;
  readonly warning: string;
  /** The time of a replay, as shown. */
  readonly marked: number | undefined;
}

/** Points of the loop along the top, as many as can be read, the line of zero, and the time of a replay. */
export function drawMarks(plot: UPlot, { chart, system, ink, line, warning, marked }: Marking): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  const isInside = (x: number) => x >= bbox.left && x <= bbox.left + bbox.width;
  const stroke = (x: number, colour: string, width: number) => {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width * ratio;
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
  };
  ctx.save();
  ctx.setLineDash([]);
  ctx.font = `${10 * ratio}px sans-serif`;
  ctx.textAlign = "center";
  ctx.fillStyle = ink;
  const taken: (readonly [number, number])[] = [];
  const marks = chart.marks ?? [];
  // What is wrong is told even where names must give way.
  for (const { at, label, warning: wrong } of marks.toSorted((one, other) => rank(one) - rank(other))) {
    const x = plot.valToPos(toDisplay(at, chart.x.unit, system), "x", true);
    const words = wrong === undefined ? label : `▲ ${label} lifts off`;
    const half = ctx.measureText(words).width / 2;
    if (!isInside(x) || taken.some(([from, to]) => x + half > from && x - half < to)) continue;
    ctx.fillStyle = wrong === undefined ? ink : warning;
    stroke(x, wrong === undefined ? line : warning, 1);
    ctx.fillText(words, x, bbox.top - 3 * ratio);
    taken.push([x - half - 4 * ratio, x + half + 4 * ratio]);
  }
  const zero = plot.valToPos(0, "y", true);
  if (zero > bbox.top && zero < bbox.top + bbox.height) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = ratio;
    ctx.beginPath();
    ctx.moveTo(bbox.left, zero);
    ctx.lineTo(bbox.left + bbox.width, zero);
    ctx.stroke();
  }
  const now = marked === undefined ? Number.NaN : plot.valToPos(marked, "x", true);
  if (isInside(now)) stroke(now, ink, 1.5);
  ctx.restore();
}

const rank = ({ warning }: Mark) => (warning === undefined ? 1 : 0);

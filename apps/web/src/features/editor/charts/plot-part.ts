import type { Spot } from "@beltwright/drawing";
import type { LineChart } from "@beltwright/results";
import { useState } from "react";
import type UPlot from "uplot";
import { inUnits } from "../drawings/overview-strip.tsx";
import type { Part } from "../drawings/overview-window.ts";

/** The part of the axis that is shown, as the plot tells it, and what its curves are drawn on. */
export function usePart() {
  const [part, setPart] = useState<Part>([0, 1]);
  const [paper, onPaper] = useState<HTMLElement>();
  const onPart = (next: Part) => setPart((before) => (before[0] === next[0] && before[1] === next[1] ? before : next));
  return { part, onPart, paper, onPaper, isWhole: part[0] === 0 && part[1] === 1 };
}

/** m; along a longer belt a part can be looked at. */
const long = 1000;

/** The first curve that is shown in small, where the belt is long. */
export function overviewOf({ x, series }: LineChart, hidden: ReadonlySet<string>): readonly Spot[] | undefined {
  const [first = 0, last = 0] = [x.values[0], x.values.at(-1)];
  const curve = series.find(({ name, isLimit }) => !isLimit && !hidden.has(name));
  if (x.unit !== "m" || last - first < long || !curve) return undefined;
  const spots = Array.from(curve.values, (value, row) => ({ x: x.values[row] ?? 0, y: value ?? Number.NaN }));
  return inUnits(
    spots.filter(({ y }) => Number.isFinite(y)),
    [first, last],
  );
}

/** Shows a part of the axis. */
export function lookAt(plot: UPlot, [from, to]: Part): void {
  const [first, last] = endsOf(plot);
  plot.setScale("x", { min: first + from * (last - first), max: first + to * (last - first) });
}

/** The part of the axis that is shown. */
export function partOf(plot: UPlot): Part {
  const [first, last] = endsOf(plot);
  const { min, max } = plot.scales.x ?? {};
  const share = (value: number) => Math.min(1, Math.max(0, (value - first) / (last - first || 1)));
  return [share(min ?? first), share(max ?? last)];
}

function endsOf({ data: [xs] }: UPlot): Part {
  return [xs[0] ?? 0, xs.at(-1) ?? 1];
}

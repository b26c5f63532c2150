import { formatNumber, shownText, toDisplay, type UnitSystem, unitLabel } from "@beltwright/model";
import type { LineChart } from "@beltwright/results";
import { useComputedColorScheme } from "@mantine/core";
import { type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import UPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { useSize } from "../../../ui/use-size.ts";
import { ChartComments, type CommentedAs } from "../comments/chart-comments.tsx";
import { OverviewStrip } from "../drawings/overview-strip.tsx";
import type { Part } from "../drawings/overview-window.ts";
import styles from "./charts.module.css";
import { drawMarks } from "./plot-marks.ts";
import { lookAt, overviewOf, partOf, usePart } from "./plot-part.ts";

interface PlotProps {
  readonly chart: LineChart;
  readonly system: UnitSystem;
  readonly hidden: ReadonlySet<string>;
  /** The place of the axis the pointer is at. */
  readonly onPlace?: ((index: number | undefined) => void) | undefined;
  /** The row that is marked, such as the time of a replay. */
  readonly row: number | undefined;
  readonly onPick: (row: number) => void;
  readonly comments: CommentedAs | undefined;
}

/** Curves on a canvas. Drag to enlarge, double click for the whole; a click or the arrow keys pick a place. */
export function Plot({ chart, system, hidden, onPlace, row, onPick, comments }: PlotProps) {
  const { ref, width, height } = useSize();
  const plot = useRef<UPlot | undefined>(undefined);
  const marked = useRef<number | undefined>(undefined);
  const { part, isWhole, onPart, paper, onPaper } = usePart();
  const calls = useNewest({ onPlace, onPick, onPart });
  // Marks move with the numbers, for which the plot is not made anew.
  const newest = useNewest(chart);
  const scheme = useComputedColorScheme();
  const box = useRef<HTMLDivElement>(null);
  const look = JSON.stringify([chart.name, chart.series.map(({ name }) => name), system, scheme]);
  const isSized = width > 0 && height > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew when its look changes, not with each number
  useEffect(() => {
    const { current } = box;
    if (!current || !isSized) return;
    const made = new UPlot(
      optionsOf({ chart, newest, system, width, height, calls, marked, page: getComputedStyle(current) }),
      dataOf(chart, system),
      current,
    );
    showSeries(made, chart, hidden);
    onPaper(made.over);
    plot.current = made;
    return () => {
      plot.current = undefined;
      made.destroy();
    };
  }, [look, isSized]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with new numbers only; a part that is looked at stays
  useEffect(() => {
    plot.current?.setData(dataOf(chart, system), isWhole);
    if (plot.current && !isWhole) lookAt(plot.current, part);
  }, [chart, system]);
  useEffect(() => {
    if (isSized) plot.current?.setSize({ width, height });
  }, [width, height, isSized]);
  useEffect(() => {
    if (plot.current) showSeries(plot.current, chart, hidden);
  }, [chart, hidden]);
  const at = row === undefined ? undefined : chart.x.values[row];
  useEffect(() => {
    marked.current = at === undefined ? undefined : toDisplay(at, chart.x.unit, system);
    plot.current?.redraw(false, false);
  }, [at, chart.x.unit, system]);

  const overview = useMemo(() => overviewOf(chart, hidden), [chart, hidden]);
  return (
    <>
      <div className={styles.plotted}>
        <div
          ref={ref}
          className={styles.plot}
          role="slider"
          tabIndex={0}
          aria-label={`${chart.title}: arrow keys pick a place. The same numbers are in the table.`}
          aria-valuemin={0}
          aria-valuemax={Math.max(0, chart.x.values.length - 1)}
          aria-valuenow={row ?? 0}
          aria-valuetext={row === undefined ? "No place picked" : placeText(chart, row, system)}
          onKeyDown={(event) => pickByKey(event, row, chart.x.values.length, onPick)}
        >
          <div ref={box} className={styles.canvas} />
        </div>
        {comments && <ChartComments {...{ comments, paper, part }} />}
      </div>
      {overview && (
        <OverviewStrip
          label={`Overview: ${chart.title}`}
          line={overview}
          part={part}
          onChange={(next) => plot.current && lookAt(plot.current, next)}
        />
      )}
    </>
  );
}

function useNewest<Value>(value: Value) {
  const newest = useRef(value);
  newest.current = value;
  return newest;
}

function showSeries(plot: UPlot, { series }: LineChart, hidden: ReadonlySet<string>): void {
  series.forEach(({ name }, at) => {
    const isShown = !hidden.has(name);
    if (plot.series[at + 1]?.show !== isShown) plot.setSeries(at + 1, { show: isShown });
  });
}

function placeText({ places, x }: LineChart, row: number, system: UnitSystem): string {
  const at = `${shownText(x.values[row] ?? 0, x.unit, system)} ${unitLabel(x.unit, system)}`;
  return places ? `${places[row]}, ${at}` : at;
}

function pickByKey(event: KeyboardEvent, row: number | undefined, rows: number, onPick: (row: number) => void): void {
  const next = pickedBy(event.key, row, rows);
  if (next === undefined) return;
  event.preventDefault();
  onPick(next);
}

/** The row a key leads to; a first press picks where the axis begins. */
function pickedBy(key: string, row: number | undefined, rows: number): number | undefined {
  const page = Math.max(1, Math.round(rows / 20));
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: page,
    PageDown: -page,
    Home: -rows,
    End: rows,
  };
  const step = steps[key];
  if (step === undefined) return undefined;
  return Math.min(rows - 1, Math.max(0, row === undefined && Math.abs(step) === 1 ? 0 : (row ?? 0) + step));
}

function dataOf({ x, y, series }: LineChart, system: UnitSystem): UPlot.AlignedData {
  const shown = series.map(({ values }) =>
    Array.from(values, (value) => (value === null || Number.isNaN(value) ? null : toDisplay(value, y.unit, system))),
  );
  return [Array.from(x.values, (value) => toDisplay(value, x.unit, system)), ...shown];
}

interface Making {
  readonly chart: LineChart;
  readonly newest: { readonly current: LineChart };
  readonly system: UnitSystem;
  readonly width: number;
  readonly height: number;
  readonly page: CSSStyleDeclaration;
  readonly calls: {
    readonly current: Pick<PlotProps, "onPlace" | "onPick"> & { readonly onPart: (part: Part) => void };
  };
  readonly marked: { readonly current: number | undefined };
}

function optionsOf({ chart, newest, system, width, height, page, calls, marked }: Making): UPlot.Options {
  const colour = (name: string) => resolved(page, name);
  const ink = colour("var(--mantine-color-dimmed)");
  const line = colour("var(--line)");
  const warning = colour("var(--warning)");
  const axis = { stroke: ink, font: "11px sans-serif", labelFont: "12px sans-serif", labelSize: 16 };
  const rule = { stroke: line, width: 1 };
  // As numbers are written everywhere else in the program.
  const values = (_: UPlot, ticks: readonly number[]) => ticks.map((tick) => formatNumber(tick, 6));
  const title = ({ label, unit }: LineChart["y"]) => `${label} ${unitLabel(unit, system)}`.trim();
  return {
    width,
    height,
    legend: { show: false },
    scales: { x: { time: false } },
    cursor: { drag: { x: true, y: false, dist: 8 }, points: { size: 5 } },
    axes: [
      {
        ...axis,
        values,
        label: title(chart.x),
        size: 30,
        grid: { ...rule, show: chart.marks === undefined },
        ticks: rule,
      },
      { ...axis, values, label: title(chart.y), size: 46, grid: rule, ticks: rule },
    ],
    series: [
      {},
      ...chart.series.map(({ name, colour: of, dash }) => ({
        label: name,
        stroke: colour(of),
        width: 1.5,
        ...(dash && { dash: [...dash] }),
        points: { show: false },
      })),
    ],
    hooks: {
      setScale: [(plot, key) => key === "x" && calls.current.onPart(partOf(plot))],
      setCursor: [({ cursor }) => calls.current.onPlace?.(cursor.idx ?? undefined)],
      draw: [(plot) => drawMarks(plot, { chart: newest.current, system, ink, line, warning, marked: marked.current })],
      ready: [(plot) => listen(plot, (at) => calls.current.onPick(at))],
    },
  };
}

/** A click that is no drag picks the row nearest to it. */
function listen(plot: UPlot, onPick: (row: number) => void): void {
  let from = 0;
  plot.over.addEventListener("pointerdown", (event) => {
    from = event.clientX;
  });
  plot.over.addEventListener("click", (event) => {
    if (Math.abs(event.clientX - from) < 4) onPick(plot.posToIdx(event.offsetX));
  });
}

/** A canvas knows no variables of the page. */
function resolved(page: CSSStyleDeclaration, colour: string): string {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(colour) ?? [];
  return name === undefined ? colour : page.getPropertyValue(name).trim();
}

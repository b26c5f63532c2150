import { csvLines, toDisplay, type UnitSystem, unitLabel, writeCell } from "@beltwright/model";
import type { Chart } from "./chart.ts";

/** The numbers of a chart for a spreadsheet, every digit of them, in the units of the reader. */
export function chartCsv(chart: Chart, system: UnitSystem): string {
  const { y, series } = chart;
  const unit = unitLabel(y.unit, system);
  const value = (one: number | null | undefined) =>
    typeof one === "number" && Number.isFinite(one) ? String(toDisplay(one, y.unit, system)) : "";
  const names = series.map(({ name }) => withUnit(name, unit));
  const rows = firstCells(chart, system).map((cells, row) => [
    ...cells,
    ...series.map(({ values }) => value(values[row])),
  ]);
  return csvLines([[...firstNames(chart, system), ...names].map(writeCell), ...rows]);
}

const withUnit = (name: string, unit: string) => (unit === "" ? name : `${name} [${unit}]`);

function firstNames(chart: Chart, system: UnitSystem): readonly string[] {
  if (chart.kind === "bars") return [chart.y.label];
  const along = withUnit(chart.x.label, unitLabel(chart.x.unit, system));
  return chart.places ? ["Place", along] : [along];
}

function firstCells(chart: Chart, system: UnitSystem): readonly (readonly string[])[] {
  if (chart.kind === "bars") return chart.things.map((thing) => [writeCell(thing)]);
  const { x, places } = chart;
  return Array.from(x.values, (at, row) => {
    const along = String(toDisplay(at, x.unit, system));
    return places ? [writeCell(places[row] ?? ""), along] : [along];
  });
}

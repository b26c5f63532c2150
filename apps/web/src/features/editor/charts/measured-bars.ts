import type { Place } from "@beltwright/engine";
import { fromSi, siUnit } from "@beltwright/model";
import { thingColour } from "./case-colours.ts";
import type { Axis, BarChart, Series } from "./chart.ts";
import { stepSource } from "./step-source.ts";

/** What a row of bars is about, and where its numbers were calculated. */
export interface Thing {
  readonly title: string;
  readonly place: Place;
}

/** One kind of bar: its value for a thing in SI, and where that was calculated if not at the thing alone. */
export interface Measure<Item> {
  readonly name: string;
  readonly value: (item: Item) => number | undefined;
  readonly place?: Place;
  readonly colour?: string;
  readonly dash?: readonly number[];
}

/** Bars of results that the document has no name for: each opens the step that gave it. */
export function measuredBars<Item extends Thing>(
  about: Pick<BarChart, "name" | "title" | "note"> & { readonly y: Axis },
  items: readonly Item[],
  measures: readonly Measure<Item>[],
): BarChart {
  const { unit } = about.y;
  const series = measures.map(({ name, value, place, colour, dash }, at): Series => {
    const found = items.map((item) => finite(value(item)));
    return {
      name,
      colour: colour ?? thingColour(at),
      ...(dash && { dash }),
      values: found.map((si) => (si === undefined ? null : fromSi(si, unit))),
      sourceAt: (row) => stepSource(found[row], siUnit(unit), { ...items[row]?.place, ...place }),
    };
  });
  return {
    ...about,
    kind: "bars",
    things: items.map(({ title }) => title),
    series: series.filter(({ values }) => values.some((value) => value !== null)),
  };
}

const finite = (value: number | undefined) => (value !== undefined && Number.isFinite(value) ? value : undefined);

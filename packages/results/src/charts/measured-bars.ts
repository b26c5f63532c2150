import { isFiniteNumber } from "@beltwright/engine";
import { fromSi } from "@beltwright/model";
import { thingColour } from "./case-colours.ts";
import type { Axis, BarChart, Series } from "./chart.ts";

/** What a row of bars is about. */
export interface Thing {
  readonly title: string;
}

/** One kind of bar: its value for a thing in SI. */
export interface Measure<Item> {
  readonly name: string;
  readonly value: (item: Item) => number | undefined;
  readonly colour?: string;
  readonly dash?: readonly number[];
}

/** Bars of results that the document has no name for. */
export function measuredBars<Item extends Thing>(
  about: Pick<BarChart, "name" | "title" | "note"> & { readonly y: Axis },
  items: readonly Item[],
  measures: readonly Measure<Item>[],
): BarChart {
  const { unit } = about.y;
  const series = measures.map(({ name, value, colour, dash }, at): Series => {
    const found = items.map((item) => finite(value(item)));
    return {
      name,
      colour: colour ?? thingColour(at),
      ...(dash && { dash }),
      values: found.map((si) => (si === undefined ? null : fromSi(si, unit))),
    };
  });
  return {
    ...about,
    kind: "bars",
    things: items.map(({ title }) => title),
    series: series.filter(({ values }) => values.some((value) => value !== null)),
  };
}

const finite = (value: number | undefined) => (value !== undefined && isFiniteNumber(value) ? value : undefined);

import { mostCostRows } from "../document/records/cost.ts";
import { defineEdit, refuse } from "../edits/edit.ts";
import { lineTitles } from "./line-titles.ts";

/** Adds a quote for the first line that has none yet. */
export const addTypedCost = defineEdit<object>("Add a typed price", (conveyor) => {
  const { costTyped } = conveyor;
  const taken = new Set<string>(costTyped.map(({ typedLine }) => typedLine));
  const typedLine = Object.values(lineTitles).find((title) => !taken.has(title));
  if (typedLine === undefined) return refuse("costTyped", "Every line of the estimate has a typed price.");
  return { ...conveyor, costTyped: [...costTyped, { typedLine, typedSum: 0 }] };
});

/** Adds a truss; where nothing is typed yet the rest of the conveyor stands on the ground. */
export const addStructureSegment = defineEdit<object>("Add a stretch of structure", (conveyor) => {
  const { structureSegments } = conveyor;
  if (structureSegments.length >= mostCostRows) {
    return refuse("structureSegments", `A conveyor has at most ${mostCostRows} stretches of structure.`);
  }
  const segmentKind = structureSegments.length === 0 ? ("Ground" as const) : ("Truss" as const);
  const stretch = { segmentKind, segmentLength: 0, segmentSpan: 24, segmentHeight: 6, segmentEnclosed: false };
  return { ...conveyor, structureSegments: [...structureSegments, stretch] };
});

type CostList = "costTyped" | "structureSegments";

export const removeCostRow = defineEdit<{ readonly list: CostList; readonly index: number }>(
  "Remove from the cost estimate",
  (conveyor, { list, index }) => {
    if (!conveyor[list][index]) return refuse(list, "There is no such row.");
    return { ...conveyor, [list]: conveyor[list].toSpliced(index, 1) };
  },
);

import type { DocumentIssue } from "../document/parse.ts";
import { mostPulls } from "../document/records/pull.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import type { FieldValue } from "../fields/field.ts";
import { defineEdit, refuse } from "./edit.ts";
import { pointAdded } from "./point-edits.ts";
import { withValues } from "./value-edits.ts";

const tooMany = refuse("pulls", `Must be a list of at most ${mostPulls} rows.`);

type Place = Pick<Pull, "x" | "y" | "z">;

/** Puts intermediate points into the loop, as one step: surveyed places from a spreadsheet or a drawing. */
export const insertPoints = defineEdit<{ readonly index: number; readonly places: readonly Place[] }>(
  ({ places }) => (places.length === 1 ? "Insert point" : `Insert ${places.length} points`),
  (conveyor, { index, places }) => {
    if (conveyor.pulls.length + places.length > mostPulls) return tooMany;
    return places.reduce<Conveyor | readonly DocumentIssue[]>(
      (so, { x, y, z }, at) => (isIssues(so) ? so : withPoint(so, index + at, { x, y, z, screenX: x, screenZ: z })),
      conveyor,
    );
  },
);

/** Sets cells of the table of points; rows below its end become new intermediate points. All of it or nothing. */
export const pasteCells = defineEdit<{
  readonly label: string;
  /** How many rows the table must have for the cells. */
  readonly rows: number;
  readonly values: readonly { readonly path: string; readonly value: FieldValue }[];
}>(
  ({ label }) => label,
  (conveyor, { rows, values }) => {
    if (rows > mostPulls) return tooMany;
    let longer: Conveyor | readonly DocumentIssue[] = conveyor;
    while (!isIssues(longer) && longer.pulls.length < rows) longer = withPoint(longer, longer.pulls.length, {});
    if (isIssues(longer)) return longer;
    return withValues(longer, values);
  },
);

/** One strand carries the other once all points are in: the line between them is none that anybody drew. */
function withPoint(conveyor: Conveyor, index: number, at: Partial<Pull>): Conveyor | readonly DocumentIssue[] {
  return pointAdded(conveyor, { mode: "AddIntPt", index, at });
}

function isIssues(outcome: Conveyor | readonly DocumentIssue[]): outcome is readonly DocumentIssue[] {
  return Array.isArray(outcome);
}

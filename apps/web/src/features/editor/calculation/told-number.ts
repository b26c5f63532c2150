import { openTold, rollerRating, type Trace } from "@beltwright/engine";
import { findFieldAt, type Pull, toSi, withChosenParts } from "@beltwright/model";
import { valueAt } from "../document/value-at.ts";
import { findSlot } from "../forms/component-slots.ts";
import { choicesOf } from "./choices.ts";
import type { Located, Shown } from "./located.ts";
import type { NumberSource } from "./traced.ts";

type Told = Extract<NumberSource, { kind: "told" }>;

/** A number of a finding: made again where nobody kept its steps, a row's own where it is one, else as it was told. */
export function toldNumber(shown: Shown, found: Told, extra: Trace): Located {
  const told = { ...found, place: ownPlace(found) };
  const { code, name, place, value, unit } = told;
  if (code === undefined) return told;
  const { solution } = shown.calculated;
  const result =
    code === "bearing-rating-estimated" ? rating(shown, told, extra) : openTold(extra, solution, { code, name, place });
  const formula = extra.steps.findLast((step) => step.result === result)?.description.id;
  if (result === value && formula !== undefined) return { kind: "step", result, unit, place, formula };
  return rowNumber(shown, told) ?? told;
}

/** A finding of two drives tells the number of the other one too. */
function ownPlace({ name, place }: Told): Told["place"] {
  const { otherDriveId, ...rest } = place;
  return name === "otherBeltSpeed" && otherDriveId !== undefined ? { ...rest, driveId: otherDriveId } : place;
}

/** Of the bearing that the shaft of a pulley names. */
function rating({ document, calculated, rows }: Shown, { place }: Told, extra: Trace): number | undefined {
  const built = withChosenParts(document, calculated.solution.machine, rows);
  const isHere = ({ noID }: Pull) => String(noID) === place.pointId;
  extra.place = place;
  return rollerRating(extra, built.pulls.find(isHere)?.shaft.brgDesignation ?? "");
}

/** What the row says that was chosen for a part on Auto. */
function rowNumber({ document, calculated, rows = {} }: Shown, { field = "", value }: Told): Located | undefined {
  const [part, name] = [field.slice(0, field.lastIndexOf(".")), field.slice(field.lastIndexOf(".") + 1)];
  const [slot, defined] = [findSlot(part), findFieldAt(field)];
  const isAuto = slot?.mode !== undefined && valueAt(document, slot.mode) === "Auto";
  if (!slot || defined?.kind !== "number" || !isAuto) return undefined;
  const choice = choicesOf(document, calculated.solution.machine, rows)[part];
  const row = choice?.kind === "chosen" ? rows[slot.library]?.find(({ _id }) => _id === choice.id) : undefined;
  const said: unknown = row && Reflect.get(row, name);
  if (row === undefined || typeof said !== "number" || !isNear(toSi(said, defined.unit), value)) return undefined;
  const { description, category } = row;
  return { kind: "row", part, description, category, label: defined.label, value: said, unit: defined.unit };
}

const isNear = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.abs(other);

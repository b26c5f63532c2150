import type { Machine } from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { EditOutcome } from "../edits/edit.ts";
import { type SelectedRow, selectConveyorComponent, selectPullComponent } from "../edits/select-edits.ts";
import type { ComponentRows } from "./machine/rows.ts";

/** The conveyor with the belt, idlers and pulleys that Auto has chosen, so that drawings show what the numbers tell of. */
export function withChosenParts(conveyor: Conveyor, machine: Machine, rows: ComponentRows = {}): Conveyor {
  const row = (library: string, id: string | undefined): SelectedRow | undefined =>
    rows[library]?.find(({ _id }) => _id === id);
  const { belt, carryIdlers, returnIdlers, pulleys } = machine;
  const whole = (
    [
      ["belt", row("belts", belt?.chosen?.id)],
      ["csIdler", carryIdlers?.parts.kind === "selected" ? row("idlers", carryIdlers.set.id) : undefined],
      ["rsIdler", returnIdlers?.parts.kind === "selected" ? row("idlers", returnIdlers.set.id) : undefined],
    ] as const
  ).reduce((built, [component, found]) => placed(built, found, selectConveyorComponent, { component }), conveyor);
  return pulleys.reduce((built, { pointId, parts }) => {
    if (parts.kind !== "selected") return built;
    const index = built.pulls.findIndex(({ noID }) => String(noID) === pointId);
    const chosen = [
      ["width", row("pullWidths", parts.width.id)],
      ["shell", row("pullShells", parts.shell.id)],
      ["shaft", row("pullShafts", parts.shaft.id)],
    ] as const;
    return chosen.reduce(
      (one, [component, found]) => placed(one, found, selectPullComponent, { index, component }),
      built,
    );
  }, whole);
}

interface Selecting<Where> {
  readonly apply: (conveyor: Conveyor, wanted: Where & { readonly row: SelectedRow }) => EditOutcome;
}

function placed<Where>(
  conveyor: Conveyor,
  row: SelectedRow | undefined,
  edit: Selecting<Where>,
  where: Where,
): Conveyor {
  if (row === undefined) return conveyor;
  const outcome = edit.apply(conveyor, { ...where, row });
  return outcome.kind === "changed" ? outcome.conveyor : conveyor;
}

import type { Machine } from "@beltwright/engine";
import type { Conveyor } from "../../document/types/conveyor.ts";
import { conveyorSlots, driveSlots, pullSlots, type Slot } from "../../edits/component-slots.ts";
import type { ComponentRows } from "../component-rows.ts";
import { withChosenParts } from "./chosen-parts.ts";

/**
 * The conveyor with the parts that Auto has chosen written into its own fields, still on Auto: it says what was
 * calculated and computes the same whatever becomes of the libraries. Without rows nothing was chosen.
 */
export function keepParts(conveyor: Conveyor, machine: Machine, rows: ComponentRows = {}): Conveyor {
  const hasRows = Object.values(rows).some((list) => list.length > 0);
  if (conveyor.partsKept || !hasRows) return conveyor;
  const built = withChosenParts(conveyor, machine, rows);
  return {
    ...withModes(built, (_, slots, place) => modesOf(placeIn(conveyor, place), slots)),
    partsKept: true,
  };
}

/** The conveyor with every part that Auto has chosen set to Manual, so that nothing but a person changes it. */
export function freezeParts(conveyor: Conveyor, machine: Machine, rows: ComponentRows = {}): Conveyor {
  const kept = keepParts(conveyor, machine, rows);
  return { ...withModes(kept, (part, slots) => frozenModes(part, slots)), partsKept: false };
}

type Slots = Readonly<Record<string, Slot>>;
type Modes = Readonly<Record<string, unknown>>;
type Place = readonly ["conveyor"] | readonly ["pulls" | "drives", number];
type NewModes = (part: object, slots: Slots, place: Place) => Modes;

function withModes(conveyor: Conveyor, modes: NewModes): Conveyor {
  return {
    ...conveyor,
    ...modes(conveyor, conveyorSlots, ["conveyor"]),
    pulls: conveyor.pulls.map((pull, at) => ({ ...pull, ...modes(pull, pullSlots, ["pulls", at]) })),
    drives: conveyor.drives.map((drive, at) => ({ ...drive, ...modes(drive, driveSlots, ["drives", at]) })),
  };
}

function placeIn(conveyor: Conveyor, [list, at]: Place): object {
  return list === "conveyor" || at === undefined ? conveyor : (conveyor[list][at] ?? {});
}

function modesOf(part: object, slots: Slots): Modes {
  const modes = Object.values(slots).flatMap(({ mode }) => (mode === undefined ? [] : [mode]));
  return Object.fromEntries(modes.map((mode) => [mode, Reflect.get(part, mode)]));
}

/** Where nothing stands there is nothing to freeze: Auto goes on to say that none is needed. */
function frozenModes(part: object, slots: Slots): Modes {
  const chosen = Object.entries(slots).filter(
    ([name, { mode }]) => mode !== undefined && isThere(Reflect.get(part, name)),
  );
  return Object.fromEntries(chosen.map(([, { mode = "" }]) => [mode, "Manual"]));
}

function isThere(component: unknown): boolean {
  return typeof component === "object" && component !== null && Reflect.get(component, "_id") !== "";
}

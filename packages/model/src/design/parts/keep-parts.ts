import type { Machine } from "@beltwright/engine";
import type { Conveyor } from "../../document/types/conveyor.ts";
import { conveyorSlots, driveSlots, pullSlots, type Slot } from "../../edits/component-slots.ts";
import type { ComponentRows } from "../component-rows.ts";
import { withBeltPath } from "./belt-path.ts";
import { withChosenParts } from "./chosen-parts.ts";

/**
 * The conveyor with the parts that Auto has chosen written into its own fields, still on Auto: it says what was
 * calculated and computes the same whatever becomes of the libraries. Without rows nothing was chosen, and only the angles
 * of the belt path are written.
 */
export function keepParts(conveyor: Conveyor, machine: Machine, rows: ComponentRows = {}): Conveyor {
  const hasRows = Object.values(rows).some((list) => list.length > 0);
  if (conveyor.partsKept || !hasRows) return withBeltPath(conveyor, machine);
  const built = withChosenParts(conveyor, machine, rows);
  return { ...withModes(built, conveyor, modesOf), partsKept: true };
}

/** The conveyor with every part that Auto has chosen set to Manual, so that nothing but a person changes it. */
export function freezeParts(conveyor: Conveyor, machine: Machine, rows: ComponentRows = {}): Conveyor {
  const kept = keepParts(conveyor, machine, rows);
  return { ...withModes(kept, kept, frozenModes), partsKept: false };
}

type Slots = Readonly<Record<string, Slot>>;
type Modes = Readonly<Record<string, unknown>>;

/** The conveyor with the modes that are made of the same place of another. */
function withModes(conveyor: Conveyor, of: Conveyor, modes: (part: object, slots: Slots) => Modes): Conveyor {
  return {
    ...conveyor,
    ...modes(of, conveyorSlots),
    pulls: conveyor.pulls.map((pull, at) => ({ ...pull, ...modes(of.pulls[at] ?? pull, pullSlots) })),
    drives: conveyor.drives.map((drive, at) => ({ ...drive, ...modes(of.drives[at] ?? drive, driveSlots) })),
  };
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

import type { Conveyor } from "../../document/types/conveyor.ts";
import { conveyorSlots, driveSlots, pullSlots, type Slot } from "../../edits/component-slots.ts";

/** A part on Auto that would be another one. */
export interface PartChange {
  readonly path: string;
  /** `motor of drive 1` */
  readonly title: string;
  readonly kept: string;
  readonly chosen: string;
}

/** Parts on Auto that two designs of the same conveyor do not have in common, by library entry and its revision. */
export function partChanges(kept: Conveyor, chosen: Conveyor): readonly PartChange[] {
  const places: readonly Place[] = [
    { path: "", of: "", slots: conveyorSlots, kept, chosen },
    ...kept.drives.map((drive, at) => ({
      path: `drives[${at}].`,
      of: ` of drive ${drive.driveNo}`,
      slots: driveSlots,
      kept: drive,
      chosen: chosen.drives[at],
    })),
    ...kept.pulls.map((pull, at) => ({
      path: `pulls[${at}].`,
      of: ` of pulley ${pull.no}`,
      slots: pullSlots,
      kept: pull,
      chosen: chosen.pulls[at],
    })),
  ];
  return places.flatMap(changesAt);
}

interface Place {
  readonly path: string;
  readonly of: string;
  readonly slots: Readonly<Record<string, Slot>>;
  readonly kept: object;
  readonly chosen: object | undefined;
}

function changesAt({ path, of, slots, kept, chosen }: Place): readonly PartChange[] {
  return Object.entries(slots).flatMap(([name, { mode, title }]) => {
    const isAuto = mode !== undefined && Reflect.get(kept, mode) === "Auto";
    const [before, after] = [partIn(kept, name), partIn(chosen, name)];
    if (!isAuto || (before.id === after.id && before.revision === after.revision)) return [];
    return [{ path: `${path}${name}`, title: `${title}${of}`, kept: before.name, chosen: after.name }];
  });
}

function partIn(owner: object | undefined, name: string) {
  const part: unknown = owner === undefined ? undefined : Reflect.get(owner, name);
  const value = (field: string): unknown => (typeof part === "object" && part !== null ? Reflect.get(part, field) : "");
  const description = String(value("description"));
  return { id: value("_id"), revision: value("revision"), name: description === "" ? "none" : description };
}

import type { Machine } from "@beltwright/engine";
import type { ComponentRows, Conveyor } from "@beltwright/model";

/** What the program chose for a component that is on Auto. */
export type Choice =
  | { readonly kind: "chosen"; readonly id: string; readonly description: string }
  | { readonly kind: "none-fits" | "not-needed" | "left-out" | "missing" };

/** By the path of the component: `belt`, `drives[0].motor`, `pulls[3].shell`. */
export type Choices = Readonly<Record<string, Choice>>;

type Named = readonly [path: string, choice: Choice];

/** Everything automatic selection decided, with the names of the rows it took. */
export function choicesOf(document: Conveyor, machine: Machine, rows: ComponentRows): Choices {
  const chosen = chooser(rows);
  return Object.fromEntries([
    ...beltChoice(machine, chosen),
    ...idlerChoices(machine, chosen),
    ...driveChoices(document, machine, chosen),
    ...pulleyChoices(document, machine, chosen),
  ]);
}

type Chooser = (path: string, library: string, id: string) => Named;

function chooser(rows: ComponentRows): Chooser {
  return (path, library, id) => {
    const description = rows[library]?.find(({ _id }) => _id === id)?.description ?? id;
    return [path, { kind: "chosen", id, description }];
  };
}

function none(path: string): Named {
  return [path, { kind: "none-fits" }];
}

function beltChoice({ belt }: Machine, chosen: Chooser): readonly Named[] {
  if (!belt) return [];
  return [belt.chosen ? chosen("belt", "belts", belt.chosen.id) : none("belt")];
}

function idlerChoices({ carryIdlers, returnIdlers }: Machine, chosen: Chooser): readonly Named[] {
  return Object.entries({ csIdler: carryIdlers, rsIdler: returnIdlers }).flatMap(([path, strand]): readonly Named[] => {
    if (!strand || strand.parts.kind === "given") return [];
    return [strand.parts.kind === "selected" ? chosen(path, "idlers", strand.set.id) : none(path)];
  });
}

function driveChoices(document: Conveyor, { drives }: Machine, chosen: Chooser): readonly Named[] {
  return drives.flatMap(({ driveId, slots }) => {
    const index = document.drives.findIndex(({ driveNo }) => String(driveNo) === driveId);
    const named = (part: string, library: string, slot: DriveSlot): Named => {
      const path = `drives[${index}].${part}`;
      return slot.kind === "chosen" ? chosen(path, library, slot.row.id) : [path, { kind: slot.kind }];
    };
    return [
      named("motor", "motors", slots.motor),
      named("flcplg", "fluidCouplings", slots.fluidCoupling),
      named("gbox", "gearBoxes", slots.gearbox),
      named("hsCplg", "shaftCouplings", slots.highSpeedCoupling),
      named("lsCplg", "shaftCouplings", slots.lowSpeedCoupling),
      named("holdback", "holdbacks", slots.holdback),
      named("brake", "brakes", slots.brake),
      named("starter", "starters", slots.starter),
    ];
  });
}

type DriveSlot =
  | { readonly kind: "chosen"; readonly row: { readonly id: string } }
  | { readonly kind: "none-fits" | "not-needed" | "left-out" | "missing" };

function pulleyChoices({ pulls }: Conveyor, { pulleys }: Machine, chosen: Chooser): readonly Named[] {
  return pulleys.flatMap(({ pointId, parts }): readonly Named[] => {
    const at = `pulls[${pulls.findIndex(({ noID }) => String(noID) === pointId)}]`;
    if (parts.kind === "given") return [];
    if (parts.kind === "none-fits") return [none(`${at}.${parts.part}`)];
    return [
      chosen(`${at}.width`, "pullWidths", parts.width.id),
      chosen(`${at}.shell`, "pullShells", parts.shell.id),
      chosen(`${at}.shaft`, "pullShafts", parts.shaft.id),
    ];
  });
}

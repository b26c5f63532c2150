import { driveParts, type Machine } from "@beltwright/engine";
import { type ComponentRows, type Conveyor, driveCopies, driveSlots } from "@beltwright/model";

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
    return driveParts.map((part): Named => {
      const [copy, slot] = [driveCopies[part], slots[part]];
      const path = `drives[${index}].${copy}`;
      return slot.kind === "chosen" ? chosen(path, driveSlots[copy].library, slot.row.id) : [path, { kind: slot.kind }];
    });
  });
}

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

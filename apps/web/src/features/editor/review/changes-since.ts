import type { ConveyorDocument } from "@beltwright/contract";
import { type Conveyor, conveyorDifferences, type InputDifference } from "@beltwright/model";
import { toSaved } from "../document/conveyor-calls.ts";

/** What was typed differently since a released version; nothing of whom it is shared with. */
export function changesSince(released: ConveyorDocument, now: Conveyor): readonly InputDifference[] {
  return conveyorDifferences(toSaved(released).conveyor, now).filter(({ path }) => !filed.test(path));
}

const filed = /^(docUsers|conveyorGroup|category|userName)\b/;

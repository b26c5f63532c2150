import type { ConveyorDocument } from "@beltwright/contract";
import { type Conveyor, conveyorToFile, openConveyorRecord } from "@beltwright/model";
import { ConveyorMerge } from "../../../ui/conveyor-merge/conveyor-merge.tsx";
import type { Conflict, Sharing } from "./use-sharing.ts";

interface SharingConflictProps {
  /** As it was when the dialog was opened. */
  readonly conveyor: ConveyorDocument;
  readonly conflict: Conflict;
  readonly sharing: Sharing;
}

/** Someone saved the conveyor while its sharing was being changed. */
export function SharingConflict({ conveyor, conflict, sharing }: SharingConflictProps) {
  const { mine, theirs } = conflict;
  const { id, revision } = theirs;
  const diverged = { base: opened(conveyor), mine: opened(mine), theirs: opened(theirs) };
  return (
    <ConveyorMerge
      diverged={diverged}
      theirRevision={revision}
      isSaving={sharing.isPending}
      onSave={(merged) => sharing.save({ ...conveyorToFile(merged), id, revision })}
      onTakeTheirs={sharing.close}
      onKeepBoth={() => sharing.keepBoth(mine)}
    />
  );
}

function opened(document: ConveyorDocument): Conveyor {
  const found = openConveyorRecord(document);
  if (found.kind === "opened" || found.kind === "migrated") return found.conveyor;
  throw new Error(`The server's conveyor cannot be opened: ${found.kind}`);
}

import type { ConveyorItem } from "@beltwright/contract";

/** What may be done with one conveyor of a list; a list leaves out what it has no use for. */
export interface RowActs {
  readonly busyId: string | undefined;
  readonly copy: (item: ConveyorItem) => void;
  readonly download: (type: "T6" | "Json", item: ConveyorItem) => void;
  readonly versions?: (item: ConveyorItem) => void;
  readonly share?: (item: ConveyorItem) => void;
  readonly remove?: (item: ConveyorItem) => void;
}

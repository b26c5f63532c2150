import { conveyorSlots, driveSlots, type Slot } from "../../edits/component-slots.ts";
import { allCategories } from "../../libraries/common-fields.ts";
import type { LibraryRow } from "../../libraries/row.ts";
import { type ComponentRows, rowsOfSystem } from "../component-rows.ts";
import { idlerStands } from "../machine/rows.ts";

/** A category and how many of its rows automatic selection may take. */
export interface CategoryCount {
  readonly category: string;
  readonly count: number;
}

/** What of a conveyor decides which rows are there to choose from. */
export interface ChosenFor {
  readonly metric: boolean;
  /** Type of the carry idlers in use. */
  readonly idlerType: string;
}

const slots: readonly Slot[] = [...Object.values(conveyorSlots), ...Object.values(driveSlots)];

function findSlot(path: string): Slot | undefined {
  const field = path.replace(/^drives\[\d+\]\./, "");
  return slots.find(({ category }) => category === field);
}

/** Whether a field of the document, such as `drives[0].motorCategory`, says which category Auto chooses a part from. */
export function isAutoCategory(path: string): boolean {
  return findSlot(path) !== undefined;
}

/** What such a field may hold: All, with all rows that Auto may choose, then each category by name. */
export function autoCategories(path: string, of: ChosenFor, rows: ComponentRows): readonly CategoryCount[] {
  const slot = findSlot(path);
  if (slot === undefined) return [];
  const listed = rowsOfSystem(rows[slot.library] ?? [], of.metric);
  const counts = new Map<string, number>();
  for (const { category, allowSelection } of listed.filter(mayStand(slot, of, listed))) {
    if (allowSelection) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const found = [...counts].map(([category, count]) => ({ category, count }));
  const total = found.reduce((sum, { count }) => sum + count, 0);
  return [{ category: allCategories, count: total }, ...found.sort(byName)];
}

function mayStand(slot: Slot, { idlerType }: ChosenFor, listed: readonly LibraryRow[]): (row: LibraryRow) => boolean {
  const typeOf = (row: LibraryRow) => String(row.idlerType);
  const stands = idlerStands(listed.map(typeOf), idlerType);
  if (slot === conveyorSlots.csIdler) return (row) => stands.carry(typeOf(row));
  if (slot === conveyorSlots.rsIdler) return (row) => stands.return(typeOf(row));
  return () => true;
}

function byName(one: CategoryCount, other: CategoryCount): number {
  return one.category.localeCompare(other.category, "en", { numeric: true, sensitivity: "base" });
}

import type { ConveyorItem } from "@beltwright/contract";
import { useState } from "react";

export interface Selection {
  readonly items: readonly ConveyorItem[];
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  readonly toggle: (item: ConveyorItem) => void;
  /** All of a page, or none of it where all are selected already. */
  readonly togglePage: (page: readonly ConveyorItem[]) => void;
  readonly clear: () => void;
}

/** The boxes of the rows. A selection holds over pages, categories and searches until it is used or cleared. */
export function useSelection(): Selection {
  const [items, setItems] = useState<readonly ConveyorItem[]>([]);
  const has = (id: string) => items.some((item) => item.id === id);
  const without = (gone: readonly ConveyorItem[]) => items.filter(({ id }) => !gone.some((one) => one.id === id));
  return {
    items,
    ids: items.map(({ id }) => id),
    has,
    toggle: (item) => setItems(has(item.id) ? without([item]) : [...items, item]),
    togglePage: (page) => setItems(page.every(({ id }) => has(id)) ? without(page) : [...without(page), ...page]),
    clear: () => setItems([]),
  };
}

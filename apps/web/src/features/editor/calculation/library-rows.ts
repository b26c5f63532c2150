import { type ComponentRows, conveyorSlots, driveSlots, type LibraryRow, pullSlots } from "@beltwright/model";
import { api } from "../../../api/client.ts";

const slots = [...Object.values(conveyorSlots), ...Object.values(driveSlots), ...Object.values(pullSlots)];

/** Every library that automatic selection chooses from. */
export const selectableLibraries: readonly string[] = [...new Set(slots.map(({ library }) => library))];

/**
 * The rows of all libraries. One that cannot be had leaves its components unchosen and is no reason to stop; the
 * signal ends the loading when the editor closes.
 */
export async function loadRows(signal: AbortSignal): Promise<ComponentRows | undefined> {
  const loaded = await Promise.all(
    selectableLibraries.map(async (library) => {
      const rows = await api.get<readonly LibraryRow[]>(`/api/${library}`, { signal }).catch(() => []);
      return [library, rows.filter(({ allowSelection }) => allowSelection !== false)] as const;
    }),
  );
  return signal.aborted ? undefined : Object.fromEntries(loaded);
}

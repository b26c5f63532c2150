import { type ComponentRows, type LibraryRow, selectableLibraries } from "@beltwright/model";
import { api } from "../api/client.ts";

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

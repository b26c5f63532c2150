import { type ComponentRows, type LibraryRow, selectableLibraries } from "@beltwright/model";
import { api } from "../api/client.ts";

type Get = (path: string, signal: AbortSignal) => Promise<readonly LibraryRow[]>;

const fromServer: Get = (path, signal) => api.get<readonly LibraryRow[]>(path, { signal });
/** Milliseconds before each further try: a server that is busy for a moment must not leave a design without motors. */
const usualWaits: readonly number[] = [500, 2000, 5000, 15_000];

/**
 * The rows of all libraries. One that cannot be had, though asked for again and again, leaves its components unchosen
 * and is no reason to stop; the signal ends the loading when the editor closes.
 */
export async function loadRows(
  signal: AbortSignal,
  get: Get = fromServer,
  waits = usualWaits,
): Promise<ComponentRows | undefined> {
  const loaded = await Promise.all(
    selectableLibraries.map(async (library) => {
      const rows = await persistently(() => get(`/api/${library}`, signal), waits, signal);
      return [library, rows.filter(({ allowSelection }) => allowSelection !== false)] as const;
    }),
  );
  return signal.aborted ? undefined : Object.fromEntries(loaded);
}

async function persistently(
  ask: () => Promise<readonly LibraryRow[]>,
  [wait, ...rest]: readonly number[],
  signal: AbortSignal,
): Promise<readonly LibraryRow[]> {
  try {
    return await ask();
  } catch {
    if (wait === undefined || signal.aborted) return [];
    await new Promise((resolve) => setTimeout(resolve, wait));
    return persistently(ask, rest, signal);
  }
}

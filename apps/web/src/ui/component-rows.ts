import { messageFor } from "@beltwright/contract";
import { type ComponentRows, getLibrary, type LibraryRow, selectableLibraries } from "@beltwright/model";
import { api } from "../api/client.ts";
import { readingAddress } from "../session/reading.ts";

type Get = (path: string, signal: AbortSignal) => Promise<readonly LibraryRow[]>;

const fromServer: Get = (path, signal) => api.get<readonly LibraryRow[]>(path, { signal });
/** Milliseconds before each further try: a server that is busy for a moment must not leave a design without motors. */
const usualWaits: readonly number[] = [500, 2000, 5000, 15_000];

interface LoadedRows {
  readonly rows: ComponentRows;
  /** Libraries that could not be had: parts in Auto stay unchosen without them, and whoever shows such a design says so. */
  readonly missing: readonly string[];
}

export interface RowsWanted {
  /** Whose parts are to be chosen; absent, a new design of one's own. */
  readonly conveyor?: string | undefined;
  /** Without an account, from the rows that came with the product. */
  readonly isVisitor?: boolean;
  readonly get?: Get;
  readonly waits?: readonly number[];
}

/**
 * The rows that may be chosen automatically for a conveyor, asked for again and again; the signal ends the loading when
 * the editor closes.
 */
export async function loadRows(
  signal: AbortSignal,
  { conveyor, isVisitor = false, get = fromServer, waits = usualWaits }: RowsWanted = {},
): Promise<LoadedRows | undefined> {
  const query = conveyor === undefined ? "" : `?conveyor=${encodeURIComponent(conveyor)}`;
  const loaded = await Promise.all(
    selectableLibraries.map(async (library) => {
      const address = readingAddress(`/api/selectable/${library}${query}`, isVisitor);
      const rows = await persistently(() => get(address, signal), waits, signal);
      return [library, rows] as const;
    }),
  );
  if (signal.aborted) return undefined;
  return {
    rows: Object.fromEntries(loaded.map(([library, rows]) => [library, rows ?? []])),
    missing: loaded.flatMap(([library, rows]) => (rows === undefined ? [library] : [])),
  };
}

/** Names them in a sentence: `Failed to load Motors, Starters`. */
export function missingSentence(missing: readonly string[]): string {
  return messageFor("load-failed", { item: missing.map((library) => getLibrary(library).title).join(", ") });
}

async function persistently(
  ask: () => Promise<readonly LibraryRow[]>,
  [wait, ...rest]: readonly number[],
  signal: AbortSignal,
): Promise<readonly LibraryRow[] | undefined> {
  try {
    return await ask();
  } catch {
    if (wait === undefined || signal.aborted) return undefined;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return persistently(ask, rest, signal);
  }
}

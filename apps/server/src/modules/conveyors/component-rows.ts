import { setImmediate } from "node:timers/promises";
import { type ComponentRows, selectableLibraries } from "@beltwright/model";
import { countChangesByLibrary, type Db, findSelectionScope, listLibraryRows } from "@beltwright/store";
import { type SelectableRows, scopedRows, withRows } from "./selectable-rows.ts";

/** Reads the libraries that were written to since the last call, by whichever server; all of them at the first. */
export type ChangedRows = () => Promise<readonly SelectableRows[]>;

/** What may be chosen from a library as of so many changes to it. */
export type RowShelf = (library: string, changes: number) => Promise<SelectableRows>;

/** Keeps the newest rows of each library for all who watch them: reading thousands of rows holds everyone else up. */
export function createRowShelf(db: Db): RowShelf {
  const kept = new Map<string, { readonly changes: number; readonly rows: Promise<SelectableRows> }>();
  return (library, changes) => {
    const known = kept.get(library);
    if (known !== undefined && known.changes >= changes) return known.rows;
    const rows = readSelectable(db, library);
    kept.set(library, { changes, rows });
    // What could not be read is read anew by the next who asks.
    rows.catch(() => kept.get(library)?.rows === rows && kept.delete(library));
    return rows;
  };
}

export function watchComponentRows(db: Db, shelf: RowShelf): ChangedRows {
  const known = new Map<string, number>();
  return async () => {
    // Counted before the rows are read: a write in between makes what was read look old, never new.
    const changes = await countChangesByLibrary(db);
    const changed: SelectableRows[] = [];
    for (const library of selectableLibraries) {
      const count = changes.get(library) ?? 0;
      if (known.get(library) === count) continue;
      changed.push(await shelf(library, count));
      known.set(library, count);
    }
    return changed;
  };
}

/** The rows that may be chosen for the designs of an owner, as they are now. */
export type RowsOf = (owner: string) => Promise<ComponentRows>;

/** Read again only where a library was written to. */
export function keepComponentRows(db: Db, shelf: RowShelf): RowsOf {
  const readChanged = watchComponentRows(db, shelf);
  let all: ComponentRows = {};
  let scoped = scopedRows(all);
  let last: Promise<unknown> = Promise.resolve();
  const read = async () => {
    const changed = await readChanged();
    if (changed.length === 0) return;
    all = withRows(all, changed);
    scoped = scopedRows(all);
  };
  return async (owner) => {
    // One after the other: what a call before is still reading counts as read already.
    const next = last.then(read, read);
    last = next;
    await next;
    return scoped(await findSelectionScope(db, owner));
  };
}

/** The rows that may be chosen for the designs of an owner, read for this once. */
export function readComponentRows(db: Db, owner: string): Promise<ComponentRows> {
  return keepComponentRows(db, createRowShelf(db))(owner);
}

/** The same rows in the same order as the editor asks for. Other calls get their turn between two libraries. */
async function readSelectable(db: Db, library: string): Promise<SelectableRows> {
  await setImmediate();
  const { rows } = await listLibraryRows(db, { library });
  return { library, rows: rows.filter(({ allowSelection }) => allowSelection) };
}

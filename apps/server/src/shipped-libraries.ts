import { createHash } from "node:crypto";
import { shippedCsv, shippedRows } from "@beltwright/catalogue";
import { libraries } from "@beltwright/model";
import { findShipments, loadShippedRows, type Store } from "@beltwright/store";

/** Loads what comes with the product where it is missing. Files already loaded are compared, not read into rows. */
export async function loadShippedLibraries({ db }: Pick<Store, "db">, userName: string): Promise<number> {
  const loaded = await findShipments(db);
  let added = 0;
  for (const definition of libraries) {
    const library = definition.plural;
    const fingerprint = createHash("sha256")
      .update(await shippedCsv(library))
      .digest("hex");
    if (loaded.get(library) === fingerprint) continue;
    const rows = await shippedRows(definition);
    added += (await loadShippedRows(db, { library, rows, fingerprint, userName, now: Date.now() })).added;
  }
  return added;
}

export async function areLibrariesLoaded({ db }: Pick<Store, "db">): Promise<boolean> {
  const loaded = await findShipments(db);
  return libraries.every(({ plural }) => loaded.has(plural));
}

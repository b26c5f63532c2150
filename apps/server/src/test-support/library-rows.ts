import { type LibraryDefinition, type LibraryRow, type LibraryValues, newRow } from "@beltwright/model";
import { addLibraryRow, type Db } from "@beltwright/store";

/** What a form would send for a new row of this library. */
export function someValues(definition: LibraryDefinition, values: Readonly<Record<string, string>>): LibraryValues {
  return { ...newRow(definition), ...values };
}

interface NewTestRow {
  readonly definition: LibraryDefinition;
  readonly userName: string;
  readonly category: string;
  readonly description?: string;
  /** When it was added: someone whose subscription has ended may own rows from before. */
  readonly now?: number;
}

export async function aLibraryRow(db: Db, row: NewTestRow): Promise<LibraryRow> {
  const { definition, userName, category, description = "As added", now = Date.now() } = row;
  const values = someValues(definition, { category, description });
  const outcome = await addLibraryRow(db, { library: definition.plural, values, userName, now });
  if (outcome.kind !== "added") throw new Error(`${userName} may not add to ${definition.plural}`);
  return outcome.row;
}

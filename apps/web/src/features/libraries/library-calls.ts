import type { LibraryDefinition, LibraryRow, LibraryScope, LibraryValues } from "@beltwright/model";
import { api } from "../../api/client.ts";
import type { RowVersion } from "./history/row-history.ts";

/** The calls of one library. Ids are ours, but they come from the address bar, hence the encoding. */
export function getRow(definition: LibraryDefinition, id: string, signal: AbortSignal): Promise<LibraryRow> {
  return api.get<LibraryRow>(`/api/${definition.singular}/${encodeURIComponent(id)}`, { signal });
}

export function addRow(definition: LibraryDefinition, values: LibraryValues): Promise<LibraryRow> {
  return api.post<LibraryRow>(`/api/${definition.plural}`, values);
}

export function copyRow(definition: LibraryDefinition, id: string): Promise<LibraryRow> {
  return api.post<LibraryRow>(`${rowPath(definition, "copy")}/${encodeURIComponent(id)}`);
}

/** Carries the revision the person began with, so that someone else's change is never overwritten unseen. */
export function saveRow(
  definition: LibraryDefinition,
  save: { readonly id: string; readonly values: LibraryValues; readonly revision: number | undefined },
): Promise<LibraryRow> {
  const body = save.revision === undefined ? save.values : { ...save.values, revision: save.revision };
  return api.put<LibraryRow>(rowPath(definition, save.id), body);
}

/** For whose designs it may be chosen automatically. */
export function giveScope(definition: LibraryDefinition, id: string, scope: LibraryScope): Promise<LibraryRow> {
  return api.put<LibraryRow>(`${rowPath(definition, id)}/scope`, { scope });
}

/** Who owns a row, by name. */
export function getOwner(
  definition: LibraryDefinition,
  id: string,
  signal: AbortSignal,
): Promise<{ readonly name: string }> {
  return api.get<{ readonly name: string }>(`${rowPath(definition, id)}/owner`, { signal });
}

export function deleteRow(definition: LibraryDefinition, id: string): Promise<LibraryRow> {
  return api.delete<LibraryRow>(rowPath(definition, id));
}

export function undeleteRow(definition: LibraryDefinition, id: string): Promise<LibraryRow> {
  return api.post<LibraryRow>(`${rowPath(definition, id)}/undelete`);
}

export function listVersions(
  definition: LibraryDefinition,
  id: string,
  signal: AbortSignal,
): Promise<readonly RowVersion[]> {
  return api.get<readonly RowVersion[]>(`${rowPath(definition, id)}/versions`, { signal });
}

export function restoreVersion(definition: LibraryDefinition, id: string, revision: number): Promise<LibraryRow> {
  return api.post<LibraryRow>(`${rowPath(definition, id)}/versions/${revision}/restore`);
}

interface Imported {
  readonly added: number;
  readonly ids: readonly string[];
  readonly message: string;
}

/** All rows of the file are added, or none. */
export function importCsv(definition: LibraryDefinition, text: string): Promise<Imported> {
  return api.post(`/api/${definition.plural}/csv`, text, { contentType: "text/csv" });
}

export function csvPath(definition: LibraryDefinition, category: string): string {
  return `/api/${definition.plural}/csv?category=${encodeURIComponent(category)}`;
}

function rowPath(definition: LibraryDefinition, id: string): string {
  return `/api/${definition.plural}/${encodeURIComponent(id)}`;
}

import { getLibrary, type LibraryRow, type LibraryValues, newRow } from "@beltwright/model";
import { addLibraryRow } from "../libraries/add.ts";
import type { Db } from "../tables.ts";
import { noon } from "./people.ts";

export function aBrake(values: LibraryValues = {}): LibraryValues {
  return { ...newRow(getLibrary("brakes")), ...values };
}

export async function addBrake(db: Db, userName: string, values: LibraryValues = {}): Promise<LibraryRow> {
  const outcome = await addLibraryRow(db, { library: "brakes", values: aBrake(values), userName, now: noon });
  if (outcome.kind !== "added") throw new Error(`The brake was not added: ${outcome.kind}`);
  return outcome.row;
}

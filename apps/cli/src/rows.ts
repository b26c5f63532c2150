import { shippedComponents } from "@beltwright/catalogue";
import type { CalculateOptions } from "@beltwright/model";

/** What parts in Auto are chosen from: the shipped libraries, or nothing where they stay as the file holds them. */
export async function rowsFor(request: { readonly isAsStored: boolean }): Promise<Pick<CalculateOptions, "rows">> {
  return request.isAsStored ? {} : { rows: await shippedComponents() };
}

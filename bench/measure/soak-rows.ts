import type { LibraryRow } from "@beltwright/model";
import { fetchPatiently } from "./server-process.ts";
import { type Acknowledged, readAnswer, type Target } from "./soak-writes.ts";

/** Adds a row and saves it once more; only what was answered with success counts as acknowledged. */
export async function writeRow(
  { url, headers }: Target,
  name: string,
  acknowledge: (one: Acknowledged) => void,
): Promise<void> {
  const body = JSON.stringify({ category: "Soak", description: name });
  const row = await readAnswer<LibraryRow>(
    await fetchPatiently(`${url}/api/brakes`, { method: "POST", headers, body }),
  );
  acknowledge({ id: row._id, name });
  const changed = { ...row, description: `${name} saved` };
  const path = `${url}/api/brakes/${row._id}`;
  await readAnswer(await fetchPatiently(path, { method: "PUT", headers, body: JSON.stringify(changed) }));
  acknowledge({ id: row._id, name: changed.description });
}

/** How many of the rows that were acknowledged are not there, or are older than was acknowledged. */
export async function countMissingRows({ url, headers }: Target, rows: readonly Acknowledged[]): Promise<number> {
  const list = await readAnswer<readonly LibraryRow[]>(
    await fetchPatiently(`${url}/api/brakesfromcategory/Soak`, { headers }),
  );
  const stored = new Map(list.map((row) => [row._id, row.description]));
  const newest = new Map(rows.map((row) => [row.id, row]));
  return [...newest.values()].filter(({ id, name }) => stored.get(id)?.startsWith(name) !== true).length;
}

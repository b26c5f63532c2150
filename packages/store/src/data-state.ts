import { directReads } from "./sqlite/direct-reads.ts";
import type { Db } from "./tables.ts";

/**
 * Stands for all that the database holds: while it is the same, whatever was read is still true. The embedded database
 * tells at no cost; of a database server, which has many writers, it is not asked, and while a transaction is open there
 * is no answer.
 */
export function dataState(db: Db): string | undefined {
  const reads = directReads(db);
  const [own] = reads?.read("select total_changes() as changes", []) ?? [];
  const [others] = reads?.read("pragma data_version", []) ?? [];
  return own === undefined || others === undefined ? undefined : JSON.stringify([own, others]);
}

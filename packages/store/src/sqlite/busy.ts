import { setTimeout as wait } from "node:timers/promises";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import { fromSqlite, isBusy } from "../failures.ts";
import { refuseUnstorable } from "../storable.ts";

/** Long enough for another process to finish a bulk load, short enough to end in a message instead of a hang. */
const patienceMilliseconds = 30_000;

/**
 * Waits while another process writes, and lets this one go on serving meanwhile: the waiting that SQLite
 * does by itself would hold up everything.
 */
export class WaitingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    refuseUnstorable(query.parameters);
    const deadline = performance.now() + patienceMilliseconds;
    for (;;) {
      try {
        return await this.#connection.executeQuery<R>(query);
      } catch (cause) {
        if (!isBusy(cause) || performance.now() > deadline) throw fromSqlite(cause);
        await wait(1 + Math.random() * 20);
      }
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize);
  }
}

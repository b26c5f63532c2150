import { setTimeout as wait } from "node:timers/promises";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";

/** Long enough for another process to finish a bulk load, short enough to end in a message instead of a hang. */
const patienceMilliseconds = 30_000;
const busyCode = 5;

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
    const deadline = performance.now() + patienceMilliseconds;
    for (;;) {
      try {
        return await this.#connection.executeQuery<R>(query);
      } catch (cause) {
        if (!isBusy(cause) || performance.now() > deadline) throw cause;
        await wait(1 + Math.random() * 20);
      }
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize);
  }
}

/** Codes of SQLite hold a finer reason in their upper bits. */
export function isBusy(cause: unknown): boolean {
  return (
    cause instanceof Error &&
    "errcode" in cause &&
    typeof cause.errcode === "number" &&
    (cause.errcode & 0xff) === busyCode
  );
}

import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";
import { fromPostgres } from "../failures.ts";
import { refuseUnstorable } from "../storable.ts";

/** Milliseconds that are waited for the database. */
export interface Patience {
  /** For a connection, new or free again. */
  readonly connect: number;
  /** For a statement, by the clock of the database. */
  readonly statement: number;
  /** For a row that another transaction holds. */
  readonly lock: number;
  /** For an answer, by our clock: a frozen database keeps no time. The connection is given up then. */
  readonly answer: number;
}

/** Connections, and calls that wait for one. */
export interface PoolLoad {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/**
 * A person waits no longer than this; and nobody may hold a row for long. Whoever waits for a connection waits for those
 * who hold one and wait themselves: to refuse him before them would be to refuse people for being many. A database that is
 * down says so at once, and one that is frozen makes the server not ready, whatever is waited here.
 */
export const servingPatience: Patience = { connect: 20_000, statement: 20_000, lock: 10_000, answer: 25_000 };

const poolSize = 20;
const idleMilliseconds = 30_000;

/** Times and counts are bigint columns; all of them fit a JavaScript number exactly. */
function numbersForBigints(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  return types;
}

/**
 * Connections that come back by themselves when the database does. Without patience a statement may take as long as it
 * takes: for migrations, backup and restore.
 */
export function openPool(
  url: string,
  patience: Patience | undefined,
): PostgresPool & { readonly load: () => PoolLoad } {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types: numbersForBigints(),
    keepAlive: true,
    idleTimeoutMillis: idleMilliseconds,
    ...(patience === undefined ? {} : limits(patience)),
  });
  // A lost connection is told to whoever uses it by the statement that fails, and replaced. Unheard, it would end the
  // program: the pool listens while a connection is idle, and nobody while it is in use.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect().catch(fail);
      return new WatchedClient(client, patience?.answer);
    },
    end: () => pool.end(),
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

function limits({ connect, statement, lock }: Patience): pg.PoolConfig {
  return {
    connectionTimeoutMillis: connect,
    statement_timeout: statement,
    lock_timeout: lock,
    // A server that vanishes in the middle of a transaction holds nobody up for longer.
    idle_in_transaction_session_timeout: statement,
  };
}

function fail(cause: unknown): never {
  throw fromPostgres(cause);
}

/** A connection that is given up when no answer comes. */
class WatchedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #milliseconds: number | undefined;

  constructor(client: pg.PoolClient, milliseconds: number | undefined) {
    this.#client = client;
    this.#milliseconds = milliseconds;
  }

  query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(statement: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== "string") throw new Error("There are no cursors here");
    return this.#ask(statement, parameters);
  }

  async #ask(statement: string, parameters: readonly unknown[]) {
    refuseUnstorable(parameters);
    // Ending a connection with a statement under way destroys it, and the statement fails.
    const giveUp = () => void this.#client.end();
    const timer = this.#milliseconds === undefined ? undefined : setTimeout(giveUp, this.#milliseconds);
    try {
      return await this.#client.query(statement, [...parameters]);
    } catch (cause) {
      throw fromPostgres(cause);
    } finally {
      clearTimeout(timer);
    }
  }

  release(isBroken?: boolean): void {
    this.#client.release(isBroken);
  }
}

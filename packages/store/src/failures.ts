/** The database cannot be reached, or does not answer in time: the same call may succeed a little later. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
}

/** There is no room left to write to. Reading goes on. */
export class StoreFull extends Error {
  override readonly name = "StoreFull";
}

/** Of the system, on the way to the server. */
const networkCodes: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "ENOENT",
  "EAI_AGAIN",
]);

/**
 * SQLSTATE, appendix A of the PostgreSQL manual: connection exceptions, insufficient resources, operator intervention
 * (also of a statement that took too long), a lock not had in time, deadlock, a transaction left idle.
 */
const passingStates = /^(08...|53...|57...|55P03|40001|40P01|25P03)$/;
const diskFullState = "53100";

/** The driver of PostgreSQL gives these no code. */
const driverSentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** What PostgreSQL or the way to it failed with, told apart from a fault of the statement. */
export function fromPostgres(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause;
  const code = "code" in cause ? String(cause.code) : "";
  if (code === diskFullState) return new StoreFull(cause.message, { cause });
  const isPassing = networkCodes.has(code) || passingStates.test(code) || driverSentences.test(cause.message);
  return isPassing ? new StoreUnavailable(cause.message || code, { cause }) : cause;
}

/** https://sqlite.org/rescode.html: BUSY and FULL; and IOERR_WRITE and IOERR_SHMSIZE, by which a full disk may show. */
const [busy, full, failedWrite, failedGrowth] = [5, 13, 778, 4874];

export function fromSqlite(cause: unknown): unknown {
  const code = sqliteCode(cause);
  if (!(cause instanceof Error) || code === undefined) return cause;
  if ((code & 0xff) === full || code === failedWrite || code === failedGrowth) {
    return new StoreFull(cause.message, { cause });
  }
  return isBusy(cause) ? new StoreUnavailable(cause.message, { cause }) : cause;
}

/** Another process writes. */
export function isBusy(cause: unknown): boolean {
  const code = sqliteCode(cause);
  return code !== undefined && (code & 0xff) === busy;
}

/** Holds a finer reason in its upper bits. */
function sqliteCode(cause: unknown): number | undefined {
  if (!(cause instanceof Error) || !("errcode" in cause)) return undefined;
  return typeof cause.errcode === "number" ? cause.errcode : undefined;
}

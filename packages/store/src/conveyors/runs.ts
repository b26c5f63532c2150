import type { Db } from "../tables.ts";
import { inTransaction } from "../transaction.ts";
import { isMine } from "./access.ts";
import { holdConveyors } from "./find.ts";
import { findRawVersion } from "./versions.ts";

interface OfVersion {
  readonly id: string;
  readonly revision: number;
  readonly userName: string;
}

/** What a dynamic analysis of a version found: its scenario by name, and the rest as JSON. */
interface KeptRun {
  readonly scenario: string;
  readonly summary: string;
}

/** The runs of a version the person may see, by scenario; undefined where they may not see it. */
export async function listRuns(db: Db, of: OfVersion): Promise<readonly KeptRun[] | undefined> {
  if ((await findRawVersion(db, of)) === undefined) return undefined;
  return db
    .selectFrom("conveyor_run")
    .select(["scenario", "summary"])
    .where("conveyor_id", "=", of.id)
    .where("revision", "=", of.revision)
    .orderBy("scenario")
    .execute();
}

interface Keeping extends OfVersion {
  readonly now: number;
  readonly runs: readonly KeptRun[];
}

/**
 * Keeps the runs of a version in place of those kept before, for its owner and admins: what others run of a conveyor they
 * may only look at is gone with their page. False where there is no such version.
 */
export async function keepRuns(db: Db, keeping: Keeping): Promise<boolean> {
  const { id, revision, userName, now, runs } = keeping;
  return inTransaction(db, async (trx) => {
    await holdConveyors(trx, [id], userName);
    if (!(await ownsVersion(trx, keeping))) return false;
    await trx.deleteFrom("conveyor_run").where("conveyor_id", "=", id).where("revision", "=", revision).execute();
    const rows = runs.map((run) => ({ conveyor_id: id, revision, run_by: userName, run_at: now, ...run }));
    if (rows.length > 0) await trx.insertInto("conveyor_run").values(rows).execute();
    return true;
  });
}

async function ownsVersion(trx: Db, { id, revision, userName }: OfVersion): Promise<boolean> {
  const found = await trx
    .selectFrom("conveyor")
    .innerJoin("conveyor_version", "conveyor_version.conveyor_id", "conveyor.id")
    .select("conveyor.id")
    .where("conveyor.id", "=", id)
    .where("conveyor.deleted_at", "is", null)
    .where("conveyor_version.revision", "=", revision)
    .where((eb) => isMine(eb, userName))
    .executeTakeFirst();
  return found !== undefined;
}

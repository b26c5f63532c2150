import type { ExpressionBuilder, Selectable } from "kysely";
import { isMine } from "../conveyors/access.ts";
import { newId } from "../ids.ts";
import { newSecret, secretHash } from "../secrets.ts";
import { type Database, type Db, flag } from "../tables.ts";
import { inTransaction } from "../transaction.ts";
import type { ConveyorLinkTable } from "./tables.ts";

/** What the holder of a link gets. */
export interface LinkShows {
  readonly drawings: boolean;
  readonly results: boolean;
  readonly reports: boolean;
  readonly downloads: boolean;
}

/** A link as the owner of the conveyor sees it. */
interface Link {
  readonly id: string;
  readonly name: string;
  /** The version that is shown; null for the newest. */
  readonly revision: number | null;
  readonly shows: LinkShows;
  readonly madeAt: number;
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  readonly openedTimes: number;
  readonly openedAt: number | null;
}

/** Which conveyor, and who asks. */
interface OfConveyor {
  readonly conveyorId: string;
  readonly userName: string;
}

interface OfLink extends OfConveyor {
  readonly id: string;
}

/** A link whose secret is told this once. */
interface NewLink {
  readonly link: Link;
  readonly secret: string;
}

/** Marks our links, so that a leaked one is recognised, and logs can leave it out. */
const linkPrefix = "bwl_";

/** More than anyone sends out; the list stays short enough to be looked through. */
export const mostLinks = 100;

type AddLinkOutcome =
  | ({ readonly kind: "added" } & NewLink)
  | { readonly kind: "not-found" }
  | { readonly kind: "too-many" };

/** Makes a link for the owner of a conveyor or an admin; a fixed version must be one that was saved. */
export async function addLink(
  db: Db,
  {
    conveyorId,
    userName,
    now,
    ...wanted
  }: OfConveyor & Pick<Link, "name" | "revision" | "shows" | "expiresAt"> & { readonly now: number },
): Promise<AddLinkOutcome> {
  return inTransaction(db, async (trx) => {
    const maker = await findMaker(trx, { conveyorId, userName });
    if (maker === undefined || !(await isSaved(trx, conveyorId, wanted.revision))) return { kind: "not-found" };
    if ((await countLinks(trx, conveyorId)) >= mostLinks) return { kind: "too-many" };
    const secret = newSecret(linkPrefix);
    const { shows } = wanted;
    const row = await trx
      .insertInto("conveyor_link")
      .values({
        id: newId(now),
        conveyor_id: conveyorId,
        secret_hash: secretHash(secret),
        name: wanted.name,
        revision: wanted.revision,
        shows_drawings: flag(shows.drawings),
        shows_results: flag(shows.results),
        shows_reports: flag(shows.reports),
        shows_downloads: flag(shows.downloads),
        made_by: maker,
        made_at: now,
        expires_at: wanted.expiresAt,
        revoked_at: null,
        opened_times: 0,
        opened_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { kind: "added", link: toLink(row), secret };
  });
}

/** All links of a conveyor, the newest first; undefined where it is not this person's to share. */
export async function listLinks(db: Db, of: OfConveyor): Promise<readonly Link[] | undefined> {
  if ((await findMaker(db, of)) === undefined) return undefined;
  const rows = await db
    .selectFrom("conveyor_link")
    .selectAll()
    .where("conveyor_id", "=", of.conveyorId)
    .orderBy("made_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(toLink);
}

/** Gives a link another name or date. One that was revoked stays so. */
export async function changeLink(
  db: Db,
  { name, expiresAt, ...of }: OfLink & Pick<Link, "name" | "expiresAt">,
): Promise<Link | undefined> {
  return updateLink(db, of, { name, expires_at: expiresAt });
}

/** From now on nobody is let in by it. It stays in the list, and may be renewed. */
export async function revokeLink(db: Db, { now, ...of }: OfLink & { readonly now: number }): Promise<Link | undefined> {
  return updateLink(db, of, { revoked_at: now });
}

/** A new secret in place of the old one, which opens nothing any more. */
export async function renewLink(db: Db, of: OfLink): Promise<NewLink | undefined> {
  const secret = newSecret(linkPrefix);
  const link = await updateLink(db, of, { secret_hash: secretHash(secret), revoked_at: null });
  return link && { link, secret };
}

/** Links of an account that ends: whoever takes its conveyors over has promised nobody anything. */
export async function revokeLinksOf(trx: Db, { userName, now }: { readonly userName: string; readonly now: number }) {
  await trx
    .updateTable("conveyor_link")
    .set({ revoked_at: now })
    .where("revoked_at", "is", null)
    .where("conveyor_id", "in", (eb) =>
      eb.selectFrom("conveyor").select("conveyor.id").where("conveyor.user_name", "=", userName),
    )
    .execute();
}

async function updateLink(
  db: Db,
  { id, conveyorId, userName }: OfLink,
  change: Partial<Pick<ConveyorLinkTable, "name" | "expires_at" | "revoked_at" | "secret_hash">>,
): Promise<Link | undefined> {
  const row = await db
    .updateTable("conveyor_link")
    .set(change)
    .where("id", "=", id)
    .where("conveyor_id", "=", conveyorId)
    .where((eb) => isOfMine(eb, userName))
    .returningAll()
    .executeTakeFirst();
  return row && toLink(row);
}

function isOfMine(eb: ExpressionBuilder<Database, "conveyor_link">, userName: string) {
  return eb.exists(
    eb
      .selectFrom("conveyor")
      .select("conveyor.id")
      .whereRef("conveyor.id", "=", "conveyor_link.conveyor_id")
      .where("conveyor.deleted_at", "is", null)
      .where((conveyor) => isMine(conveyor, userName)),
  );
}

/** The account id of who may share the conveyor; undefined where they may not, or there is none. */
async function findMaker(db: Db, { conveyorId, userName }: OfConveyor): Promise<string | undefined> {
  const found = await db
    .selectFrom("conveyor")
    .innerJoin("user_account", (join) => join.on("user_account.user_name", "=", userName))
    .select("user_account.id")
    .where("conveyor.id", "=", conveyorId)
    .where("conveyor.deleted_at", "is", null)
    .where((eb) => isMine(eb, userName))
    .executeTakeFirst();
  return found?.id;
}

/** What was never saved, kept as revision 0, is nobody's to show. */
async function isSaved(trx: Db, conveyorId: string, revision: number | null): Promise<boolean> {
  if (revision === null) return true;
  if (revision < 1) return false;
  const found = await trx
    .selectFrom("conveyor_version")
    .select("revision")
    .where("conveyor_id", "=", conveyorId)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return found !== undefined;
}

async function countLinks(trx: Db, conveyorId: string): Promise<number> {
  const { total } = await trx
    .selectFrom("conveyor_link")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("conveyor_id", "=", conveyorId)
    .executeTakeFirstOrThrow();
  return total;
}

function toLink(row: Selectable<ConveyorLinkTable>): Link {
  return {
    id: row.id,
    name: row.name,
    revision: row.revision,
    shows: showsOf(row),
    madeAt: row.made_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    openedTimes: row.opened_times,
    openedAt: row.opened_at,
  };
}

export function showsOf(row: Pick<ConveyorLinkTable, `shows_${keyof LinkShows}`>): LinkShows {
  return {
    drawings: row.shows_drawings === 1,
    results: row.shows_results === 1,
    reports: row.shows_reports === 1,
    downloads: row.shows_downloads === 1,
  };
}

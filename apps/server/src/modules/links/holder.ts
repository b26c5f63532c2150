import { mayDownloadConveyor, type Person } from "@beltwright/model";
import { type Db, findAsking, findLinked, type LinkedConveyor } from "@beltwright/store";

/** Whoever has a link, as they stand in the queues: those at one address share a place, behind all who have a plan. */
export function holderAt(address: string): Person {
  return { userName: `link ${address}`, userIsAdmin: false, userHasSub: false, userGroup: undefined };
}

/**
 * What a link opens now. Files leave by it only while the plan of the conveyor's owner covers downloads, so that a link is
 * no way around a plan.
 */
export async function openLink(
  db: Db,
  { secret, now }: { readonly secret: string; readonly now: number },
): Promise<LinkedConveyor | undefined> {
  const linked = await findLinked(db, { secret, now });
  if (linked === undefined || (!linked.shows.reports && !linked.shows.downloads)) return linked;
  const { owner, shows } = linked;
  const asking = await findAsking(db, { userName: owner, now });
  const isCovered =
    mayDownloadConveyor(asking?.person, { userName: owner, conveyorGroup: "", docUsers: [] }).kind === "allowed";
  return isCovered ? linked : { ...linked, shows: { ...shows, reports: false, downloads: false } };
}

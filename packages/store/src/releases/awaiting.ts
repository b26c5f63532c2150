import { mayApproveRelease, mayCheckRelease, type ReviewRules, usualReviewRules } from "@beltwright/model";
import { type ExpressionBuilder, sql } from "kysely";
import { confirmedGroup } from "../accounts/sessions.ts";
import { maySee } from "../conveyors/access.ts";
import type { Database, Db } from "../tables.ts";
import { findReviewRules, findRole } from "../teams/roles.ts";

/** A revision whose next step is one that the person may take. */
interface AwaitedReview {
  readonly conveyorId: string;
  readonly convNo: string;
  readonly project: string;
  readonly label: string;
  readonly step: "check" | "approve";
  readonly designedBy: string;
  /** Since when it waits for this step. */
  readonly since: number;
}

/** So many that nobody has more to do in a week. */
const mostListed = 50;

/** Reviews that wait for a person, the longest waiting first. */
export async function listAwaitedReviews(db: Db, userName: string): Promise<readonly AwaitedReview[]> {
  const me = await findReviewingAccount(db, userName);
  if (me === undefined || !(me.checksOthers || me.checksOwn || me.approves)) return [];
  const rows = await db
    .selectFrom("release")
    .innerJoin("conveyor", "conveyor.id", "release.conveyor_id")
    .innerJoin("user_account as owner", "owner.user_name", "conveyor.user_name")
    .select(["release.conveyor_id", "release.label", "release.state", "release.designed_name"])
    .select(["conveyor.conv_no", "conveyor.project"])
    .select(sql<number>`coalesce(release.checked_at, release.designed_at)`.as("since"))
    .where("conveyor.deleted_at", "is", null)
    .where((eb) => maySee(eb, userName))
    // A person without a group reviews what is their own; in a group it is the group of the owner that counts.
    .where((eb) =>
      me.group === ""
        ? eb("owner.id", "=", me.id)
        : eb.and([eb("owner.user_group", "=", me.group), eb("owner.email_confirmed", "=", 1)]),
    )
    .where((eb) => isNextStepOf(eb, me))
    .orderBy("since")
    .orderBy("release.id")
    .limit(mostListed)
    .execute();
  return rows.map((row) => ({
    conveyorId: row.conveyor_id,
    convNo: row.conv_no,
    project: row.project,
    label: row.label,
    step: row.state === "checked" ? "approve" : "check",
    designedBy: row.designed_name,
    since: row.since,
  }));
}

interface ReviewingAccount {
  readonly id: string;
  /** Confirmed; empty for none. */
  readonly group: string;
  readonly checksOthers: boolean;
  readonly checksOwn: boolean;
  readonly approves: boolean;
}

async function findReviewingAccount(db: Db, userName: string): Promise<ReviewingAccount | undefined> {
  const found = await db
    .selectFrom("user_account")
    .select(["id", "user_group", "email_confirmed"])
    .where("user_name", "=", userName)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const group = confirmedGroup(found) ?? "";
  const isAlone = group === "";
  const rules: ReviewRules = isAlone ? usualReviewRules : await findReviewRules(db, group);
  const reviewer = { isOwner: isAlone, isAlone, role: isAlone ? undefined : await findRole(db, group, userName) };
  return {
    id: found.id,
    group,
    checksOthers: mayCheckRelease(reviewer, rules, false),
    checksOwn: mayCheckRelease(reviewer, rules, true),
    approves: mayApproveRelease(reviewer, rules),
  };
}

/** States stand in the text, where the index of open releases is found by them. */
function isNextStepOf(eb: ExpressionBuilder<Database, "release">, me: ReviewingAccount) {
  const inReview = eb("release.state", "=", sql.lit("in review"));
  return eb.or([
    ...(me.checksOthers ? [eb.and([inReview, eb("release.designed_by", "!=", me.id)])] : []),
    ...(me.checksOwn ? [eb.and([inReview, eb("release.designed_by", "=", me.id)])] : []),
    ...(me.approves ? [eb("release.state", "=", sql.lit("checked"))] : []),
  ]);
}

import {
  mayApproveRelease,
  mayCheckRelease,
  type Reviewer,
  type ReviewRules,
  usualReviewRules,
} from "@beltwright/model";
import { confirmedGroup } from "../accounts/sessions.ts";
import { maySee } from "../conveyors/access.ts";
import type { Db } from "../tables.ts";
import { findReviewRules, findRole, listMembers, nameOf, type TeamMember } from "../teams/roles.ts";

/** A person before a design, with what decides on their steps of its release. */
export interface ReviewingPerson extends Reviewer {
  readonly accountId: string;
  /** Account of the owner, who designs where nobody else has sent it. */
  readonly ownerId: string;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly rules: ReviewRules;
  /** Of the owner; empty for none. */
  readonly group: string;
}

export async function findReviewer(
  db: Db,
  { userName, owner }: { readonly userName: string; readonly owner: string },
): Promise<ReviewingPerson | undefined> {
  const found = await db
    .selectFrom("user_account")
    .select(["id", "user_name", "first_name", "last_name", "is_admin", "user_group", "email_confirmed"])
    .where("user_name", "in", [userName, owner])
    .execute();
  const [me, them] = [userName, owner].map((name) => found.find((one) => one.user_name === name));
  if (me === undefined || them === undefined) return undefined;
  const group = confirmedGroup(them) ?? "";
  const isAlone = group === "";
  return {
    accountId: me.id,
    ownerId: them.id,
    name: nameOf(me),
    isAdmin: me.is_admin === 1,
    isOwner: userName === owner,
    isAlone,
    group,
    role: isAlone ? undefined : await findRole(db, group, userName),
    rules: isAlone ? usualReviewRules : await findReviewRules(db, group),
  };
}

/** Those of the owner's group who may take the next steps, as far as they see the design. */
export async function listReviewers(
  db: Db,
  of: { readonly conveyorId: string; readonly group: string; readonly rules: ReviewRules; readonly designer: string },
): Promise<{ readonly checkers: readonly TeamMember[]; readonly approvers: readonly TeamMember[] }> {
  const members = of.group === "" ? [] : await listMembers(db, of.group);
  const seeing: TeamMember[] = [];
  for (const member of members) if (await isSeen(db, of.conveyorId, member.userName)) seeing.push(member);
  const asReviewer = ({ role }: TeamMember): Reviewer => ({ isOwner: false, isAlone: false, role });
  return {
    checkers: seeing.filter((one) => mayCheckRelease(asReviewer(one), of.rules, one.accountId === of.designer)),
    approvers: seeing.filter((one) => mayApproveRelease(asReviewer(one), of.rules)),
  };
}

async function isSeen(db: Db, id: string, userName: string): Promise<boolean> {
  const seen = await db
    .selectFrom("conveyor")
    .select("conveyor.id")
    .where("conveyor.id", "=", id)
    .where("conveyor.deleted_at", "is", null)
    .where((eb) => maySee(eb, userName))
    .executeTakeFirst();
  return seen !== undefined;
}

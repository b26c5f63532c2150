import type { TeamRole } from "@beltwright/model";
import { toUserName } from "../accounts/users.ts";
import { newId } from "../ids.ts";
import type { Db } from "../tables.ts";
import { inTransaction } from "../transaction.ts";
import { nameOf } from "./roles.ts";
import { asOwner, done, enter, holdAccount, refused, type TeamAct, type TeamOutcome } from "./teams.ts";

/** An address that is asked into a group, and by whom. */
interface TeamInvitation {
  readonly id: string;
  readonly group: string;
  readonly address: string;
  readonly role: TeamRole;
  /** Name of the owner who asked. */
  readonly from: string;
  readonly at: number;
}

/** More wait for nobody's answer. */
const mostWaiting = 100;

/** Asks an address into the group of its owner. Asking again changes the role that is offered. */
export async function inviteMember(
  db: Db,
  { userName, address, role, now }: TeamAct & { readonly address: string; readonly role: TeamRole },
): Promise<TeamOutcome> {
  const invited = toUserName(address);
  return asOwner(db, userName, async (trx, { group, accountId, members }) => {
    if (members.some((one) => one.userName === invited)) return refused("member-already");
    const waiting = await trx
      .selectFrom("team_invitation")
      .select("user_name")
      .where("group_name", "=", group)
      .where("state", "=", "waiting")
      .execute();
    if (waiting.some(({ user_name }) => user_name === invited)) {
      await waitingOf(trx, group, invited).set({ role }).execute();
      return done;
    }
    if (waiting.length >= mostWaiting) return refused("too-many-invitations");
    await trx
      .insertInto("team_invitation")
      .values({
        id: newId(now),
        group_name: group,
        user_name: invited,
        role,
        invited_by: accountId,
        invited_at: now,
        state: "waiting",
        ended_at: null,
      })
      .execute();
    return done;
  });
}

export async function withdrawInvitation(
  db: Db,
  { userName, id, now }: TeamAct & { readonly id: string },
): Promise<TeamOutcome> {
  return asOwner(db, userName, async (trx, { group }) => {
    const ended = await trx
      .updateTable("team_invitation")
      .set({ state: "withdrawn", ended_at: now })
      .where("id", "=", id)
      .where("group_name", "=", group)
      .where("state", "=", "waiting")
      .returning("id")
      .executeTakeFirst();
    return ended === undefined ? refused("invitation-gone") : done;
  });
}

/** Those that wait for this person's answer. An address is nobody's until it is confirmed. */
export async function listInvitationsFor(db: Db, userName: string): Promise<readonly TeamInvitation[]> {
  const found = await invitations(db)
    .innerJoin("user_account as invited", "invited.user_name", "team_invitation.user_name")
    .where("invited.user_name", "=", userName)
    .where("invited.email_confirmed", "=", 1)
    .execute();
  return found.map(toInvitation);
}

/** Those that the group of this person has sent; only its members may ask. */
export async function listInvitationsOf(db: Db, group: string): Promise<readonly TeamInvitation[]> {
  const found = await invitations(db).where("team_invitation.group_name", "=", group).execute();
  return found.map(toInvitation);
}

/** Takes the offer or declines it. Whoever is in a group leaves it first: nobody is in two. */
export async function answerInvitation(
  db: Db,
  { userName, id, isAccepted, now }: TeamAct & { readonly id: string; readonly isAccepted: boolean },
): Promise<TeamOutcome> {
  return inTransaction(db, async (trx) => {
    const account = await holdAccount(trx, userName);
    if (account?.email_confirmed !== 1) return refused("invitation-gone");
    if (isAccepted && account.user_group !== null) return refused("in-a-group");
    const answered = await trx
      .updateTable("team_invitation")
      .set({ state: isAccepted ? "accepted" : "declined", ended_at: now })
      .where("id", "=", id)
      .where("user_name", "=", userName)
      .where("state", "=", "waiting")
      .returningAll()
      .executeTakeFirst();
    if (answered === undefined) return refused("invitation-gone");
    if (isAccepted) {
      // Only `inviteMember` writes this column.
      const role = answered.role as TeamRole;
      await enter(trx, { accountId: account.id, group: answered.group_name, role, now });
    }
    return done;
  });
}

function invitations(db: Db) {
  return db
    .selectFrom("team_invitation")
    .leftJoin("user_account as asker", "asker.id", "team_invitation.invited_by")
    .selectAll("team_invitation")
    .select(["asker.first_name", "asker.last_name", "asker.user_name as asker_name"])
    .where("team_invitation.state", "=", "waiting")
    .orderBy("team_invitation.invited_at");
}

type InvitationRow = Awaited<ReturnType<ReturnType<typeof invitations>["execute"]>>[number];

function toInvitation(row: InvitationRow): TeamInvitation {
  const { first_name, last_name, asker_name } = row;
  const from = nameOf({ first_name: first_name ?? "", last_name: last_name ?? "", user_name: asker_name ?? "" });
  return {
    id: row.id,
    group: row.group_name,
    address: row.user_name,
    role: row.role as TeamRole,
    from,
    at: row.invited_at,
  };
}

function waitingOf(trx: Db, group: string, invited: string) {
  return trx
    .updateTable("team_invitation")
    .where("group_name", "=", group)
    .where("user_name", "=", invited)
    .where("state", "=", "waiting");
}

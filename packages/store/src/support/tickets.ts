import { sql } from "kysely";
import { accountIdOf } from "../accounts/users.ts";
import { addAudit } from "../admin/audit.ts";
import type { SupportTicketTable } from "../billing/tables.ts";
import { databaseKind } from "../database-kind.ts";
import { newId } from "../ids.ts";
import { type Db, flag } from "../tables.ts";
import { inTransaction } from "../transaction.ts";

type TicketStatus = "Open" | "Closed";

export interface Ticket {
  readonly id: string;
  readonly no: number;
  readonly userName: string;
  readonly subject: string;
  readonly status: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

interface TicketFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

interface TicketMessage {
  readonly id: string;
  readonly userName: string;
  readonly isStaff: boolean;
  readonly text: string;
  readonly createdAt: number;
  readonly files: readonly TicketFile[];
}

interface NewFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

interface NewMessage {
  readonly userName: string;
  readonly isStaff: boolean;
  readonly text: string;
  readonly files: readonly NewFile[];
  readonly now: number;
}

/** Which ticket, or file of one, and whose it must be; administrators leave the owner out. */
export interface AskedFor {
  readonly id: string;
  readonly owner?: string | undefined;
}

/** Opens a ticket with its first message. Numbers follow each other without gaps that anyone would ask about. */
export async function openTicket(db: Db, message: NewMessage & { readonly subject: string }): Promise<Ticket> {
  const { userName, subject, now } = message;
  return inTransaction(db, async (trx) => {
    // Two tickets at once would take the same number. SQLite lets one transaction write at a time anyway.
    if (databaseKind(trx) === "postgres") await sql`lock table support_ticket in share row exclusive mode`.execute(trx);
    const row = await trx
      .insertInto("support_ticket")
      .values({
        id: newId(now),
        no: sql<number>`(select coalesce(max(no), 0) + 1 from support_ticket)`,
        user_name: userName,
        subject,
        status: "Open",
        created_at: now,
        updated_at: now,
        account_id: accountIdOf(trx, userName),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await addMessage(trx, row.id, message);
    return toTicket(row);
  });
}

/** Answers a ticket; an answer to a closed one opens it again. */
export async function replyToTicket(db: Db, asked: AskedFor, message: NewMessage): Promise<Ticket | undefined> {
  return inTransaction(db, async (trx) => {
    const { userName, now } = message;
    const ticket = await change(trx, { ...asked, status: "Open", now });
    if (ticket === undefined) return undefined;
    await addMessage(trx, ticket.id, message);
    await auditForeignAct(trx, ticket, { userName, action: "answer ticket", now });
    return ticket;
  });
}

interface StatusChange extends AskedFor {
  readonly status: TicketStatus;
  /** Who closes or opens it. */
  readonly userName: string;
  readonly now: number;
}

export async function setTicketStatus(db: Db, given: StatusChange): Promise<Ticket | undefined> {
  return inTransaction(db, async (trx) => {
    const ticket = await change(trx, given);
    const action = given.status === "Closed" ? "close ticket" : "reopen ticket";
    if (ticket !== undefined) await auditForeignAct(trx, ticket, { ...given, action });
    return ticket;
  });
}

async function change(
  trx: Db,
  { id, owner, status, now }: Omit<StatusChange, "userName">,
): Promise<Ticket | undefined> {
  const row = await trx
    .updateTable("support_ticket")
    .set({ status, updated_at: now })
    .where("id", "=", id)
    .$if(owner !== undefined, (query) => query.where("account_id", "=", accountIdOf(trx, owner ?? "")))
    .returningAll()
    .executeTakeFirst();
  return row && toTicket(row);
}

/** Whoever acts on the ticket of another is an administrator, and what administrators do is kept. */
async function auditForeignAct(
  trx: Db,
  { no, subject, userName: owner }: Ticket,
  { userName: admin, action, now }: { readonly userName: string; readonly action: string; readonly now: number },
): Promise<void> {
  if (admin !== owner) await addAudit(trx, { admin, action, subject: `${no}, ${subject}`, details: { owner }, now });
}

/** The ones that changed last first. */
export async function listTickets(
  db: Db,
  filter: { readonly status?: TicketStatus; readonly userName?: string } = {},
): Promise<readonly Ticket[]> {
  let query = db.selectFrom("support_ticket").selectAll();
  if (filter.status !== undefined) query = query.where("status", "=", filter.status);
  if (filter.userName !== undefined) query = query.where("account_id", "=", accountIdOf(db, filter.userName));
  const rows = await query.orderBy("updated_at", "desc").orderBy("no", "desc").limit(1000).execute();
  return rows.map(toTicket);
}

export async function findTicket(
  db: Db,
  { id, owner }: AskedFor,
): Promise<{ readonly ticket: Ticket; readonly messages: readonly TicketMessage[] } | undefined> {
  const row = await db
    .selectFrom("support_ticket")
    .selectAll()
    .where("id", "=", id)
    .$if(owner !== undefined, (query) => query.where("account_id", "=", accountIdOf(db, owner ?? "")))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const messages = await db
    .selectFrom("ticket_message")
    .selectAll()
    .where("ticket_id", "=", id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const files = await db
    .selectFrom("ticket_file")
    .innerJoin("ticket_message", "ticket_message.id", "ticket_file.message_id")
    .select(["ticket_file.id", "ticket_file.message_id", "ticket_file.name", "ticket_file.type", "ticket_file.size"])
    .where("ticket_message.ticket_id", "=", id)
    .orderBy("ticket_file.id")
    .execute();
  return {
    ticket: toTicket(row),
    messages: messages.map((one) => ({
      id: one.id,
      userName: one.user_name,
      isStaff: one.is_staff === 1,
      text: one.text,
      createdAt: one.created_at,
      files: files.filter(({ message_id }) => message_id === one.id).map(({ message_id: _, ...file }) => file),
    })),
  };
}

/** A file of a ticket, for whoever may see the ticket. */
export async function findTicketFile(db: Db, { id, owner }: AskedFor): Promise<NewFile | undefined> {
  const row = await db
    .selectFrom("ticket_file")
    .innerJoin("ticket_message", "ticket_message.id", "ticket_file.message_id")
    .innerJoin("support_ticket", "support_ticket.id", "ticket_message.ticket_id")
    .select(["ticket_file.name", "ticket_file.type", "ticket_file.content"])
    .where("ticket_file.id", "=", id)
    .$if(owner !== undefined, (query) => query.where("support_ticket.account_id", "=", accountIdOf(db, owner ?? "")))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const content = new Uint8Array(Buffer.from(row.content, "base64"));
  return { name: row.name, type: row.type, content };
}

async function addMessage(trx: Db, ticketId: string, message: NewMessage): Promise<void> {
  const { userName, isStaff, text, files, now } = message;
  const id = newId(now);
  await trx
    .insertInto("ticket_message")
    .values({ id, ticket_id: ticketId, user_name: userName, is_staff: flag(isStaff), text, created_at: now })
    .execute();
  for (const { name, type, content } of files) {
    const kept = { id: newId(now), message_id: id, name, type, size: content.length };
    await trx
      .insertInto("ticket_file")
      .values({ ...kept, content: Buffer.from(content).toString("base64") })
      .execute();
  }
}

function toTicket(row: SupportTicketTable): Ticket {
  const { id, no, user_name, subject, status, created_at, updated_at } = row;
  return { id, no, userName: user_name, subject, status, createdAt: created_at, updatedAt: updated_at };
}

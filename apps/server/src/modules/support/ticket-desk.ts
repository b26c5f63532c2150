import type { Person } from "@beltwright/model";
import { type Db, findTicket, findUser, listAdmins, type Ticket } from "@beltwright/store";
import type { Background } from "../accounts/background.ts";
import { mayMail } from "../mail/mail-limits.ts";
import type { Mailer } from "../mail/mailer.ts";
import { plainTicketMail, ticketMail } from "./ticket-mail.ts";

export interface SupportOptions {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly background: Background;
  readonly publicUrl: string;
  readonly now?: () => number;
}

const received = "We have received your ticket and will answer by mail and on the page.";

/** The mails about tickets. */
export function createTicketDesk({ db, mailer, background, publicUrl, now = Date.now }: SupportOptions) {
  /** The owner; nobody when the account is gone, whoever has its address now. */
  async function findReceivers({ id, userName: owner }: Ticket): Promise<readonly string[]> {
    return (await findTicket(db, { id, owner })) === undefined ? [] : [owner];
  }

  /** Nobody waits for a mail, and one that cannot be sent does not undo what was written. */
  async function send(from: Person, to: string, ticket: Ticket, text: string): Promise<void> {
    if (!(await mayMail(db, { kind: "ticket", to, from: from.userName }, now()))) return;
    const isProved = (await findUser(db, ticket.userName))?.emailConfirmed === true;
    const letter = { to, ticket, text, origin: publicUrl };
    await mailer.send(isProved ? ticketMail(letter) : plainTicketMail(letter));
  }

  return {
    /** The other side hears of it by mail. */
    tell: (person: Person, ticket: Ticket, text: string): void => {
      background.start(async () => {
        const isFromOwner = person.userName === ticket.userName;
        const receivers = isFromOwner ? await listAdmins(db) : await findReceivers(ticket);
        for (const to of receivers) if (to !== person.userName) await send(person, to, ticket, text);
      });
    },
    /** Whoever opened a ticket hears that it has arrived. */
    confirm: (person: Person, ticket: Ticket): void => {
      background.start(() => send(person, person.userName, ticket, received));
    },
  };
}

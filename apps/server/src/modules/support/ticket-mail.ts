import type { Ticket } from "@beltwright/store";
import type { Mail } from "../mail/mailer.ts";

interface Letter {
  readonly to: string;
  readonly ticket: Ticket;
  readonly text: string;
  readonly origin: string;
}

/** The subject of a ticket comes from a person: a line break in it must not become a header. */
export function ticketMail({ to, ticket, text, origin }: Letter): Mail {
  const subject = ticket.subject.replace(/\s+/g, " ");
  return {
    to,
    subject: `Beltwright: ticket ${ticket.no}, ${subject}`,
    text: `${text}\n\nRead and answer: ${origin}/support/${ticket.id}\n\nBeltwright\n`,
  };
}

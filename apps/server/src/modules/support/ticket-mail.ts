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
  return withLink({ to, subject: `Beltwright: ticket ${ticket.no}, ${subject}`, text, ticket, origin });
}

/** Carries nothing that the person wrote, whose address may be anyone's. */
export function plainTicketMail({ to, ticket, origin }: Omit<Letter, "text">): Mail {
  const text = "There is news on this ticket.";
  return withLink({ to, subject: `Beltwright: ticket ${ticket.no}`, text, ticket, origin });
}

function withLink({ to, subject, text, ticket, origin }: Letter & { readonly subject: string }): Mail {
  return {
    to,
    subject,
    text: `${text}\n\nRead and answer: ${origin}/support/${ticket.id}\n\nBeltwright\n`,
  };
}

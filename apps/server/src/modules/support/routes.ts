import {
  largestAttachment,
  newTicketSchema,
  openedTicketSchema,
  problemSchema,
  ticketReplySchema,
  ticketSchema,
  ticketStatusSchema,
} from "@beltwright/contract";
import type { Person } from "@beltwright/model";
import {
  type AskedFor,
  type Db,
  findTicket,
  findTicketFile,
  findUser,
  hasTicketRoom,
  listAdmins,
  listTickets,
  openTicket,
  replyToTicket,
  setTicketStatus,
  type Ticket,
} from "@beltwright/store";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { bodyLength } from "../../plugins/call-costs.ts";
import { getPerson, requireAdmin, requirePerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import type { Background } from "../accounts/background.ts";
import { mayMail } from "../mail/mail-limits.ts";
import type { Mailer } from "../mail/mailer.ts";
import { plainTicketMail, ticketMail } from "./ticket-mail.ts";

interface SupportOptions {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly background: Background;
  readonly publicUrl: string;
  readonly now?: () => number;
}

const tags = ["Support"];
const refusals = { "4xx": problemSchema };
const idParams = z.object({ id: z.string().max(100) });
const received = "We have received your ticket and will answer by mail and on the page.";
const bodyLimit = largestAttachment * 1.4 + 100_000;

/** Questions and answers. People see their own tickets, administrators all of them. */
export const supportRoutes: FastifyPluginAsyncZod<SupportOptions> = async (app, options) => {
  const { db, mailer, background, publicUrl, now = Date.now } = options;
  app.addHook("preClose", () => background.idle());
  app.addHook("onRequest", requirePerson);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  const missing = (reply: FastifyReply) => sendProblem(reply, 404, "support-tickets-load-failed");
  const listed = { response: { 200: z.array(ticketSchema), ...refusals } };

  for (const { path, status, summary } of [
    { path: "/api/supportTicketListAll/", status: undefined, summary: "All tickets" },
    { path: "/api/supportTicketListOpen/", status: "Open", summary: "Open tickets" },
    { path: "/api/supportTicketListClosed/", status: "Closed", summary: "Closed tickets" },
  ] as const) {
    app.get(path, { onRequest: requireAdmin, schema: { tags, summary, ...listed } }, async () => [
      ...(await listTickets(db, status === undefined ? {} : { status })),
    ]);
  }

  app.get("/api/supportTicketListUser/", { schema: { tags, summary: "Your tickets", ...listed } }, async (request) => [
    ...(await listTickets(db, { userName: getPerson(request).userName })),
  ]);

  app.post(
    "/api/supportTickets",
    {
      bodyLimit,
      onRequest: requireRoom,
      schema: { tags, summary: "Open a ticket", body: newTicketSchema, response: { 201: ticketSchema, ...refusals } },
    },
    async (request, reply) => {
      const person = getPerson(request);
      const ticket = await openTicket(db, { ...messageOf(person, request.body), subject: request.body.subject });
      tell(person, ticket, request.body.text);
      background.start(() => send(person, person.userName, ticket, received));
      return reply.code(201).send(ticket);
    },
  );

  app.get(
    "/api/supportTickets/:id",
    {
      schema: {
        tags,
        summary: "A ticket with its messages",
        params: idParams,
        response: { 200: openedTicketSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const found = await findTicket(db, askedFor(getPerson(request), request.params.id));
      if (found === undefined) return missing(reply);
      return {
        ticket: found.ticket,
        messages: found.messages.map((message) => ({ ...message, files: [...message.files] })),
      };
    },
  );

  app.post(
    "/api/supportTickets/:id/replies",
    {
      bodyLimit,
      onRequest: requireRoom,
      schema: {
        tags,
        summary: "Answer a ticket; a closed one is opened again",
        params: idParams,
        body: ticketReplySchema,
        response: { 201: ticketSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const person = getPerson(request);
      const ticket = await replyToTicket(db, askedFor(person, request.params.id), messageOf(person, request.body));
      if (ticket === undefined) return missing(reply);
      tell(person, ticket, request.body.text);
      return reply.code(201).send(ticket);
    },
  );

  app.put(
    "/api/supportTickets/:id/status",
    {
      schema: {
        tags,
        summary: "Close a ticket, or open it again",
        params: idParams,
        body: ticketStatusSchema,
        response: { 200: ticketSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const person = getPerson(request);
      const { userName } = person;
      const asked = askedFor(person, request.params.id);
      const ticket = await setTicketStatus(db, { ...asked, ...request.body, userName, now: now() });
      if (ticket === undefined) return missing(reply);
      tell(person, ticket, `The ticket is now ${ticket.status.toLowerCase()}.`);
      return ticket;
    },
  );

  app.get(
    "/api/supportTicketFiles/:id",
    { schema: { tags, summary: "An attached file", params: idParams, response: { 200: z.unknown(), ...refusals } } },
    async (request, reply) => {
      const file = await findTicketFile(db, askedFor(getPerson(request), request.params.id));
      if (file === undefined) return missing(reply);
      // Never shown inside the page, whatever it claims to be: it comes from someone else.
      return reply
        .type("application/octet-stream")
        .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
        .send(Buffer.from(file.content));
    },
  );

  /** Before the files are read: what they hold is not looked at for a refusal. Whoever answers writes as much as it takes. */
  async function requireRoom(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { userName, userIsAdmin } = getPerson(request);
    const bytes = (bodyLength(request) * 3) / 4;
    if (userIsAdmin || (await hasTicketRoom(db, { userName, bytes, now: now() }))) return;
    await sendProblem(reply, 429, "too-many-tickets");
  }

  function askedFor({ userName, userIsAdmin }: Person, id: string): AskedFor {
    return userIsAdmin ? { id } : { id, owner: userName };
  }

  function messageOf(person: Person, body: z.infer<typeof ticketReplySchema>) {
    return {
      userName: person.userName,
      isStaff: person.userIsAdmin,
      text: body.text,
      files: body.files.map((file) => ({ ...file, content: new Uint8Array(Buffer.from(file.content, "base64")) })),
      now: now(),
    };
  }

  /** The other side hears of it by mail. */
  function tell(person: Person, ticket: Ticket, text: string): void {
    background.start(async () => {
      const isFromOwner = person.userName === ticket.userName;
      const receivers = isFromOwner ? await listAdmins(db) : await findReceivers(ticket);
      for (const to of receivers) if (to !== person.userName) await send(person, to, ticket, text);
    });
  }

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
};

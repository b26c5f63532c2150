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
  findTicket,
  findTicketFile,
  hasTicketRoom,
  listTickets,
  openTicket,
  replyToTicket,
  setTicketStatus,
} from "@beltwright/store";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { bodyLength } from "../../plugins/call-costs.ts";
import { getPerson, requireAdmin, requirePerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { createTicketDesk, type SupportOptions } from "./ticket-desk.ts";

const tags = ["Support"];
const refusals = { "4xx": problemSchema };
const idParams = z.object({ id: z.string().max(100) });
const bodyLimit = largestAttachment * 1.4 + 100_000;

/** Questions and answers. People see their own tickets, administrators all of them. */
export const supportRoutes: FastifyPluginAsyncZod<SupportOptions> = async (app, options) => {
  app.addHook("preClose", () => options.background.idle());
  app.addHook("onRequest", requirePerson);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  await app.register(ticketLists, options);
  await app.register(ticketReads, options);
  await app.register(ticketWrites, options);
};

const ticketLists: FastifyPluginAsyncZod<SupportOptions> = async (app, { db }) => {
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
};

const ticketReads: FastifyPluginAsyncZod<SupportOptions> = async (app, { db }) => {
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
};

const ticketWrites: FastifyPluginAsyncZod<SupportOptions> = async (app, options) => {
  const { db, now = Date.now } = options;
  const desk = createTicketDesk(options);

  app.post(
    "/api/supportTickets",
    {
      bodyLimit,
      onRequest: requireRoom(options),
      schema: { tags, summary: "Open a ticket", body: newTicketSchema, response: { 201: ticketSchema, ...refusals } },
    },
    async (request, reply) => {
      const person = getPerson(request);
      const ticket = await openTicket(db, { ...messageOf(person, request.body, now()), subject: request.body.subject });
      desk.tell(person, ticket, request.body.text);
      desk.confirm(person, ticket);
      return reply.code(201).send(ticket);
    },
  );

  app.post(
    "/api/supportTickets/:id/replies",
    {
      bodyLimit,
      onRequest: requireRoom(options),
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
      const ticket = await replyToTicket(
        db,
        askedFor(person, request.params.id),
        messageOf(person, request.body, now()),
      );
      if (ticket === undefined) return missing(reply);
      desk.tell(person, ticket, request.body.text);
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
      desk.tell(person, ticket, `The ticket is now ${ticket.status.toLowerCase()}.`);
      return ticket;
    },
  );
};

function missing(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, 404, "support-tickets-load-failed");
}

/** Before the files are read: what they hold is not looked at for a refusal. Whoever answers writes as much as it takes. */
function requireRoom({ db, now = Date.now }: SupportOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { userName, userIsAdmin } = getPerson(request);
    const bytes = (bodyLength(request) * 3) / 4;
    if (userIsAdmin || (await hasTicketRoom(db, { userName, bytes, now: now() }))) return;
    await sendProblem(reply, 429, "too-many-tickets");
  };
}

function askedFor({ userName, userIsAdmin }: Person, id: string): AskedFor {
  return userIsAdmin ? { id } : { id, owner: userName };
}

function messageOf(person: Person, body: z.infer<typeof ticketReplySchema>, now: number) {
  return {
    userName: person.userName,
    isStaff: person.userIsAdmin,
    text: body.text,
    files: body.files.map((file) => ({ ...file, content: new Uint8Array(Buffer.from(file.content, "base64")) })),
    now,
  };
}

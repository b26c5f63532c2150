import { linkChangeSchema, linkSchema, madeLinkSchema, newLinkSchema, problemSchema } from "@beltwright/contract";
import { mayDownloadConveyor } from "@beltwright/model";
import { addLink, changeLink, type Db, type LinkShows, listLinks, renewLink, revokeLink } from "@beltwright/store";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson, requirePerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { sendMissing, sendRefused } from "../conveyors/outcomes.ts";

const refusals = { "4xx": problemSchema };
const idParams = z.object({ id: z.string().max(100) });
const linkParams = idParams.extend({ link: z.string().max(100) });
const about = (summary: string) => ({ tags: ["Links"], summary, security: [{ session: [] }, { token: [] }] });

/** Making, changing and ending the links of a conveyor; for its owner and admins. The store decides who that is. */
export const linkOwners: FastifyPluginAsyncZod<{ readonly db: Db }> = async (app, { db }) => {
  app.addHook("onRequest", requirePerson);
  await app.register(allLinks, { db });
  await app.register(oneLink, { db });
};

const allLinks: FastifyPluginAsyncZod<{ readonly db: Db }> = async (app, { db }) => {
  app.get(
    "/api/conveyors/:id/links",
    {
      schema: {
        ...about("List the links of a conveyor"),
        params: idParams,
        response: { 200: z.array(linkSchema), ...refusals },
      },
    },
    async (request, reply) => {
      const { userName } = getPerson(request);
      const found = await listLinks(db, { conveyorId: request.params.id, userName });
      return found === undefined ? sendMissing(reply, "conveyor-load-failed") : [...found];
    },
  );

  app.post(
    "/api/conveyors/:id/links",
    {
      schema: {
        ...about("Make a link to a conveyor; its secret is answered only this once"),
        params: idParams,
        body: newLinkSchema,
        response: { 201: madeLinkSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const person = getPerson(request);
      const refusal = refusalOf(request, reply, request.body.shows);
      if (refusal) return refusal;
      const of = { conveyorId: request.params.id, userName: person.userName, now: Date.now() };
      const outcome = await addLink(db, { ...of, ...request.body });
      switch (outcome.kind) {
        case "added":
          return reply.code(201).send({ ...outcome.link, secret: outcome.secret });
        case "not-found":
          return sendMissing(reply, "conveyor-load-failed");
        case "too-many":
          return sendProblem(reply, 409, "too-many-links");
      }
    },
  );
};

const oneLink: FastifyPluginAsyncZod<{ readonly db: Db }> = async (app, { db }) => {
  app.put(
    "/api/conveyors/:id/links/:link",
    {
      schema: {
        ...about("Give a link another name or date"),
        params: linkParams,
        body: linkChangeSchema,
        response: { 200: linkSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const changed = await changeLink(db, { ...linkOf(request), ...request.body });
      return changed ?? sendProblem(reply, 404, "link-not-found");
    },
  );

  app.post(
    "/api/conveyors/:id/links/:link/renew",
    {
      schema: {
        ...about("Give a link a new secret; the old one opens nothing any more"),
        params: linkParams,
        response: { 200: madeLinkSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const renewed = await renewLink(db, linkOf(request));
      if (renewed === undefined) return sendProblem(reply, 404, "link-not-found");
      return { ...renewed.link, secret: renewed.secret };
    },
  );

  app.delete(
    "/api/conveyors/:id/links/:link",
    { schema: { ...about("Revoke a link"), params: linkParams, response: { 200: linkSchema, ...refusals } } },
    async (request, reply) => {
      const revoked = await revokeLink(db, { ...linkOf(request), now: Date.now() });
      return revoked ?? sendProblem(reply, 404, "link-not-found");
    },
  );
};

function linkOf(request: FastifyRequest<{ Params: z.infer<typeof linkParams> }>) {
  const { id, link } = request.params;
  return { conveyorId: id, id: link, userName: getPerson(request).userName };
}

/** What leaves as a file by a link needs what downloads need. */
function refusalOf(request: FastifyRequest, reply: FastifyReply, shows: LinkShows): FastifyReply | undefined {
  if (!shows.reports && !shows.downloads) return undefined;
  const person = getPerson(request);
  const own = { userName: person.userName, conveyorGroup: "", docUsers: [] };
  const verdict = mayDownloadConveyor(person, own);
  return verdict.kind === "refused" ? sendRefused(reply, "conveyor-download-failed", verdict) : undefined;
}

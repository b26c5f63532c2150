import { moderatedRowSchema, problemSchema, rowOwnerSchema } from "@beltwright/contract";
import { findLibrary } from "@beltwright/model";
import { type Db, listUserRows, setRowOwner } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";

const tags = ["Administration"];
const refusals = { "4xx": problemSchema };
const rowParams = z.object({ library: z.string().max(60), id: z.string().max(100) });

/** What people added to the shared libraries. Changing and deleting a row is done where everyone does it. */
export const moderationRoutes: FastifyPluginAsyncZod<{ readonly db: Db; readonly now: () => number }> = async (
  app,
  { db, now },
) => {
  app.get(
    "/api/libraryModeration",
    {
      schema: {
        tags,
        summary: "Library rows that people added, newest change first; the total in X-Total-Count",
        querystring: z.object({
          page: z.coerce.number().int().min(1).max(1e6).default(1),
          pageSize: z.coerce.number().int().min(1).max(100).default(10),
          library: z.string().max(60).optional(),
          search: z.string().max(200).optional(),
        }),
        response: { 200: z.array(moderatedRowSchema), ...refusals },
      },
    },
    async (request, reply) => {
      const { rows, total } = await listUserRows(db, request.query);
      return reply.header("x-total-count", total).send([...rows]);
    },
  );

  app.put(
    "/api/libraryModeration/:library/:id/owner",
    {
      schema: {
        tags,
        summary: "Take a row into the kept set, as its owner, or give it to a user; answers who had it before",
        params: rowParams,
        body: rowOwnerSchema,
        response: { 200: rowOwnerSchema.required(), ...refusals },
      },
    },
    async (request, reply) => {
      const { userName: admin } = getPerson(request);
      const { library, id } = request.params;
      if (findLibrary(library) === undefined) return sendProblem(reply, 404, "not-found");
      const owner = request.body.userName ?? admin;
      const changed = await setRowOwner(db, { admin, library, id, owner, now: now() });
      return changed === undefined ? sendProblem(reply, 404, "not-found") : { userName: changed.before };
    },
  );
};

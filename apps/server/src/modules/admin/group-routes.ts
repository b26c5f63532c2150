import { groupSchema, newGroupSchema } from "@beltwright/contract";
import { deleteGroup, listGroups, makeGroup, setMember } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import type { AdminOptions } from "./admin-options.ts";
import { refusals, tags, userParams } from "./admin-schemas.ts";

type GroupOptions = Pick<AdminOptions, "db" | "now">;

/** Groups of users, who share conveyors and library rows. */
export const groupRoutes: FastifyPluginAsyncZod<GroupOptions> = async (app, options) => {
  const { db, now } = options;
  await app.register(memberRoutes, options);

  app.get(
    "/api/groups",
    {
      schema: { tags, summary: "User groups and their members", response: { 200: z.array(groupSchema), ...refusals } },
    },
    async () => (await listGroups(db)).map((group) => ({ ...group, members: [...group.members] })),
  );

  app.post(
    "/api/groups",
    { schema: { tags, summary: "Make a group", body: newGroupSchema, response: { 201: newGroupSchema, ...refusals } } },
    async (request, reply) => {
      const { name } = request.body;
      const isNew = await makeGroup(db, { name, admin: getPerson(request).userName, now: now() });
      return isNew ? reply.code(201).send({ name }) : sendProblem(reply, 409, "group-exists");
    },
  );

  app.delete(
    "/api/groups/:name",
    {
      schema: {
        tags,
        summary: "Delete a group; members stay without one",
        params: newGroupSchema,
        response: { 200: newGroupSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { name } = request.params;
      const isGone = await deleteGroup(db, { name, admin: getPerson(request).userName, now: now() });
      return isGone ? { name } : sendProblem(reply, 404, "not-found");
    },
  );
};

const memberRoutes: FastifyPluginAsyncZod<GroupOptions> = async (app, { db, now }) => {
  const memberParams = newGroupSchema.extend(userParams.shape);
  for (const { method, isMember, summary } of [
    { method: "PUT", isMember: true, summary: "Put a user into a group" },
    { method: "DELETE", isMember: false, summary: "Take a user out of a group" },
  ] as const) {
    app.route({
      method,
      url: "/api/groups/:name/members/:userName",
      schema: { tags, summary, params: memberParams, response: { 200: memberParams, ...refusals } },
      handler: async (request, reply) => {
        const act = { ...request.params, admin: getPerson(request).userName, now: now(), isMember };
        return (await setMember(db, act)) ? request.params : sendProblem(reply, 404, "not-found");
      },
    });
  }
};

import {
  auditRecordSchema,
  belongingsSchema,
  groupSchema,
  listedUserSchema,
  messageFor,
  messageSchema,
  newGroupSchema,
  problemSchema,
  userDataSchema,
  userEditSchema,
} from "@beltwright/contract";
import {
  countBelongings,
  type Db,
  deleteGroup,
  deleteUser,
  editUser,
  findUserData,
  listAudit,
  listGroups,
  listUsers,
  makeGroup,
  setMember,
  userSortFields,
} from "@beltwright/store";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson, requireAdmin } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { moderationRoutes } from "./moderation-routes.ts";
import { adminSubscriptionRoutes } from "./subscription-routes.ts";

export interface AdminOptions {
  readonly db: Db;
  readonly now?: () => number;
}

const tags = ["Administration"];
const refusals = { "4xx": problemSchema };
const userParams = z.object({ userName: z.string().max(320) });
const wholeNumber = (most: number, usual: number) => z.coerce.number().int().min(1).max(most).default(usual);

/** What only administrators do. Every act is kept in the audit log. */
export const adminRoutes: FastifyPluginAsyncZod<AdminOptions> = async (app, { db, now = Date.now }) => {
  app.addHook("onRequest", requireAdmin);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  await app.register(adminSubscriptionRoutes, { db, now });
  await app.register(moderationRoutes, { db, now });
  const missing = (reply: FastifyReply) => sendProblem(reply, 404, "user-load-failed");

  app.get(
    "/api/UserListAll",
    {
      schema: {
        tags,
        summary: "All users, by the date they registered unless told otherwise; the total in X-Total-Count",
        querystring: z.object({
          page: wholeNumber(1e6, 1),
          pageSize: wholeNumber(1000, 1000),
          sort: z.enum(userSortFields).optional(),
          order: z.enum(["asc", "desc"]).optional(),
          search: z.string().max(200).optional(),
        }),
        response: { 200: z.array(listedUserSchema), ...refusals },
      },
    },
    async (request, reply) => {
      const { users, total } = await listUsers(db, { ...request.query, now: now() });
      return reply.header("x-total-count", total).send([...users]);
    },
  );

  app.get(
    "/api/UserList/:userName",
    { schema: { tags, summary: "One user", params: userParams, response: { 200: userDataSchema, ...refusals } } },
    async (request, reply) => (await findUserData(db, request.params.userName, now())) ?? missing(reply),
  );

  app.put(
    "/api/updateUser/:userName",
    {
      schema: {
        tags,
        summary: "Change a user",
        params: userParams,
        body: userEditSchema,
        response: { 200: userDataSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { userName } = request.params;
      const { userIsAdmin, emailConfirmed, userGroup, ...profile } = request.body;
      const admin = getPerson(request).userName;
      const outcome = await editUser(db, {
        admin,
        userName,
        profile,
        userIsAdmin,
        emailConfirmed,
        userGroup,
        now: now(),
      });
      if (outcome === "not-found") return sendProblem(reply, 404, "user-edit-failed");
      if (outcome === "last-admin") return sendProblem(reply, 409, "last-admin");
      return (await findUserData(db, userName, now())) ?? missing(reply);
    },
  );

  app.get(
    "/api/userBelongings/:userName",
    {
      schema: {
        tags,
        summary: "What would change hands if this user were deleted",
        params: userParams,
        response: { 200: belongingsSchema, ...refusals },
      },
    },
    async (request) => countBelongings(db, request.params.userName),
  );

  app.delete(
    "/api/deleteUser/:userName",
    {
      schema: {
        tags,
        summary: "Delete a user; their conveyors and library rows go to the administrator who deletes",
        params: userParams,
        response: { 200: messageSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { userName } = request.params;
      const outcome = await deleteUser(db, { admin: getPerson(request).userName, userName, now: now() });
      switch (outcome.kind) {
        case "deleted":
          return { message: messageFor("user-deleted", { userName }) };
        case "not-found":
          return sendProblem(reply, 404, "user-delete-failed");
        case "oneself":
        case "last-admin":
          return sendProblem(reply, 409, "last-admin");
      }
    },
  );

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

  app.get(
    "/api/auditRecords",
    {
      schema: {
        tags,
        summary: "What administrators did, newest first; the total in X-Total-Count",
        querystring: z.object({ page: wholeNumber(1e6, 1), pageSize: wholeNumber(100, 10) }),
        response: { 200: z.array(auditRecordSchema), ...refusals },
      },
    },
    async (request, reply) => {
      const { records, total } = await listAudit(db, request.query);
      return reply.header("x-total-count", total).send([...records]);
    },
  );
};

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
  findUser,
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
import { getPerson, requireFreshAdmin } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import type { Gateway } from "../payments/gateway.ts";
import { cancelAll } from "../payments/open-gateway.ts";
import { moderationRoutes } from "./moderation-routes.ts";
import { adminSubscriptionRoutes } from "./subscription-routes.ts";

interface AdminOptions {
  readonly db: Db;
  readonly gateway: Gateway;
  readonly now?: () => number;
}

const tags = ["Administration"];
const refusals = { "4xx": problemSchema };
const userParams = z.object({ userName: z.string().max(320) });
/** Addresses name a user by this. */
const shownUser = userDataSchema.extend({ _id: z.string() });
const wholeNumber = (most: number, usual: number) => z.coerce.number().int().min(1).max(most).default(usual);

/** What only administrators do. Every act is kept in the audit log. */
export const adminRoutes: FastifyPluginAsyncZod<AdminOptions> = async (app, options) => {
  const { db, gateway, now = Date.now } = options;
  app.addHook("onRequest", requireFreshAdmin);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  await app.register(adminSubscriptionRoutes, { db, now });
  await app.register(moderationRoutes, { db, now });
  const show = async (reply: FastifyReply, userName: string) => {
    const user = await findUserData(db, userName, now());
    return user === undefined ? sendProblem(reply, 404, "user-load-failed") : { _id: user.userName, ...user };
  };

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
      return reply.header("x-total-count", total).send(users.map((user) => ({ _id: user.userName, ...user })));
    },
  );

  app.get(
    "/api/UserList/:userName",
    { schema: { tags, summary: "One user", params: userParams, response: { 200: shownUser, ...refusals } } },
    async (request, reply) => show(reply, request.params.userName),
  );

  app.put(
    "/api/updateUser/:userName",
    {
      schema: {
        tags,
        summary: "Change a user; what the body leaves out stays as it is",
        params: userParams,
        body: userEditSchema,
        response: { 200: shownUser, ...refusals },
      },
    },
    async (request, reply) => {
      const { userName } = request.params;
      const admin = getPerson(request).userName;
      const outcome = await editUser(db, { admin, userName, changes: request.body, now: now() });
      if (outcome === "not-found") return sendProblem(reply, 404, "user-edit-failed");
      if (outcome === "last-admin") return sendProblem(reply, 409, "last-admin");
      return show(reply, userName);
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
        summary: "Delete a user: conveyors and library rows go to the administrator, renewals end at the provider",
        params: userParams,
        response: { 200: messageSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { userName } = request.params;
      const admin = getPerson(request).userName;
      const user = await findUser(db, userName);
      if (user === undefined) return sendProblem(reply, 404, "user-delete-failed");
      // Nobody may be charged for an account that is gone, so that the provider comes first.
      const cancelled = user.userName === admin ? [] : await cancelAll(gateway, user.userName);
      const outcome = await deleteUser(db, { admin, userName: user.userName, cancelled, now: now() });
      switch (outcome.kind) {
        case "deleted":
          return { message: messageFor("user-deleted", { userName: user.userName }) };
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

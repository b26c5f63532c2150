import {
  belongingsSchema,
  listedUserSchema,
  messageFor,
  messageSchema,
  userDataSchema,
  userEditSchema,
} from "@beltwright/contract";
import {
  countBelongings,
  deleteUser,
  editUser,
  findUser,
  findUserData,
  listUsers,
  userSortFields,
} from "@beltwright/store";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { cancelAll } from "../payments/open-gateway.ts";
import type { AdminOptions } from "./admin-options.ts";
import { refusals, tags, userParams, wholeNumber } from "./admin-schemas.ts";

/** Addresses name a user by this. */
const shownUser = userDataSchema.extend({ _id: z.string() });

/** The accounts: seen, corrected, deleted. */
export const userRoutes: FastifyPluginAsyncZod<AdminOptions> = async (app, options) => {
  await app.register(seenUsers, options);
  await app.register(editedUsers, options);
  await app.register(deletedUsers, options);
};

const seenUsers: FastifyPluginAsyncZod<AdminOptions> = async (app, { db, now }) => {
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
};

const editedUsers: FastifyPluginAsyncZod<AdminOptions> = async (app, { db, now }) => {
  const show = async (reply: FastifyReply, userName: string) => {
    const user = await findUserData(db, userName, now());
    return user === undefined ? sendProblem(reply, 404, "user-load-failed") : { _id: user.userName, ...user };
  };

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
};

const deletedUsers: FastifyPluginAsyncZod<AdminOptions> = async (app, { db, gateway, now }) => {
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
};

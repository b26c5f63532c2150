import {
  commentsSchema,
  commentTextSchema,
  commentThreadSchema,
  newThreadSchema,
  problemSchema,
  resolutionSchema,
} from "@beltwright/contract";
import {
  answerThread,
  beginThread,
  type CommentOutcome,
  changeComment,
  type Db,
  listParticipants,
  listThreads,
  resolveThread,
} from "@beltwright/store";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson, requirePerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { idParams } from "../conveyors/schemas.ts";
import { sendJson } from "../libraries/json-answer.ts";
import { byWhomAndWhen } from "../libraries/library.ts";
import type { Live } from "../live/live.ts";

interface CommentOptions {
  readonly db: Db;
  readonly live: Pick<Live, "tell">;
}

const threadParams = idParams.extend({ thread: z.string().max(100) });
const commentParams = threadParams.extend({ comment: z.string().max(100) });
const threadAnswer = { response: { 200: commentThreadSchema, "4xx": problemSchema } };
const begunAnswer = { response: { 201: commentThreadSchema, "4xx": problemSchema } };

function about(summary: string) {
  return { tags: ["Comments"], summary, security: [{ session: [] }, { token: [] }] };
}

function commenting(request: FastifyRequest, conveyorId: string) {
  return { conveyorId, ...byWhomAndWhen(request) };
}

/** What people say about a design, for those who take part in it. The store decides who may do what. */
export const commentRoutes: FastifyPluginAsyncZod<CommentOptions> = async (app, options) => {
  app.addHook("onRequest", requirePerson);
  await app.register(threadRoutes, options);
  await app.register(ownCommentRoutes, options);

  app.get(
    "/api/conveyors/:id/comments",
    {
      schema: {
        ...about("List the comments of a conveyor, and whom a comment may mention"),
        params: idParams,
        response: { 200: commentsSchema, "4xx": problemSchema },
      },
    },
    async (request, reply) => {
      const asked = { conveyorId: request.params.id, userName: getPerson(request).userName };
      const threads = await listThreads(options.db, asked);
      if (threads === undefined) return sendProblem(reply, 404, "conveyor-load-failed");
      const people = await listParticipants(options.db, asked);
      const self = people.find(({ isSelf }) => isSelf)?.name;
      return sendJson(reply, { threads, people: people.map(({ name }) => name), self });
    },
  );
};

const threadRoutes: FastifyPluginAsyncZod<CommentOptions> = async (app, { db, live }) => {
  app.post(
    "/api/conveyors/:id/comments",
    {
      schema: {
        ...about("Comment on something of a conveyor"),
        params: idParams,
        body: newThreadSchema,
        ...begunAnswer,
      },
    },
    async (request, reply) => {
      const by = commenting(request, request.params.id);
      return sendThread(reply.code(201), live, by, await beginThread(db, { ...by, ...request.body }));
    },
  );

  app.post(
    "/api/conveyors/:id/comments/:thread",
    { schema: { ...about("Answer a comment"), params: threadParams, body: commentTextSchema, ...begunAnswer } },
    async (request, reply) => {
      const by = commenting(request, request.params.id);
      const answer = { ...by, threadId: request.params.thread, text: request.body.text };
      return sendThread(reply.code(201), live, by, await answerThread(db, answer));
    },
  );

  app.put(
    "/api/conveyors/:id/comments/:thread",
    {
      schema: {
        ...about("Resolve a thread, or open it again"),
        params: threadParams,
        body: resolutionSchema,
        ...threadAnswer,
      },
    },
    async (request, reply) => {
      const by = commenting(request, request.params.id);
      const resolution = { ...by, threadId: request.params.thread, ...request.body };
      return sendThread(reply, live, by, await resolveThread(db, resolution));
    },
  );
};

const ownCommentRoutes: FastifyPluginAsyncZod<CommentOptions> = async (app, { db, live }) => {
  type Change = Parameters<typeof changeComment>[1]["change"];
  const change = async (
    request: FastifyRequest<{ Params: z.infer<typeof commentParams> }>,
    reply: FastifyReply,
    what: Change,
  ) => {
    const { id, thread: threadId, comment: commentId } = request.params;
    const by = commenting(request, id);
    return sendThread(reply, live, by, await changeComment(db, { ...by, threadId, commentId, change: what }));
  };

  app.put(
    "/api/conveyors/:id/comments/:thread/:comment",
    { schema: { ...about("Change an own comment"), params: commentParams, body: commentTextSchema, ...threadAnswer } },
    async (request, reply) => change(request, reply, { text: request.body.text }),
  );

  app.delete(
    "/api/conveyors/:id/comments/:thread/:comment",
    { schema: { ...about("Delete an own comment"), params: commentParams, ...threadAnswer } },
    async (request, reply) => change(request, reply, "delete"),
  );

  app.post(
    "/api/conveyors/:id/comments/:thread/:comment/undelete",
    { schema: { ...about("Take back the deletion of an own comment"), params: commentParams, ...threadAnswer } },
    async (request, reply) => change(request, reply, "undelete"),
  );
};

function sendThread(
  reply: FastifyReply,
  live: CommentOptions["live"],
  { conveyorId, userName }: { readonly conveyorId: string; readonly userName: string },
  outcome: CommentOutcome,
): FastifyReply {
  switch (outcome.kind) {
    case "done":
      live.tell({ conveyorId, kind: "comment", by: userName });
      return sendJson(reply, outcome.thread);
    case "not-found":
      return sendProblem(reply, 404, "comment-failed");
    case "not-yours":
      return sendProblem(reply, 403, "comment-not-yours");
    case "too-many":
      return sendProblem(reply, 409, "too-many-comments");
  }
}

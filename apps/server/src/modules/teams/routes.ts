import {
  memberRoleSchema,
  myTeamSchema,
  newInvitationSchema,
  newTeamSchema,
  problemSchema,
  reviewRulesSchema,
} from "@beltwright/contract";
import {
  answerInvitation,
  type Db,
  findTeam,
  inviteMember,
  leaveTeam,
  listInvitationsFor,
  listInvitationsOf,
  makeTeam,
  nameOwner,
  removeMember,
  setReviewRules,
  setRole,
  type TeamOutcome,
  withdrawInvitation,
} from "@beltwright/store";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson, requireBrowserSession, requireFreshAdmin, requirePerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { sendJson } from "../libraries/json-answer.ts";
import { byWhomAndWhen } from "../libraries/library.ts";
import type { Post } from "../mail/post.ts";
import { mailInvitation } from "./invitation-mail.ts";

const tags = ["Groups"];
const answers = { response: { 200: myTeamSchema, "4xx": problemSchema } };
const idParams = z.object({ id: z.string().max(100) });
const memberParams = z.object({ userName: z.string().max(200) });

/** The group that a person is in and runs with others. Who is in which group is changed in a browser alone. */
export const teamRoutes: FastifyPluginAsyncZod<Post> = async (app, options) => {
  const { db } = options;
  await app.register(ownerNaming, options);
  await app.register(async (reads) => {
    reads.addHook("onRequest", requirePerson);
    reads.get(
      "/api/team",
      { schema: { tags, summary: "Your group and its invitations", ...answers } },
      async (request, reply) => sendMine(db, request, reply),
    );
  });
  await app.register(async (writes) => {
    writes.addHook("onRequest", requireBrowserSession);
    writes.addHook("preClose", () => options.background.idle());
    await writes.register(membership, options);
    await writes.register(invitations, options);
    await writes.register(leading, options);
  });
};

const membership: FastifyPluginAsyncZod<Post> = async (app, { db }) => {
  app.post(
    "/api/team",
    { schema: { tags, summary: "Make a group, as its owner", body: newTeamSchema, ...answers } },
    async (request, reply) =>
      answer(db, request, reply, await makeTeam(db, { ...request.body, ...byWhomAndWhen(request) })),
  );

  app.post("/api/team/leave", { schema: { tags, summary: "Leave your group", ...answers } }, async (request, reply) =>
    answer(db, request, reply, await leaveTeam(db, byWhomAndWhen(request))),
  );

  for (const { word, isAccepted, summary } of [
    { word: "accept", isAccepted: true, summary: "Join a group that asked for you" },
    { word: "decline", isAccepted: false, summary: "Decline an invitation" },
  ]) {
    app.post(
      `/api/team/invitations/:id/${word}`,
      { schema: { tags, summary, params: idParams, ...answers } },
      async (request, reply) => {
        const act = { ...request.params, isAccepted, ...byWhomAndWhen(request) };
        return answer(db, request, reply, await answerInvitation(db, act));
      },
    );
  }
};

const invitations: FastifyPluginAsyncZod<Post> = async (app, options) => {
  const { db } = options;
  app.post(
    "/api/team/invitations",
    { schema: { tags, summary: "Ask an address into your group", body: newInvitationSchema, ...answers } },
    async (request, reply) => {
      const { userName, now } = byWhomAndWhen(request);
      const outcome = await inviteMember(db, { ...request.body, userName, now });
      if (outcome.kind === "done") mailInvitation(options, { to: request.body.address, from: userName, now });
      return answer(db, request, reply, outcome);
    },
  );

  app.delete(
    "/api/team/invitations/:id",
    { schema: { tags, summary: "Withdraw an invitation of your group", params: idParams, ...answers } },
    async (request, reply) =>
      answer(db, request, reply, await withdrawInvitation(db, { ...request.params, ...byWhomAndWhen(request) })),
  );
};

const leading: FastifyPluginAsyncZod<Post> = async (app, { db }) => {
  app.put(
    "/api/team/members/:userName",
    {
      schema: {
        tags,
        summary: "Give a member of your group a role",
        params: memberParams,
        body: memberRoleSchema,
        ...answers,
      },
    },
    async (request, reply) => {
      const act = { member: request.params.userName, ...request.body, ...byWhomAndWhen(request) };
      return answer(db, request, reply, await setRole(db, act));
    },
  );

  app.delete(
    "/api/team/members/:userName",
    { schema: { tags, summary: "Take a member out of your group", params: memberParams, ...answers } },
    async (request, reply) => {
      const act = { member: request.params.userName, ...byWhomAndWhen(request) };
      return answer(db, request, reply, await removeMember(db, act));
    },
  );

  app.put(
    "/api/team/rules",
    { schema: { tags, summary: "Say which roles may check and approve", body: reviewRulesSchema, ...answers } },
    async (request, reply) =>
      answer(db, request, reply, await setReviewRules(db, { rules: request.body, ...byWhomAndWhen(request) })),
  );
};

/** Groups that administrators made have no owner until they name one. */
const ownerNaming: FastifyPluginAsyncZod<Post> = async (app, { db }) => {
  app.addHook("onRequest", requireFreshAdmin);
  const params = memberParams.extend({ name: z.string().max(100) });
  app.put(
    "/api/groups/:name/owners/:userName",
    {
      schema: {
        tags,
        summary: "Make a member an owner of their group, as administrator",
        params,
        response: { 200: params, "4xx": problemSchema },
      },
    },
    async (request, reply) => {
      const { name: group, userName: member } = request.params;
      const outcome = await nameOwner(db, { group, member, now: Date.now() });
      return outcome.kind === "done" ? request.params : refuse(reply, outcome.code);
    },
  );
};

async function answer(db: Db, request: FastifyRequest, reply: FastifyReply, outcome: TeamOutcome) {
  return outcome.kind === "done" ? sendMine(db, request, reply) : refuse(reply, outcome.code);
}

function refuse(reply: FastifyReply, code: Extract<TeamOutcome, { kind: "refused" }>["code"]): FastifyReply {
  switch (code) {
    case "not-signed-in":
      return sendProblem(reply, 401, code);
    case "not-group-owner":
    case "email-not-confirmed":
      return sendProblem(reply, 403, code);
    case "not-a-member":
    case "invitation-gone":
      return sendProblem(reply, 404, code);
    default:
      return sendProblem(reply, 409, code);
  }
}

async function sendMine(db: Db, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { userName } = getPerson(request);
  const team = await findTeam(db, userName);
  const sent = team === undefined ? [] : await listInvitationsOf(db, team.name);
  return sendJson(reply, { team: team ?? null, sent, received: await listInvitationsFor(db, userName) });
}

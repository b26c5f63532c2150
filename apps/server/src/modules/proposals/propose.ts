import { proposalWordsSchema, updateProposalSchema } from "@beltwright/contract";
import { largestFile } from "@beltwright/model";
import {
  addProposal,
  describeProposal,
  findConveyorOwner,
  findProposal,
  findRawProposal,
  findRawVersion,
  type SaveProposalOutcome,
  saveProposal,
  withdrawProposal,
} from "@beltwright/store";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { getPerson } from "../../plugins/session.ts";
import { bytesOf, leaveBodiesUnread } from "../../plugins/unread-bodies.ts";
import { sendProblem } from "../../problems.ts";
import type { ProposedDesign } from "../conveyors/design-task.ts";
import { sendIssues } from "../conveyors/outcomes.ts";
import type { ConveyorRoutesOptions } from "../conveyors/route-options.ts";
import { sendJson } from "../libraries/json-answer.ts";
import { byWhomAndWhen } from "../libraries/library.ts";
import { sendMissingProposal, sendNotAdded, sendProposalRefused } from "./outcomes.ts";
import { tellOwner } from "./proposal-mail.ts";
import { about, baseQuery, body, idParams, proposal, proposalParams, refusals } from "./schemas.ts";

const bodyLimit = largestFile;

/** What a proposer does. Who may is decided by the store, in the transaction that does it. */
export const proposing: FastifyPluginAsyncZod<ConveyorRoutesOptions> = async (app, options) => {
  await app.register(proposedDesigns, options);
  await app.register(updating, options);
  const { db } = options;

  app.put(
    "/api/conveyors/:id/proposals/:proposalId/words",
    {
      schema: {
        ...about("Name an own open proposal and say what it is for"),
        params: proposalParams,
        body: proposalWordsSchema,
        response: { 200: proposal, ...refusals },
      },
    },
    async (request, reply) =>
      sendOwn(reply, await describeProposal(db, { ...request.params, ...request.body, ...byWhomAndWhen(request) })),
  );

  app.post(
    "/api/conveyors/:id/proposals/:proposalId/withdraw",
    {
      schema: {
        ...about("Withdraw an own open proposal; it stays to be read"),
        params: proposalParams,
        response: { 200: proposal, ...refusals },
      },
    },
    async (request, reply) =>
      sendOwn(reply, await withdrawProposal(db, { ...request.params, ...byWhomAndWhen(request) })),
  );
};

const proposedDesigns: FastifyPluginAsyncZod<ConveyorRoutesOptions> = async (app, options) => {
  const { db, calculator } = options;
  leaveBodiesUnread(app);

  app.post(
    "/api/conveyors/:id/proposals",
    {
      bodyLimit,
      schema: {
        ...about("Propose changes to a conveyor that is shared to edit; the conveyor stays as it is"),
        params: idParams,
        querystring: baseQuery,
        body,
        response: { 201: proposal, ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { base: baseRevision } = request.query;
      const person = getPerson(request);
      const { userName } = person;
      const owner = await findConveyorOwner(db, { id, userName });
      if (owner === undefined) return sendNotAdded(reply, { kind: "not-found" });
      const base = await findRawVersion(db, { id, revision: baseRevision, userName });
      if (base === undefined) return sendNotAdded(reply, { kind: "no-such-base" });
      const read = await calculator.propose({ kind: "body", bytes: bytesOf(request.body) }, base, { person, owner });
      if (read.kind !== "read") return sendUnread(reply, read);
      const by = byWhomAndWhen(request);
      const outcome = await addProposal(db, { id, baseRevision, design: read.design, ...by });
      if (outcome.kind !== "added") return sendNotAdded(reply, outcome);
      tellOwner(options, by, outcome.proposal);
      return sendJson(reply.code(201), outcome.proposal);
    },
  );

  app.put(
    "/api/conveyors/:id/proposals/:proposalId",
    {
      bodyLimit,
      schema: {
        ...about("Save an own open proposal again; refused with 409 where it was saved since the revision sent"),
        params: proposalParams,
        body,
        response: { 200: proposal, ...refusals },
      },
    },
    async (request, reply) => {
      const { params } = request;
      const person = getPerson(request);
      const { userName } = person;
      const owner = await findConveyorOwner(db, { id: params.id, userName });
      const found = await findProposal(db, { ...params, userName });
      if (owner === undefined || found === undefined) return sendMissingProposal(reply);
      const base = await findRawVersion(db, { id: params.id, revision: found.baseRevision, userName });
      if (base === undefined) return sendNotAdded(reply, { kind: "no-such-base" });
      const read = await calculator.propose({ kind: "body", bytes: bytesOf(request.body) }, base, { person, owner });
      if (read.kind !== "read") return sendUnread(reply, read);
      const { design, revision } = read;
      const { baseRevision } = found;
      const save = { ...params, design, revision, baseRevision, ...byWhomAndWhen(request) };
      return sendOwn(reply, await saveProposal(db, save));
    },
  );
};

const updating: FastifyPluginAsyncZod<ConveyorRoutesOptions> = async (app, { db, calculator }) => {
  app.post(
    "/api/conveyors/:id/proposals/:proposalId/update",
    {
      schema: {
        ...about("Bring an own open proposal up to date: a new version of it, on a newer version of the conveyor"),
        params: proposalParams,
        body: updateProposalSchema,
        response: { 200: proposal, ...refusals },
      },
    },
    async (request, reply) => {
      const { params, body: asked } = request;
      const { revision: baseRevision, proposalRevision: revision, keep } = asked;
      const person = getPerson(request);
      const { userName } = person;
      const version = (of: number) => findRawVersion(db, { id: params.id, revision: of, userName });
      const owner = await findConveyorOwner(db, { id: params.id, userName });
      const found = await findProposal(db, { ...params, userName });
      if (owner === undefined || found === undefined) return sendMissingProposal(reply);
      if (found.revision !== revision) return sendOwn(reply, { kind: "proposal-changed", revision: found.revision });
      const proposed = await findRawProposal(db, { ...params, revision, userName });
      const [base, newer] = [await version(found.baseRevision), await version(baseRevision)];
      if (!proposed || !base || !newer) return sendNotAdded(reply, { kind: "no-such-base" });
      const { design, hasUnknown } = await calculator.update({ base, proposed, newer, keep }, { person, owner });
      if (hasUnknown) return sendProblem(reply, 400, "invalid-values");
      const save = { ...params, design, revision, baseRevision, ...byWhomAndWhen(request) };
      return sendOwn(reply, await saveProposal(db, save));
    },
  );
};

function sendOwn(reply: FastifyReply, outcome: SaveProposalOutcome): FastifyReply {
  if (outcome.kind === "saved") return sendJson(reply, outcome.proposal);
  return sendProposalRefused(reply, outcome, "proposal-not-own");
}

function sendUnread(reply: FastifyReply, read: Exclude<ProposedDesign, { kind: "read" }>): FastifyReply {
  if (read.kind === "not-a-conveyor") return sendProblem(reply, 400, "conveyor-save-failed");
  return sendIssues(reply, 400, read.code, read.issues);
}

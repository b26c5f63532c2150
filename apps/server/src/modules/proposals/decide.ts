import { declineProposalSchema, takeProposalSchema } from "@beltwright/contract";
import {
  declineProposal,
  findProposal,
  findRawConveyors,
  findRawProposal,
  findRawVersion,
  takeProposal,
} from "@beltwright/store";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { getPerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { sendSaved } from "../conveyors/outcomes.ts";
import type { ConveyorRoutesOptions } from "../conveyors/route-options.ts";
import { sendJson } from "../libraries/json-answer.ts";
import { byWhomAndWhen } from "../libraries/library.ts";
import { sendMissingProposal, sendProposalRefused } from "./outcomes.ts";
import { tellProposer } from "./proposal-mail.ts";
import { about, proposal, proposalParams, refusals, takenProposal } from "./schemas.ts";

/** What the owner of a design does with a proposal to it. */
export const deciding: FastifyPluginAsyncZod<ConveyorRoutesOptions> = async (app, options) => {
  const { db, calculator, live } = options;

  app.post(
    "/api/conveyors/:id/proposals/:proposalId/take",
    {
      schema: {
        ...about("Take all or some of a proposal over, as a new version of the conveyor"),
        params: proposalParams,
        body: takeProposalSchema,
        response: { 200: takenProposal, ...refusals },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const { revision, proposalRevision, take, note } = body;
      const person = getPerson(request);
      const { userName } = person;
      if (take.length === 0) return sendProblem(reply, 400, "proposal-nothing-chosen");
      const found = await findProposal(db, { ...params, userName });
      const [current] = await findRawConveyors(db, { ids: [params.id], userName });
      const proposed = await findRawProposal(db, { ...params, revision: proposalRevision, userName });
      if (found === undefined || current === undefined) return sendMissingProposal(reply);
      const base = await findRawVersion(db, { id: params.id, revision: found.baseRevision, userName });
      if (current.row.revision !== revision) return sendStale(reply, current.row.revision);
      if (found.revision !== proposalRevision) {
        const changed = { kind: "proposal-changed", revision: found.revision } as const;
        return sendProposalRefused(reply, changed, "proposal-decide-not-owner");
      }
      if (proposed === undefined || base === undefined) return sendMissingProposal(reply);
      const { hasUnknown, ...taken } = await calculator.take({ base, proposed, current, take }, person);
      if (hasUnknown) return sendProblem(reply, 400, "invalid-values");
      const by = byWhomAndWhen(request);
      const outcome = await takeProposal(db, { ...params, ...taken, revision, proposalRevision, note, ...by });
      switch (outcome.kind) {
        case "taken":
          tellProposer(options, by, outcome.proposal);
          live.tell({ conveyorId: params.id, kind: "saved", revision: outcome.conveyor.revision, by: userName });
          return sendJson(reply, { proposal: outcome.proposal, conveyor: outcome.conveyor });
        case "not-found":
        case "not-allowed":
        case "decided":
        case "proposal-changed":
          return sendProposalRefused(reply, outcome, "proposal-decide-not-owner");
        default:
          return sendSaved(reply, outcome);
      }
    },
  );

  app.post(
    "/api/conveyors/:id/proposals/:proposalId/decline",
    {
      schema: {
        ...about("Decline a proposal, with a reason; the conveyor stays as it is"),
        params: proposalParams,
        body: declineProposalSchema,
        response: { 200: proposal, ...refusals },
      },
    },
    async (request, reply) => {
      const by = byWhomAndWhen(request);
      const outcome = await declineProposal(db, { ...request.params, ...request.body, ...by });
      if (outcome.kind !== "declined") return sendProposalRefused(reply, outcome, "proposal-decide-not-owner");
      tellProposer(options, by, outcome.proposal);
      return sendJson(reply, outcome.proposal);
    },
  );
};

function sendStale(reply: FastifyReply, revision: number): FastifyReply {
  return sendProblem(reply, 409, "changed-elsewhere", {}, { revision });
}

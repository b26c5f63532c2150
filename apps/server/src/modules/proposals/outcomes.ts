import type { ProblemCode } from "@beltwright/contract";
import { type AddProposalOutcome, mostOpenProposals, type ProposalRefusal } from "@beltwright/store";
import type { FastifyReply } from "fastify";
import { sendProblem } from "../../problems.ts";

/** What the person may not see answers as what is not there. */
export function sendMissingProposal(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, 404, "proposal-load-failed");
}

/** `notAllowed` says who may do what was tried. */
export function sendProposalRefused(
  reply: FastifyReply,
  refusal: ProposalRefusal,
  notAllowed: Extract<ProblemCode, "proposal-not-own" | "proposal-decide-not-owner">,
): FastifyReply {
  switch (refusal.kind) {
    case "not-found":
      return sendMissingProposal(reply);
    case "not-allowed":
      return sendProblem(reply, 403, notAllowed);
    case "decided":
      return sendProblem(reply, 409, "proposal-decided");
    case "proposal-changed":
      return sendProblem(reply, 409, "proposal-changed", {}, { revision: refusal.revision });
  }
}

export function sendNotAdded(
  reply: FastifyReply,
  { kind }: Exclude<AddProposalOutcome, { kind: "added" }>,
): FastifyReply {
  switch (kind) {
    case "not-found":
      return sendProblem(reply, 404, "conveyor-load-failed");
    case "not-allowed":
      return sendProblem(reply, 403, "proposal-not-allowed");
    case "no-such-base":
      return sendProblem(reply, 400, "proposal-base-missing");
    case "too-many":
      return sendProblem(reply, 403, "too-many-proposals", { most: mostOpenProposals });
  }
}

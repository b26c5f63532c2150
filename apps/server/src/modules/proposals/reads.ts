import {
  countOpenProposals,
  findConveyorOwner,
  findProposal,
  findProposalVersion,
  listProposals,
  listProposalVersions,
} from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { getPerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import type { ConveyorRoutesOptions } from "../conveyors/route-options.ts";
import { sendJson } from "../libraries/json-answer.ts";
import { sendMissingProposal } from "./outcomes.ts";
import {
  about,
  conveyor,
  idParams,
  openProposals,
  proposal,
  proposalParams,
  proposals,
  proposalVersionParams,
  proposalVersions,
  refusals,
} from "./schemas.ts";

export const proposalReads: FastifyPluginAsyncZod<ConveyorRoutesOptions> = async (app, { db }) => {
  app.get(
    "/api/openProposals",
    {
      schema: {
        ...about("Count the open proposals to own conveyors; those without are left out"),
        response: { 200: openProposals, ...refusals },
      },
    },
    async (request, reply) => sendJson(reply, await countOpenProposals(db, getPerson(request).userName)),
  );

  app.get(
    "/api/conveyors/:id/proposals",
    {
      schema: {
        ...about("List the proposals to a conveyor, the newest first"),
        params: idParams,
        response: { 200: proposals, ...refusals },
      },
    },
    async (request, reply) => {
      const of = { id: request.params.id, userName: getPerson(request).userName };
      if ((await findConveyorOwner(db, of)) === undefined) return sendProblem(reply, 404, "conveyor-load-failed");
      return sendJson(reply, await listProposals(db, of));
    },
  );

  app.get(
    "/api/conveyors/:id/proposals/:proposalId",
    { schema: { ...about("Load a proposal"), params: proposalParams, response: { 200: proposal, ...refusals } } },
    async (request, reply) => {
      const found = await findProposal(db, { ...request.params, userName: getPerson(request).userName });
      return found ? sendJson(reply, found) : sendMissingProposal(reply);
    },
  );

  app.get(
    "/api/conveyors/:id/proposals/:proposalId/versions",
    {
      schema: {
        ...about("List the versions a proposal was saved in"),
        params: proposalParams,
        response: { 200: proposalVersions, ...refusals },
      },
    },
    async (request, reply) => {
      const found = await listProposalVersions(db, { ...request.params, userName: getPerson(request).userName });
      return found.length === 0 ? sendMissingProposal(reply) : sendJson(reply, found);
    },
  );

  app.get(
    "/api/conveyors/:id/proposals/:proposalId/versions/:revision",
    {
      schema: {
        ...about("Load the conveyor as a version of a proposal has it"),
        params: proposalVersionParams,
        response: { 200: conveyor, ...refusals },
      },
    },
    async (request, reply) => {
      const { id, revision } = request.params;
      const found = await findProposalVersion(db, { ...request.params, userName: getPerson(request).userName });
      return found ? sendJson(reply, { ...found, id, revision }) : sendMissingProposal(reply);
    },
  );
};

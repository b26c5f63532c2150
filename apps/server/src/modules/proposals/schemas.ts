import {
  conveyorDocumentSchema,
  openProposalsSchema,
  problemSchema,
  proposalSchema,
  proposalVersionSchema,
} from "@beltwright/contract";
import { z } from "zod";
import { body as conveyorBody, idParams, conveyor as storedConveyor, versionParams } from "../conveyors/schemas.ts";

export { idParams };
export const proposalParams = idParams.extend({ proposalId: z.string().max(100) });
export const proposalVersionParams = versionParams.extend({ proposalId: z.string().max(100) });
export const baseQuery = z.object({
  base: versionParams.shape.revision.meta({ description: "The revision of the design that the work began from." }),
});

export const body = conveyorBody;
export const conveyor = storedConveyor;
export const proposal = proposalSchema.meta({ id: "Proposal" });
export const proposals = z.array(proposal);
export const proposalVersions = z.array(proposalVersionSchema.meta({ id: "ProposalVersion" }));
export const openProposals = openProposalsSchema;
export const takenProposal = z.object({ proposal, conveyor: conveyorDocumentSchema() });

export function about(summary: string) {
  return { tags: ["Proposals"], summary, security: [{ session: [] }, { token: [] }] };
}

export const refusals = { "4xx": problemSchema };

import { z } from "zod";

const results = z.record(z.string(), z.union([z.number(), z.string()]));

/** Changes to a design by someone who may not save it. */
export const proposalSchema = z.object({
  id: z.string(),
  conveyorId: z.string(),
  proposedBy: z.string().meta({ description: "User name; empty where the account is gone." }),
  isOwn: z.boolean().meta({ description: "Whether it was made by the one who asks." }),
  title: z.string(),
  remark: z.string(),
  baseRevision: z.int().meta({ description: "The revision of the design that the newest version began from." }),
  revision: z.int().meta({ description: "Of the proposal: how often it was saved." }),
  state: z.enum(["open", "taken", "partly taken", "declined", "withdrawn"]),
  createdAt: z.int().meta({ description: "Milliseconds since 1970." }),
  updatedAt: z.int(),
  decidedBy: z.string().meta({ description: "User name; empty while it is open." }),
  decidedAt: z.int().nullable(),
  note: z.string().meta({ description: "What who decided says to it." }),
  taken: z.array(z.string()).meta({ description: "Paths of the inputs that were taken." }),
  takenRevision: z.int().nullable().meta({ description: "The revision of the design that came of it." }),
  changes: z.int().meta({ description: "How many inputs differ from the revision it began from." }),
  results: results.meta({ description: "A few results by name, calculated when it was saved." }),
  currentResults: results.meta({ description: "The same of the design as it is now." }),
});
export type Proposal = z.infer<typeof proposalSchema>;

export const proposalVersionSchema = z.object({
  revision: z.int(),
  changedAt: z.int(),
  baseRevision: z.int().meta({ description: "The revision of the design that it began from." }),
  changes: z.int(),
});
export type ProposalVersion = z.infer<typeof proposalVersionSchema>;

export const openProposalsSchema = z.array(z.object({ conveyorId: z.string(), open: z.int() }));
export type OpenProposals = z.infer<typeof openProposalsSchema>;

export const proposalWordsSchema = z.object({
  title: z.string().trim().max(100),
  remark: z.string().trim().max(2000),
});

const note = z.string().trim().max(2000);
const proposalRevision = z.int().meta({ description: "The revision of the proposal that was looked at." });

/** More inputs than a design has. */
const mostPaths = 5000;

const paths = z.union([z.literal("all"), z.array(z.string().max(300)).max(mostPaths)]);

export const takeProposalSchema = z.object({
  revision: z.int().meta({ description: "The revision of the design that was looked at." }),
  proposalRevision,
  take: paths.meta({ description: "All that is proposed, or the paths of what is taken." }),
  note: note.default(""),
});

export const updateProposalSchema = z.object({
  revision: z.int().meta({ description: "The newer revision of the design, as it was looked at." }),
  proposalRevision,
  keep: paths.meta({ description: "All that is proposed, or the paths of what is proposed still." }),
});

export const declineProposalSchema = z.object({
  proposalRevision,
  note: note.min(1).meta({ description: "Why; the proposer reads it." }),
});

import { z } from "zod";

const stepSchema = z.object({
  name: z.string(),
  at: z.int().meta({ description: "Milliseconds since 1970." }),
});

const reviewedFindingSchema = z.object({
  key: z.string(),
  severity: z.string(),
  finding: z.record(z.string(), z.unknown()).meta({ description: "As it was calculated, with a sentence as message." }),
  accepted: stepSchema.extend({ reason: z.string() }).optional(),
});

export const releaseSchema = z
  .object({
    id: z.string(),
    conveyorId: z.string(),
    revision: z.int().meta({ description: "The saved revision of the conveyor that it fixes." }),
    label: z.string(),
    remark: z.string(),
    state: z.enum(["in review", "checked", "released", "superseded", "returned", "withdrawn"]),
    designed: stepSchema,
    checked: stepSchema.optional(),
    approved: stepSchema.optional(),
    ended: stepSchema.extend({ reason: z.string() }).optional(),
    supersededAt: z.int().optional(),
    contentHash: z.string().optional().meta({ description: "SHA-256 of what is released, see FORMAT.md." }),
    findings: z.array(reviewedFindingSchema),
  })
  .meta({ id: "Release" });
export type Release = z.infer<typeof releaseSchema>;
export type ReviewedFinding = z.infer<typeof reviewedFindingSchema>;

export const designReleasesSchema = z.object({
  releases: z.array(releaseSchema).meta({ description: "The newest first." }),
  may: z
    .object({ maySend: z.boolean(), mayCheck: z.boolean(), mayApprove: z.boolean() })
    .meta({ description: "What the person asking may do." }),
  group: z.string().meta({ description: "Group of the owner, which says who checks and approves; empty for none." }),
  checkers: z.array(z.string()).meta({ description: "Names of those who may check it and see it." }),
  approvers: z.array(z.string()),
});
export type DesignReleases = z.infer<typeof designReleasesSchema>;

export const awaitedReviewSchema = z
  .object({
    conveyorId: z.string(),
    convNo: z.string(),
    project: z.string(),
    label: z.string(),
    step: z.enum(["check", "approve"]).meta({ description: "What it waits for." }),
    designedBy: z.string(),
    since: z.int().meta({ description: "Milliseconds since 1970." }),
  })
  .meta({ id: "AwaitedReview" });
export type AwaitedReview = z.infer<typeof awaitedReviewSchema>;

export const newReleaseSchema = z.object({
  revision: z.int().min(1),
  label: z.string().trim().min(1).max(20),
  remark: z.string().trim().max(200).default(""),
});

export const acceptedFindingSchema = z.object({
  key: z.string().min(1).max(500),
  reason: z.string().trim().max(500).meta({ description: "Why it is accepted; empty takes that back." }),
});

export const returnReasonSchema = z.object({ reason: z.string().trim().min(1).max(500) });
export const withdrawReasonSchema = z.object({ reason: z.string().trim().max(500).default("") });

export const knownHashSchema = z.object({
  of: z.enum(["document", "print"]).meta({ description: "A released document, or a PDF that was written of one." }),
  label: z.string(),
  state: z.string(),
  releasedAt: z.int(),
});

import { z } from "zod";

const showsSchema = z.object({
  drawings: z.boolean(),
  results: z.boolean(),
  reports: z.boolean(),
  downloads: z.boolean(),
});

const nameSchema = z.string().trim().max(100);
const expiresAtSchema = z
  .int()
  .min(0)
  .nullable()
  .meta({ description: "When it ends, milliseconds since 1970; null for never." });

/** A link to a conveyor as its owner sees it. */
export const linkSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    revision: z.int().nullable().meta({ description: "The version that is shown; null for the newest." }),
    shows: showsSchema,
    madeAt: z.int(),
    expiresAt: expiresAtSchema,
    revokedAt: z.int().nullable(),
    openedTimes: z.int(),
    openedAt: z.int().nullable(),
  })
  .meta({ id: "Link" });
export type Link = z.infer<typeof linkSchema>;

/** The secret is told this once; the address is /link/{secret}. */
export const madeLinkSchema = linkSchema.extend({ secret: z.string() }).meta({ id: "MadeLink" });
export type MadeLink = z.infer<typeof madeLinkSchema>;

export const newLinkSchema = z.object({
  name: nameSchema.default(""),
  revision: z.int().min(1).nullable().default(null),
  shows: showsSchema.refine((shows) => Object.values(shows).includes(true), "Show at least one thing."),
  expiresAt: expiresAtSchema.default(null),
});

export const linkChangeSchema = z.object({ name: nameSchema, expiresAt: expiresAtSchema });

const linkedFindingSchema = z.looseObject({ severity: z.string(), message: z.string() });

/** What a link opens: the design where drawings and results are both shown, else the one of them alone. */
export const linkedSchema = z
  .object({
    convNo: z.string(),
    project: z.string(),
    metric: z.boolean(),
    shows: showsSchema.meta({ description: "What the holder gets now." }),
    expiresAt: expiresAtSchema,
    document: z.record(z.string(), z.unknown()).optional(),
    drawings: z.array(z.object({ name: z.string(), title: z.string(), svg: z.string() })).optional(),
    scene: z
      .unknown()
      .optional()
      .meta({ description: "Its solids in metres, beside the drawings where they stand alone." }),
    results: z
      .object({
        values: z.record(z.string(), z.union([z.number(), z.string()])),
        findings: z.array(linkedFindingSchema),
      })
      .optional(),
  })
  .meta({ id: "Linked" });
export type Linked = z.infer<typeof linkedSchema>;

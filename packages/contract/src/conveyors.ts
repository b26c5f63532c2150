import { conveyorSchema, type SavedBefore } from "@beltwright/model";
import { z } from "zod";
import { messageSchema } from "./accounts.ts";

const docUserSchema = z.object({
  userName: z.string(),
  canEdit: z.boolean(),
  canCopy: z.boolean(),
  canDownload: z.literal(true).optional().meta({ description: "May have the file although they may only look." }),
});

const resultSchema = z.union([z.number(), z.string()]);
const resultsSchema = z.record(z.string(), resultSchema);

/** One line of a list of conveyors. */
export const conveyorItemSchema = z.object({
  id: z.string(),
  userName: z.string().meta({ description: "The owner." }),
  convNo: z.string(),
  category: z.string(),
  conveyorGroup: z.string().meta({ description: "User group whose members see it; empty for nobody." }),
  docUsers: z.array(docUserSchema).meta({ description: "Whom it is shared with by name." }),
  listSelected: z.boolean().meta({ description: "Always false: for the screen that shows the list." }),
  project: z.string(),
  clientName: z.string(),
  material: z.string(),
  beltWidth: z.number(),
  beltSpeed: z.number(),
  capacity: z.number(),
  profile: z.array(z.tuple([z.number(), z.number()])).meta({ description: "Points as pairs of x and z." }),
  results: resultsSchema.meta({ description: "A few results by name, calculated when it was last written." }),
  revision: z.int(),
  updatedAt: z.int().meta({ description: "Milliseconds since 1970." }),
  deletedAt: z.int().nullable(),
});
export type ConveyorItem = z.infer<typeof conveyorItemSchema>;

const savedBeforeSchema = z
  .object({
    format: z.int().meta({ description: "The schemaVersion it was last saved with." }),
    results: resultsSchema.meta({ description: "Its main results of that time, by name." }),
  })
  .meta({
    description: "Only of a conveyor last saved before the calculation was corrected; a save takes it away.",
  });

/** A whole conveyor: inputs, stored results and unknown fields together, flat, as files carry it. */
export function conveyorDocumentSchema() {
  return conveyorSchema().extend({ id: z.string(), revision: z.int(), savedBefore: savedBeforeSchema.optional() });
}
export type ConveyorDocument = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly revision: number;
  readonly savedBefore?: SavedBefore;
};

/** What a client may send: the conveyor as it was given, and the revision it began with. */
export function conveyorBodySchema() {
  return conveyorSchema().extend({ revision: z.int().optional() });
}

/** More than any screen can select. */
export const mostSelected = 1000;

export const conveyorIdsSchema = z.array(z.string().max(100)).max(mostSelected);

export const categoryChangeSchema = z.object({ catName: z.string().max(100), CVIDList: conveyorIdsSchema });

/** A person in no group gets a message in place of the list. */
export const groupCategoriesSchema = z.union([z.array(z.string()), messageSchema]);

/** Where the results that an uploaded file carried and those calculated from its inputs differ. */
const migrationCheckSchema = z.object({
  compared: z.int().meta({ description: "How many results the file carried." }),
  differences: z.array(
    z.object({
      path: z.string(),
      label: z.string(),
      unit: z.string(),
      stored: resultSchema.meta({ description: "As the file has it." }),
      computed: resultSchema.nullable().meta({ description: "As calculated; null where it is not calculated." }),
      relative: z.number().optional(),
    }),
  ),
});

/** What changed from one version of a conveyor to another. */
export const conveyorDifferencesSchema = z.object({
  inputs: z.array(
    z.object({
      path: z.string(),
      place: z.string(),
      label: z.string(),
      unit: z.string(),
      before: z.unknown().meta({ description: "Absent where it was not there." }),
      after: z.unknown(),
    }),
  ),
  results: z
    .array(
      z.object({
        path: z.string(),
        place: z.string(),
        label: z.string(),
        unit: z.string(),
        before: resultSchema.optional(),
        after: resultSchema.optional(),
        relative: z.number().optional(),
      }),
    )
    .meta({ description: "The largest movement first; only the first ones where there are many." }),
  moved: z.int().meta({ description: "How many results moved in all." }),
});

export const uploadedSchema = z.object({
  message: z.string(),
  id: z.string(),
  convNo: z.string(),
  category: z.string(),
  check: migrationCheckSchema.optional(),
});

/** One earlier state of a conveyor, newest first in the list of them. */
export const conveyorVersionSchema = z.object({
  revision: z.int().meta({ description: "0 for work that a full quota kept from being saved." }),
  action: z.string().meta({
    description: "What was done: added, copied, uploaded, saved, filed, deleted, undeleted, restored, taken or draft.",
  }),
  changedBy: z.string(),
  changedAt: z.int().meta({ description: "Milliseconds since 1970." }),
  name: z.string().meta({ description: "Given by a person; empty for most." }),
  convNo: z.string(),
  category: z.string(),
  proposal: z
    .object({ id: z.string(), title: z.string(), by: z.string() })
    .optional()
    .meta({ description: "The proposal it was taken from, and who made it." }),
  releases: z
    .array(z.object({ id: z.string(), label: z.string(), releasedAt: z.int(), isSuperseded: z.boolean() }))
    .optional()
    .meta({ description: "What it was released as, the newest first." }),
});
export type ConveyorVersion = z.infer<typeof conveyorVersionSchema>;

export const versionNameSchema = z.object({ name: z.string().trim().max(100) });

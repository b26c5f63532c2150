import { type LibraryDefinition, libraryScopes, libraryValuesSchema } from "@beltwright/model";
import { z } from "zod";

const largestPage = 1000;

/** Query of a list. Without `page` and `pageSize` the whole list is answered. */
export const listQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).optional().meta({ description: "Page, from 1." }),
  pageSize: z.coerce
    .number()
    .int()
    .min(1)
    .max(largestPage)
    .optional()
    .meta({ description: "Rows per page; 10 if absent." }),
  sort: z.string().max(100).optional().meta({ description: "Name of the field to sort by; category if absent." }),
  order: z.enum(["asc", "desc"]).optional(),
  search: z.string().max(200).optional().meta({ description: "Text the description must contain." }),
});
export type ListQuery = z.infer<typeof listQuerySchema>;

export const csvQuerySchema = z.object({ category: z.string().max(100).optional() });

/** For whose designs a row may be chosen automatically. */
const libraryScopeSchema = z.enum(libraryScopes).meta({
  description:
    "For whose designs automatic selection may choose it: shipped and verified for everyone's, group for those of the owner's user group, own for the owner's, public for the owner's and where public rows are switched on.",
});
/** What an owner or an administrator may set. */
export const scopeChangeSchema = z.object({ scope: libraryScopeSchema });
/** A person's choice whether automatic selection may choose public rows for their designs. */
export const selectionSettingsSchema = z.object({ usesPublicRows: z.boolean() });
export const selectableQuerySchema = z.object({
  conveyor: z.string().max(100).optional().meta({ description: "Id of the design; absent, a new one of your own." }),
});

/** A row as every library call answers it: identity, owner and revision beside the values. */
export function libraryRowSchema(definition: LibraryDefinition) {
  return libraryValuesSchema(definition).extend({
    _id: z.string(),
    no: z.int(),
    userName: z.string(),
    scope: libraryScopeSchema,
    revision: z.int(),
  });
}

/** What a client may send: the values, and what it was given of the rest, which is ignored but for `revision`. */
export function libraryBodySchema(definition: LibraryDefinition) {
  return libraryRowSchema(definition).partial();
}

/** One earlier state of a row, newest first in the list of them. */
export function libraryVersionSchema(definition: LibraryDefinition) {
  return z.object({
    revision: z.int(),
    action: z.string().meta({ description: "What was done: added, copied, saved, deleted, undeleted or restored." }),
    changedBy: z.string(),
    changedAt: z.int().meta({ description: "Milliseconds since 1970." }),
    values: libraryValuesSchema(definition),
  });
}

import {
  conveyorBodySchema,
  conveyorDifferencesSchema,
  conveyorDocumentSchema,
  conveyorItemSchema,
  conveyorVersionSchema,
  listQuerySchema,
  problemSchema,
} from "@beltwright/contract";
import { conveyorSortFields } from "@beltwright/store";
import { z } from "zod";

export const idParams = z.object({ id: z.string().max(100) });
export const idsParams = z.object({
  ids: z.string().meta({ description: "Ids of conveyors with commas between them." }),
});
export const versionParams = idParams.extend({
  revision: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 31),
});
export const differencesParams = versionParams.extend({ other: versionParams.shape.revision });
export const categoryParams = z.object({
  category: z.string().max(300).meta({ description: "Name of a category, or All." }),
});
export const categoriesSchema = z.array(z.string());

export const listQuery = listQuerySchema.extend({
  sort: z.enum(conveyorSortFields).optional().meta({ description: "Field to sort by; category if absent." }),
  id: z.string().max(100).optional().meta({ description: "Id of the one conveyor asked for." }),
  search: z
    .string()
    .max(200)
    .optional()
    .meta({ description: "Text that the number, project, client or material must contain." }),
});
export type ConveyorQuery = z.infer<typeof listQuery>;

export const item = conveyorItemSchema.meta({ id: "ConveyorItem", title: "Conveyor in a list" });
export const conveyor = conveyorDocumentSchema().meta({ id: "Conveyor", title: "Conveyor" });
export const body = conveyorBodySchema().meta({ id: "ConveyorValues", title: "Conveyor as sent" });
export const differences = conveyorDifferencesSchema.meta({ id: "ConveyorDifferences" });
export const version = conveyorVersionSchema.meta({ id: "ConveyorVersion" });
export const uploadForm = z.object({ file: z.string().meta({ format: "binary", description: "The file." }) });
export const fileText = z.string().meta({ description: "The file." });

/** What the API description says of a route besides its schemas. */
export function about(summary: string) {
  return { tags: ["Conveyors"], summary, security: [{ session: [] }, { token: [] }] };
}

/** Every refusal has the same shape. */
export const refusals = { "4xx": problemSchema };

import {
  csvQuerySchema,
  libraryBodySchema,
  libraryRowSchema,
  libraryVersionSchema,
  listQuerySchema,
  problemSchema,
} from "@beltwright/contract";
import { type LibraryDefinition, rowFields, serverFields } from "@beltwright/model";
import { canSortBy } from "@beltwright/store";
import { z } from "zod";

export const idParams = z.object({ id: z.string().max(100) });
export const versionParams = idParams.extend({
  revision: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 ** 31),
});
export const categoryParams = z.object({
  category: z.string().max(300).meta({ description: "Name of a category, or All; for idlers `category,beltWidth`." }),
});
export const categoriesSchema = z.array(z.string());
export const csvTextSchema = z.string().meta({ description: "A heading line with field names, then one line a row." });
export const importedSchema = z.object({ added: z.int(), ids: z.array(z.string()), message: z.string() });
export const csvQuery = csvQuerySchema;

const known = new WeakMap<LibraryDefinition, LibrarySchemas>();
type LibrarySchemas = ReturnType<typeof makeSchemas>;

/** The schemas of one library, made once: the API description refers to them by name. */
export function librarySchemas(definition: LibraryDefinition): LibrarySchemas {
  const schemas = known.get(definition) ?? makeSchemas(definition);
  known.set(definition, schemas);
  return schemas;
}

function makeSchemas(definition: LibraryDefinition) {
  const name = definition.singular[0]?.toUpperCase() + definition.singular.slice(1);
  return {
    row: libraryRowSchema(definition).meta({ id: name, title: definition.itemTitle }),
    body: libraryBodySchema(definition).meta({ id: `${name}Values`, title: `${definition.itemTitle} as sent` }),
    version: libraryVersionSchema(definition).meta({ id: `${name}Version` }),
    listQuery: listQuerySchema.extend({
      sort: z
        .enum(sortableFields(definition))
        .optional()
        .meta({ description: "Field to sort by; category if absent." }),
    }),
  };
}

/** What the store keeps in order, so that a list of any length comes at once. */
function sortableFields(definition: LibraryDefinition): readonly string[] {
  const names = [...rowFields(definition).map((field) => field.name), ...serverFields];
  return names.filter((name) => canSortBy(definition, name));
}

/** What the API description says of a route besides its schemas. */
export function about(definition: LibraryDefinition, summary: string) {
  return { tags: [definition.title], summary, security: [{ session: [] }, { token: [] }] };
}

/** Every refusal has the same shape. */
export const refusals = { "4xx": problemSchema };

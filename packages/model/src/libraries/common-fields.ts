import type { FieldDefinition } from "../fields/field.ts";

/** The category name that means "no filter" and so can never be stored. */
export const allCategories = "All";

/** What a row saved under the reserved name is filed as instead. */
export const renamedAll = "All - 1";

const group = "General";

/** Fields that every library row has besides its identity and owner. */
export const commonFields = [
  {
    kind: "text",
    name: "category",
    label: "Category",
    help: "The list this entry is filed under.",
    group,
    default: "",
    maxLength: 100,
    required: true,
  },
  {
    kind: "text",
    name: "description",
    label: "Description",
    help: "The name shown in lists and in designs that use this entry.",
    group,
    default: "",
    maxLength: 200,
    required: true,
  },
  {
    kind: "boolean",
    name: "metric",
    label: "Metric",
    help: "Shows and types this entry in metric units; otherwise imperial. Stored values do not change.",
    group,
    default: true,
  },
  {
    kind: "boolean",
    name: "allowSelection",
    label: "Allow selection",
    help: "Lets automatic selection choose this entry for a design.",
    group,
    default: true,
  },
] as const satisfies readonly FieldDefinition[];

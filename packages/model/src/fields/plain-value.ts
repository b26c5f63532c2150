import type { FieldDefinition, FieldValue } from "./field.ts";

/** Text of one line that needs no trimming and holds nothing that could not be stored. */
const plainLine = /^[!-~](?:[ -~]*[!-~])?$/;

/** The value of a field where its schema surely takes it as it is; undefined where only the schema can tell. */
export function plainValue(field: FieldDefinition, value: unknown): FieldValue | undefined {
  switch (field.kind) {
    case "number": {
      if (typeof value !== "number" || !(value >= field.min && value <= field.max)) return undefined;
      // Adding zero turns -0 into 0, as the schema does.
      return (field.integer ? Number.isSafeInteger(value) : Number.isFinite(value)) ? value + 0 : undefined;
    }
    case "boolean":
      return typeof value === "boolean" ? value : undefined;
    case "choice":
      return typeof value === "string" && field.options.includes(value) ? value : undefined;
    case "text": {
      if (typeof value !== "string" || field.format !== undefined || value.length > field.maxLength) return undefined;
      return plainLine.test(value) || (value === "" && field.required !== true) ? value : undefined;
    }
    case "points":
      return undefined;
  }
}

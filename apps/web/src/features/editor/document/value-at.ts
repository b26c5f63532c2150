import { type Conveyor, type FieldValue, valueAt as findAt } from "@beltwright/model";

/** The value of the document at a path such as `drives[0].motor.power`; undefined where no value stands there. */
export function valueAt(document: Conveyor, path: string): FieldValue | undefined {
  const found = findAt(document, path);
  return isFieldValue(found) ? found : undefined;
}

function isFieldValue(value: unknown): value is FieldValue {
  return ["number", "string", "boolean"].includes(typeof value) || Array.isArray(value);
}

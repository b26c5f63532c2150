import type { Conveyor, FieldValue } from "@beltwright/model";

/** The value of the document at a path such as `drives[0].motor.power`; undefined where there is no such place. */
export function valueAt(document: Conveyor, path: string): FieldValue | undefined {
  const found = stepsOf(path).reduce<unknown>(
    (record, step) => (typeof record === "object" && record !== null ? Reflect.get(record, step) : undefined),
    document,
  );
  return isFieldValue(found) ? found : undefined;
}

function stepsOf(path: string): readonly string[] {
  return path.split(/[.[\]]+/).filter((step) => step !== "");
}

function isFieldValue(value: unknown): value is FieldValue {
  return ["number", "string", "boolean"].includes(typeof value) || Array.isArray(value);
}

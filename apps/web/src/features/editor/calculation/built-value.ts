import type { Conveyor, FieldValue } from "@beltwright/model";
import { valueAt } from "../document/value-at.ts";

/** The value of a field as it was built last, unless its point or drive is another by now. */
export function builtValue(built: Conveyor | undefined, conveyor: Conveyor, path: string): FieldValue | undefined {
  if (built === undefined) return undefined;
  const owner = path.slice(0, path.indexOf(".") + 1);
  const isSame = (name: string) => valueAt(built, owner + name) === valueAt(conveyor, owner + name);
  return isSame("noID") && isSame("driveNo") ? valueAt(built, path) : undefined;
}

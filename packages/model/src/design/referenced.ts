import { type Origin, refer } from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";

/** Numbers that name a point or a drive, and are not calculated with. */
const names = new Set([
  "noID",
  "driveNo",
  "linkToDriveNo",
  "no",
  "follows",
  "caseNo",
  "atPoint",
  "outDriveNo",
  "floodedAt",
]);

/**
 * The conveyor with every number knowing the field it stands in. `built` holds the parts that were chosen: their numbers
 * are known as those of their rows.
 */
export function referencedConveyor(built: Conveyor, typed: Conveyor): Conveyor {
  return walk(built, typed, "", (path) => ({ kind: "given", path })) as Conveyor;
}

type OriginAt = (path: string) => Origin;

function walk(value: unknown, typed: unknown, path: string, originAt: OriginAt): unknown {
  if (typeof value === "number") return refer(value, originAt(path));
  if (Array.isArray(value)) return value.map((one, at) => walk(one, entry(typed, at), `${path}[${at}]`, originAt));
  if (typeof value !== "object" || value === null) return value;
  const within = value === typed ? originAt : (chosenRow(value) ?? originAt);
  const made: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const at = path === "" ? name : `${path}.${name}`;
    made[name] = names.has(name) ? inner : walk(inner, entry(typed, name), at, within);
  }
  return made;
}

/** A part that is not the typed one was chosen. */
function chosenRow(part: object): OriginAt | undefined {
  const rowId: unknown = Reflect.get(part, "_id");
  return typeof rowId === "string" ? (path) => ({ kind: "chosen", path, rowId }) : undefined;
}

function entry(thing: unknown, name: string | number): unknown {
  return typeof thing === "object" && thing !== null ? Reflect.get(thing, name) : undefined;
}

import type { ProblemCode } from "@beltwright/contract";
import {
  conveyorToFile,
  type DocumentIssue,
  newConveyor,
  type OpenedConveyor,
  openConveyorRecord,
} from "@beltwright/model";
import type { Design } from "@beltwright/store";

export type ReadDesign =
  | { readonly kind: "read"; readonly design: Design }
  | { readonly kind: "not-a-conveyor"; readonly code: ProblemCode }
  | { readonly kind: "unreadable"; readonly code: ProblemCode; readonly issues: readonly DocumentIssue[] };

export function toReadDesign(opened: OpenedConveyor): ReadDesign {
  switch (opened.kind) {
    case "opened":
    case "migrated":
      return { kind: "read", design: { conveyor: opened.conveyor, results: opened.results } };
    case "too-new":
      return { kind: "unreadable", code: "file-too-new", issues: [] };
    case "not-ours":
      return { kind: "not-a-conveyor", code: opened.code };
    case "damaged":
      return { kind: "unreadable", code: opened.code, issues: opened.issues };
  }
}

/** A conveyor sent as the body of a call: the same names and rules as in a file. */
export function readBody(body: unknown): ReadDesign {
  const read = toReadDesign(openConveyorRecord(body));
  return read.kind === "unreadable" && read.code === "file-fields-wrong" ? { ...read, code: "invalid-values" } : read;
}

/** What a body leaves out of a new conveyor is what a person would start with. */
export function readNewBody(body: unknown): ReadDesign {
  const isPartial = isRecord(body) && !("pulls" in body) && !("schemaVersion" in body);
  return readBody(isPartial ? { ...conveyorToFile(newConveyor()), ...body } : body);
}

function isRecord(body: unknown): body is Readonly<Record<string, unknown>> {
  return typeof body === "object" && body !== null && !Array.isArray(body);
}

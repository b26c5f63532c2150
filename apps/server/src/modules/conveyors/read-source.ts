import type { ProblemCode } from "@beltwright/contract";
import {
  conveyorToFile,
  type FileFaultCode,
  type OpenedConveyor,
  openConveyorFile,
  openFromOutside,
  readJson,
  type Starter,
  savedBefore,
  signature,
  startedConveyor,
} from "@beltwright/model";
import type { FiledDesign } from "@beltwright/store";
import { z } from "zod";
import { holdsUnstorable } from "../../unstorable.ts";
import type { DesignSource, ReadDesign } from "./design-task.ts";

type Read =
  | { readonly kind: "read"; readonly design: FiledDesign; readonly revision: number | undefined }
  | Exclude<ReadDesign, { kind: "read" }>;

const revisionSchema = z.looseObject({ revision: z.int().optional() });
const notARevision = { path: "revision", message: "Must be a whole number." };
/** What a body is when it is no JSON at all, told as every other call tells it. */
const notABody: ReadonlySet<FileFaultCode> = new Set(["file-not-json", "file-broken-json", "file-not-utf8"]);

/** A design from outside: the same names and rules whether it comes as a file or as the body of a call. */
export function readSource(source: DesignSource): Read {
  const read = readOpenly(source);
  if (read.kind !== "read" || (source.kind === "file" && source.type !== "json")) return read;
  // One byte a character, which is enough to look for escapes.
  const json = Buffer.from(source.bytes).toString("latin1");
  return holdsUnstorable(json, read.design.conveyor)
    ? { kind: "unreadable", code: "invalid-values", issues: [] }
    : read;
}

function readOpenly(source: DesignSource): Read {
  if (source.kind === "file") return readFile(openConveyorFile(source.type, source.bytes));
  const read = source.bytes.length === 0 ? ({ kind: "read", record: undefined } as const) : readJson(source.bytes);
  if (read.kind === "fault") {
    return { kind: "unreadable", code: notABody.has(read.code) ? "invalid-request" : read.code, issues: read.issues };
  }
  return readBody(source.kind === "new-body" ? completed(read.record, source.starter) : read.record);
}

/** Only a file brings results of an earlier calculation along; what a person saves is of today. */
function readFile(opened: OpenedConveyor): Read {
  const read = toRead(opened, undefined);
  const before = savedBefore(opened);
  return read.kind === "read" && before ? { ...read, design: { ...read.design, savedBefore: before } } : read;
}

function readBody(body: unknown): Read {
  const basis = revisionSchema.safeParse(body);
  const read = toRead(openFromOutside({ kind: "read", record: body }), basis.data?.revision);
  if (read.kind === "read" && !basis.success)
    return { kind: "unreadable", code: "invalid-values", issues: [notARevision] };
  return read.kind === "unreadable" && read.code === "file-fields-wrong" ? { ...read, code: "invalid-values" } : read;
}

/**
 * What a body leaves out of a new conveyor is what a person would start with. A whole design without a number was just
 * made, and is numbered and signed.
 */
function completed(body: unknown, starter: Starter): unknown {
  if (!isRecord(body)) return body;
  const isPartial = !("pulls" in body) && !("schemaVersion" in body);
  if (isPartial) return { ...conveyorToFile(startedConveyor(starter)), ...body };
  return "convNo" in body ? body : { ...signature(starter), ...body };
}

function isRecord(body: unknown): body is Readonly<Record<string, unknown>> {
  return typeof body === "object" && body !== null && !Array.isArray(body);
}

function toRead(opened: OpenedConveyor, revision: number | undefined): Read {
  switch (opened.kind) {
    case "opened":
    case "migrated":
      return { kind: "read", design: { conveyor: opened.conveyor, results: opened.results }, revision };
    case "too-new":
      return { kind: "unreadable", code: "file-too-new" satisfies ProblemCode, issues: [] };
    case "not-ours":
      return { kind: "not-a-conveyor", code: opened.code };
    case "damaged":
      return { kind: "unreadable", code: opened.code, issues: opened.issues };
  }
}

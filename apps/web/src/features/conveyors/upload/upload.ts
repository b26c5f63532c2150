import { messageFor } from "@beltwright/contract";
import type { ConveyorFileType } from "@beltwright/model";
import { api } from "../../../api/client.ts";
import { ApiProblem } from "../../../api/problem.ts";
import { keep, readKept } from "../../../ui/kept-text.ts";

export interface Uploaded {
  readonly message: string;
  readonly id: string;
  readonly convNo: string;
  readonly category: string;
  /** Only for a file that carried results of its own. */
  readonly check?: MigrationCheck;
}

/** Where the results a file carried and those calculated from its inputs differ. */
export interface MigrationCheck {
  readonly compared: number;
  readonly differences: readonly CheckedDifference[];
}

export interface CheckedDifference {
  readonly path: string;
  readonly label: string;
  readonly unit: string;
  readonly stored: number | string;
  /** Null where we calculate no such result. */
  readonly computed: number | string | null;
  readonly relative?: number | undefined;
}

const paths: Readonly<Record<ConveyorFileType, string>> = {
  json: "/api/conveyoruploadJson",
  xml: "/api/conveyoruploadXml",
};

export function uploadConveyor(type: ConveyorFileType, file: File): Promise<Uploaded> {
  const form = new FormData();
  form.set("file", file);
  return api.post<Uploaded>(paths[type], form);
}

/** What the person reads after an upload that failed, and what is kept of it. */
export interface UploadFailure {
  readonly message: string;
  /** Why, where the server said so. */
  readonly reasons: readonly string[];
  /** What is wrong with single values, as the server words it. */
  readonly issues: readonly { readonly field: string; readonly message: string }[];
}

/**
 * A file that cannot be read is reported as such; a refusal of permission speaks for itself; anything else may be
 * either, and the specification's sentence for it says so.
 */
export function uploadFailure(error: unknown): UploadFailure {
  if (!(error instanceof ApiProblem)) return { message: messageFor("upload-failed"), reasons: [], issues: [] };
  const { issues } = error;
  if (error.status === 403) return { message: error.message, reasons: [], issues };
  if (error.status === 400 || error.status === 413) {
    const message = messageFor(error.code === "upload-wrong-file" ? "upload-wrong-file" : "upload-file-failed");
    return { message, reasons: [error.message].filter((text) => text !== message), issues };
  }
  return { message: messageFor("upload-failed"), reasons: [error.message], issues: [] };
}

const resultKey = "conveyorUploadResult";

/** The outcome of the last upload is kept in the browser, so that a reload in between does not lose it. */
export function keepUploadResult(text: string, storage: Pick<Storage, "setItem">): void {
  keep(resultKey, text, storage);
}

/** The failure of the last upload, known by the specification's sign in what is kept of it. */
export function keptUploadFailure(storage: Pick<Storage, "getItem">): UploadFailure | undefined {
  const text = readKept(resultKey, storage) ?? "";
  return text.includes("Error uploading:") ? { message: text, reasons: [], issues: [] } : undefined;
}

/** Once it was read, or another file is chosen, the outcome is of no more use. */
export function forgetUploadResult(storage: Pick<Storage, "setItem">): void {
  keep(resultKey, "", storage);
}

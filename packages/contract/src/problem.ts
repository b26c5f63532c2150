import { fileFaultCodes } from "@beltwright/model";
import { z } from "zod";
import { type MessageCode, messageFor } from "./messages/messages.ts";

/** Codes an answer other than 2xx may carry. Each has a sentence in `messages`. */
export const problemCodes = [
  "not-signed-in",
  "signed-in-elsewhere",
  "subscription-needed-to-add",
  "subscription-needed-to-copy",
  "not-owner",
  "not-admin",
  "not-found",
  "load-failed",
  "edit-failed",
  "delete-failed",
  "add-failed",
  "copy-failed",
  "invalid-values",
  "invalid-request",
  "rows-import-failed",
  "changed-elsewhere",
  "cross-site",
  "too-large",
  "too-many-requests",
  "server-failed",
  "database-away",
  "storage-full",
  "sign-in-failed",
  "sign-in-throttled",
  "email-not-confirmed",
  "link-used",
  "password-wrong",
  "password-too-weak",
  "token-not-found",
  "not-by-token",
  "token-needed",
  "token-scope-missing",
  "session-not-fresh",
  "second-factor-wrong",
  "second-factor-unreadable",
  "second-factor-demanded",
  "second-factor-not-found",
  "subscription-needed-to-add-conveyor",
  "subscription-needed-to-copy-conveyor",
  "subscription-needed-to-download",
  "file-quota-used",
  "file-storage-short",
  "no-conveyors-selected",
  "category-name-needed",
  "conveyor-add-failed",
  "conveyor-load-failed",
  "conveyor-save-failed",
  "conveyor-delete-failed",
  "conveyor-copy-failed",
  "conveyors-copy-failed",
  "conveyors-delete-failed",
  "conveyor-categories-edit-failed",
  "conveyor-download-failed",
  "conveyor-copy-view-only",
  "conveyor-download-view-only",
  "conveyors-copy-view-only",
  "conveyor-delete-not-owner",
  "conveyor-categories-view-only",
  "conveyor-save-not-owner",
  "beyond-plan",
  "upload-file-failed",
  "upload-failed",
  "upload-wrong-file",
  "file-too-new",
  "subscription-create-failed",
  "subscription-cancel-failed",
  "add-ons-update-failed",
  "subscription-add-failed",
  "subscription-update-failed",
  "user-subscription-cancel-failed",
  "plan-change-failed",
  "subscription-resume-failed",
  "card-replace-failed",
  "subscription-running",
  "test-cards-only",
  "nothing-sold",
  "signature-wrong",
  "report-beyond-plan",
  "user-load-failed",
  "user-edit-failed",
  "user-delete-failed",
  "support-tickets-load-failed",
  "last-admin",
  "group-exists",
  "dynamic-plan-needed",
  "dynamic-run-too-large",
  "too-many-jobs",
  "too-many-tickets",
  ...fileFaultCodes,
] as const satisfies readonly MessageCode[];

export type ProblemCode = (typeof problemCodes)[number];

/** The body of every answer that is not a success. */
export const problemSchema = z.object({
  code: z.enum(problemCodes),
  message: z.string(),
  issues: z
    .array(z.object({ field: z.string(), message: z.string(), line: z.int().optional() }))
    .optional()
    .meta({ description: "What is wrong, by field; for a CSV file also by line." }),
  revision: z.int().optional().meta({ description: "The revision stored now, where a newer one exists." }),
});

export type Problem = z.infer<typeof problemSchema>;

/** A problem with the sentence of its code. `details` adds issues or the stored revision. */
export function problem(
  code: ProblemCode,
  values: Readonly<Record<string, string | number>> = {},
  details: Pick<Problem, "issues" | "revision"> = {},
): Problem {
  return { code, message: messageFor(code, values), ...details };
}

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
  "sign-in-failed",
  "sign-in-throttled",
  "email-not-confirmed",
  "link-used",
  "password-wrong",
  "password-too-weak",
  "token-not-found",
  "not-by-token",
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

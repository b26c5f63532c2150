import type { ProblemCode } from "@beltwright/contract";
import type { LibraryDefinition, LibraryRow } from "@beltwright/model";
import type { FastifyReply } from "fastify";
import { sendProblem } from "../../problems.ts";
import { sendJson } from "./json-answer.ts";

/** What the store says of a change, whatever the change was. */
type Outcome =
  | { readonly kind: "added" | "copied" | "saved" | "deleted" | "undeleted" | "restored"; readonly row: LibraryRow }
  | { readonly kind: "changed-elsewhere"; readonly revision: number }
  | { readonly kind: "subscription-needed" | "not-owner" | "not-found" };

/** What was tried; it decides how a refusal is worded. */
type Attempt = "add" | "copy" | "edit" | "delete";

export function sendOutcome(
  reply: FastifyReply,
  definition: LibraryDefinition,
  attempt: Attempt,
  outcome: Outcome,
): FastifyReply {
  const item = { item: definition.singular };
  switch (outcome.kind) {
    case "added":
    case "copied":
      return sendJson(reply.code(201), outcome.row);
    case "saved":
    case "deleted":
    case "undeleted":
    case "restored":
      return sendJson(reply, outcome.row);
    case "changed-elsewhere":
      return sendProblem(reply, 409, "changed-elsewhere", {}, { revision: outcome.revision });
    case "subscription-needed":
      return sendProblem(reply, 403, attempt === "copy" ? "subscription-needed-to-copy" : "subscription-needed-to-add");
    case "not-owner":
      return sendProblem(reply, 403, attempt === "delete" ? "delete-failed" : "edit-failed", item);
    case "not-found":
      return sendProblem(reply, 404, failedAttempts[attempt], item);
  }
}

const failedAttempts = {
  add: "add-failed",
  copy: "copy-failed",
  edit: "edit-failed",
  delete: "delete-failed",
} as const satisfies Readonly<Record<Attempt, ProblemCode>>;

import type { ProblemCode } from "@beltwright/contract";
import type { DocumentIssue } from "@beltwright/model";
import type { AddConveyorOutcome, Refused, SaveConveyorOutcome } from "@beltwright/store";
import type { FastifyReply } from "fastify";
import { sendProblem } from "../../problems.ts";
import { sendJson } from "../libraries/json-answer.ts";

/** What was tried; it decides how a conveyor that cannot be had is worded. */
type Attempt =
  | "conveyor-add-failed"
  | "conveyor-load-failed"
  | "conveyor-save-failed"
  | "conveyor-delete-failed"
  | "conveyor-copy-failed"
  | "conveyors-copy-failed"
  | "conveyors-delete-failed"
  | "conveyor-categories-edit-failed"
  | "conveyor-download-failed";

/** Someone else's conveyor is as good as none: whether there is one is told only to those who may see it. */
export function sendMissing(reply: FastifyReply, attempt: Attempt): FastifyReply {
  return sendProblem(reply, 404, attempt);
}

export function sendRefused(reply: FastifyReply, attempt: Attempt, { code, convNo = "" }: Refused): FastifyReply {
  switch (code) {
    case "conveyor-load-failed":
      return sendMissing(reply, attempt);
    case "not-signed-in":
      return sendProblem(reply, 401, code);
    case "no-conveyors-selected":
    case "category-name-needed":
      return sendProblem(reply, 400, code);
    default:
      return sendProblem(reply, 403, code, { convNo });
  }
}

export function sendIssues(
  reply: FastifyReply,
  status: number,
  code: ProblemCode,
  issues: readonly DocumentIssue[],
): FastifyReply {
  const fields = issues.map(({ path, message }) => ({ field: path, message }));
  return sendProblem(reply, status, code, {}, fields.length === 0 ? {} : { issues: fields });
}

export function sendAdded(reply: FastifyReply, outcome: AddConveyorOutcome): FastifyReply {
  switch (outcome.kind) {
    case "added":
      return sendJson(reply.code(201), outcome.conveyor);
    case "not-in-group":
      return sendIssues(reply, 400, "invalid-values", [notInGroup]);
    case "refused":
      return sendRefused(reply, "conveyor-add-failed", outcome);
  }
}

export function sendSaved(reply: FastifyReply, outcome: SaveConveyorOutcome): FastifyReply {
  switch (outcome.kind) {
    case "saved":
      return sendJson(reply, outcome.conveyor);
    case "changed-elsewhere":
      return sendProblem(reply, 409, "changed-elsewhere", {}, { revision: outcome.revision });
    case "beyond-plan":
      return sendIssues(reply, 403, "beyond-plan", outcome.issues);
    case "not-in-group":
      return sendIssues(reply, 400, "invalid-values", [notInGroup]);
    case "refused":
      return sendRefused(reply, "conveyor-save-failed", outcome);
  }
}

const notInGroup = { path: "conveyorGroup", message: "Must be your own user group or empty." };

import { messageFor, problemSchema } from "@beltwright/contract";
import type { FastifyReply } from "fastify";
import { sendProblem } from "../../problems.ts";
import type { PasswordFault } from "./password-rules.ts";

export const tags = ["accounts"];

/** What any of these calls may answer besides success. */
export const refusals = { 400: problemSchema, 401: problemSchema, 403: problemSchema, 429: problemSchema };

export function sendPasswordFault(reply: FastifyReply, field: string, fault: PasswordFault): FastifyReply {
  return sendProblem(reply, 400, "password-too-weak", {}, { issues: [{ field, message: messageFor(fault) }] });
}

export function sendThrottled(reply: FastifyReply, seconds: number): FastifyReply {
  return sendProblem(reply.header("retry-after", seconds), 429, "sign-in-throttled", { seconds });
}

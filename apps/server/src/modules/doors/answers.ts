import type { FastifyReply } from "fastify";
import { sendProblem } from "../../problems.ts";
import type { QuestionAnswer } from "../conveyors/design-task.ts";
import { sendIssues } from "../conveyors/outcomes.ts";

/** What was asked of a design that was sent along, or why there is no answer. */
export function sendAnswer(reply: FastifyReply, answer: QuestionAnswer): FastifyReply {
  switch (answer.kind) {
    case "answered":
      return reply.type("application/json; charset=utf-8").send(answer.text);
    case "refused":
      return sendIssues(reply, 409, "invalid-values", answer.issues);
    case "not-a-conveyor":
      return sendProblem(reply, 400, answer.code);
    case "unreadable":
      return sendIssues(reply, 400, answer.code, answer.issues);
  }
}

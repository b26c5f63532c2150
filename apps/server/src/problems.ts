import { type Problem, type ProblemCode, problem } from "@beltwright/contract";
import type { FastifyReply } from "fastify";

type Details = Pick<Problem, "issues" | "revision">;

/** Places in the sentence of a problem, such as the item that failed to load. */
type Places = Readonly<Record<string, string | number>>;

/** Answers with the one shape every refusal has. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  code: ProblemCode,
  places: Places = {},
  details: Details = {},
): FastifyReply {
  const text = JSON.stringify(problem(code, places, details));
  return reply.code(status).type("application/json; charset=utf-8").send(text);
}

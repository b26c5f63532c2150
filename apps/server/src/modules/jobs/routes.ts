import { problemSchema } from "@beltwright/contract";
import { mayRunDynamics, type Person, valuesOfRun } from "@beltwright/model";
import { addJob, cancelJob, type Db, findForRun, findJob, findJobResult, type Job, listJobs } from "@beltwright/store";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Turn } from "../../fairness/fair-queue.ts";
import { createTurns } from "../../fairness/turns.ts";
import { getPerson, requirePerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import type { Calculator } from "../conveyors/calculator.ts";
import { dynamicsRequestSchema } from "./dynamics-request.ts";
import type { JobRunner } from "./job-runner.ts";
import { studyRequestSchema } from "./study-request.ts";

interface JobOptions {
  readonly db: Db;
  readonly runner: Pick<JobRunner, "wake">;
  readonly calculator: Pick<Calculator, "open">;
  readonly now?: () => number;
}

const tags = ["Jobs"];
const refusals = { "4xx": problemSchema };
const idParams = z.object({ id: z.string().max(100) });
const jobSchema = z
  .object({
    id: z.string(),
    kind: z.string(),
    state: z.string().meta({ description: "queued, running, done, failed or cancelled" }),
    progress: z.number().meta({ description: "0 to 1" }),
    message: z.string(),
    createdAt: z.number(),
    updatedAt: z.number(),
  })
  .meta({ id: "Job" });

/** Long calculations on the server: asked for, looked after, cancelled. People see their own. */
export const jobRoutes: FastifyPluginAsyncZod<JobOptions> = async (app, options) => {
  app.addHook("onRequest", requirePerson);
  await app.register(startingJobs, options);
  await app.register(watchingJobs, options);
};

interface Begun {
  readonly kind: "dynamics" | "study";
  readonly userName: string;
  readonly person: Person;
  /** The document as it is now, with what is asked of it. */
  readonly work: object;
}

const startingJobs: FastifyPluginAsyncZod<JobOptions> = async (app, { db, runner, calculator, now = Date.now }) => {
  const turnOf = createTurns(db, now);
  const begin = async (reply: FastifyReply, { kind, userName, person, work }: Begun) => {
    const standing = standingOf(await turnOf(person));
    const added = await addJob(db, { kind, userName, request: JSON.stringify(work), ...standing, now: now() });
    if (added === "too-many") return sendProblem(reply, 429, "too-many-jobs");
    runner.wake();
    return reply.code(202).send(shown(added));
  };

  app.post(
    "/api/dynamics",
    {
      schema: {
        tags,
        summary: "Start a dynamic analysis of a conveyor; needs the Dynamic plan, except for demo conveyors",
        body: dynamicsRequestSchema,
        response: { 202: jobSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { userName } = getPerson(request);
      const { conveyorId, ...asked } = request.body;
      const found = await findForRun(db, { id: conveyorId, userName, now: now() });
      if (found === undefined) return sendProblem(reply, 404, "conveyor-load-failed");
      if (!mayRunDynamics(found)) return sendProblem(reply, 403, "dynamic-plan-needed");
      const { owner, person, document } = found;
      const conveyor = await calculator.open(document, { person, owner });
      if (valuesOfRun(conveyor, asked) > mostValues) return sendProblem(reply, 400, "dynamic-run-too-large");
      return begin(reply, { kind: "dynamics", userName, person, work: { conveyor, owner, ...asked } });
    },
  );

  app.post(
    "/api/studies",
    {
      schema: {
        tags,
        summary: "Start a trade study of a conveyor; its batches are shared by all servers",
        body: studyRequestSchema,
        response: { 202: jobSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { userName } = getPerson(request);
      const { conveyorId, study } = request.body;
      const found = await findForRun(db, { id: conveyorId, userName, now: now() });
      if (found === undefined) return sendProblem(reply, 404, "conveyor-load-failed");
      const { owner, person, document } = found;
      const conveyor = await calculator.open(document, { person, owner });
      return begin(reply, { kind: "study", userName, person, work: { conveyor, owner, study } });
    },
  );
};

const watchingJobs: FastifyPluginAsyncZod<JobOptions> = async (app, { db, now = Date.now }) => {
  const job = { tags, params: idParams, response: { 200: jobSchema, ...refusals } };

  app.get(
    "/api/jobs",
    { schema: { tags, summary: "Your jobs, newest first", response: { 200: z.array(jobSchema), ...refusals } } },
    async (request) => (await listJobs(db, getPerson(request).userName)).map(shown),
  );

  app.get("/api/jobs/:id", { schema: { ...job, summary: "How far a job is" } }, async (request, reply) => {
    const found = await findOwn(db, request);
    return found === undefined ? missing(reply) : shown(found);
  });

  app.get(
    "/api/jobs/:id/result",
    {
      schema: {
        ...job,
        summary: "The result of a job that is done, as JSON",
        response: { 200: z.unknown(), ...refusals },
      },
    },
    async (request, reply) => {
      const found = await findOwn(db, request);
      const result = found?.state === "done" ? await findJobResult(db, found.id) : undefined;
      return result === undefined ? missing(reply) : reply.type("application/json; charset=utf-8").send(result);
    },
  );

  app.delete("/api/jobs/:id", { schema: { ...job, summary: "Cancel a job" } }, async (request, reply) => {
    const found = await findOwn(db, request);
    if (found === undefined) return missing(reply);
    await cancelJob(db, { id: found.id, now: now() });
    const after = await findJob(db, found.id);
    return after === undefined ? missing(reply) : shown(after);
  });
};

function missing(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, 404, "not-found");
}

async function findOwn(db: Db, request: FastifyRequest<{ Params: { id: string } }>): Promise<Job | undefined> {
  const person = getPerson(request);
  const job = await findJob(db, request.params.id);
  return person.userIsAdmin || job?.userName === person.userName ? job : undefined;
}

/** Values that a run keeps of each quantity: more fill the disk and no screen. */
const mostValues = 1_500_000;

function standingOf({ rank, weight }: Turn) {
  return { rank, weight };
}

/** Whether a study is being planned or its batches are being solved is nobody's business but the servers'. */
const openToAll = (state: string) => (state === "batched" ? "running" : state);

function shown({ id, kind, state, progress, message, createdAt, updatedAt }: Job) {
  return { id, kind, state: openToAll(state), progress, message, createdAt, updatedAt };
}

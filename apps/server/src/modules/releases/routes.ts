import {
  acceptedFindingSchema,
  awaitedReviewSchema,
  designReleasesSchema,
  knownHashSchema,
  newReleaseSchema,
  problemSchema,
  releaseSchema,
  returnReasonSchema,
  withdrawReasonSchema,
} from "@beltwright/contract";
import { mayDownloadConveyor, writeReleasedJson } from "@beltwright/model";
import {
  acceptFinding,
  approveRelease,
  checkRelease,
  findConveyorOwner,
  findHash,
  findRawConveyors,
  findRawVersion,
  findReleased,
  listAwaitedReviews,
  listReleases,
  returnRelease,
  type StepOutcome,
  sendToReview,
  withdrawRelease,
} from "@beltwright/store";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson, requireBrowserSession, requirePerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { attachment } from "../conveyors/attachment.ts";
import type { Calculator } from "../conveyors/calculator.ts";
import { sendMissing, sendRefused } from "../conveyors/outcomes.ts";
import { sendJson } from "../libraries/json-answer.ts";
import { byWhomAndWhen } from "../libraries/library.ts";
import type { Live } from "../live/live.ts";
import type { Post } from "../mail/post.ts";
import { contentDigest } from "./content-digest.ts";
import { tellReviewers } from "./review-mail.ts";

interface ReleaseOptions extends Post {
  readonly calculator: Pick<Calculator, "review">;
  readonly live: Pick<Live, "tell">;
}

const tags = ["Review and release"];
const refusals = { "4xx": problemSchema };
const idParams = z.object({ id: z.string().max(100) });
const one = { response: { 200: releaseSchema, ...refusals } };

/** Review and release of designs. The store decides who may take which step. */
export const releaseRoutes: FastifyPluginAsyncZod<ReleaseOptions> = async (app, options) => {
  await app.register(hashRoute, options);
  await app.register(awaitedReviews, options);
  await app.register(designReleases, options);
  await app.register(releaseSteps, options);
  await app.register(releasedFiles, options);
};

/** For anyone who holds a released file: whether it was released here, and nothing more. */
const hashRoute: FastifyPluginAsyncZod<Pick<ReleaseOptions, "db">> = async (app, { db }) => {
  app.get(
    "/api/releases/verify/:hash",
    {
      schema: {
        tags,
        summary: "Whether a content hash or the seal of a PDF belongs to a revision released here",
        params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
        response: { 200: knownHashSchema, ...refusals },
      },
    },
    async (request, reply) => (await findHash(db, request.params.hash)) ?? sendProblem(reply, 404, "hash-not-known"),
  );
};

const awaitedReviews: FastifyPluginAsyncZod<Pick<ReleaseOptions, "db">> = async (app, { db }) => {
  app.addHook("onRequest", requirePerson);
  app.get(
    "/api/reviews",
    {
      schema: {
        tags,
        summary: "Revisions that wait for your check or approval, the longest waiting first",
        response: { 200: z.array(awaitedReviewSchema), ...refusals },
      },
    },
    async (request) => [...(await listAwaitedReviews(db, getPerson(request).userName))],
  );
};

const designReleases: FastifyPluginAsyncZod<ReleaseOptions> = async (app, options) => {
  const { db, calculator } = options;
  app.addHook("onRequest", requirePerson);
  app.addHook("preClose", () => options.background.idle());

  app.get(
    "/api/conveyors/:id/releases",
    {
      schema: {
        tags,
        summary: "Revisions of a design in review or released, and what you may do with them",
        params: idParams,
        response: { 200: designReleasesSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { userName } = getPerson(request);
      const found = await listReleases(db, { conveyorId: request.params.id, userName });
      return found === undefined ? sendMissing(reply, "conveyor-load-failed") : sendJson(reply, found);
    },
  );

  app.post(
    "/api/conveyors/:id/releases",
    {
      schema: {
        tags,
        summary: "Send a saved revision of your design to review",
        params: idParams,
        body: newReleaseSchema,
        response: { 201: releaseSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const person = getPerson(request);
      const { userName } = person;
      const { id } = request.params;
      const { revision, label, remark } = request.body;
      const version = await findRawVersion(db, { id, revision, userName });
      const owner = await findConveyorOwner(db, { id, userName });
      if (version === undefined || owner === undefined) return sendMissing(reply, "conveyor-load-failed");
      // A saved version is never written again: what is read here is what is fixed, whoever saves meanwhile.
      const reviewed = await calculator.review(version, { person, owner });
      if (reviewed === undefined) return sendProblem(reply, 409, "release-not-calculated");
      const { findings } = reviewed;
      const document = JSON.stringify(reviewed.document);
      const sent = { conveyorId: id, revision, label, remark, document, findings, ...byWhomAndWhen(request) };
      return answer(options, request, reply.code(201), await sendToReview(db, sent));
    },
  );
};

const releaseSteps: FastifyPluginAsyncZod<ReleaseOptions> = async (app, options) => {
  const { db } = options;
  app.addHook("onRequest", requirePerson);

  app.post(
    "/api/releases/:id/withdraw",
    {
      schema: {
        tags,
        summary: "Take a revision of your design back before it is released",
        params: idParams,
        body: withdrawReasonSchema,
        ...one,
      },
    },
    async (request, reply) => {
      const step = { ...request.params, ...request.body, ...byWhomAndWhen(request) };
      return answer(options, request, reply, await withdrawRelease(db, step));
    },
  );
  await app.register(signedSteps, options);
};

/** Steps that a person puts their name to, so that no token takes them. */
const signedSteps: FastifyPluginAsyncZod<ReleaseOptions> = async (app, options) => {
  const { db } = options;
  app.addHook("onRequest", requireBrowserSession);

  app.put(
    "/api/releases/:id/findings",
    {
      schema: {
        tags,
        summary: "Accept a finding of a revision in review, with a reason",
        params: idParams,
        body: acceptedFindingSchema,
        ...one,
      },
    },
    async (request, reply) => {
      const outcome = await acceptFinding(db, { ...request.params, ...request.body, ...byWhomAndWhen(request) });
      return outcome.kind === "done" ? sendJson(reply, outcome.release) : refuse(reply, outcome.code);
    },
  );

  app.post(
    "/api/releases/:id/check",
    { schema: { tags, summary: "Sign a revision as checked", params: idParams, ...one } },
    async (request, reply) =>
      answer(options, request, reply, await checkRelease(db, { ...request.params, ...byWhomAndWhen(request) })),
  );

  app.post(
    "/api/releases/:id/approve",
    { schema: { tags, summary: "Approve a checked revision, which releases it", params: idParams, ...one } },
    async (request, reply) => {
      const step = { ...request.params, ...byWhomAndWhen(request), digest: contentDigest };
      return answer(options, request, reply, await approveRelease(db, step));
    },
  );

  app.post(
    "/api/releases/:id/return",
    {
      schema: {
        tags,
        summary: "Send a revision back to its designer, with a reason",
        params: idParams,
        body: returnReasonSchema,
        ...one,
      },
    },
    async (request, reply) => {
      const step = { ...request.params, ...request.body, ...byWhomAndWhen(request) };
      return answer(options, request, reply, await returnRelease(db, step));
    },
  );
};

const releasedFiles: FastifyPluginAsyncZod<ReleaseOptions> = async (app, { db }) => {
  app.addHook("onRequest", requirePerson);
  app.get(
    "/api/releases/:id/file",
    {
      schema: {
        tags,
        summary: "A released revision as a JSON file with its release block",
        params: idParams,
        response: { 200: z.unknown(), ...refusals },
      },
    },
    async (request, reply) => {
      const person = getPerson(request);
      const { userName } = person;
      const found = await findReleased(db, { id: request.params.id, userName });
      const [raw] = found === undefined ? [] : await findRawConveyors(db, { ids: [found.conveyorId], userName });
      if (found === undefined || raw === undefined) return sendMissing(reply, "conveyor-download-failed");
      const shared = { userName: raw.row.user_name, conveyorGroup: "", docUsers: raw.docUsers, isDemo: true };
      const verdict = mayDownloadConveyor(person, shared);
      if (verdict.kind === "refused") return sendRefused(reply, "conveyor-download-failed", verdict);
      const { document, block } = found;
      return reply
        .type("application/json; charset=utf-8")
        .header("content-disposition", attachment(`${raw.row.conv_no} ${block.label}`, "json"))
        .send(writeReleasedJson(document, block));
    },
  );
};

/** Tells those who have the next step once the store has said yes. */
function answer(options: ReleaseOptions, request: FastifyRequest, reply: FastifyReply, outcome: StepOutcome) {
  if (outcome.kind === "refused") return refuse(reply, outcome.code);
  const { userName: by, now } = byWhomAndWhen(request);
  tellReviewers(options, { ...outcome, by, now });
  options.live.tell({ conveyorId: outcome.conveyorId, kind: "review", by });
  return sendJson(reply, outcome.release);
}

function refuse(reply: FastifyReply, code: Extract<StepOutcome, { kind: "refused" }>["code"]): FastifyReply {
  switch (code) {
    case "conveyor-load-failed":
      return sendMissing(reply, code);
    case "finding-not-found":
      return sendProblem(reply, 404, code);
    case "release-not-yours":
      return sendProblem(reply, 403, code);
    default:
      return sendProblem(reply, 409, code);
  }
}

import { problemSchema, reportTemplateBodySchema, reportTemplateSchema } from "@beltwright/contract";
import { type Db, deleteReportTemplate, listReportTemplates, saveReportTemplate } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";

const tags = ["Reports"];
const refusals = { "4xx": problemSchema };
const idParams = z.object({ id: z.string().max(100) });

/** The choices of reports that people keep. */
export const reportTemplateRoutes: FastifyPluginAsyncZod<{ readonly db: Db; readonly now: () => number }> = async (
  app,
  { db, now },
) => {
  app.get(
    "/api/reportTemplates",
    {
      schema: {
        tags,
        summary: "Choices of reports, yours and your group's",
        response: { 200: z.array(reportTemplateSchema), ...refusals },
      },
    },
    async (request) =>
      (await listReportTemplates(db, getPerson(request))).map((one) => ({ ...one, reports: [...one.reports] })),
  );

  app.post(
    "/api/reportTemplates",
    {
      schema: {
        tags,
        summary: "Keep a choice",
        body: reportTemplateBodySchema,
        response: { 201: reportTemplateSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const saved = await saveReportTemplate(db, getPerson(request), { ...request.body, now: now() });
      if (saved === undefined) return sendProblem(reply, 404, "not-found");
      return reply.code(201).send({ ...saved, reports: [...saved.reports] });
    },
  );

  app.put(
    "/api/reportTemplates/:id",
    {
      schema: {
        tags,
        summary: "Change a choice of yours or, as administrator, of a group",
        params: idParams,
        body: reportTemplateBodySchema,
        response: { 200: reportTemplateSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const draft = { ...request.body, id: request.params.id, now: now() };
      const saved = await saveReportTemplate(db, getPerson(request), draft);
      return saved === undefined ? sendProblem(reply, 404, "not-found") : { ...saved, reports: [...saved.reports] };
    },
  );

  app.delete(
    "/api/reportTemplates/:id",
    {
      schema: {
        tags,
        summary: "Delete a choice of yours or, as administrator, of a group",
        params: idParams,
        response: { 200: idParams, ...refusals },
      },
    },
    async (request, reply) => {
      const isGone = await deleteReportTemplate(db, getPerson(request), request.params.id);
      return isGone ? { id: request.params.id } : sendProblem(reply, 404, "not-found");
    },
  );
};

import { availableParallelism } from "node:os";
import {
  listedReportSchema,
  problemSchema,
  reportRequestSchema,
  reportTemplateBodySchema,
  reportTemplateSchema,
} from "@beltwright/contract";
import { mayRunDynamics, reportLimitIssues } from "@beltwright/model";
import { languages, listReports } from "@beltwright/report";
import { type Db, deleteReportTemplate, findForRun, listReportTemplates, saveReportTemplate } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { createTurns } from "../../fairness/turns.ts";
import { getPerson, requirePerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { attachment } from "../conveyors/attachment.ts";
import { keepComponentRows } from "../conveyors/component-rows.ts";
import { leavingOf } from "./leaving.ts";
import { companyFor } from "./report-company.ts";
import { createReportThreads } from "./report-threads.ts";
import { unknownNames } from "./unknown-names.ts";

interface ReportRoutesOptions {
  readonly db: Db;
  readonly now?: () => number;
}

const tags = ["Reports"];
const refusals = { "4xx": problemSchema };
const idParams = z.object({ id: z.string().max(100) });
const types = {
  pdf: "application/pdf",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
  // Sent as a file, never shown as a page of ours.
  html: "text/plain; charset=utf-8",
} as const;

/** Reports of stored conveyors as files, and the choices of reports people keep. */
export const reportRoutes: FastifyPluginAsyncZod<ReportRoutesOptions> = async (app, { db, now = Date.now }) => {
  app.addHook("onRequest", requirePerson);
  const readRows = keepComponentRows(db);
  const turnOf = createTurns(db, now);
  const threads = createReportThreads(Math.max(1, availableParallelism() - 1));
  app.addHook("onClose", () => threads.close());

  app.get(
    "/api/reports",
    {
      schema: {
        tags,
        summary: "Every report by name",
        querystring: z.object({ language: z.enum(languages).default("en") }),
        response: { 200: z.array(listedReportSchema), ...refusals },
      },
    },
    async (request) => [...listReports(request.query.language)],
  );

  app.post(
    "/api/conveyors/:id/reports",
    {
      schema: {
        tags,
        summary: "Write reports of a conveyor as PDF, XLSX, CSV or HTML",
        params: idParams,
        body: reportRequestSchema,
        response: { 200: z.unknown(), ...refusals },
      },
    },
    async (request, reply) => {
      const person = getPerson(request);
      const found = await findForRun(db, { id: request.params.id, userName: person.userName, now: now() });
      if (found === undefined) return sendProblem(reply, 404, "conveyor-load-failed");
      // Reports leave the office as downloads do, and need what downloads need.
      if (!found.person.userIsAdmin && !found.person.userHasSub) {
        return sendProblem(reply, 403, "subscription-needed-to-download");
      }
      const beyond = reportLimitIssues(found.design.conveyor, found);
      if (beyond.length > 0) {
        const issues = beyond.map(({ path, message }) => ({ field: path, message }));
        return sendProblem(reply, 403, "report-beyond-plan", {}, { issues });
      }
      const { reports, format, units } = request.body;
      const unknown = unknownNames(request.body);
      if (unknown.length > 0) return sendProblem(reply, 400, "invalid-values", {}, { issues: unknown });
      if (request.body.scenarios.length > 0 && !mayRunDynamics(found)) {
        return sendProblem(reply, 403, "dynamic-plan-needed");
      }
      const { conveyor } = found.design;
      const asking = { id: request.params.id, conveyor, userName: person.userName, now: now() };
      const company = await companyFor(db, asking, request.body);
      if (company === undefined) return sendProblem(reply, 404, "conveyor-load-failed");
      const language = languages.find((one) => one === request.body.language) ?? "en";
      const rows = await readRows(found.owner);
      const leaving = leavingOf(reply.raw);
      const system = units === undefined ? {} : { system: units };
      const task = { conveyor, rows, company, reports, format, language, ...system };
      const word = await threads.write(task, await turnOf(found.person), leaving);
      switch (word.kind) {
        case "written":
          return reply
            .type(types[format])
            .header("content-disposition", attachment(conveyor.convNo, format))
            .send(Buffer.from(word.bytes.buffer, word.bytes.byteOffset, word.bytes.byteLength));
        case "refused": {
          const issues = word.issues.map(({ path, message }) => ({ field: path, message }));
          return sendProblem(reply, 409, "invalid-values", {}, { issues });
        }
        case "failed":
          // Nobody is there to be told.
          if (leaving.aborted) return reply.hijack();
          throw new Error(`The reports were not written: ${word.message}`);
      }
    },
  );

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

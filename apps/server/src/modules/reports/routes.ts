import { availableParallelism } from "node:os";
import {
  conveyorBodySchema,
  linkedReportQuerySchema,
  listedReportSchema,
  problemSchema,
  reportRequestSchema,
  sentReportQuerySchema,
} from "@beltwright/contract";
import { largestFile } from "@beltwright/model";
import { languages, listReports } from "@beltwright/report";
import type { Db } from "@beltwright/store";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { createTurns } from "../../fairness/turns.ts";
import { secretAddress } from "../../plugins/security-headers.ts";
import { getPerson, requirePerson } from "../../plugins/session.ts";
import { bytesOf, leaveBodiesUnread } from "../../plugins/unread-bodies.ts";
import { sendProblem } from "../../problems.ts";
import { attachment } from "../conveyors/attachment.ts";
import type { Calculator } from "../conveyors/calculator.ts";
import { keepComponentRows, type RowShelf } from "../conveyors/component-rows.ts";
import { sendAnswer } from "../doors/answers.ts";
import { aboutLink, byHolder } from "../links/holder-routes.ts";
import { leavingOf } from "./leaving.ts";
import { releasedReports, type Send } from "./released-reports.ts";
import type { ReportDesk } from "./report-desk.ts";
import { createReportThreads, type ReportWord } from "./report-threads.ts";
import { reportTemplateRoutes } from "./template-routes.ts";
import { prepareLinkedReports, prepareReports, prepareSentReports } from "./wanted-reports.ts";

interface ReportRoutesOptions {
  readonly db: Db;
  readonly calculator: Pick<Calculator, "open" | "openSent">;
  readonly shelf: RowShelf;
  readonly now?: () => number;
}

const tags = ["Reports"];
const refusals = { "4xx": problemSchema };
const types = {
  pdf: "application/pdf",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
  // Sent as a file, never shown as a page of ours.
  html: "text/plain; charset=utf-8",
} as const;

/** Reports of stored conveyors as files, and the choices of reports people keep. */
export const reportRoutes: FastifyPluginAsyncZod<ReportRoutesOptions> = async (app, options) => {
  const { db, calculator, shelf, now = Date.now } = options;
  const desk = { db, calculator, now, readRows: keepComponentRows(db, shelf) };
  const threads = createReportThreads(Math.max(1, availableParallelism() - 1));
  app.addHook("onClose", () => threads.close());
  const send = sendBy(threads, createTurns(db, now));
  await app.register(linkedReports, { desk, send });
  await app.register(async (members) => {
    members.addHook("onRequest", requirePerson);
    await members.register(writtenReports, { desk, send });
    await members.register(reportTemplateRoutes, { db, now });
  });
};

function sendBy(threads: ReturnType<typeof createReportThreads>, turnOf: ReturnType<typeof createTurns>): Send {
  return async (reply, prepared, onWritten) => {
    if (prepared.kind === "refused") {
      const { status, code, issues } = prepared;
      return sendProblem(reply, status, code, {}, issues === undefined ? {} : { issues });
    }
    const { task, person } = prepared;
    const leaving = leavingOf(reply.raw);
    const word = await threads.write(task, await turnOf(person), leaving);
    // Nobody is there to be told.
    if (word.kind === "failed" && leaving.aborted) return reply.hijack();
    await onWritten?.(word);
    return sendWritten(reply, word, { format: task.format, convNo: task.conveyor.convNo });
  };
}

const writtenReports: FastifyPluginAsyncZod<Sending> = async (app, { desk, send }) => {
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
        params: z.object({ id: z.string().max(100) }),
        body: reportRequestSchema,
        response: { 200: z.unknown(), ...refusals },
      },
    },
    async (request, reply) => {
      return send(reply, await prepareReports(desk, { ...request.params, ...getPerson(request) }, request.body));
    },
  );
  await app.register(sentReports, { desk, send });
  await app.register(releasedReports, { desk, send });
};

interface Sending {
  readonly desk: ReportDesk;
  readonly send: Send;
}

/** Reports for the holder of a link that shows them. */
const linkedReports: FastifyPluginAsyncZod<Sending> = async (app, { desk, send }) => {
  app.get(
    "/api/links/:secret/report",
    {
      ...byHolder,
      schema: {
        ...aboutLink,
        summary: "Write reports of the design behind a link, where the link allows it",
        querystring: linkedReportQuerySchema,
        response: { 200: z.unknown(), ...refusals },
      },
    },
    async (request, reply) => {
      reply.headers(secretAddress);
      const by = { secret: request.params.secret, address: request.ip };
      return send(reply, await prepareLinkedReports(desk, by, reportRequestSchema.parse(request.query)));
    },
  );
};

/** Reports of a conveyor that is sent along and not kept. */
const sentReports: FastifyPluginAsyncZod<Sending> = async (app, { desk, send }) => {
  leaveBodiesUnread(app);
  app.post(
    "/api/report",
    {
      bodyLimit: largestFile,
      schema: {
        tags: ["Open doors"],
        summary: "Write reports of a conveyor that is sent along as PDF, XLSX, CSV or HTML",
        querystring: sentReportQuerySchema,
        body: conveyorBodySchema(),
        response: { 200: z.unknown(), ...refusals },
      },
    },
    async (request, reply) => {
      const source = { kind: "body", bytes: bytesOf(request.body) } as const;
      const wanted = reportRequestSchema.parse(request.query);
      const prepared = await prepareSentReports(desk, { source, ...getPerson(request) }, wanted);
      return prepared.kind === "unread" ? sendAnswer(reply, prepared.answer) : send(reply, prepared);
    },
  );
};

function sendWritten(
  reply: FastifyReply,
  word: ReportWord,
  { format, convNo }: { readonly format: keyof typeof types; readonly convNo: string },
): FastifyReply {
  switch (word.kind) {
    case "written":
      return reply
        .type(types[format])
        .header("content-disposition", attachment(convNo, format))
        .send(Buffer.from(word.bytes.buffer, word.bytes.byteOffset, word.bytes.byteLength));
    case "refused": {
      const issues = word.issues.map(({ path, message }) => ({ field: path, message }));
      return sendProblem(reply, 409, "invalid-values", {}, { issues });
    }
    case "failed":
      throw new Error(`The reports were not written: ${word.message}`);
  }
}

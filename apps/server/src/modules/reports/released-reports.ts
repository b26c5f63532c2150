import { problemSchema, reportRequestSchema, sentReportQuerySchema } from "@beltwright/contract";
import { findReleased, keepPrint } from "@beltwright/store";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import type { ReportDesk } from "./report-desk.ts";
import type { ReportWord } from "./report-threads.ts";
import { type Prepared, prepareReleasedReports } from "./wanted-reports.ts";

/** Writes what is prepared and sends it; `onWritten` hears of it before. */
export type Send = (
  reply: FastifyReply,
  prepared: Prepared,
  onWritten?: (word: ReportWord) => Promise<void>,
) => Promise<FastifyReply>;

/** The sealed PDF of a released revision. Its seal is kept, so that it can be asked for. */
export const releasedReports: FastifyPluginAsyncZod<{ readonly desk: ReportDesk; readonly send: Send }> = async (
  app,
  { desk, send },
) => {
  app.get(
    "/api/releases/:id/pdf",
    {
      schema: {
        tags: ["Review and release"],
        summary: "The reports of a released revision as a sealed PDF, with the released file inside",
        params: z.object({ id: z.string().max(100) }),
        querystring: sentReportQuerySchema.omit({ format: true }),
        response: { 200: z.unknown(), "4xx": problemSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { userName } = getPerson(request);
      const released = await findReleased(desk.db, { id, userName });
      if (released === undefined) return sendProblem(reply, 404, "conveyor-load-failed");
      const wanted = reportRequestSchema.parse({ ...request.query, format: "pdf" });
      return send(reply, await prepareReleasedReports(desk, { released, userName }, wanted), async (word) => {
        if (word.kind !== "written" || word.seal === undefined) return;
        await keepPrint(desk.db, { seal: word.seal, releaseId: id, now: desk.now() });
      });
    },
  );
};

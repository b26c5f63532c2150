import { messageFor } from "@beltwright/contract";
import { allCategories, csvToRows, mayAddLibraryRow, rowsToCsv } from "@beltwright/model";
import { listLibraryRows } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { sendProblem } from "../../problems.ts";
import { importRows } from "./import-rows.ts";
import { sendJson } from "./json-answer.ts";
import { byWhomAndWhen, type Library } from "./library.ts";
import { about, csvQuery, csvTextSchema, importedSchema, refusals } from "./schemas.ts";

/** About ten times the largest file the product ships. */
const largestFileBytes = 4 * 1024 * 1024;

/** A library as a file, out and in. */
export const libraryCsv: FastifyPluginAsyncZod<Library> = async (app, { definition, db }) => {
  const { plural: library, title } = definition;
  app.addContentTypeParser("text/csv", { parseAs: "string" }, (_request, text, done) => done(null, text));

  app.get(
    `/api/${library}/csv`,
    {
      schema: {
        ...about(definition, `Download ${title} as CSV`),
        querystring: csvQuery,
        produces: ["text/csv"],
        response: { 200: { content: { "text/csv": { schema: csvTextSchema } } }, ...refusals },
      },
    },
    async (request, reply) => {
      const { category = allCategories } = request.query;
      const { rows } = await listLibraryRows(db, { library, category });
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="${library}.csv"`)
        .send(rowsToCsv(definition, rows));
    },
  );

  app.post(
    `/api/${library}/csv`,
    {
      bodyLimit: largestFileBytes,
      schema: {
        ...about(definition, `Add ${title} from CSV: all rows or none`),
        consumes: ["text/csv"],
        body: csvTextSchema,
        response: { 201: importedSchema, ...refusals },
      },
    },
    async (request, reply) => {
      if (typeof request.body !== "string") return sendProblem(reply, 415, "invalid-request");
      if (mayAddLibraryRow(request.person).kind === "refused") {
        return sendProblem(reply, 403, "subscription-needed-to-add");
      }
      const read = csvToRows(definition, request.body);
      if (read.kind === "invalid") {
        return sendProblem(reply, 400, "rows-import-failed", {}, { issues: [...read.issues] });
      }
      const outcome = await importRows(db, { library, rows: read.rows, ...byWhomAndWhen(request) });
      if (outcome.kind === "subscription-needed") return sendProblem(reply, 403, "subscription-needed-to-add");
      const { ids } = outcome;
      const message = messageFor("rows-imported", { count: ids.length });
      return sendJson(reply.code(201), { added: ids.length, ids, message });
    },
  );
};

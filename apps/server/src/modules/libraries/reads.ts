import type { ListQuery } from "@beltwright/contract";
import { findLibraryRow, listLibraryCategories } from "@beltwright/store";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { sendProblem } from "../../problems.ts";
import { type CategoryFilter, readCategoryPath } from "./category-path.ts";
import { sendJson, sendJsonBody } from "./json-answer.ts";
import { keepLists } from "./kept-lists.ts";
import type { Library } from "./library.ts";
import { about, categoriesSchema, categoryParams, idParams, librarySchemas, refusals } from "./schemas.ts";

/** Lists, categories and single rows of one library. */
export const libraryReads: FastifyPluginAsyncZod<Library> = async (app, { definition, db }) => {
  const { plural, singular, title, itemTitle } = definition;
  const { row, listQuery } = librarySchemas(definition);
  const list = { querystring: listQuery, response: { 200: z.array(row), ...refusals } };
  const missing = (reply: FastifyReply) => sendProblem(reply, 404, "load-failed", { item: singular });

  const readList = keepLists(db);
  const sendList = async (reply: FastifyReply, filter: CategoryFilter, query: ListQuery) => {
    const { body, total, etag } = await readList({ library: plural, ...filter, ...listing(query) });
    return sendJsonBody(reply.headers({ "x-total-count": total, etag }), body);
  };

  app.get(`/api/${plural}`, { schema: { ...about(definition, `List ${title}`), ...list } }, async (request, reply) =>
    sendList(reply, {}, request.query),
  );

  app.get(
    `/api/${plural}fromcategory/:category`,
    { schema: { ...about(definition, `List ${title} of one category`), ...list, params: categoryParams } },
    async (request, reply) => sendList(reply, readCategoryPath(definition, request.params.category), request.query),
  );

  app.get(
    `/api/${singular}Categories`,
    {
      schema: { ...about(definition, `List categories of ${title}`), response: { 200: categoriesSchema, ...refusals } },
    },
    async (_request, reply) => sendJson(reply, await listLibraryCategories(db, plural)),
  );

  app.get(
    `/api/${plural}/:id`,
    {
      schema: {
        ...about(definition, `Load one ${itemTitle} for editing, as a list of one`),
        params: idParams,
        response: { 200: z.array(row), ...refusals },
      },
    },
    async (request, reply) => {
      const found = await findLibraryRow(db, plural, request.params.id);
      return found === undefined ? missing(reply) : sendJson(reply, [found]);
    },
  );

  app.get(
    `/api/${singular}/:id`,
    {
      schema: {
        ...about(definition, `Load one ${itemTitle} for a design`),
        params: idParams,
        response: { 200: row, ...refusals },
      },
    },
    async (request, reply) => {
      const found = await findLibraryRow(db, plural, request.params.id);
      return found === undefined ? missing(reply) : sendJson(reply, found);
    },
  );
};

function listing({ page, pageSize, sort, order, search }: ListQuery) {
  return { page, pageSize, search, sort: { field: sort ?? "category", order: order ?? "asc" } };
}

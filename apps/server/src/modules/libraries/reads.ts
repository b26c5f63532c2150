import { findLibraryRow, listLibraryCategories } from "@beltwright/store";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { sendProblem } from "../../problems.ts";
import { type CategoryFilter, readCategoryPath } from "./category-path.ts";
import { sendJson } from "./json-answer.ts";
import { keepLists } from "./kept-lists.ts";
import type { Library } from "./library.ts";
import { listing } from "./listing.ts";
import { about, categoriesSchema, categoryParams, idParams, librarySchemas, refusals } from "./schemas.ts";
import { sendListAnswer } from "./send-list.ts";

/** Lists, categories and single rows of one library. */
export const libraryReads: FastifyPluginAsyncZod<Library> = async (app, { definition, db }) => {
  const { plural, singular, title, itemTitle } = definition;
  const { row, listQuery } = librarySchemas(definition);
  const list = { querystring: listQuery, response: { 200: z.array(row), ...refusals } };
  const missing = (reply: FastifyReply) => sendProblem(reply, 404, "load-failed", { item: singular });

  const lists = keepLists(db, plural);
  /** Before the address is taken apart: most lists were asked for before, by the very same address. */
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const kept = await lists.find(request.url, request.dataAsOf);
    return kept === undefined ? undefined : sendListAnswer(request, reply, kept);
  };
  const sendList = async (request: FastifyRequest, reply: FastifyReply, query: CategoryFilter & Listing) =>
    sendListAnswer(request, reply, await lists.read(request.url, query));

  app.get(
    `/api/${plural}`,
    { onRequest, schema: { ...about(definition, `List ${title}`), ...list } },
    async (request, reply) => sendList(request, reply, listing(request.query)),
  );

  app.get(
    `/api/${plural}fromcategory/:category`,
    { onRequest, schema: { ...about(definition, `List ${title} of one category`), ...list, params: categoryParams } },
    async (request, reply) =>
      sendList(request, reply, {
        ...readCategoryPath(definition, request.params.category),
        ...listing(request.query),
      }),
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

type Listing = ReturnType<typeof listing>;

import type { LibraryRow } from "@beltwright/model";
import { listShippedCategories, listShippedSelectable } from "@beltwright/store";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { readCategoryPath } from "../libraries/category-path.ts";
import { sendJson } from "../libraries/json-answer.ts";
import { keepLists, listAnswer } from "../libraries/kept-lists.ts";
import type { Library } from "../libraries/library.ts";
import { listing } from "../libraries/listing.ts";
import { categoriesSchema, categoryParams, librarySchemas, refusals } from "../libraries/schemas.ts";
import { sendListAnswer } from "../libraries/send-list.ts";
import { keepWhole } from "./kept-whole.ts";

const tags = ["Try-out"];
/** Longer than any category that is shipped; nobody reads a library without end by its lists. */
const longestPage = { page: 1, pageSize: 1000 };

export const tryOutLibrary: FastifyPluginAsyncZod<Library> = async (app, { definition, db }) => {
  const { plural, singular, title } = definition;
  const { row, listQuery } = librarySchemas(definition);
  const rows = { response: { 200: z.array(row), ...refusals } };
  const lists = keepLists(db, plural, ofNobody);
  const selectable = keepWhole(db, plural, async () => {
    const found = await listShippedSelectable(db, plural);
    return listAnswer(found.map(ofNobody), found.length);
  });

  app.get(
    `/api/try/selectable/${plural}`,
    { schema: { tags, summary: `List the shipped ${title} that automatic selection may choose`, ...rows } },
    async (request, reply) => sendListAnswer(request, reply, await selectable()),
  );

  app.get(
    `/api/try/${plural}fromcategory/:category`,
    {
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        const kept = await lists.find(request.url);
        return kept === undefined ? undefined : sendListAnswer(request, reply, kept);
      },
      schema: {
        tags,
        summary: `List a page of the shipped ${title} of one category`,
        querystring: listQuery,
        params: categoryParams,
        ...rows,
      },
    },
    async (request, reply) => {
      const asked = {
        ...readCategoryPath(definition, request.params.category),
        ...listing({ ...longestPage, ...request.query }),
        isShipped: true,
      };
      return sendListAnswer(request, reply, await lists.read(request.url, asked));
    },
  );

  app.get(
    `/api/try/${singular}Categories`,
    {
      schema: {
        tags,
        summary: `List categories of the shipped ${title}`,
        response: { 200: categoriesSchema, ...refusals },
      },
    },
    async (_request, reply) => sendJson(reply, await listShippedCategories(db, plural)),
  );
};

/** The owner of shipped rows is an administrator, whose address is nobody's business outside. */
function ofNobody(row: LibraryRow): LibraryRow {
  return { ...row, userName: "" };
}

import { groupCategoriesSchema, messageFor } from "@beltwright/contract";
import { type ConveyorListKind, type Db, listConveyorCategories } from "@beltwright/store";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson } from "../../plugins/session.ts";
import { sendJson } from "../libraries/json-answer.ts";
import { byWhomAndWhen } from "../libraries/library.ts";
import { sendListAnswer } from "../libraries/send-list.ts";
import { keepConveyorLists } from "./kept-lists.ts";
import { about, type ConveyorQuery, categoriesSchema, categoryParams, item, listQuery, refusals } from "./schemas.ts";

const list = { querystring: listQuery, response: { 200: z.array(item), ...refusals } };

interface Listing {
  readonly list: ConveyorListKind;
  readonly category?: string;
  readonly query: ConveyorQuery;
}

/** Own conveyors, the group's, the demos and the bin, with their categories. */
export const conveyorLists: FastifyPluginAsyncZod<{ readonly db: Db }> = async (app, { db }) => {
  const kept = keepConveyorLists(db);
  /** Before the address is taken apart: most lists were asked for before, by the very same address. */
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = kept.find(request);
    return answer === undefined ? undefined : sendListAnswer(request, reply, answer);
  };
  const sendList = async (request: FastifyRequest, reply: FastifyReply, { query, ...listing }: Listing) => {
    const { id, page, pageSize, sort, order, search } = query;
    const sorting = { field: sort ?? "category", order: order ?? "asc" } as const;
    const asked = { ...listing, id, page, pageSize, search, sort: sorting, ...byWhomAndWhen(request) };
    return sendListAnswer(request, reply, await kept.read(request, asked));
  };

  const lists = [
    { path: "/api/conveyors", list: "own", summary: "List own conveyors and those shared with you" },
    { path: "/api/conveyorlistdemos", list: "demos", summary: "List demo conveyors" },
    { path: "/api/conveyorbin", list: "bin", summary: "List deleted conveyors that can be taken back" },
  ] as const;
  for (const { path, list: kind, summary } of lists) {
    app.get(path, { onRequest, schema: { ...about(summary), ...list } }, async (request, reply) =>
      sendList(request, reply, { list: kind, query: request.query }),
    );
  }

  const fromCategory = [
    { path: "/api/conveyorsfromcategory", list: "own", summary: "List own conveyors of one category" },
    { path: "/api/groupconveyorsfromcategory", list: "group", summary: "List the group's conveyors of one category" },
  ] as const;
  for (const { path, list: kind, summary } of fromCategory) {
    app.get(
      `${path}/:category`,
      { onRequest, schema: { ...about(summary), ...list, params: categoryParams } },
      async (request, reply) =>
        sendList(request, reply, { list: kind, category: request.params.category, query: request.query }),
    );
  }

  app.get(
    "/api/conveyorCategories",
    { schema: { ...about("List categories of own conveyors"), response: { 200: categoriesSchema, ...refusals } } },
    async (request, reply) =>
      sendJson(reply, await listConveyorCategories(db, { list: "own", ...byWhomAndWhen(request) })),
  );

  app.get(
    "/api/conveyorGroupCategories",
    {
      schema: {
        ...about("List categories of the group's conveyors, or say that you are in no group"),
        response: { 200: groupCategoriesSchema, ...refusals },
      },
    },
    async (request, reply) => {
      if (!getPerson(request).userGroup) return sendJson(reply, { message: messageFor("not-in-user-group") });
      return sendJson(reply, await listConveyorCategories(db, { list: "group", ...byWhomAndWhen(request) }));
    },
  );
};

import { linkedSchema, problemSchema } from "@beltwright/contract";
import { countOpening, type Db } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { secretAddress } from "../../plugins/security-headers.ts";
import { sendProblem } from "../../problems.ts";
import { attachment } from "../conveyors/attachment.ts";
import type { Calculator } from "../conveyors/calculator.ts";
import { fileText } from "../conveyors/schemas.ts";
import { sendJsonText } from "../libraries/json-answer.ts";
import { holderAt, openLink } from "./holder.ts";

interface HolderOptions {
  readonly db: Db;
  readonly calculator: Pick<Calculator, "linked">;
}

const files = {
  json: { format: "Json", mime: "application/json" },
  xml: { format: "T6", mime: "application/xml" },
} as const;

/** What is asked by the holder of a link: nobody is signed in for it, whatever the browser sends along. */
export const byHolder = { config: { isForeign: true } } as const;
export const aboutLink = {
  tags: ["Links"],
  params: z.object({ secret: z.string().max(200) }),
};

/** What a link opens. What is unknown, revoked, out of date, binned or not shown by it is answered alike. */
export const linkHolders: FastifyPluginAsyncZod<HolderOptions> = async (app, { db, calculator }) => {
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(secretAddress);
  });

  app.get(
    "/api/links/:secret",
    {
      ...byHolder,
      schema: {
        ...aboutLink,
        summary: "Open a link: what it shows, and nothing else",
        response: { 200: linkedSchema, "4xx": problemSchema },
      },
    },
    async (request, reply) => {
      const by = { secret: request.params.secret, now: Date.now() };
      const linked = await openLink(db, by);
      if (linked === undefined) return sendProblem(reply, 404, "link-closed");
      const text = await calculator.linked(linked, "view", holderAt(request.ip));
      await countOpening(db, by);
      return sendJsonText(reply, text);
    },
  );

  app.get(
    "/api/links/:secret/download",
    {
      ...byHolder,
      schema: {
        ...aboutLink,
        summary: "Download the design behind a link, where the link allows it",
        querystring: z.object({ format: z.enum(["json", "xml"]).default("json") }),
        response: { 200: fileText, "4xx": problemSchema },
      },
    },
    async (request, reply) => {
      const linked = await openLink(db, { secret: request.params.secret, now: Date.now() });
      if (linked?.shows.downloads !== true) return sendProblem(reply, 404, "link-closed");
      const { format, mime } = files[request.query.format];
      const text = await calculator.linked(linked, format, holderAt(request.ip));
      return reply
        .type(`${mime}; charset=utf-8`)
        .header("content-disposition", attachment(linked.convNo, request.query.format))
        .send(text);
    },
  );
};

import { outboxMailSchema, outboxMailTextSchema, problemSchema } from "@beltwright/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { requireFreshAdmin } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { findInOutbox, listOutbox } from "./outbox.ts";
import { withoutResetLinks } from "./reset-links.ts";

interface OutboxOptions {
  readonly folder: string;
  /** Resolves when mails already promised are in the folder. */
  readonly settled: () => Promise<void>;
}

const tags = ["mail"];

/** Lets an admin read what an installation without SMTP would have sent. */
export const outboxRoutes: FastifyPluginAsyncZod<OutboxOptions> = async (app, { folder, settled }) => {
  app.addHook("preHandler", requireFreshAdmin);

  app.get(
    "/api/outbox",
    { schema: { tags, summary: "Mails kept, newest first", response: { 200: z.array(outboxMailSchema) } } },
    async () => {
      await settled();
      const mails = await listOutbox(folder);
      return mails.map(({ text: _text, ...mail }) => mail);
    },
  );

  app.get(
    "/api/outbox/:id",
    {
      schema: {
        tags,
        summary: "One mail with its text",
        params: z.object({ id: z.string() }),
        response: { 200: outboxMailTextSchema, 404: problemSchema },
      },
    },
    async (request, reply) => {
      const mail = await findInOutbox(folder, request.params.id);
      if (mail === undefined) return sendProblem(reply, 404, "not-found");
      return { ...mail, text: withoutResetLinks(mail.text) };
    },
  );
};

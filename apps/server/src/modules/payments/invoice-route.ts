import { problemSchema } from "@beltwright/contract";
import { writeInvoice } from "@beltwright/report";
import { findInvoice, type IssuedRow } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { issueInvoices, readDocument } from "./invoices.ts";
import type { PaymentContext } from "./payment-context.ts";

/** The invoice of a payment, for whoever paid it. */
export const invoiceRoute: FastifyPluginAsyncZod<PaymentContext> = async (app, context) => {
  app.get(
    "/api/invoice/:transactionID",
    {
      schema: {
        tags: ["Subscriptions"],
        summary: "The invoice of a payment as PDF",
        params: z.object({ transactionID: z.string().max(100) }),
        response: { 200: z.unknown().meta({ description: "application/pdf" }), "4xx": problemSchema },
      },
    },
    async (request, reply) => {
      const { userName } = getPerson(request);
      const issued = await findIssued(context, userName, request.params.transactionID);
      if (issued === undefined) return sendProblem(reply, 404, "not-found");
      const document = readDocument(issued);
      const pdf = await writeInvoice(document, issued.number, await context.fonts());
      return reply
        .type("application/pdf")
        .header(
          "content-disposition",
          `attachment; filename*=UTF-8''${encodeURIComponent(document.invoice.fileTitle)}.pdf`,
        )
        .send(Buffer.from(pdf));
    },
  );
};

/** As it was issued; a payment that nobody has noticed yet gets its invoice now. */
async function findIssued(
  context: PaymentContext,
  userName: string,
  transactionID: string,
): Promise<IssuedRow | undefined> {
  const issued = await findInvoice(context.db, userName, transactionID);
  if (issued !== undefined) return issued;
  await issueInvoices(context, await context.gateway.transactionsOf(userName));
  return findInvoice(context.db, userName, transactionID);
}

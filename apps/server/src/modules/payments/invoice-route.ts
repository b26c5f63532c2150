import { problemSchema } from "@beltwright/contract";
import { dayOf, invoiceFor } from "@beltwright/model";
import { writeInvoice } from "@beltwright/report";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { invoiceCustomer } from "./invoice-customer.ts";
import type { PaymentContext } from "./payment-context.ts";
import { sandboxNotice } from "./receipts.ts";

/** The invoice of a payment, for whoever paid it. */
export const invoiceRoute: FastifyPluginAsyncZod<PaymentContext> = async (app, { db, gateway, fonts, seller }) => {
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
      const payments = (await gateway.transactionsOf(userName)).filter(({ status }) => status === "Settled");
      const paid = payments.find(({ transactionID }) => transactionID === request.params.transactionID);
      if (paid === undefined) return sendProblem(reply, 404, "not-found");
      const invoice = invoiceFor({ ...paid, created: dayOf(paid.created) }, await invoiceCustomer(db, paid, payments));
      const pdf = await writeInvoice(
        invoice,
        seller,
        await fonts(),
        gateway.kind === "sandbox" ? sandboxNotice : undefined,
      );
      return reply
        .type("application/pdf")
        .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(invoice.fileTitle)}.pdf`)
        .send(Buffer.from(pdf));
    },
  );
};

import { problemSchema } from "@beltwright/contract";
import { dayOf, type InvoiceCustomer, invoiceFor } from "@beltwright/model";
import { writeInvoice } from "@beltwright/report";
import { findUser } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
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
      const paid = (await gateway.transactionsOf(userName)).find(
        ({ transactionID, status }) => transactionID === request.params.transactionID && status === "Settled",
      );
      if (paid === undefined) return sendProblem(reply, 404, "not-found");
      const invoice = invoiceFor({ ...paid, created: dayOf(paid.created) }, await customerOf(userName));
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

  async function customerOf(userName: string): Promise<InvoiceCustomer> {
    const user = await findUser(db, userName);
    const { firstName = "", lastName = "", companyName = "", country = "" } = user ?? {};
    const place = [user?.city, user?.state, user?.postCode].filter(Boolean).join(" ");
    return {
      userName,
      name: `${firstName} ${lastName}`.trim(),
      companyName,
      address: [user?.address1 ?? "", user?.address2 ?? "", place].filter((line) => line !== ""),
      country,
    };
  }
};

import { invoiceAddressSchema, problemSchema } from "@beltwright/contract";
import { findInvoiceAddress, saveInvoiceAddress } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { getPerson } from "../../plugins/session.ts";
import type { PaymentContext } from "./payment-context.ts";

const path = "/api/invoiceaddress";
const shared = { tags: ["Subscriptions"] };
const response = { 200: invoiceAddressSchema, "4xx": problemSchema };

/** Whom invoices from now on are addressed to. Those issued already stay as they are. */
export const invoiceAddressRoutes: FastifyPluginAsyncZod<PaymentContext> = async (app, { db, now }) => {
  app.get(
    path,
    {
      schema: {
        ...shared,
        summary: "The address and the order number of your invoices; empty for the profile's",
        response,
      },
    },
    async (request) => {
      const details = await findInvoiceAddress(db, getPerson(request).userName);
      return invoiceAddressSchema.parse(details === undefined ? {} : JSON.parse(details));
    },
  );

  app.put(
    path,
    {
      schema: {
        ...shared,
        summary: "Change the address and the order number of invoices",
        body: invoiceAddressSchema,
        response,
      },
    },
    async (request) => {
      const { userName } = getPerson(request);
      await saveInvoiceAddress(db, { userName, details: JSON.stringify(request.body), now: now() });
      return request.body;
    },
  );
};

import { dayOf, invoiceFor } from "@beltwright/model";
import type { InvoiceDocument } from "@beltwright/report";
import { type IssuedRow, issueInvoice, listInvoices } from "@beltwright/store";
import type { GatewayTransaction } from "./gateway.ts";
import { invoiceCustomer } from "./invoice-customer.ts";
import type { Purchasing } from "./purchasing.ts";
import { sandboxNotice } from "./receipts.ts";

/**
 * Issues the invoices of payments that have none: seller, customer, tax and lines as they are now. Called wherever money
 * moves, so that now is the moment of the charge, and again wherever invoices are looked at, for what was charged behind
 * our back. `payments` are those of a person, or of one subscription; an invoice that was issued is left alone.
 */
export async function issueInvoices(by: Purchasing, payments: readonly GatewayTransaction[]): Promise<void> {
  const settled = payments.filter(({ status }) => status === "Settled").toSorted((a, b) => a.created - b.created);
  const [first] = settled;
  if (first === undefined) return;
  const issued = new Set((await listInvoices(by.db, first.userName)).map(({ transactionID }) => transactionID));
  for (const paid of settled.filter(({ transactionID }) => !issued.has(transactionID))) {
    const { transactionID, userName, cents } = paid;
    const document = JSON.stringify(await documentOf(by, paid, settled));
    await issueInvoice(by.db, { transactionID, userName, cents, document, now: by.now() });
  }
}

export function readDocument({ document }: IssuedRow): InvoiceDocument {
  return JSON.parse(document);
}

async function documentOf(
  { db, seller, gateway }: Purchasing,
  paid: GatewayTransaction,
  settled: readonly GatewayTransaction[],
): Promise<InvoiceDocument> {
  const earlier = settled.slice(0, settled.indexOf(paid));
  const planBefore = earlier.findLast(({ subscriptionID }) => subscriptionID === paid.subscriptionID)?.planID;
  const invoice = invoiceFor(
    { ...paid, created: dayOf(paid.created), ...(planBefore === undefined ? {} : { planBefore }) },
    await invoiceCustomer(db, paid, settled),
  );
  return { invoice, seller, ...(gateway.kind === "sandbox" ? { notice: sandboxNotice } : {}) };
}

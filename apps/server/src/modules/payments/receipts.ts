import { centsText, currency, dayOf, dayText } from "@beltwright/model";
import type { Background } from "../accounts/background.ts";
import { letter } from "../mail/letter.ts";
import type { Mail, Mailer } from "../mail/mailer.ts";
import type { GatewayTransaction } from "./gateway.ts";

/** Tells a customer that a payment arrived. Nobody waits for it, and it never fails: the money has moved already. */
export type SendReceipt = (paid: GatewayTransaction | undefined) => void;

/** `publicUrl` has no slash at the end. */
export function receiptSender(by: {
  readonly mailer: Mailer;
  readonly background: Background;
  readonly publicUrl: string;
  readonly isSandbox: boolean;
}): SendReceipt {
  return (paid) =>
    by.background.start(async () => {
      if (paid !== undefined) await by.mailer.send(receiptMail(paid, by));
    });
}

/** Stands on everything that could be taken for a proof of payment. */
export const sandboxNotice = "Test payment: no money was moved.";

interface ReceiptOptions {
  readonly publicUrl: string;
  readonly isSandbox: boolean;
}

function receiptMail(paid: GatewayTransaction, { publicUrl, isSandbox }: ReceiptOptions): Mail {
  const { userName, transactionID, cents, created, period } = paid;
  const lines = [
    ...(isSandbox ? [sandboxNotice] : []),
    `We received your payment of ${centsText(cents)} ${currency} on ${dayText(dayOf(created))}. Thank you.`,
    `It pays for ${dayText(period.start)} to ${dayText(period.end)}.`,
    `The invoice (sign in first): ${publicUrl}/api/invoice/${encodeURIComponent(transactionID)}`,
    `Transaction ${transactionID}`,
  ];
  return letter(userName, "Your receipt", lines);
}

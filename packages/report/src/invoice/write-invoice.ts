import { type Cents, centsText, currency, type Invoice } from "@beltwright/model";
import { collectPdf } from "../writers/pdf/collect.ts";
import type { Fonts } from "../writers/pdf/face.ts";
import { openDocument } from "../writers/pdf/open-document.ts";
import { accent, faint, ink, rule, Sheet } from "../writers/pdf/sheet.ts";

const columnWidth = 240;

/** Who sells. A tax invoice must name the seller and the Australian Business Number; either may be empty. */
export interface Seller {
  readonly name: string;
  /** Eleven digits. */
  readonly businessNumber: string;
  readonly address: readonly string[];
}

/** Everything that is printed, as it was on the day of the payment. */
export interface InvoiceDocument {
  readonly invoice: Invoice;
  readonly seller: Seller;
  /** Stands above everything else. */
  readonly notice?: string | undefined;
}

/** One A4 page in Australian dollars, with the number it was issued under. */
export async function writeInvoice(
  { invoice, seller, notice }: InvoiceDocument,
  number: number,
  fonts: Fonts,
): Promise<Uint8Array> {
  const doc = await openDocument({
    title: invoice.fileTitle,
    author: "Beltwright",
    language: "en",
    created: new Date(invoice.date),
  });
  const bytes = collectPdf(doc);
  const sheet = new Sheet(doc, fonts);
  sheet.newPage(false);
  if (notice !== undefined) sheet.line(notice, sheet.left, 28, sheet.width, { face: "bold", size: 10 });
  drawTitle(sheet, invoice, seller);
  drawParties(sheet, invoice, number);
  drawLines(sheet, invoice);
  drawTotals(sheet, invoice);
  doc.end();
  return bytes;
}

function drawTitle(sheet: Sheet, { title }: Invoice, { name, businessNumber, address }: Seller): void {
  const { left, width } = sheet;
  const nameWidth = width - 140;
  const names = sheet.type.lines(name, "bold", 16, nameWidth);
  names.forEach((line, at) => {
    sheet.line(line, left, 50 + at * 20, nameWidth, { face: "bold", size: 16, colour: accent });
  });
  sheet.line(title, left, 50, width, { face: "bold", size: 16, align: "right" });
  sheet.y = 52 + names.length * 20;
  const details = [businessNumber === "" ? "" : `ABN ${groupedBusinessNumber(businessNumber)}`, ...address];
  for (const line of details.filter((one) => one !== "").flatMap((one) => sheet.type.lines(one, "regular", 9, width))) {
    sheet.line(line, left, sheet.y, width, { size: 9, colour: faint });
    sheet.y += 12;
  }
  sheet.ruleAt(sheet.y + 4, rule, 1);
  sheet.y += 20;
}

/** As it is written: two digits, then three times three. */
function groupedBusinessNumber(digits: string): string {
  return digits.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, "$1 $2 $3 $4");
}

function drawParties(sheet: Sheet, invoice: Invoice, number: number): void {
  const { customer, date, transactionID, period, planName } = invoice;
  const { left, width } = sheet;
  const top = sheet.y;
  sheet.line("To", left, top, columnWidth, { size: 8, colour: faint });
  const to = [customer.companyName, customer.name, ...customer.address, customer.country, customer.userName];
  const lines = to.filter((line) => line !== "").flatMap((line) => sheet.type.lines(line, "regular", 10, columnWidth));
  lines.forEach((line, at) => {
    sheet.line(line, left, top + 13 + at * 14, columnWidth, { size: 10 });
  });
  const x = left + width - columnWidth;
  const facts: readonly (readonly [string, string])[] = [
    ["Invoice number", invoiceNumberText(number)],
    ["Date", date],
    ["Your order", customer.orderNumber],
    ["Transaction", transactionID],
    ["Plan", planName],
    ["Billing period", `${period.start} to ${period.end}`],
    ["Currency", currency],
  ];
  facts
    .filter(([, value]) => value !== "")
    .forEach(([label, value], at) => {
      const y = top + 13 + at * 14;
      sheet.line(label, x, y, columnWidth, { size: 9, colour: faint });
      sheet.line(value, x, y, columnWidth, { size: sizeFor(sheet, value), align: "right" });
    });
  sheet.y = top + 13 + Math.max(lines.length, facts.length) * 14 + 28;
}

/** Six digits, so that files and lists sort by it. */
function invoiceNumberText(number: number): string {
  return String(number).padStart(6, "0");
}

/** Names of transactions may be long; they are printed whole. */
function sizeFor(sheet: Sheet, value: string): number {
  const room = columnWidth - 70;
  return [9, 8, 7, 6].find((size) => sheet.type.width(value, "regular", size) <= room) ?? 5.5;
}

function drawLines(sheet: Sheet, { lines, heading }: Invoice): void {
  const { left, width } = sheet;
  sheet.line(heading, left, sheet.y, width, { face: "bold", size: 10 });
  sheet.line(`Amount ${currency}`, left, sheet.y, width, { face: "bold", size: 10, align: "right" });
  sheet.y += 16;
  sheet.ruleAt(sheet.y, rule, 0.8);
  sheet.y += 7;
  for (const { text, cents } of lines) {
    sheet.line(text, left, sheet.y, width, { size: 10 });
    if (cents !== undefined) sheet.line(centsText(cents), left, sheet.y, width, { size: 10, align: "right" });
    sheet.y += 17;
  }
  sheet.ruleAt(sheet.y, rule, 0.8);
  sheet.y += 10;
}

function drawTotals(sheet: Sheet, { total, tax, date }: Invoice): void {
  const row = (label: string, cents: Cents, isTotal = false) => {
    const look = { face: isTotal ? "bold" : "regular", size: isTotal ? 12 : 10, colour: ink } as const;
    const x = sheet.left + sheet.width - columnWidth;
    sheet.line(label, x, sheet.y, columnWidth, look);
    sheet.line(centsText(cents), x, sheet.y, columnWidth, { ...look, align: "right" });
    sheet.y += isTotal ? 20 : 16;
  };
  if (tax !== undefined) {
    row("Subtotal", tax.subtotal);
    row("GST", tax.gst);
  }
  row(`Total ${currency}`, total, true);
  sheet.y += 8;
  const included = tax === undefined ? "" : "The price includes GST of one eleventh. ";
  const note = `${included}Paid in full on ${date}.`;
  sheet.line(note, sheet.left, sheet.y, sheet.width, { size: 9, colour: faint });
}

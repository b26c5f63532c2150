import { dayOf, type InvoiceCustomer, invoiceFor, type PaidTransaction } from "@beltwright/model";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it, vi } from "vitest";
import { fonts } from "../test-support/books.ts";
import { type PrintedPage, pageText, readPdf } from "../test-support/pdf-text.ts";
import { type Seller, writeInvoice } from "./write-invoice.ts";

const seller: Seller = {
  name: "Beltwright Pty Ltd",
  businessNumber: "51824753556",
  address: ["1 Conveyor Way", "Perth WA 6000"],
};
const customer: InvoiceCustomer = {
  userName: "pat@example.com",
  name: "Pat Doe",
  companyName: "Ore Ltd",
  address: ["2 Mine Road", "Kalgoorlie WA 6430"],
  country: "Australia",
  orderNumber: "",
};
const day = (text: string) => dayOf(Date.parse(text));
const paid: PaidTransaction = {
  transactionID: "a1b2c3d4",
  subscriptionID: "s1",
  cents: 65_600,
  credit: 0,
  created: day("2026-11-15"),
  planID: "TProYearly1001",
  addOns: [{ id: "TStorage100Yearly", quantity: 2 }],
  period: { start: day("2026-11-15"), end: day("2027-11-14") },
};

/** What stands on one line of the page, from left to right. */
function rows({ texts }: PrintedPage): readonly string[] {
  const lines = new Map<number, { readonly x: number; readonly text: string }[]>();
  for (const { x, y, text } of texts) lines.set(Math.round(y), [...(lines.get(Math.round(y)) ?? []), { x, text }]);
  return [...lines.values()].map((line) =>
    line
      .toSorted((a, b) => a.x - b.x)
      .map(({ text }) => text)
      .join(" | "),
  );
}

async function printed(given: Partial<PaidTransaction> = {}, to: Partial<InvoiceCustomer> = {}, by = seller) {
  const invoice = invoiceFor({ ...paid, ...given }, { ...customer, ...to });
  const pages = await readPdf(await writeInvoice({ invoice, seller: by }, 42, fonts));
  const [page] = pages;
  if (page === undefined || pages.length > 1) throw new Error(`The invoice has ${pages.length} pages`);
  return { page, text: pageText(page), rows: rows(page) };
}

// First document, section 9: A4, AUD; GST is one eleventh of the total for Australian customers.
describe("the PDF of an invoice", () => {
  it("is one A4 page", async () => {
    const { page } = await printed();
    expect([Math.round(page.width), Math.round(page.height)]).toEqual([595, 842]);
    for (const { x, y, width } of page.texts) {
      expect(Math.min(x, y)).toBeGreaterThan(20);
      expect(x + width).toBeLessThan(575);
    }
  });

  it("names the seller with its business number, and the customer", async () => {
    const { text } = await printed();
    expect(text).toContain("Beltwright Pty Ltd");
    expect(text).toContain("ABN 51 824 753 556");
    for (const line of [...seller.address, "Ore Ltd", "Pat Doe", ...customer.address, "pat@example.com"]) {
      expect(text).toContain(line);
    }
  });

  it("leaves out what of the seller is not known", async () => {
    const { text } = await printed({}, {}, { name: "Beltwright", businessNumber: "", address: [] });
    expect(text).not.toContain("ABN");
  });

  it("is a tax invoice in Australia: 656 dollars hold 59.64 GST", async () => {
    const { text, rows: lines } = await printed();
    expect(text).toContain("TAX INVOICE");
    expect(lines).toContain("Professional Yearly | 440.00");
    expect(lines.find((line) => line.includes("× 2"))).toMatch(/\| 216\.00$/);
    expect(lines).toContain("Subtotal | 596.36");
    expect(lines).toContain("GST | 59.64");
    expect(lines).toContain("Total AUD | 656.00");
    expect(lines).toContain("Currency | AUD");
    expect(text).toContain("2026-11-15 to 2027-11-14");
    expect(text).toContain("The price includes GST of one eleventh. Paid in full on 2026-11-15.");
  });

  it("is an invoice without tax elsewhere", async () => {
    const { text, rows: lines } = await printed({}, { country: "Chile" });
    expect(text).toContain("INVOICE");
    expect(text).not.toContain("TAX INVOICE");
    expect(text).not.toContain("GST");
    expect(lines).toContain("Total AUD | 656.00");
    expect(text).toContain("Paid in full on 2026-11-15.");
  });

  it("calls an amount that is not that of the plan a prorated payment for add-ons", async () => {
    const { rows: lines } = await printed({ cents: 1234 });
    expect(lines).toContain("Add-ons | Amount AUD");
    expect(lines).toContain("Add-ons, prorated once-off payment | 12.34");
    expect(lines).toContain("GST | 1.12");
    expect(lines).toContain("Subtotal | 11.22");
    expect(lines).not.toContain("Professional Yearly | 440.00");
  });

  it("carries the number it was issued under, and the customer's own", async () => {
    const { rows: lines } = await printed({}, { orderNumber: "PO 4711" });
    expect(lines.find((line) => line.includes("000042"))).toContain("Invoice number | 000042");
    expect(lines.find((line) => line.includes("PO 4711"))).toContain("Your order | PO 4711");
  });

  it("says of a renewal that credit reduced that it is one, and by how much", async () => {
    const { rows: lines } = await printed({ cents: 60_000, credit: 5600 });
    expect(lines).toContain("Subscription | Amount AUD");
    expect(lines).toContain("Professional Yearly | 440.00");
    expect(lines).toContain("Less credit from an earlier change | -56.00");
    expect(lines).toContain("Total AUD | 600.00");
  });

  it("names both plans of a change", async () => {
    const { rows: lines } = await printed({ cents: 1234, planBefore: "TStdYearly1001" });
    expect(lines).toContain("Plan change | Amount AUD");
    expect(lines).toContain("Standard Yearly to Professional Yearly, prorated once-off payment | 12.34");
  });

  it("names the days of a purchase by days", async () => {
    const period = { start: day("2026-11-15"), end: day("2027-05-14") };
    const { rows: lines } = await printed({ planID: "", subscriptionID: "", addOns: [], cents: 34_200, period });
    expect(lines).toContain("Subscription for 180 days | 342.00");
  });

  it("carries date, company, user and transaction in its title", async () => {
    const bytes = await writeInvoice({ invoice: invoiceFor(paid, customer), seller }, 42, fonts);
    const task = getDocument({ data: bytes.slice(), verbosity: 0 });
    const { info } = await (await task.promise).getMetadata();
    await task.destroy();
    expect(info).toMatchObject({ Title: "Invoice 2026-11-15 Ore Ltd pat@example.com a1b2c3d4" });
  });

  it("is the same file, byte for byte, whenever it is asked for", async () => {
    const writtenOn = async (day: string) => {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(day) });
      const bytes = await writeInvoice({ invoice: invoiceFor(paid, customer), seller }, 42, fonts);
      vi.useRealTimers();
      return bytes;
    };
    expect(Buffer.compare(await writtenOn("2026-11-15"), await writtenOn("2031-01-01"))).toBe(0);
  });

  it("says first of all what must not be overlooked", async () => {
    const notice = "Test payment: no money was moved.";
    const [page] = await readPdf(
      await writeInvoice({ invoice: invoiceFor(paid, customer), seller, notice }, 42, fonts),
    );
    const [first] = page?.texts.toSorted((a, b) => b.y - a.y) ?? [];
    expect(first?.text).toBe(notice);
    expect((await printed()).text).not.toContain("Test payment");
  });

  it("keeps long names and addresses on the page", async () => {
    const long = "The Very Long Name of a Mining Company ".repeat(5).trim();
    const { page } = await printed({ transactionID: "f".repeat(36) }, { companyName: long }, { ...seller, name: long });
    for (const { x, width } of page.texts) expect(x + width).toBeLessThan(575);
  });
});

import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { cards, signInAsNew, subscribeQuickly, typeCard } from "./steps/subscriptions.ts";

async function downloadInvoice(page: Page, amount: string) {
  await page.goto("/manage-subscriptions?tab=Transactions");
  const row = page.getByRole("table", { name: "Transactions" }).getByRole("row").filter({ hasText: amount });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    row.getByRole("link", { name: /Invoice/ }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

// Prices: first document, section 9. On the first day all days are left: 39 - 20 and 79 - 39 are due in full.
test("a plan is changed to the cent, taken back, cancelled and resumed", async ({ page, browser }) => {
  await signInAsNew(page, browser, "changer@example.test");
  await subscribeQuickly(page, "TStdMonthly1001");
  await page.goto("/manage-subscriptions?tab=ManageSubs");
  const dialog = page.getByRole("dialog", { name: "Change plan" });
  const said = page.getByRole("status").filter({ hasText: "Monthly" });

  await page.getByRole("button", { name: "Change plan", exact: true }).click();
  await dialog.getByRole("radio", { name: /^Professional Monthly/ }).check();
  await expect(dialog.getByText("To pay now")).toBeVisible();
  await expect(dialog.getByText("AUD 19.00", { exact: true })).toBeVisible();
  await expect(dialog.getByText("AUD 39.00 / Month", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Change to this plan" }).click();
  await expect(said).toContainText("Professional Monthly is active.");
  await expect(page.getByRole("heading", { name: "Professional Monthly" })).toBeVisible();

  await page.getByRole("button", { name: "Change plan", exact: true }).click();
  await dialog.getByRole("radio", { name: /^Standard Monthly/ }).check();
  await expect(dialog.getByText(/Standard Monthly follows on .* nothing is charged now/)).toBeVisible();
  await dialog.getByRole("button", { name: "Change to this plan" }).click();
  await expect(page.getByText("Standard Monthly for AUD 20.00 / Month")).toBeVisible();
  await page.getByRole("button", { name: "Change plan", exact: true }).click();
  await dialog.getByRole("radio", { name: /^Professional Monthly/ }).check();
  await dialog.getByRole("button", { name: "Change to this plan" }).click();
  await expect(said).toContainText("Professional Monthly stays.");

  await page.getByRole("button", { name: "Replace card" }).click();
  await typeCard(page, cards.accepted);
  await page.getByRole("dialog", { name: "Replace card" }).getByRole("button", { name: "Replace card" }).click();
  await expect(page.getByText("The new payment method pays from now on.")).toBeVisible();

  await page.getByRole("button", { name: "Cancel subscription" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel subscription" }).click();
  await expect(page.getByText(/Canceled, usable until/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Resume subscription" }).click();
  await expect(page.getByText(/Your subscription is active again/)).toBeVisible();

  await page.getByRole("tab", { name: "Transactions" }).click();
  const rows = page.getByRole("table", { name: "Transactions" }).getByRole("row");
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: "AUD 20.00" })).toContainText("Standard Monthly");
  await expect(rows.filter({ hasText: "AUD 19.00" })).toContainText("prorated once-off payment");
});

test("an invoice stays as it was issued when the profile and the address change", async ({ page, browser }) => {
  await signInAsNew(page, browser, "invoiced@example.test");
  await subscribeQuickly(page, "TStdMonthly1001");
  const before = await downloadInvoice(page, "AUD 20.00");
  expect(before.name).toContain("Engines Ltd");

  await page.getByRole("tab", { name: "ManageSubs" }).click();
  await page.getByRole("button", { name: "Invoice address and order number" }).click();
  const dialog = page.getByRole("dialog", { name: "Invoice address and order number" });
  await dialog.getByLabel("Order number").fill("PO 4711");
  await dialog.getByLabel("Company").fill("Later Inc");
  await dialog.getByLabel("Country").fill("Chile");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Invoices from now on are addressed so.")).toBeVisible();
  const profile = { firstName: "N", lastName: "N", companyName: "Moved Ltd", country: "Chile" };
  const rest = { address1: "", address2: "", city: "", state: "", postCode: "" };
  expect((await page.request.put("/api/profile", { data: { ...profile, ...rest } })).ok()).toBe(true);

  const after = await downloadInvoice(page, "AUD 20.00");
  expect(after.name).toBe(before.name);
  expect(Buffer.compare(after.bytes, before.bytes)).toBe(0);
});

test("days beside a plan that renews are asked about, and a plan after days starts when they end", async ({
  page,
  browser,
}) => {
  await signInAsNew(page, browser, "both@example.test");
  await subscribeQuickly(page, "TDynMonthly1001");
  await page.goto("/buy-days");
  await expect(
    page.getByText("Any capacity, any number of drives, horizontal curves, no dynamic analysis"),
  ).toBeVisible();
  const pay = page.getByRole("button", { name: "Pay AUD 57.00" });
  await page.getByRole("radio", { name: "30 days" }).click();
  await expect(page.getByText(/Dynamic Analysis Monthly is running and renews on/)).toBeVisible();
  await expect(pay).toBeDisabled();
  await page.getByRole("checkbox", { name: /^End Dynamic Analysis Monthly/ }).check();
  await expectAccessible(page);
  await pay.click();
  const lightbox = page.getByRole("dialog", { name: "Payment" });
  await typeCard(page, cards.accepted);
  await lightbox.getByRole("button", { name: "Pay now" }).click();
  await expect(page).toHaveURL(/#!\/subscriptionsSuccess$/);

  await page.goto("/manage-subscriptions?tab=ManageSubs");
  await expect(page.getByRole("heading", { name: "Dynamic Analysis Monthly" })).toBeVisible();
  await expect(page.getByText("Paid, not begun")).toBeVisible();

  await page.goto("/subscribe?plan=pro");
  await page.getByRole("radio", { name: "PayPal wallet" }).check();
  await page.getByRole("button", { name: /^Subscribe for/ }).click();
  await expect(page.getByText("30 days: paid for until")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Start on/ }).click();
  await expect(page.getByText(/Professional Monthly starts on/)).toBeVisible();
  const { length } = await (await page.request.get("/api/getBTTransactions/")).json();
  expect(length).toBe(2);
});

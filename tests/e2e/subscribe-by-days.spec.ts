import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { cards, signInAsNew, subscribeQuickly, typeCard } from "./steps/subscriptions.ts";

test("days are chosen, paid for and invoiced", async ({ page, browser }) => {
  await signInAsNew(page, browser, "days@example.test");
  await page.goto("/buy-days");
  // Section 9 of the second specification document: options, default 180, 1.9 AUD a day.
  await expect(page.getByRole("radiogroup", { name: "Days" }).getByRole("radio")).toHaveCount(6);
  await expect(page.getByRole("radio", { name: "180 days" })).toBeChecked();
  await expect(page.getByRole("button", { name: "Pay AUD 342.00" })).toBeVisible();
  await expect(page.getByText("version 1.1.16")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "90 days" }).click();
  await page.getByRole("button", { name: "Pay AUD 171.00" }).click();
  const lightbox = page.getByRole("dialog", { name: "Payment" });
  await typeCard(page, cards.declined);
  await lightbox.getByRole("button", { name: "Pay now" }).click();
  await expect(lightbox.getByRole("alert")).toContainText("Processor Declined");
  await expectAccessible(page);
  await typeCard(page, cards.accepted);
  await lightbox.getByRole("button", { name: "Pay now" }).click();
  await expect(page).toHaveURL(/#!\/subscriptionsSuccess$/);
  await expect(page.getByRole("status").filter({ hasText: "your payment has arrived" })).toBeVisible();
  await expect(page.getByText("0 / 100 files")).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Invoice" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);

  await page.goto("/manage-subscriptions");
  await expect(page.getByRole("table", { name: "Other subscriptions" })).toContainText("90 days");
  await page.goto("/buy-days");
  await expect(page.getByText("when your subscription ends")).toBeVisible();
});

test("giving a purchase up charges nothing", async ({ page, browser }) => {
  await signInAsNew(page, browser, "given-up@example.test");
  await subscribeQuickly(page, "TStdMonthly1001");
  await page.goto("/buy-days");
  await page.getByRole("checkbox", { name: /^End Standard Monthly/ }).check();
  await page.getByRole("button", { name: /^Pay AUD/ }).click();
  await page.getByRole("dialog", { name: "Payment" }).getByRole("button", { name: "Cancel the purchase" }).click();
  await expect(page).toHaveURL(/#!\/subscriptionCancelled$/);
  await expect(page.getByText("The purchase was cancelled. Nothing was charged.")).toBeVisible();
  await expectAccessible(page);
  const { subscriptions } = await (await page.request.get("/api/subscriptions/")).json();
  expect(subscriptions.map(({ paymentStatus }: { readonly paymentStatus: string }) => paymentStatus).sort()).toEqual([
    "Cancelled",
    "Paid",
  ]);
});

test("old addresses lead to their screens", async ({ page, browser }) => {
  await signInAsNew(page, browser, "old@example.test");
  for (const [screen, heading] of [
    ["braintreeSubscriptionSuccess", "Thank you"],
    ["subscriptionCancelled", "Purchase cancelled"],
    ["subscriptionsSuccess", "Payment received"],
    ["netlist", "My conveyors"],
  ] as const) {
    await page.goto("/");
    await page.goto(`/App/conv/#!/${screen}`);
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
  }
});

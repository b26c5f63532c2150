import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { cards, signInAsNew, typeCard } from "./steps/subscriptions.ts";

test("yearly Professional with storage twice: bought, changed, invoiced, cancelled", async ({ page, browser }) => {
  await signInAsNew(page, browser, "yearly@example.test");
  await page.goto("/");
  await expect(page.getByText("0 / 0 files")).toBeVisible();
  await page.getByRole("button", { name: "yearly@example.test" }).click();
  await page.getByRole("menuitem", { name: "Subscribe" }).click();
  await expect(page.getByRole("complementary", { name: "Sandbox" })).toContainText("no money moves");
  await expect(page.getByText("Choose a plan to see what it costs.")).toBeVisible();
  await expectAccessible(page);

  await page.getByText("Yearly", { exact: true }).click();
  await page.getByRole("radio", { name: "Professional" }).check();
  await expect(page.locator("[data-plan='pro']")).toHaveAttribute("data-chosen", "true");
  const summary = page.getByRole("complementary", { name: "Summary" });
  await expect(summary).toContainText("AUD 440.00 / Year");
  await page.getByRole("checkbox", { name: "Storage Yearly" }).check();
  await page.getByLabel("Quantity of Storage Yearly").fill("2");
  // 440 and twice 108, section 9 of the first specification document.
  await expect(summary).toContainText("AUD 656.00 / Year");
  await expect(summary).toContainText("Includes GST of AUD 59.64.");
  await expect(page.getByLabel("First name", { exact: true })).toHaveValue("Ada");
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue("yearly@example.test");
  await expect(summary.getByRole("button")).toBeDisabled();
  await typeCard(page, cards.accepted);
  await expectAccessible(page);
  await summary.getByRole("button", { name: "Subscribe for AUD 656.00" }).click();

  await expect(page).toHaveURL(/\/App\/conv\/?#!\/braintreeSubscriptionSuccess$/);
  await expect(page.getByRole("status").filter({ hasText: "Professional Yearly is active" })).toContainText("Success");
  await expect(page.getByText("0 / 300 files")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Manage subscriptions" }).click();
  await expect(page.getByRole("tab")).toHaveText(["Subscriptions", "ManageSubs", "Transactions"]);
  await expect(page.getByRole("table", { name: "Subscriptions" })).toContainText("Storage Yearly × 2");
  await expectAccessible(page);
  await page.getByRole("tab", { name: "ManageSubs" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Edit add-ons" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit add-ons" });
  await dialog.getByRole("checkbox", { name: "Professional support Yearly" }).check();
  // On the first day the whole price of the year is left to pay.
  await expect(dialog.getByText("AUD 216.00").last()).toBeVisible();
  await expect(dialog.getByText("To pay now")).toContainText("365 of 365 days");
  await expect(dialog.getByText("AUD 872.00 / Year")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Update add-ons" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Sucessfully updated Addons" })).toBeVisible();

  await page.getByRole("tab", { name: "Transactions" }).click();
  const rows = page.getByRole("table", { name: "Transactions" }).getByRole("row");
  await expect(rows.filter({ hasText: "AUD 656.00" })).toContainText("Professional Yearly");
  await expect(rows.filter({ hasText: "AUD 216.00" })).toContainText("prorated once-off payment");
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    rows
      .filter({ hasText: "AUD 656.00" })
      .getByRole("link", { name: /Invoice/ })
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Invoice \d{4}-\d\d-\d\d Engines Ltd yearly@example\.test .+\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");

  await page.getByRole("tab", { name: "ManageSubs" }).click();
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  const question = page.getByRole("dialog", { name: "Cancel this subscription?" });
  await expect(question).toContainText("stays usable until");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Cancel subscription" }).click();
  await expect(
    page.getByText("Your Subscription has been Canceled. Create a new subscription in the Subscriptions Tab."),
  ).toBeVisible();
  await expect(page.getByText("0 / 300 files")).toBeVisible();
});

test("a second subscription is refused and points to managing the first", async ({ page, browser }) => {
  await signInAsNew(page, browser, "twice@example.test");
  for (const plan of ["std", "dyn"]) {
    await page.goto(`/subscribe?plan=${plan}`);
    await page.getByRole("radio", { name: "PayPal wallet" }).check();
    await expect(page.getByText("The sandbox wallet agrees")).toBeVisible();
    await page.getByRole("button", { name: /^Subscribe for/ }).click();
    if (plan === "std") await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  }
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(
    "Cannot create Subscription. DeltaT Subscription already exists - use Manage subscription page to edit",
  );
  await expectAccessible(page);
  await alert.getByRole("link", { name: "Manage subscriptions" }).click();
  await expect(page.getByRole("table", { name: "Subscriptions" })).toContainText("Standard Monthly");
});

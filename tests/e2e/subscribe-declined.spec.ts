import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { cards, signInAsNew, typeCard } from "./steps/subscriptions.ts";

test("a declined card buys nothing and another card does", async ({ page, browser }) => {
  await signInAsNew(page, browser, "declined@example.test", "Chile");
  await page.goto("/subscribe?plan=std&cycle=month");
  await expect(page.getByText("No GST is charged outside Australia.")).toBeVisible();
  await typeCard(page, cards.declined);
  const buy = page.getByRole("button", { name: "Subscribe for AUD 20.00" });
  await buy.click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Error Creating Subscription Please Re-enter Payment Details and try again.");
  await expect(alert).toContainText("Processor Declined");
  await expectAccessible(page);
  const none = await (await page.request.get("/api/getBTSubsciptions/")).json();
  expect(none).toEqual([]);

  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await buy.click();
  await expect(alert).toContainText("please use one of the test cards, never a real one");
  await page.getByLabel("Card number").fill(cards.accepted);
  await buy.click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
});

test("a call that fails says so, and the retry buys once", async ({ page, browser }) => {
  await signInAsNew(page, browser, "timeout@example.test");
  await page.goto("/subscribe?plan=pro&cycle=year");
  await page.getByRole("radio", { name: "PayPal wallet" }).check();
  await expect(page.getByText("The sandbox wallet agrees")).toBeVisible();
  // The server buys, and its answer is lost on the way.
  await page.route("**/api/CreateSubscription", async (route) => {
    await route.fetch();
    await route.abort("timedout");
  });
  const buy = page.getByRole("button", { name: "Subscribe for AUD 440.00" });
  await buy.click();
  await expect(page.getByRole("alert")).toContainText(
    "Error - could not create subscription. Re-enter your Details or refresh the page and try again.",
  );
  await page.unroute("**/api/CreateSubscription");
  await buy.click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  const bought = await (await page.request.get("/api/getBTSubsciptions/")).json();
  expect(bought).toHaveLength(1);
});

test("what the invoice needs is asked for, and a token that fails says so", async ({ page, browser }) => {
  await signInAsNew(page, browser, "fields@example.test");
  await page.route("**/api/GenerateToken", (route) => route.fulfill({ status: 500, body: "{}" }), { times: 1 });
  await page.goto("/subscribe?plan=dyn");
  await page.getByRole("radio", { name: "Card", exact: true }).check();
  await expect(page.getByRole("alert")).toContainText("Error getting client Payment Token");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByLabel("Card number").fill(cards.accepted);
  await page.getByLabel("Last name", { exact: true }).fill("");
  await page.getByRole("button", { name: /^Subscribe for/ }).click();
  await expect(page.getByText("Last name is needed for the invoice.")).toBeVisible();
  await expect(page.getByLabel("Last name", { exact: true })).toBeFocused();
});

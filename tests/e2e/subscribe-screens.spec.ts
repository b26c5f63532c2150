import { expect, test } from "@playwright/test";
import { expectAccessible, sweepOf } from "./steps/axe.ts";
import { people, signIn, startSignedIn } from "./steps/people.ts";
import { cards, typeCard } from "./steps/subscriptions.ts";

for (const scheme of ["light", "dark"] as const) {
  test(`prices are for everyone and pictures grow, ${scheme}`, sweepOf(scheme), async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto("/pricing");
    const professional = page.getByRole("region", { name: "Professional" });
    await expect(professional).toContainText("AUD 39.00 / Month");
    await page.getByText("Yearly", { exact: true }).click();
    await expect(professional).toContainText("AUD 440.00 / Year");
    await expect(page.getByRole("table", { name: "Add-ons" })).toContainText("AUD 378.00 / Year");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Enlarge: Designs side by side" }).click();
    await expect(page.getByRole("dialog").getByRole("img", { name: "Designs side by side" })).toBeVisible();
    await expectAccessible(page);
  });

  test(`subscribing, managing, buying and testing are accessible, ${scheme}`, sweepOf(scheme), async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await signIn(page, people.outsider);
    for (const path of [
      "/subscribe?plan=pro",
      "/manage-subscriptions",
      "/buy-days",
      "/payment-test",
      "/support?panel=new",
    ]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await expectAccessible(page);
    }
  });
}

test("a plan chosen on the prices is chosen on the page to subscribe", async ({ page }) => {
  await startSignedIn(page, people.outsider);
  await page.getByRole("link", { name: "Pricing" }).click();
  await page.getByRole("link", { name: "Choose Dynamic Analysis" }).click();
  await expect(page.getByRole("radio", { name: "Dynamic Analysis" })).toBeChecked();
});

test("the payment test asks the provider and buys nothing", async ({ page }) => {
  await signIn(page, people.outsider);
  await page.goto("/payment-test");
  await typeCard(page, cards.accepted);
  await page.getByRole("button", { name: "Test payment method" }).click();
  await expect(page.getByText("fake-valid-visa-nonce")).toBeVisible();
  const none = await (await page.request.get("/api/getBTTransactions/")).json();
  expect(none).toEqual({ msg: "No Transactions" });
});

test("the provider's own fields are loaded only for its own token", async ({ browser }) => {
  const page = await (await browser.newContext({ bypassCSP: true })).newPage();
  const asked: string[] = [];
  await page.route("https://js.braintreegateway.com/**", (route) => {
    asked.push(route.request().url());
    const body = `window.braintree = { dropin: { create: async ({ container }) => {
      container.textContent = "Fields of the provider";
      return { requestPaymentMethod: async () => ({ nonce: "nonce-of-the-provider" }), teardown: async () => {} };
    } } };`;
    return route.fulfill({ contentType: "text/javascript", body });
  });
  await signIn(page, people.outsider);
  await page.goto("/payment-test");
  await page.getByRole("radio", { name: "Card", exact: true }).check();
  await expect(page.getByLabel("Card number")).toBeVisible();
  expect(asked).toEqual([]);
  await page.route("**/api/GenerateToken", (route) => route.fulfill({ json: btoa('{"version":2}') }));
  await page.reload();
  await page.getByRole("radio", { name: "Card", exact: true }).check();
  await expect(page.getByText("Fields of the provider")).toBeVisible();
  await page.getByRole("button", { name: "Test payment method" }).click();
  await expect(page.getByText("nonce-of-the-provider")).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.context().close();
});

const edge =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0 Safari/537.36";

test("legacy Edge and Internet Explorer are told in a dialog", async ({ browser }) => {
  const old = await (await browser.newContext({ userAgent: `${edge} Edge/18.17763` })).newPage();
  await old.goto("/");
  const dialog = old.getByRole("alertdialog");
  await expect(dialog).toContainText("Old Legacy Microsoft Edge Browser detected. You cannot view the report.");
  await expectAccessible(old);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog).toHaveCount(0);
  await old.context().close();

  const explorer = await (
    await browser.newContext({ userAgent: "Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko" })
  ).newPage();
  await explorer.goto("/");
  await expect(explorer.getByRole("alertdialog")).toContainText("This browser is not compatible");
  await explorer.context().close();
});

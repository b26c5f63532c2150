import { expect, type Route, test } from "@playwright/test";
import { openList, rowOf } from "./steps/conveyors.ts";
import { people, signIn } from "./steps/people.ts";
import { signInAsNew, subscribeQuickly } from "./steps/subscriptions.ts";

/** Holds calls back until they are let go. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, hold: async (route: Route) => opened.then(() => route.continue()) };
}

test("a plan chosen scrolls to what comes next, and a dialog stands over the page while it is paid for", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await signInAsNew(page, browser, "patient@example.test");
  await page.goto("/subscribe");
  const addOns = page.getByRole("region", { name: "Add-ons" });
  await expect(addOns).toHaveCount(0);
  const standard = page.getByRole("radio", { name: "Standard" });
  const height = async () => (await standard.boundingBox())?.y ?? 0;
  await standard.scrollIntoViewIfNeeded();
  const before = await height();
  await standard.check();
  await expect.poll(height).toBeLessThan(before);
  await expect(addOns).toBeInViewport();
  await page.getByRole("radio", { name: "PayPal wallet" }).check();
  await expect(page.getByText("The sandbox wallet agrees")).toBeVisible();
  const buying = gate();
  await page.route("**/api/CreateSubscription", buying.hold);
  await page.getByRole("button", { name: /^Subscribe for/ }).click();
  await expect(page.getByRole("dialog", { name: "Processing your payment" })).toBeVisible();
  buying.open();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
});

test("a dialog stands over the page while add-ons are changed and a subscription is cancelled", async ({
  page,
  browser,
}) => {
  await signInAsNew(page, browser, "waiting@example.test");
  await subscribeQuickly(page);
  await page.goto("/manage-subscriptions?tab=ManageSubs");
  const changing = gate();
  await page.route("**/api/UpdateAddons", changing.hold);
  await page.getByRole("button", { name: "Edit add-ons" }).click();
  await page.getByRole("checkbox", { name: "Storage Yearly" }).check();
  await page.getByRole("button", { name: "Update add-ons" }).click();
  await expect(page.getByRole("dialog", { name: "Updating your add-ons" })).toBeVisible();
  changing.open();
  await expect(page.getByRole("status").filter({ hasText: "Sucessfully updated Addons" })).toBeVisible();
  const cancelling = gate();
  await page.route("**/api/CancelBTSub", cancelling.hold);
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel subscription" }).click();
  await expect(page.getByRole("dialog", { name: "Cancelling your subscription" })).toBeVisible();
  cancelling.open();
  await expect(page.getByText("Your Subscription has been Canceled.")).toBeVisible();
});

test("a slow call is shown as activity", async ({ page }) => {
  await signIn(page, people.subscriber);
  const reading = gate();
  await page.route("**/api/beltsfromcategory/**", reading.hold);
  await page.goto("/belts");
  const activity = page.getByRole("status", { name: "Activity" });
  await expect(activity).toHaveText("Working");
  reading.open();
  await expect(activity).toHaveText("");
});

test("the list is read again three seconds after an upload", async ({ page }) => {
  await signIn(page, people.subscriber);
  await openList(page, "/conveyors?category=Uploads&dialog=upload");
  const file = { convNo: "Late 1", category: "Uploads", schemaVersion: 1 };
  const buffer = Buffer.from(JSON.stringify(file));
  await page.locator("input[type=file]").setInputFiles({ name: "late.json", mimeType: "application/json", buffer });
  const reads: number[] = [];
  await page.getByRole("button", { name: "Upload JSON" }).click();
  await expect(page.getByRole("dialog").getByText("Conveyor Added")).toBeVisible();
  const added = Date.now();
  page.on("request", (request) => {
    if (request.url().includes("/api/conveyorsfromcategory/")) reads.push(Date.now() - added);
  });
  // Polling may have seen the answer late, never early.
  await expect.poll(() => reads.some((after) => after > 2000), { timeout: 10_000 }).toBe(true);
  await page.keyboard.press("Escape");
  await expect(rowOf(page, "Late 1")).toBeVisible();
});

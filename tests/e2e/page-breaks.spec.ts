import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { people, signIn } from "./steps/people.ts";

test("a page that crashes says so and offers a way on", async ({ page }) => {
  await signIn(page, people.subscriber);
  // Rows no server would send, so that drawing them fails.
  await page.route("**/api/brakesfromcategory/**", (route) => route.fulfill({ json: [null] }));
  await page.route("**/api/brakes?**", (route) => route.fulfill({ json: [null] }));
  await page.goto("/brakes");
  await expect(page.getByRole("heading", { name: "This page has crashed" })).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("heading", { name: "Brakes" })).toBeVisible();
});

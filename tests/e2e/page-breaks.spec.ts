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

test("a user call that fails says error!! and can be tried again", async ({ page }) => {
  await page.route("**/api/session", (route) => route.fulfill({ status: 500, json: { message: "Out of order." } }));
  await page.goto("/conveyors");
  await expect(page.getByRole("heading", { name: "error!!" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Out of order.");
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

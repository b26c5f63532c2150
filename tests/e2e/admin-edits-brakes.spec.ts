import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { choose, rowOf } from "./steps/library.ts";
import { messages, people, signIn } from "./steps/people.ts";

const brake = "Svendborg BSFI 203";

test("an administrator changes a shipped brake in the list and restores it", async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto("/brakes");
  await choose(page, brake, "Edit in the list");
  const pressure = page.getByLabel("Operating pressure", { exact: true });
  await pressure.fill("58");
  await pressure.press("Enter");
  await expect(messages(page)).toContainText("Saved");
  await expect(rowOf(page, brake)).toContainText("58");

  await choose(page, brake, "History");
  await page.getByRole("button", { name: "Restore revision 1" }).click();
  await expect(rowOf(page, brake)).toContainText("55");
  await expectAccessible(page);
});

test("opening the delete address deletes at once, returns to the list and can be undone", async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto("/brakes");
  await rowOf(page, "Svendborg BSFI 212").getByRole("link").click();
  await expect(page).toHaveURL(/\/brakes\/.+/);
  await page.goto(`${page.url()}/delete`);
  await expect(page).toHaveURL(/\/brakes(\?|$)/);
  await expect(rowOf(page, "Svendborg BSFI 210")).toBeVisible();
  await expect(rowOf(page, "Svendborg BSFI 212")).toBeHidden();
  await messages(page).getByRole("button", { name: "Undo" }).click();
  await expect(rowOf(page, "Svendborg BSFI 212")).toBeVisible();
});

import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { messages, people, signIn, startSignedIn } from "./steps/people.ts";

test("an administrator goes through what people added to the libraries", async ({ page }) => {
  await signIn(page, people.subscriber);
  const [belt] = await (await page.request.get("/api/beltsfromcategory/All?page=1&pageSize=1")).json();
  const { description } = await (await page.request.post(`/api/belts/copy/${belt._id}`)).json();

  await startSignedIn(page, people.admin);
  await page.getByRole("link", { name: "Library moderation" }).click();
  const rows = page.getByRole("table", { name: "Entries people added" }).getByRole("row");
  await expect(rows.filter({ hasText: description })).toContainText(people.subscriber);
  await expectAccessible(page);
  await page.getByLabel("Search").fill(description);

  await page.getByRole("button", { name: `Delete ${description}` }).click();
  await expect(page.getByText("No entry matches")).toBeVisible();
  await messages(page).getByRole("button", { name: "Undo" }).click();
  await expect(rows.filter({ hasText: description })).toBeVisible();

  await page.getByRole("button", { name: `Take over ${description}` }).click();
  await expect(page.getByText("No entry matches")).toBeVisible();
  await page.goto("/admin/audit");
  await expect(page.getByRole("table", { name: "Audit log" })).toContainText("library row owner");
});

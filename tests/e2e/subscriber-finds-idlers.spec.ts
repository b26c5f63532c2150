import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { choose, rowOf, search, showCategory } from "./steps/library.ts";
import { messages, people, signIn } from "./steps/people.ts";

test("idlers are listed by category and belt width", async ({ page }) => {
  await signIn(page, people.otherSubscriber);
  await page.goto("/idlers");
  await expect(page.getByRole("combobox", { name: "Category" })).toHaveValue("Sandvik Carry");
  // A category that no other journey adds to.
  await showCategory(page, "DIN 22107 Carry");
  await expect(page.getByText("of 176")).toBeVisible();
  await page.getByLabel("Belt width").selectOption("1200");
  const answer = await page.request.get("/api/idlersfromcategory/DIN%2022107%20Carry,1200");
  const rows: readonly { beltWidth: number }[] = await answer.json();
  expect(new Set(rows.map(({ beltWidth }) => beltWidth))).toEqual(new Set([1200]));
  await expect(page.getByText(`of ${rows.length}`)).toBeVisible();
  await expectAccessible(page);
});

test("a column is sorted up, then down", async ({ page }) => {
  await signIn(page, people.otherSubscriber);
  await page.goto("/idlers");
  const heading = page.getByRole("columnheader", { name: /Trough angle/ });
  await heading.getByRole("button").click();
  await expect(heading).toHaveAttribute("aria-sort", "ascending");
  await heading.getByRole("button").click();
  await expect(heading).toHaveAttribute("aria-sort", "descending");
});

test("two people changing one idler both see what the other did", async ({ page, browser }) => {
  await signIn(page, people.otherSubscriber);
  await page.goto("/idlers");
  await search(page, "Carry 400 3x102 20deg 6204");
  await choose(page, "Carry 400 3x102 20deg 6204", "Copy");
  await expect(messages(page)).toContainText("Data copied to user's list");
  await rowOf(page, "Carry 400 3x102 20deg 6204 - copy").getByRole("link").click();
  const drawing = page.getByRole("region", { name: "Drawing of the idler" });
  await expect(drawing.locator("svg")).toContainText("Ø 102");
  await drawing.getByText("3D", { exact: true }).click();
  await expect(drawing.locator("canvas")).toBeVisible();
  await page.getByLabel("Description", { exact: true }).fill("Mine");

  const other = await browser.newPage();
  await signIn(other, people.admin);
  await other.goto(page.url());
  await other.getByLabel("Description", { exact: true }).fill("Theirs");
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other).toHaveURL(/\/idlers(\?|$)/);
  await other.close();

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Someone saved this while you were editing it")).toBeVisible();
  await page.getByLabel("Description: keep theirs, Theirs").check();
  await page.getByRole("button", { name: "Save what is chosen" }).click();
  await expect(page).toHaveURL(/\/idlers(\?|$)/);
  await search(page, "Theirs");
  await expect(rowOf(page, "Theirs")).toBeVisible();
});

import { expect, type Page, test } from "@playwright/test";
import { librariesToVisit } from "./steps/every-library.ts";
import { rowOf, showCategory } from "./steps/library.ts";
import { people, signIn } from "./steps/people.ts";

/** A row of the person's own, copied from the first of the default category. */
async function copyFirst(page: Page, plural: string, category: string) {
  const [first] = await (await page.request.get(`/api/${plural}fromcategory/${encodeURIComponent(category)}`)).json();
  const answer = await page.request.post(`/api/${plural}/copy/${first._id}`);
  expect(answer.status(), plural).toBe(201);
  const { _id, description } = await answer.json();
  return { id: _id as string, description: description as string };
}

test("every library opens with its category, ten rows a page, and remembers another", async ({ page }) => {
  await signIn(page, people.subscriber);
  for (const { plural, category } of librariesToVisit) {
    await page.goto(`/${plural}`);
    const chosen = page.getByLabel("Category", { exact: true }).first();
    await expect(chosen).toHaveValue(category);
    await expect(page.getByRole("columnheader", { name: /^Category/ })).toHaveAttribute("aria-sort", "ascending");
    await expect(page.getByLabel("Search", { exact: true })).toBeVisible();
    await showCategory(page, "All");
    const all = (await (await page.request.get(`/api/${plural}fromcategory/All`)).json()).length;
    // One library has fewer rows than a page.
    const shown = Math.min(all, 10);
    await expect(page.getByText(`1–${shown} of ${all}`, { exact: true })).toBeVisible();
    await expect(page.getByRole("row")).toHaveCount(shown + 1);
    expect(await page.evaluate((key) => localStorage.getItem(key), `${plural}Category`)).toBe("All");
    await page.reload();
    await expect(chosen).toHaveValue("All");
  }
});

test("saving and deleting a row of any library lead back to its list", async ({ page }) => {
  await signIn(page, people.subscriber);
  for (const { plural, category } of librariesToVisit) {
    const { id, description } = await copyFirst(page, plural, category);
    await page.goto(`/${plural}/${id}`);
    await page.getByLabel("Description", { exact: true }).fill(`${description} saved`);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${plural}(\\?|$)`));
    await page.goto(`/${plural}/${id}/delete`);
    await expect(page).toHaveURL(new RegExp(`/${plural}(\\?|$)`));
    await expect(page.getByRole("table")).toBeVisible();
    await expect(rowOf(page, `${description} saved`)).toHaveCount(0);
    expect((await page.request.get(`/api/${plural}/${id}`)).status(), plural).toBe(404);
  }
});

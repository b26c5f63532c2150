import { expect, type Page, test } from "@playwright/test";
import { choose, rowOf, search } from "./steps/library.ts";
import { messages, people, signIn } from "./steps/people.ts";

const libraries = [
  { path: "/belts", row: "Goodyear Plylon 330/3" },
  { path: "/idlers", row: "Carry 1200 3x152 35deg 6306" },
  { path: "/starters", row: "Wound rotor 12 step 120/100%" },
  { path: "/brakes", row: "Svendborg BSFI 206" },
];

async function rename(page: Page, from: string, to: string): Promise<void> {
  await rowOf(page, from).getByRole("link").click();
  await page.getByLabel("Description", { exact: true }).fill(to);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByLabel("Search", { exact: true })).toBeVisible();
  await search(page, to);
  await expect(rowOf(page, to)).toBeVisible();
}

// One mechanism serves all libraries: the first is walked in every run, the others with the long journeys.
const tagOf = (path: string) => (path === "/belts" ? {} : { tag: "@long" });

for (const { path, row } of libraries) {
  test(`a subscriber copies, renames, deletes and brings back a row of ${path}`, tagOf(path), async ({ page }) => {
    await signIn(page, people.subscriber);
    await page.goto(path);
    await search(page, row);
    await choose(page, row, "Copy");
    await expect(messages(page)).toContainText("Data copied to user's list");
    await rename(page, `${row} - copy`, `${row} of mine`);
    await choose(page, `${row} of mine`, "Delete");
    await expect(rowOf(page, `${row} of mine`)).toBeHidden();
    await messages(page).getByRole("button", { name: "Undo" }).click();
    await expect(rowOf(page, `${row} of mine`)).toBeVisible();
  });

  test(
    `an administrator renames a shipped row of ${path} and restores it from its history`,
    tagOf(path),
    async ({ page }) => {
      await signIn(page, people.admin);
      await page.goto(path);
      await search(page, row);
      await rename(page, row, `${row} corrected`);
      await choose(page, `${row} corrected`, "History");
      await page.getByRole("button", { name: "Restore revision 1" }).click();
      await search(page, row);
      await expect(rowOf(page, row)).toBeVisible();
      await expect(rowOf(page, `${row} corrected`)).toBeHidden();
    },
  );
}

import { expect, type Page, test } from "@playwright/test";
import { addConveyor, openList } from "./steps/conveyors.ts";
import { showCategory } from "./steps/library.ts";
import { people, signIn } from "./steps/people.ts";

/** The numbers of one column, top to bottom. */
async function numbersIn(page: Page, column: string): Promise<readonly number[]> {
  const texts = await page.locator(`tbody td[data-column="${column}"]`).allTextContents();
  return texts.map((text) => Number(text.replaceAll(/[^\d.-]/g, "")));
}

const heading = (page: Page, label: string) => page.getByRole("columnheader", { name: label });

test("a list of belts is sorted by a column that was added to it, both ways", async ({ page }) => {
  await signIn(page, people.subscriber);
  await page.goto("/belts");
  await showCategory(page, "Fabric EP ISO 14890");
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Carcass thickness" }).check();
  await page.keyboard.press("Escape");
  const column = heading(page, "Carcass thickness");
  await column.getByRole("button").click();
  await expect(column).toHaveAttribute("aria-sort", "ascending");
  await expect(page).toHaveURL(/sort=carcassT/);
  await expect
    .poll(async () => numbersIn(page, "carcassT"))
    .toEqual((await numbersIn(page, "carcassT")).toSorted((a, b) => a - b));
  const smallest = await numbersIn(page, "carcassT");
  expect(smallest).toHaveLength(10);

  await column.getByRole("button").click();
  await expect(column).toHaveAttribute("aria-sort", "descending");
  await expect.poll(async () => (await numbersIn(page, "carcassT"))[0] ?? 0).toBeGreaterThan(Math.max(...smallest));
  const largest = await numbersIn(page, "carcassT");
  expect(largest).toEqual(largest.toSorted((a, b) => b - a));
});

test("conveyors are sorted by length, lift and power, and their numbers as numbers", async ({ page }) => {
  await signIn(page, people.otherSubscriber);
  for (const [convNo, capacityInp] of [
    ["Sort 10", 400],
    ["sort 9", 900],
    ["Sort 2", 600],
  ] as const) {
    await addConveyor(page, { convNo, category: "To be sorted", capacityInp });
  }
  await openList(page, "/conveyors?category=To%20be%20sorted");
  const numbers = page.locator('tbody td[data-column="convNo"]');
  await expect(numbers).toHaveText([/Sort 2/, /sort 9/, /Sort 10/]);
  for (const label of ["Length", "Lift", "Power"]) {
    await heading(page, label).getByRole("button").click();
    await expect(heading(page, label)).toHaveAttribute("aria-sort", "ascending");
  }
  await expect(page).toHaveURL(/sort=absorbedPower/);
  await expect
    .poll(() => numbersIn(page, "absorbedPower"))
    .toEqual((await numbersIn(page, "absorbedPower")).toSorted((a, b) => a - b));
  await expect(numbers).toHaveCount(3);
});

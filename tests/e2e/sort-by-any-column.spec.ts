import { expect, type Page, test } from "@playwright/test";
import { addConveyor, openList } from "./steps/conveyors.ts";
import { showCategory } from "./steps/library.ts";
import { people, signIn } from "./steps/people.ts";

/** The numbers of one column, top to bottom. */
async function numbersIn(page: Page, column: string): Promise<readonly number[]> {
  const texts = await page.locator(`tbody td[data-column="${column}"]`).allTextContents();
  return texts.map((text) => Number(text.replaceAll(/[^\d.-]/g, "")));
}

async function isAscending(page: Page, column: string): Promise<boolean> {
  const numbers = await numbersIn(page, column);
  return numbers.length > 1 && numbers.every((value, at) => at === 0 || value >= (numbers[at - 1] ?? 0));
}

const heading = (page: Page, label: string) => page.getByRole("columnheader", { name: label });

test("a list of belts is sorted by a column that was added to it, both ways", async ({ page }) => {
  await signIn(page, people.subscriber);
  await page.goto("/belts");
  await showCategory(page, "Fabric EP ISO 14890");
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Carcass mass" }).check();
  await page.keyboard.press("Escape");
  const column = heading(page, "Carcass mass");
  await column.getByRole("button").click();
  await expect(column).toHaveAttribute("aria-sort", "ascending");
  await expect(page).toHaveURL(/sort=carcassMass/);
  await expect.poll(() => isAscending(page, "carcassMass")).toBe(true);
  const smallest = await numbersIn(page, "carcassMass");
  expect(smallest).toHaveLength(10);

  await column.getByRole("button").click();
  await expect(column).toHaveAttribute("aria-sort", "descending");
  await expect.poll(async () => (await numbersIn(page, "carcassMass"))[0] ?? 0).toBeGreaterThan(Math.max(...smallest));
  const largest = await numbersIn(page, "carcassMass");
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
  await expect.poll(() => isAscending(page, "absorbedPower")).toBe(true);
  await expect(numbers).toHaveCount(3);
});

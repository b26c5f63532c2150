import { expect, test } from "@playwright/test";
import { openForm, openNewConveyor, picture, resultOf } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

test("a conveyor is switched to DIN 22101 and its report follows the clauses of the standard", async ({
  page,
}, info) => {
  test.slow();
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "BY-DIN");
  const before = await resultOf(page, "Te");
  await page.getByRole("combobox", { name: "Calculation method" }).selectOption({ label: "DIN 22101" });
  await expect.poll(() => resultOf(page, "Te")).not.toBe(before);

  await openForm(page, "Drawings");
  await page.getByRole("button", { name: "Choose reports of this conveyor" }).click();
  const panel = page.locator('[data-panel="reports"]');
  await expect(panel.getByRole("button", { name: "None" })).toBeVisible({ timeout: 60_000 });
  await panel.getByRole("button", { name: "None" }).click();
  await panel.getByLabel("Calculation in the order of the standard", { exact: true }).check();
  await panel.getByRole("button", { name: "Show" }).click();
  const reports = page.getByRole("region", { name: "Reports" });
  await expect(reports.getByText("6.2 · Main resistances")).toBeVisible({ timeout: 60_000 });
  const headings = ["5 · ", "6.2 · ", "6.3 · ", "6.4 · ", "6.5 · ", "7 · ", "8 · ", "9 · ", "10 · ", "11 · "];
  const text = (await reports.textContent()) ?? "";
  const places = headings.map((heading) => text.indexOf(heading));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  await expect(reports.getByText("Strength the joints need, k_N,min")).toBeVisible();
  await expect(reports.getByText(/order\. Calculated by DIN 22101/)).toBeVisible();
  await picture(page, info, "by-standard");
});

import { expect, type Locator, test } from "@playwright/test";
import { openForm, openNewConveyor, typeField } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

/** Numbers of the row of the absorbed power: that of the design, then P5, P50 and P95. */
async function powers(table: Locator): Promise<readonly string[]> {
  const row = table.getByRole("row").filter({ hasText: "Absorbed power" }).first();
  const cells = await row.getByRole("cell").allInnerTexts();
  return cells.filter((text) => /^[\d.]+$/.test(text)).slice(0, 4);
}

test("the report tells of the study that was run: the same P5, P50 and P95, samples and seed", async ({ page }) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "TOLD");
  await openForm(page, "Uncertainty");
  await page.getByRole("button", { name: "Add the usual inputs" }).click();
  await typeField(page, "studySamples", "60");
  await typeField(page, "studySeed", "11");
  await page.getByRole("button", { name: "Run 60 samples" }).click();
  await expect(page.getByRole("status").filter({ hasText: "60 samples in" })).toBeVisible({ timeout: 200_000 });
  const onScreen = await powers(page.getByRole("table").filter({ hasText: "Chance to miss" }));
  expect(onScreen).toHaveLength(4);
  expect(new Set(onScreen).size).toBeGreaterThan(2);

  await openForm(page, "Drawings");
  await page.getByRole("button", { name: "Choose reports of this conveyor" }).click();
  const panel = page.locator('[data-panel="reports"]');
  await panel.getByRole("button", { name: "None" }).click();
  await panel.getByLabel("Uncertainty", { exact: true }).check();
  await panel.getByRole("button", { name: "Show" }).click();
  const report = page.getByRole("region", { name: "Reports" });
  await expect(report.getByRole("heading", { name: "Uncertainty" })).toBeVisible();
  expect(await powers(report.getByRole("table").filter({ hasText: "Chance to miss" }))).toEqual(onScreen);
  await expect(report).toContainText(/Samples\s*60(?!\d)/);
  await expect(report).toContainText(/Seed\s*11(?!\d)/);
});

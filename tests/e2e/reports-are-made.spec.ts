import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { openForm } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

test("an engineer chooses reports, looks at them and takes them away as PDF", async ({ page }) => {
  await signIn(page, people.subscriber);
  await page.goto("/conveyors/demos");
  await page
    .getByRole("button", { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Reports" }).click();
  await expect(page.getByRole("heading", { name: "Reports" })).toBeVisible();
  await expect(page.getByRole("button", { name: "None" })).toBeVisible();
  await page.getByRole("button", { name: "None" }).click();
  await page.getByLabel("Design summary", { exact: true }).check();
  await page.getByLabel("Findings", { exact: true }).check();
  await page.getByRole("switch", { name: "Own order" }).click();
  await page.getByRole("button", { name: "Move Findings up" }).click();
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("region", { name: "Reports" }).getByRole("heading", { level: 2 }).first()).toHaveText(
    "Findings",
  );
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  const file = await (await download).path();
  expect(readFileSync(file).subarray(0, 5).toString()).toBe("%PDF-");

  await page.getByRole("button", { name: "Choose others" }).click();
  await page.getByRole("checkbox", { name: "Start, full", exact: true }).check();
  await expect(page.getByLabel("Dynamic analysis: summary", { exact: true })).toBeChecked();

  await page.getByLabel("Save as template").fill("Short");
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(page.getByText("Template Short is kept.")).toBeVisible();

  // First specification: "In the Drawing > Settings tab check the Save reports to pdf checkbox to save the reports."
  await page.goto(page.url().replace(/\?.*$/, ""));
  await openForm(page, "Drawings");
  await page.getByLabel("Save reports to pdf").check();
  await page.getByRole("button", { name: "Choose reports of this conveyor" }).click();
  const panel = page.locator('[data-panel="reports"]');
  await expect(panel.getByLabel("Save reports to pdf")).toBeChecked();
  await panel.getByRole("button", { name: "None" }).click();
  await panel.getByLabel("Design summary", { exact: true }).check();
  const saved = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Save as PDF" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^\S.*\.pdf$/);
});

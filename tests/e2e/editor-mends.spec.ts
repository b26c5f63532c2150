import { expect, test } from "@playwright/test";
import { openForm, openNewConveyor, picture, typeField } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

test("a finding offers remedies that were tried, and one of them mends it", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "MEND");
  await openForm(page, "Take-up");
  await typeField(page, "takeUpMass", "300");
  const status = page.getByRole("region", { name: "Summary" });
  await expect(status).toContainText(/[1-9]\d* errors?/);
  await page.locator("label", { hasText: /^Findings/ }).click();
  await page.getByRole("button", { name: "Find remedies" }).first().click();
  const remedies = page.getByRole("list", { name: "Remedies" });
  await expect(remedies).toBeVisible();
  await picture(page, info, "remedies");
  await remedies.getByRole("button", { name: "Apply" }).first().click();
  await expect(page.getByRole("list", { name: "Remedies" })).toBeHidden();
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await expect(page.locator('[data-path="takeUpMass"] input')).toHaveValue("300");
});

test("all errors are mended at once, shown before they are taken, and taken back in one step", async ({
  page,
}, info) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "MENDALL");
  await openForm(page, "Take-up");
  await typeField(page, "takeUpMass", "300");
  await page.locator("label", { hasText: /^Findings/ }).click();
  await page.getByRole("button", { name: "Mend all errors" }).click();
  const dialog = page.getByRole("dialog", { name: "Mend all errors" });
  await dialog.getByRole("button", { name: "Look for remedies" }).click();
  const make = dialog.getByRole("button", { name: /^Make th/ });
  await expect(make).toBeVisible();
  await picture(page, info, "mend-all");
  await make.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("region", { name: "Summary" })).toContainText("0 errors");
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await expect(page.locator('[data-path="takeUpMass"] input')).toHaveValue("300");
});

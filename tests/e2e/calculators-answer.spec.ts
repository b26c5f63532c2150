import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { picture } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

test("a calculator answers at every key, opens its formula and saves its drawing", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  await page.goto("/calculators");
  const results = page.getByRole("list", { name: "Results" });
  await expect(results.getByRole("button", { name: /Speed ratio/ })).toContainText("1.985");

  // No Enter, no leaving the field: v² / (g r) at 4 m/s is (4/3)² of what it was at 3 m/s.
  await page.getByLabel("Speed", { exact: true }).fill("4");
  await expect(results.getByRole("button", { name: /Speed ratio/ })).toContainText("3.529");
  await results.getByRole("button", { name: /Speed ratio/ }).click();
  await expect(results.getByText(/CEMA/)).toBeVisible();
  await page.getByRole("button", { name: /^Discharge speed: / }).click();
  await expect(page.getByRole("heading", { name: "Discharge speed" })).toBeVisible();
  await picture(page, info, "trajectory");

  await page.getByLabel("Points", { exact: true }).fill("501");
  await expect(page.getByText("Trajectory is not computed when the number of points is 0 or above 500.")).toBeVisible();
  await page.getByLabel("Points", { exact: true }).fill("500");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the drawing" }).click();
  await page.getByRole("menuitem", { name: "DXF" }).click();
  expect((await saved).suggestedFilename()).toBe("calculator-trajectory.dxf");

  await page.getByRole("link", { name: "Power, kW" }).click();
  await expect(results.getByRole("button", { name: "Power at the motor 330.06 kW" })).toBeVisible();
  await page.getByText("Imperial", { exact: true }).click();
  await expect(results.getByRole("button", { name: "Power at the motor 442.61 hp" })).toBeVisible();
  await page.getByText("Metric", { exact: true }).click();
  await expectAccessible(page);
});

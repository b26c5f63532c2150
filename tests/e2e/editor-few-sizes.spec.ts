import { expect, test } from "@playwright/test";
import { messages, people, signIn } from "./steps/people.ts";

test("pulleys share sizes at one click, are told what it weighs, and it is undone", async ({ page }) => {
  await signIn(page, people.subscriber);
  await page.goto("/conveyors/new");
  for (const [label, number] of Object.entries({ Capacity: "1200", Length: "600", Lift: "45", "Belt width": "1200" })) {
    await page.getByLabel(label).fill(number);
  }
  await page.getByLabel("Belt width").press("Tab");
  await page.getByRole("button", { name: "Create the conveyor" }).click();
  await expect(page).toHaveURL(/\/conveyors\/(?!new)[^/]+$/);
  await expect(page.getByText(/solved in \d+ ms/)).toBeVisible();
  await page.getByRole("button", { name: "File", exact: true }).click();
  await page.getByRole("menuitem", { name: "Standardise pulleys" }).click();
  await expect(messages(page)).toContainText(/Shafts in \d sizes instead of \d, .*weigh [\d.]+ kg more/);
  const undo = page.getByRole("button", { name: "Undo: Standardise pulleys" });
  await undo.click();
  await expect(undo).toBeHidden();
  await page.getByRole("button", { name: "Redo: Standardise pulleys" }).click();
  await page.getByRole("button", { name: "File", exact: true }).click();
  await page.getByRole("menuitem", { name: "Standardise pulleys" }).click();
  await expect(messages(page)).toContainText("No two pulleys can share a size without failing a check.");
});

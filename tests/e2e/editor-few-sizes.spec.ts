import { expect, test } from "@playwright/test";
import { messages, people, signIn } from "./steps/people.ts";

test("parts share sizes, told before what it weighs, and it is undone", async ({ page }) => {
  await signIn(page, people.subscriber);
  await page.goto("/conveyors/new");
  for (const [label, number] of Object.entries({ Capacity: "1200", Length: "600", Lift: "45", "Belt width": "1200" })) {
    await page.getByLabel(label).fill(number);
  }
  await page.getByLabel("Belt width").press("Tab");
  await page.getByRole("button", { name: "Create the conveyor" }).click();
  await expect(page).toHaveURL(/\/conveyors\/(?!new)[^/]+$/);
  await expect(page.getByText(/solved in \d+ ms/)).toBeVisible();
  const open = async () => {
    await page.getByRole("button", { name: "File", exact: true }).click();
    await page.getByRole("menuitem", { name: "Standardise parts…" }).click();
    return page.getByRole("dialog", { name: "Standardise parts" });
  };
  const dialog = await open();
  const mass = dialog.getByRole("row", { name: "Mass of pulleys and drives" });
  await expect(mass).toContainText(/\(\+[\d.]+ kg\)/);
  const shafts = dialog.getByRole("row", { name: "Pulley shafts" });
  const [before = 0, after = 0] = (await shafts.getByRole("cell").allTextContents()).slice(1).map(Number);
  expect(after).toBeLessThan(before);
  // Shafts and shells are switched apart.
  await shafts.getByRole("checkbox").uncheck();
  await expect(shafts.getByRole("cell").last()).toHaveText(String(before));
  await shafts.getByRole("checkbox").check();
  await expect(shafts.getByRole("cell").last()).toHaveText(String(after));
  await dialog.getByRole("button", { name: "Standardise" }).click();
  await expect(messages(page)).toContainText("Parts standardised.");
  const undo = page.getByRole("button", { name: "Undo: Standardise parts" });
  await undo.click();
  await expect(undo).toBeHidden();
  await page.getByRole("button", { name: "Redo: Standardise parts" }).click();
  await expect((await open()).getByText("No two parts can share a size without failing a check.")).toBeVisible();
});

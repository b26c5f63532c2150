import { expect, test } from "@playwright/test";
import { openNewConveyor, picture, resultOf } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

test("a result leads to the input that gives it the value wanted, which is one step to take back", async ({
  page,
}, info) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "SEEK");
  const before = await resultOf(page, "Cross-section fill");
  expect(before).not.toBe(75);
  await page.getByRole("region", { name: "Summary" }).getByRole("button", { name: "Cross-section fill:" }).click();
  await page.getByRole("button", { name: "Goal seek" }).click();
  const dialog = page.getByRole("dialog", { name: "Goal seek" });
  await dialog.getByLabel("Goal, %").fill("75");
  await dialog.getByRole("combobox", { name: "Change" }).fill("belt speed");
  await page.getByRole("option", { name: "Belt speed", exact: true }).click();
  await dialog.getByRole("button", { name: "Seek" }).click();
  await expect(dialog.locator("[data-answer]")).toContainText("gives Cross-section fill = 75 %");
  await picture(page, info, "goal-seek");
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => resultOf(page, "Cross-section fill")).toBe(75);
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await expect.poll(() => resultOf(page, "Cross-section fill")).toBe(before);
});

test("a goal out of reach is told with what comes nearest, from the keyboard alone", async ({ page }) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "SEEKKEYS");
  await page.keyboard.press("Control+K");
  const palette = page.getByPlaceholder("Search or jump");
  await palette.fill("goal seek");
  await palette.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Goal seek" });
  await dialog.getByLabel("Goal, %").fill("10");
  await dialog.getByRole("combobox", { name: "Change" }).fill("belt speed");
  await page.getByRole("option", { name: "Belt speed", exact: true }).click();
  await dialog.getByLabel("To, m/s").fill("4");
  await dialog.getByLabel("From, m/s").fill("2");
  await dialog.getByRole("button", { name: "Seek" }).click();
  await expect(dialog.locator("[data-answer=nearest]")).toContainText("The nearest is 4 m/s");
});

import { expect, test } from "@playwright/test";
import { addConveyor } from "./steps/conveyors.ts";
import { people, signIn } from "./steps/people.ts";

test("a library row is used in a conveyor, which opens with it unsaved", async ({ page }) => {
  await signIn(page, people.subscriber);
  const { id } = await addConveyor(page, { convNo: "USES A ROW", category: "Journeys" });
  await page.goto("/motors");
  const actions = page.getByRole("button", { name: /^Actions for / }).first();
  const description = (await actions.getAttribute("aria-label"))?.replace("Actions for ", "") ?? "";
  await actions.click();
  await page.getByRole("menuitem", { name: "Use in conveyor…" }).click();
  const dialog = page.getByRole("dialog", { name: `Use ${description} in a conveyor` });
  await dialog.getByLabel("Search").fill("uses a row");
  await expect(dialog.getByLabel("Conveyor").locator("option")).toHaveText([/^USES A ROW/]);
  await dialog.getByLabel("Conveyor").selectOption(id);
  await expect(dialog.getByLabel("Place")).toHaveValue("drives[0].motor");
  await dialog.getByRole("button", { name: "Open with this part" }).click();
  await expect(page).toHaveURL(new RegExp(`/conveyors/${id}$`));
  await expect(page.getByText(`${description} selected`)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "● unsaved" })).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "saved ✓" })).toBeVisible();
  const stored = await (await page.request.get(`/api/conveyor/${id}`)).json();
  expect(stored.drives[0]).toMatchObject({ selectMotorMode: "Manual", motor: { description } });
});

import { expect, test } from "@playwright/test";
import { addConveyor } from "./steps/conveyors.ts";
import { fieldAt, openConveyor, openForm, typeField } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

test("someone it is shared with to edit hears at once who saves it, and keeps a copy", async ({ page, browser }) => {
  await signIn(page, "group1@demo.test");
  const docUsers = [{ userName: people.subscriber, canEdit: true, canCopy: false }];
  const { id } = await addConveyor(page, { convNo: "Try me 1", category: "Shared to edit", docUsers });
  const other = await browser.newPage();
  await signIn(other, people.subscriber);
  await openConveyor(other, id);
  await expect(other.getByText("your changes are saved as a proposal")).toBeVisible();
  await openForm(other, "Capacity");
  await typeField(other, "capacityInp", "1555");
  await other.getByRole("button", { name: "Save a copy" }).click();
  await expect(other).not.toHaveURL(new RegExp(id));
  await expect(other.getByText("your changes are saved as a proposal")).toHaveCount(0);
  const [copied] = await (await other.request.get(`/api/conveyors/${other.url().split("/").at(-1)}`)).json();
  expect(copied).toMatchObject({ convNo: "Try me 1", capacityInp: 1555, userName: people.subscriber, docUsers: [] });
  await other.close();
});

test("categories for Auto are picked with counts; one that is gone stays and says so", async ({ page }) => {
  await signIn(page, people.subscriber);
  const { id } = await addConveyor(page, { convNo: "CATEGORY", category: "Journeys", beltCategory: "Long gone" });
  await openConveyor(page, id);
  await openForm(page, "Belt");
  const field = fieldAt(page, "beltCategory");
  await expect(field).toHaveValue("Long gone");
  await expect(field.locator("option:checked")).toHaveText("Long gone (no rows Auto may choose)");
  const options = await field.locator("option").allInnerTexts();
  expect(options[0]).toMatch(/^All \([1-9]\d*\)$/);
  await field.selectOption("All");
  await expect(page.getByRole("status").filter({ hasText: "● unsaved" })).toBeVisible();
});

import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { addConveyor, openList, rowOf, select } from "./steps/conveyors.ts";
import { showCategory } from "./steps/library.ts";
import { messages, people, signIn } from "./steps/people.ts";

test("own conveyors are found by category, search and order, ten at a time", async ({ page }) => {
  await signIn(page, people.subscriber);
  const clients = ["Nordsee", "Ostsee"];
  for (let number = 10; number < 22; number += 1) {
    await addConveyor(page, { convNo: `P-${number}`, category: "Pit", clientName: clients[number % 2] });
  }
  await openList(page, "/conveyors");
  await expect(page.getByLabel("Category", { exact: true }).first()).toHaveValue("All");
  await showCategory(page, "Pit");
  await expect(page.getByText("1–10 of 12")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("conveyorsCategory"))).toBe("Pit");
  await page.getByRole("button", { name: "Page 2" }).click();
  await expect(page.getByText("11–12 of 12")).toBeVisible();

  const heading = page.getByRole("columnheader", { name: "No", exact: true });
  await heading.getByRole("button").click();
  await expect(heading).toHaveAttribute("aria-sort", "ascending");
  await expect(page.getByRole("row").nth(1)).toContainText("P-10");
  await heading.getByRole("button").click();
  await expect(heading).toHaveAttribute("aria-sort", "descending");
  await expect(page.getByRole("row").nth(1)).toContainText("P-21");

  await page.getByLabel("Search", { exact: true }).fill("ostsee");
  await expect(page.getByText("1–6 of 6")).toBeVisible();
  await page.getByLabel("Search", { exact: true }).fill("nothing like it");
  await expect(page.getByRole("heading", { name: "No conveyors match" })).toBeVisible();
  await page.getByRole("button", { name: "Clear the search" }).last().click();
  await page.reload();
  await expect(page.getByLabel("Category", { exact: true }).first()).toHaveValue("Pit");
});

test("the list is worked with the keyboard alone", async ({ page }) => {
  await signIn(page, people.subscriber);
  await addConveyor(page, { convNo: "K-1", category: "Keys" });
  await addConveyor(page, { convNo: "K-2", category: "Keys" });
  await openList(page, "/conveyors?category=Keys");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(rowOf(page, "K-2").getByRole("link")).toBeFocused();
  await page.keyboard.press("x");
  await expect(page.getByRole("button", { name: "Edit selected (1)" })).toBeVisible();
  await page.keyboard.press("Delete");
  await expect(page.getByRole("dialog", { name: "Delete K-2?" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(rowOf(page, "K-2")).toBeHidden();
  await page.keyboard.press("e");
  const none = page.getByRole("dialog", { name: "Edit selected conveyors (0)" });
  await expect(none).toContainText("No Conveyors have been selected.");
  await expect(none.locator(":focus")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(none).toBeHidden();
  await page.keyboard.press("/");
  await expect(page.getByLabel("Search", { exact: true })).toBeFocused();
});

test("several conveyors are copied, moved and deleted together", async ({ page }) => {
  await signIn(page, people.subscriber);
  await addConveyor(page, { convNo: "B-1", category: "Batch" });
  await addConveyor(page, { convNo: "B-2", category: "Batch" });
  await openList(page, "/conveyors?category=Batch");
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(messages(page)).toContainText("No Conveyors have been selected.");

  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Edit selected (0)" }).click();
  await dialog.getByRole("button", { name: "Copy selected" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("No Conveyors have been selected.");
  await page.keyboard.press("Escape");

  await select(page, "B-1");
  await select(page, "B-2");
  await page.getByRole("button", { name: "Edit selected (2)" }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Copy selected" }).click();
  await expect(dialog.getByRole("status")).toContainText("Conveyors copied: 2.");
  await page.keyboard.press("Escape");
  await expect(rowOf(page, "B-1 - copy")).toBeVisible();
  await expect(page.locator("tbody tr").getByText("just added")).toHaveCount(2);

  await select(page, "B-1 - copy");
  await page.getByRole("button", { name: "Edit selected (1)" }).click();
  await dialog.getByRole("tab", { name: "Change category" }).click();
  await dialog.getByRole("button", { name: "Change category" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Enter a category name.");
  await dialog.getByLabel("New category").fill("All");
  await dialog.getByRole("button", { name: "Change category" }).click();
  await expect(dialog.getByRole("status")).toContainText("Category Changed to All - 1");
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Category", { exact: true }).first()).toHaveValue("All - 1");
  await expect(rowOf(page, "B-1 - copy")).toBeVisible();

  await select(page, "B-1 - copy");
  await page.getByRole("button", { name: "Edit selected (1)" }).click();
  await dialog.getByRole("tab", { name: "Delete selected" }).click();
  await dialog.getByRole("button", { name: "Delete selected" }).click();
  await expect(dialog.getByRole("status")).toContainText("Conveyors deleted: 1.");
  await page.keyboard.press("Escape");
  await expect(rowOf(page, "B-1 - copy")).toBeHidden();
  await messages(page).getByRole("button", { name: "Undo" }).click();
  await expect(rowOf(page, "B-1 - copy")).toBeVisible();
});

test("a new conveyor is added with the usual values", async ({ page }) => {
  await signIn(page, people.subscriber);
  // A search that the new file does not match would hide it.
  await openList(page, "/conveyors?category=Fresh&search=nothing");
  await page.getByRole("button", { name: "New", exact: true }).click();
  await page.getByRole("menuitem", { name: "Blank, with defaults" }).click();
  await expect(messages(page)).toContainText("Conveyor Added");
  // Numbered on after what the person has already; only this one stands in the category.
  await expect(page.getByRole("row").filter({ hasText: "1800" })).toHaveCount(1);
});

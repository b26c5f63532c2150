import { expect, type Page, test } from "@playwright/test";
import { cellAt, openForm, openView, picture } from "./steps/editor.ts";
import { messages, people, signIn } from "./steps/people.ts";

const tool = (page: Page, name: string) => page.getByRole("toolbar").getByRole("button", { name, exact: true });

async function openFirstDesign(page: Page, five: Readonly<Record<string, string>>): Promise<void> {
  await signIn(page, people.subscriber);
  await page.goto("/conveyors/new");
  for (const [label, number] of Object.entries(five)) await page.getByLabel(label).fill(number);
  await page.getByLabel("Belt width").press("Tab");
  await page.getByRole("button", { name: "Create the conveyor" }).click();
  await expect(page).toHaveURL(/\/conveyors\/(?!new)[^/]+$/);
  await expect(page.getByText(/solved in \d+ ms/)).toBeVisible();
}

const incline = { Capacity: "1000", Length: "400", Lift: "20", "Belt width": "1000" };

test("drives, brakes and take-ups come whole, and the conveyor can be calculated with each", async ({ page }, info) => {
  await openFirstDesign(page, incline);
  await openForm(page, "Points");
  const rows = page.getByRole("grid");
  const before = Number(await rows.getAttribute("aria-rowcount"));
  await openView(page, "Long section");
  const drawing = page.getByRole("application", { name: /^Long section/ });
  const undo = page.getByRole("button", { name: /^Undo/ });
  // The drive on the straight behind the loading point: a booster with its foot, bend and chute.
  await drawing.focus();
  await drawing.press("ArrowRight");
  await drawing.press("4");
  await drawing.press("Enter");
  await expect(undo).toHaveAccessibleName("Undo: Add drive");
  await expect(tool(page, "Select")).toHaveAttribute("aria-pressed", "true");
  await expect(rows).toHaveAttribute("aria-rowcount", String(before + 4));
  await expect(page.getByText(/solved in \d+ ms/)).toBeVisible();
  await expect(page.getByText("cannot be calculated")).toBeHidden();
  await picture(page, info, "booster");
  await undo.click();
  await expect(rows).toHaveAttribute("aria-rowcount", String(before));
  // The drive that is asked for in its form stands at the end that is free.
  await openForm(page, "Drives");
  await page.getByRole("button", { name: "Add drive", exact: true }).last().click();
  await expect(page.getByRole("radio", { name: "Drive 2 Tail" })).toBeChecked();
  await expect(page.getByText("cannot be calculated")).toBeHidden();
  // A second take-up asks before it takes the place of the first.
  await openForm(page, "Points");
  await drawing.focus();
  await drawing.press("6");
  await drawing.press("Enter");
  const question = page.getByRole("dialog", { name: "Move the take-up" });
  await expect(question).toContainText("a conveyor has one take-up");
  await question.getByRole("button", { name: "Keep it where it is" }).click();
  await expect(undo).toHaveAccessibleName("Undo: Add drive");
  await drawing.focus();
  await drawing.press("5");
  await drawing.press("Enter");
  await expect(undo).toHaveAccessibleName("Undo: Add brake");
  await expect(page.getByText("cannot be calculated")).toBeHidden();
});

test("a pulley that becomes a drive needs no second step", async ({ page }) => {
  await openFirstDesign(page, incline);
  await openForm(page, "Points");
  await cellAt(page, "pulls[0].pType").dblclick();
  await page.locator('[data-cell="pulls[0].pType"] select').selectOption("Drive");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/solved in \d+ ms/)).toBeVisible();
  await expect(page.getByText("cannot be calculated")).toBeHidden();
  await openForm(page, "Drives");
  await expect(page.getByRole("radio", { name: "Drive 2 Tail" })).toHaveCount(1);
});

test("the layout is changed with one click, seen before and taken back", async ({ page }, info) => {
  await openFirstDesign(page, incline);
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: "Search or jump" }).fill("change layout");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Change layout" });
  await expect(dialog.getByRole("row", { name: "Head drive", exact: true })).toContainText("As it is");
  await expect(dialog.getByText("Recommended")).toHaveCount(1);
  await picture(page, info, "layouts");
  await dialog.getByRole("button", { name: "Use Two drives at the head" }).click();
  await expect(messages(page)).toContainText("Layout changed: Two drives at the head");
  await expect(page.getByText(/solved in \d+ ms/)).toBeVisible();
  await openForm(page, "Drives");
  await expect(page.getByRole("radio", { name: "Drive 2 Head" })).toHaveCount(1);
  await picture(page, info, "dual-head");
  await page.getByRole("button", { name: "Undo: Change layout" }).click();
  await expect(page.getByRole("radio", { name: "Drive 2 Head" })).toHaveCount(0);
  await page.getByRole("button", { name: "File", exact: true }).click();
  await page.getByRole("menuitem", { name: "Change layout…" }).click();
  await expect(dialog.getByRole("button", { name: /^Use/ })).toHaveCount(4);
});

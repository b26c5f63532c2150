import { expect, type Page, test } from "@playwright/test";
import { cellAt, fieldAt, openForm, openNewConveyor, openView, picture, resultOf } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

const tool = (page: Page, name: string) => page.getByRole("toolbar").getByRole("button", { name, exact: true });

/** A finger on a spot and a second beside it, which moves away. */
async function pinch(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...apart: readonly number[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: apart.map((by, id) => ({ x: x - by, y: y + 5, id })),
    });
  await touch("touchStart", 0);
  await touch("touchStart", 0, 80);
  for (const by of [100, 130, 160]) await touch("touchMove", 0, by);
  await touch("touchEnd");
}

test("a conveyor is built from nothing with the toolbar", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "TOOLBAR", { schemaVersion: 1, pulls: [], drives: [] });
  await openForm(page, "Points");
  const drawing = page.getByTestId("drawing-profile");
  const clicks: readonly (readonly [mode: string, x: number, y: number])[] = [
    ["Add pulley", 120, 120],
    ["Add hopper", 160, 100],
    ["Add intermediate point", 300, 80],
    ["Add drive", 600, 40],
    ["Add take-up", 500, 120],
    ["Add brake", 300, 130],
  ];
  for (const [mode, x, y] of clicks) {
    await tool(page, mode).click();
    await expect(tool(page, mode)).toHaveAttribute("aria-pressed", "true");
    await drawing.click({ position: { x, y } });
    await expect(tool(page, "Select")).toHaveAttribute("aria-pressed", "true");
  }
  const types = ["Tail", "Hopper", "Int. Pt", "Drive", "Takeup", "Brake"];
  const shown = await page.locator("[data-cell$='.pType']").allInnerTexts();
  expect([...shown].sort()).toEqual([...types].sort());
  await expect(cellAt(page, "pulls[0].pType")).toHaveText("Tail");
  await picture(page, info, "built");
});

test("deleting a drive pulley asks about its drive", async ({ page }) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "DELETE");
  await openForm(page, "Points");
  await tool(page, "Delete point").click();
  const head = page.getByTestId("drawing-profile").locator('[data-target="pulls[2]"] circle').first();
  const question = page.getByRole("dialog");
  // Two fingers zoom, whatever the first of them came down on.
  const before = (await head.boundingBox())?.x ?? 0;
  await pinch(page, { x: before + 5, y: (await head.boundingBox())?.y ?? 0 });
  await expect.poll(async () => (await head.boundingBox())?.x).not.toBe(before);
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: "Fit", exact: true }).click();
  await head.click({ force: true });
  await expect(question).toContainText("Delete drive 1 too?");
  await question.getByRole("button", { name: "Delete the drive too" }).click();
  await expect(page.getByRole("grid")).toHaveAttribute("aria-rowcount", "8");
  await openForm(page, "Drives");
  const form = page.getByRole("region", { name: "Drives form" });
  await expect(form.getByText("This conveyor has no drive.")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page.getByRole("radio", { name: "Drive 1 Head" })).toBeChecked();
});

test("a point is dragged on the long section and Te follows", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "DRAG");
  const before = await resultOf(page, "Te");
  await tool(page, "Drag points on the long section").click();
  const drawing = page.getByTestId("drawing-long");
  const head = await drawing.locator('[data-target="pulls[2]"] circle').first().boundingBox();
  if (!head) throw new Error("The head is not drawn");
  const [x, y] = [head.x + head.width / 2, head.y + head.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 30, { steps: 8 });
  await picture(page, info, "dragging");
  await page.mouse.up();
  await expect.poll(() => resultOf(page, "Te")).toBeGreaterThan(before);
  await page.getByRole("button", { name: "Undo: Move point 3" }).click();
  await expect.poll(() => resultOf(page, "Te")).toBe(before);
});

test("points are chosen, added, moved and deleted on a drawing by keys alone", async ({ page }) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "KEYBOARD");
  await openView(page, "Long section");
  const drawing = page.getByRole("application", { name: /^Long section/ });
  const undo = page.getByRole("button", { name: /^Undo/ });
  await drawing.focus();
  await drawing.press("ArrowRight");
  // The mode by its number, the point by Enter; then back to Select.
  await drawing.press("7");
  await drawing.press("Enter");
  await expect(undo).toHaveAccessibleName("Undo: Add Int. Pt");
  await expect(tool(page, "Select")).toHaveAttribute("aria-pressed", "true");
  const te = await resultOf(page, "Te");
  await drawing.press("9");
  await drawing.press("ArrowUp");
  await expect(undo).toHaveAccessibleName(/^Undo: Move point/);
  await expect.poll(() => resultOf(page, "Te")).not.toBe(te);
  await drawing.press("1");
  await drawing.press("Delete");
  await expect(undo).toHaveAccessibleName(/^Undo: Delete/);
  await drawing.press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: "Search or jump" }).fill("belt speed");
  await page.keyboard.press("Enter");
  await expect(fieldAt(page, "beltSpeedInp")).toBeFocused();
});

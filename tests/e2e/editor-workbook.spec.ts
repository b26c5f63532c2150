import { readFile } from "node:fs/promises";
import { changedCells } from "@beltwright/report/test-support/changed-cells.ts";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { openForm, openNewConveyor, picture } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

test("a design goes out as a workbook and its changed cells come back, looked at first", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "BOOK");
  const file = page.getByRole("button", { name: "File" });
  await file.click();
  const arriving = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Download workbook" }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  const written = await readFile(await download.path());
  const buffer = Buffer.from(
    await changedCells(written, [
      { sheet: "Inputs", path: "capacityInp", value: 1650.5 },
      { sheet: "Inputs", path: "beltWidthInp", value: "wide" },
    ]),
  );
  const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  await page.getByLabel("Workbook to take over").setInputFiles({ name: "edited.xlsx", mimeType, buffer });
  const dialog = page.getByRole("dialog", { name: "Take over a workbook" });
  await expect(dialog.getByRole("table", { name: "Changed cells" }).getByRole("row")).toContainText([
    "Input",
    "1650.5 t/h",
    // The point that carries the design capacity goes on carrying it, as when it is typed.
    "Point 2: Capacity",
  ]);
  await expect(dialog.getByText(/^Inputs!D\d+: Must be a number from/)).toBeVisible();
  await expectAccessible(page);
  await picture(page, info, "workbook");
  await dialog.getByRole("button", { name: "Take 2 over" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("2 inputs of edited.xlsx are in this design now.")).toBeVisible();
  await openForm(page, "Capacity");
  await expect(page.getByLabel("Capacity", { exact: false }).and(page.locator("input")).first()).toHaveValue("1650.5");
});

import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { cellAt, openForm, openNewConveyor, paste, picture, resultOf } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

// Sixty surveyed places between loading and head of the conveyor a person starts with.
const survey = Array.from(
  { length: 60 },
  (_, at) => `${(5 + at * 1.5).toFixed(1)}\t0\t${(0.84 + at * 0.15).toFixed(2)}`,
);

test("sixty points are pasted from a spreadsheet into the profile", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "SURVEY");
  await openForm(page, "Points");
  await cellAt(page, "pulls[1].x").click();
  await paste(page, ["x\ty\tz", ...survey].join("\r\n"));
  await page.getByRole("button", { name: "Insert as points after point 2" }).click();
  await expect(page.getByRole("grid", { name: "Points and sections" })).toHaveAttribute("aria-rowcount", "69");
  await expect(cellAt(page, "pulls[2].x")).toHaveText("5");
  await expect(cellAt(page, "pulls[2].z")).toHaveText("0.84");
  expect(await resultOf(page, "Te")).toBeGreaterThan(0);
  await picture(page, info, "sixty-points");
  await page.keyboard.press("ControlOrMeta+ArrowDown");
  await expect(cellAt(page, "pulls[66].x")).toBeFocused();
  await page.getByRole("button", { name: "Undo: Insert 60 points" }).click();
  await expect(page.getByRole("grid", { name: "Points and sections" })).toHaveAttribute("aria-rowcount", "9");
});

test("the table is filled by the keyboard like a spreadsheet", async ({ page }) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "GRID");
  await openForm(page, "Points");
  await cellAt(page, "pulls[0].x").click();
  await page.keyboard.type("-1.5");
  await page.keyboard.press("Enter");
  await expect(cellAt(page, "pulls[0].x")).toHaveText("-1.5");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.type("2");
  await page.keyboard.press("Tab");
  await expect(cellAt(page, "pulls[0].y")).toHaveText("2");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("ControlOrMeta+d");
  await expect(cellAt(page, "pulls[2].y")).toHaveText("2");
  await expect(cellAt(page, "pulls[3].y")).toHaveText("0");
  await page.keyboard.type("7");
  // Figures are the keys of the toolbar everywhere but in a cell.
  await expect(page.getByRole("toolbar").getByRole("button", { name: "Select", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.keyboard.press("ControlOrMeta+Enter");
  for (const row of [0, 1, 2]) await expect(cellAt(page, `pulls[${row}].y`)).toHaveText("7");
  await cellAt(page, "pulls[1].pType").click();
  await paste(page, "Hopper\tFeed A\t3,5\t0\t0.7");
  await expect(cellAt(page, "pulls[1].description")).toHaveText("Feed A");
  await expect(cellAt(page, "pulls[1].x")).toHaveText("3.5");
  await expectAccessible(page);
  // Sorted rows stand elsewhere than before, and are still the ones the pointer means.
  const height = page.getByRole("columnheader", { name: /^z\b/ });
  for (const order of ["ascending", "descending"]) {
    await height.getByRole("button").click();
    await expect(height).toHaveAttribute("aria-sort", order);
  }
  await cellAt(page, "pulls[2].description").click();
  await page.keyboard.type("Top");
  await page.keyboard.press("Enter");
  await expect(cellAt(page, "pulls[2].description")).toHaveText("Top");
  await cellAt(page, "pulls[2].x").hover();
  await page.mouse.down();
  await cellAt(page, "pulls[3].z").hover();
  await page.mouse.up();
  await expect(page.locator("[data-cell][data-chosen=true]")).toHaveCount(6);
});

test("places are imported from CSV and DXF files", async ({ page }) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "IMPORT");
  await openForm(page, "Points");
  await cellAt(page, "pulls[1].x").click();
  const choose = async (name: string, text: string) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Import x, y, z" }).click();
    await (await chooser).setFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  };
  await choose("survey.csv", "x;y;z\n10;0;1,4\n20;0;2,4\n");
  await expect(cellAt(page, "pulls[2].z")).toHaveText("1.4");
  await expect(cellAt(page, "pulls[3].x")).toHaveText("20");
  const polyline = [
    "0",
    "SECTION",
    "2",
    "ENTITIES",
    "0",
    "LWPOLYLINE",
    "10",
    "30",
    "20",
    "3.4",
    "10",
    "40",
    "20",
    "4.4",
  ];
  await cellAt(page, "pulls[3].x").click();
  await choose("profile.dxf", [...polyline, "0", "ENDSEC", "0", "EOF"].join("\n"));
  await expect(cellAt(page, "pulls[4].x")).toHaveText("30");
  await expect(cellAt(page, "pulls[5].z")).toHaveText("4.4");
});

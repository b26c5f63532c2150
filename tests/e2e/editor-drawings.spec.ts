import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import {
  fieldAt,
  formTitles,
  openForm,
  openNewConveyor,
  openSide,
  openTool,
  openView,
  picture,
} from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

test("the cross-section is drawn at its sizes, with form and text to choose", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "SECTION");
  await openView(page, "Section");
  const section = page.getByRole("region", { name: "Belt cross-section" });
  const size = page.getByLabel("Size of the cross-section");
  await expect(size).toHaveValue("210 × 174");
  for (const [name, width] of [
    ["210 × 174", 210],
    ["400 × 300", 400],
    ["418 × 418", 418],
  ] as const) {
    await size.selectOption(name);
    await expect(section.locator("svg")).toHaveAttribute("width", String(width));
    expect(await section.locator("svg").boundingBox()).toMatchObject({ width });
  }
  await expect(section).toContainText("Low Bulk Density");
  await expect(section).toContainText("Flooded Load Area");
  await picture(page, info, "cross-section");
  await page.getByLabel("Bulk density", { exact: true }).selectOption("High");
  await expect(section).toContainText("High Bulk Density");
  await page.getByRole("checkbox", { name: "Text", exact: true }).uncheck();
  await expect(section).not.toContainText("Flooded Load Area");
  await page.getByRole("checkbox", { name: "Form", exact: true }).uncheck();
  await expectAccessible(page);
});

test("every part and calculator has its drawing, and each is saved as a file", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "SHEETS");
  await openView(page, "Part");
  const choice = page.getByLabel("Drawing", { exact: true });
  for (const name of ["Carry idlers", "Return idlers", "Pulley", "Starter curve", "Belt turnover"]) {
    await choice.selectOption(name);
    await expect(page.getByRole("region", { name: `Drawing of ${name}`, exact: true }).locator("svg")).toBeVisible();
  }
  await choice.selectOption("Starter curve");
  await page.getByRole("button", { name: "Zoom in" }).click();
  await picture(page, info, "starter-curve");
  for (const format of ["SVG", "DXF", "PNG"]) {
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download the drawing" }).click();
    await page.getByRole("menuitem", { name: format }).click();
    expect((await saved).suggestedFilename()).toBe(`SHEETS-starter-curve.${format.toLowerCase()}`);
    await expect(page.getByRole("menu")).toBeHidden();
  }
  await expectAccessible(page);

  for (const name of ["Discharge trajectory", "Feeder", "Hopper"]) {
    await openTool(page, name);
    const drawing = page.getByRole("figure", { name: `Drawing of ${name}`, exact: true });
    await expect(drawing.getByTestId(/^sheet-/).locator("svg")).toBeVisible();
  }

  // Calculators that keep nothing in the document begin with what the design has; the others are filled from it.
  await openTool(page, "Power, kW");
  const power = page.getByRole("region", { name: "Calculator Power, kW" });
  await expect(power.getByLabel(/^Capacity/)).toHaveValue("1800");
  await expect(power.getByText("from the design").first()).toBeVisible();
  await openTool(page, "Discharge trajectory");
  await page.getByRole("button", { name: "Take from the design" }).first().click();
  await expect(page.getByRole("button", { name: "Undo: Take discharge trajectory from the design" })).toBeEnabled();
  await expectAccessible(page);
});

test("a distance is measured on the long section", async ({ page }) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "MEASURE");
  await openView(page, "Long section");
  await page.getByRole("button", { name: "Measure" }).click();
  const box = await page.getByTestId("drawing-long").boundingBox();
  if (!box) throw new Error("The long section is not drawn");
  await page.mouse.move(box.x + 300, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 400, box.y + 60, { steps: 3 });
  await page.mouse.up();
  await expect(page.getByText(/along [\d.]+ m, up 0 m, straight [\d.]+ m/)).toBeVisible();
});

test("a design in imperial units opens in them", async ({ page }) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "IMPERIAL", { metric: false, beltWidthInp: 1066.8 });
  await openForm(page, "Capacity");
  await expect(fieldAt(page, "beltWidthInp")).toHaveValue("42");
  await page.getByText("Metric", { exact: true }).click();
  await expect(fieldAt(page, "beltWidthInp")).toHaveValue("1066.8");
});

test("a complete pulley is chosen from its library", async ({ page }) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "PULLEY");
  await openForm(page, "Pulleys and shafts");
  await page.getByRole("button", { name: "Choose a complete pulley" }).click();
  const drawer = page.getByRole("dialog", { name: "Choose pulley" });
  await drawer
    .getByRole("button", { name: /^Select / })
    .first()
    .click();
  await expect(page.getByRole("button", { name: "Undo: Select pulley" })).toBeEnabled();
});

for (const scheme of ["light", "dark"] as const) {
  test(`no view of the editor shuts anyone out, ${scheme}`, { tag: "@long" }, async ({ page }, info) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: 1024, height: 768 });
    await signIn(page, people.subscriber);
    await openNewConveyor(page, `VIEWS ${scheme}`);
    for (const tab of ["Profile", "Long section", "Plan", "Section", "Part"]) {
      await openView(page, tab);
      await expect(page.getByRole("tabpanel").locator("svg[role=img], svg[role=group]").first()).toBeVisible();
      await expectAccessible(page);
      await picture(page, info, `${tab.toLowerCase()}-${scheme}`);
    }
    // Colours are what differs in the dark, and the tabs show all of them.
    if (scheme === "dark") return;
    for (const title of await formTitles(page)) {
      await openForm(page, title);
      await expectAccessible(page);
    }
    for (const side of ["Findings", "Methods"] as const) {
      await openSide(page, side);
      await expectAccessible(page);
    }
  });
}

import { expect, test } from "@playwright/test";
import { fieldAt, openForm, openNewConveyor, picture, resultOf, typeField } from "./steps/editor.ts";
import { messages, people, signIn } from "./steps/people.ts";

test("twenty steps are undone and done again, each by its name", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "UNDO");
  const te = await resultOf(page, "Te");
  await openForm(page, "Capacity");
  for (let step = 1; step <= 10; step += 1) {
    await typeField(page, "capacityInp", String(1800 - 20 * step));
    await typeField(page, "beltSpeedInp", String(3 + step / 10));
  }
  await expect(fieldAt(page, "beltSpeedInp")).toHaveValue("4");
  await expect(page.getByRole("button", { name: "Undo: Change belt speed" })).toBeEnabled();
  for (let step = 0; step < 20; step += 1) await page.keyboard.press("ControlOrMeta+z");
  await expect(fieldAt(page, "capacityInp")).toHaveValue("1800");
  await expect(fieldAt(page, "beltSpeedInp")).toHaveValue("3");
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeDisabled();
  await expect(page.getByRole("status").filter({ hasText: "saved ✓" })).toBeVisible();
  await expect.poll(() => resultOf(page, "Te")).toBe(te);
  await picture(page, info, "undone");
  for (let step = 0; step < 20; step += 1) await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(fieldAt(page, "capacityInp")).toHaveValue("1600");
});

test("a motor is selected from the library in place and becomes Manual", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "MOTOR");
  await openForm(page, "Drives");
  const motor = page.getByRole("region", { name: "motor", exact: true });
  await expect(motor.getByRole("radio", { name: "Auto" })).toBeChecked();
  await motor.getByRole("button", { name: "Choose motor from library" }).click();
  const drawer = page.getByRole("dialog", { name: "Choose motor" });
  // Rows that fit the duty come first, the one Auto took is marked, and of the others the drawer says what they miss.
  const rows = drawer.locator("tbody tr");
  await expect(rows.first()).toContainText("Fits");
  await drawer.getByLabel("Category").selectOption("All");
  await drawer.getByLabel("Search").fill("0.75 kW 4 pole");
  await expect(rows.first()).toContainText(/Power 0\.75 kW of \d+(\.\d+)? kW needed/);
  await picture(page, info, "motor-library-why-not");
  await drawer.getByRole("checkbox", { name: /^Fits only \(0\)/ }).check();
  await expect(drawer).toContainText("Nothing here fits.");
  await drawer.getByRole("checkbox", { name: /^Fits only/ }).uncheck();
  await drawer.getByLabel("Search").fill("160 kW 4 pole");
  const choose = drawer.getByRole("button", { name: /^Select .*160 kW 4 pole/ }).first();
  await expect(choose).toBeVisible();
  await picture(page, info, "motor-library");
  await choose.click();
  await expect(messages(page)).toContainText("selected");
  await expect(motor.getByRole("radio", { name: "Manual" })).toBeChecked();
  await expect(motor).toContainText("160 kW");
  await expect(fieldAt(page, "drives[0].motor.power")).toHaveCount(0);
  await motor.getByRole("button", { expanded: false }).click();
  await expect(fieldAt(page, "drives[0].motor.power")).toHaveValue("160");
  await motor.getByRole("button", { name: "Choose motor from library" }).click();
  await expect(drawer.getByLabel("Search")).toHaveValue("160 kW 4 pole");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Undo: Select motor" }).click();
  await expect(motor.getByRole("radio", { name: "Auto" })).toBeChecked();
});

test("direct drive sets the fluid coupling to Manual with zeros", async ({ page }) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "DIRECT");
  await openForm(page, "Drives");
  await fieldAt(page, "drives[0].flDirectDrive").check();
  const coupling = page.getByRole("region", { name: "fluid coupling", exact: true });
  await expect(coupling.getByRole("radio", { name: "Manual" })).toBeChecked();
  await coupling.getByRole("button", { expanded: false }).click();
  await expect(fieldAt(page, "drives[0].flcplg.peakTorque")).toHaveValue("0");
});

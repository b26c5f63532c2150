import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { cellAt, fieldAt, openForm, openNewConveyor, openTool, openView, picture, typeField } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

test("the view follows the open form until it is pinned, and takes the whole screen", async ({ page }) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "FOLLOWS");
  const isOpen = (name: string) => expect(page.getByRole("tab", { name, selected: true })).toBeVisible();
  await openForm(page, "Capacity");
  await isOpen("Section");
  await openForm(page, "Carry idlers");
  await isOpen("Part");
  await page.getByRole("button", { name: "Pin this view" }).click();
  await openForm(page, "Take-up");
  await isOpen("Part");
  await page.getByRole("button", { name: "Pin this view" }).click();
  await openForm(page, "Points");
  await isOpen("Layout");
  await page.keyboard.press("f");
  const drawing = page.getByTestId("drawing-profile");
  await expect.poll(async () => (await drawing.boundingBox())?.width).toBeGreaterThan(1400);
  await page.keyboard.press("Escape");
  await expect.poll(async () => (await drawing.boundingBox())?.width).toBeLessThan(1100);
});

test("a figure typed into a field or a cell chooses no tool", async ({ page }) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "KEYS");
  await openForm(page, "Points");
  const drawing = page.getByTestId("drawing-profile");
  await cellAt(page, "pulls[1].x").click();
  await page.keyboard.press("4");
  await page.keyboard.press("Escape");
  await expect(drawing).toHaveAttribute("data-mode", "Select");
  await openForm(page, "Take-up");
  await fieldAt(page, "takeUpMass").fill("4");
  await expect(drawing).toHaveAttribute("data-mode", "Select");
  await page.getByRole("tab", { name: "Layout" }).focus();
  await page.keyboard.press("4");
  await expect(drawing).toHaveAttribute("data-mode", "AddDrive");
});

test("a change tells what it did, what fails is told on its form, and a click leads to what mends it", async ({
  page,
}, info) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "EFFECT");
  const summary = page.getByRole("region", { name: "Summary" });
  await openForm(page, "Capacity");
  await typeField(page, "capacityInp", "2600");
  await expect(summary).toContainText(/[\d.]+ → [\d.]+/);
  await expect(summary.getByLabel(/more than the [\d.]+ of the saved version/).first()).toBeVisible();
  await expect(summary.getByLabel("beyond its limit").first()).toBeVisible();
  const findings = page.getByRole("region", { name: "Findings of this form" });
  await expect(findings).toContainText("Cross-section fill exceeds the limit");
  await picture(page, info, "fill-fails");
  await expectAccessible(page);
  await findings.getByRole("button", { name: "Raise belt width" }).first().click();
  await expect(fieldAt(page, "beltWidthInp")).toBeFocused();
  await typeField(page, "beltWidthInp", "1600");
  await expect(findings).toBeHidden();
});

test("what the program finds itself is shown as Auto, and one click returns to it", async ({ page }) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "AUTO");
  await openForm(page, "Take-up");
  const mass = page.locator('[data-path="takeUpMass"]');
  await expect(mass).toContainText(/Auto \d+/);
  await typeField(page, "takeUpMass", "5000");
  await mass.getByRole("button", { name: "Back to automatic, Take-up mass" }).click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(mass).toContainText(/Auto \d+/);
});

test("a tool begins with the design and marks what was typed over it", async ({ page }) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "TOOLS", { beltSpeedInp: 4.2 });
  await openTool(page, "Discharge trajectory");
  const tool = page.getByRole("region", { name: "Calculator Discharge trajectory" });
  const speed = tool.locator('[data-entry="beltSpeed"]');
  await expect(speed.locator("input")).toHaveValue("4.2");
  await speed.locator("input").fill("5");
  await speed.locator("input").press("Enter");
  await speed.getByRole("button", { name: "↺ design: 4.2 m/s" }).click();
  await expect(speed.locator("input")).toHaveValue("4.2");
  await expectAccessible(page);
});

test("on a small screen the groups fly out of a rail and the results open over the form", async ({ page }, info) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "RAIL");
  await openForm(page, "Take-up");
  await openView(page, "Plan");
  const panel = page.getByRole("complementary", { name: "Results and findings" });
  await expect(panel).toBeHidden();
  await page.getByRole("button", { name: "All results" }).click();
  await expect(panel).toContainText("Take-up tension");
  await picture(page, info, "rail");
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Fold the results away" }).click();
  await expect(panel).toBeHidden();
});

import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { openForm, openSide, picture } from "./steps/editor.ts";
import { messages, people, startSignedIn } from "./steps/people.ts";

const maker = "SEW X Series";

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label).first().click();
  await page.getByRole("option", { name: option, exact: true }).click();
  await page.keyboard.press("Escape");
}

test.afterEach(async ({ page }) => {
  // Other journeys of this person choose from everything.
  await page.request.put("/api/officePreferences", { data: {} });
});

test("a first design follows the voltage and the maker of the office, and says so", async ({ page }, info) => {
  await startSignedIn(page, people.subscriber);
  await page.getByRole("button", { name: people.subscriber }).click();
  await expect(page.getByRole("menuitem", { name: "Office preferences" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").last().fill("office preferences");
  await page
    .getByRole("option", { name: /^Office preferences/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Office preferences" })).toBeVisible();
  await choose(page, "Motor voltages, V", "690");
  await choose(page, "Makers of gearboxes", maker);
  await page.getByRole("button", { name: "Save preferences" }).click();
  await expect(messages(page)).toContainText("Preferences saved");
  await expectAccessible(page);
  await picture(page, info, "office-preferences");

  await page.goto("/conveyors/new");
  const results = page.getByRole("region", { name: "First results" });
  await expect(results).toContainText("690 V");
  await expect(results).toContainText(`makers ${maker}`);
  await picture(page, info, "office-first-design");
  await page.getByRole("button", { name: "Create the conveyor" }).click();
  await expect(page).toHaveURL(/\/conveyors\/(?!new)[^/]+$/);
  await expect(page.getByText(/solved in \d+ ms/)).toBeVisible();
  await openForm(page, "Drives");
  const motor = page.getByRole("region", { name: "motor", exact: true });
  await expect(motor).toContainText("690 V");
  await expect(motor).toContainText("Office preference: 690 V.");
  await picture(page, info, "office-motor");

  // A voltage that no motor has leaves Auto none: the design says that the preference is why.
  await page.request.put("/api/officePreferences", { data: { voltages: [2300] } });
  await page.goto("/conveyors/new");
  await expect(results).toContainText("2300 V");
  await expect(results).toContainText("Motor: the library has none in this category");
  await page.getByRole("button", { name: "Create the conveyor" }).click();
  await expect(page).toHaveURL(/\/conveyors\/(?!new)[^/]+$/);
  await openSide(page, "Findings");
  await expect(page.getByText("Office preference: 2300 V.").first()).toBeVisible();
});

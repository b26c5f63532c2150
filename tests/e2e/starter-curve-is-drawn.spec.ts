import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { choose, rowOf, type } from "./steps/library.ts";
import { messages, people, signIn } from "./steps/people.ts";

test("a starter curve is pasted, scaled, dragged, sorted and saved", async ({ page }) => {
  await signIn(page, people.subscriber);
  await page.goto("/starters");
  await choose(page, "Wound rotor 10 step 130/100%", "Copy");
  await expect(messages(page)).toContainText("Data copied to user's list");
  await rowOf(page, "Wound rotor 10 step 130/100% - copy").getByRole("link").click();

  const chart = page.getByRole("application");
  await expect(chart).toHaveAttribute("viewBox", "0 0 800 600");
  await expect(chart.locator("text").filter({ hasText: "Torque %" })).toBeVisible();
  await page.getByRole("button", { name: "Paste points" }).click();
  await page.getByLabel("Points from a spreadsheet").fill("120\t50\t0\n150\t0\t0\n0\t100\t0");
  await page.getByRole("button", { name: /Replace/ }).click();
  await expect(page.getByLabel("Torque of point 1", { exact: true })).toHaveValue("150");
  await expect(page.getByLabel("Torque of point 3", { exact: true })).toHaveValue("0");

  await type(page, "Torque ×", "0.5");
  await page.getByRole("button", { name: "Scale", exact: true }).click();
  await expect(page.getByLabel("Torque of point 1", { exact: true })).toHaveValue("75");
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByLabel("Torque of point 1", { exact: true })).toHaveValue("150");

  // Lifted straight to the height of the point before it, it has the torque of that point.
  const [first, second] = await Promise.all([0, 1].map((at) => chart.locator("[data-key]").nth(at).boundingBox()));
  if (!first || !second) throw new Error("expected points on the chart");
  await page.mouse.move(second.x + second.width / 2, second.y + second.height / 2);
  await page.mouse.down();
  await page.mouse.move(second.x + second.width / 2, first.y + first.height / 2, { steps: 3 });
  await page.mouse.up();
  await expect(page.getByLabel("Torque of point 2", { exact: true })).toHaveValue("150");
  await expect(page.getByLabel("Speed of point 2", { exact: true })).toHaveValue("50");
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByLabel("Torque of point 2", { exact: true })).toHaveValue("120");

  for (let presses = 0; presses < 8; presses += 1) {
    const zoomIn = page.getByRole("button", { name: "Zoom in" });
    if (await zoomIn.isEnabled()) await zoomIn.click();
  }
  await expect(page.getByLabel("Zoom", { exact: true })).toContainText("8.0");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/starters(\?|$)/);
  const answer = await page.request.get("/api/startersfromcategory/Wound%20Rotor", {
    params: { search: "10 step 130/100% - copy" },
  });
  const [saved] = await answer.json();
  expect(saved.starterPts).toEqual([
    { torque: 150, speed: 0, time: 0 },
    { torque: 120, speed: 50, time: 0 },
    { torque: 0, speed: 100, time: 0 },
  ]);
});

import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { openForm, openNewConveyor, openView, picture } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

const pngStart = "89504e470d0a1a0a";

test("the conveyor in 3D is coloured, walked along and saved as a picture", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "SPACE-WALK");
  await openView(page, "3D");
  const view = page.getByRole("tabpanel");
  await expect(view.locator("canvas")).toBeVisible();
  await expect(view.getByText(/^True to scale/)).toBeVisible();
  const most = view.getByRole("button", { name: /^Largest tension/ });
  const running = await most.innerText();
  await page.getByLabel("Load case").selectOption("starting-full");
  await expect.poll(() => most.innerText()).not.toBe(running);
  await page.getByLabel("Belt coloured by").selectOption("load");
  await expect(view.getByRole("button", { name: /^Largest material load/ })).toBeVisible();
  await page.getByLabel("Belt coloured by").selectOption("tension");

  await page.getByRole("button", { name: "Download the 3D view" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "PNG" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("SPACE-WALK-3D.png");
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 8).toString("hex")).toBe(pngStart);
  expect(bytes.length).toBeGreaterThan(10_000);

  await page.getByRole("button", { name: "Walk along" }).click();
  const walk = page.getByRole("region", { name: "Walk along the belt" });
  const place = () => walk.getByRole("status", { name: "Place" }).innerText();
  const start = await place();
  await expect.poll(place).not.toBe(start);
  await walk.getByRole("button", { name: "Pause" }).click();
  await expect(walk.getByRole("button", { name: "Play" })).toBeVisible();
  await picture(page, info, "walk");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Walk along" }).click();
  await expect(walk).toBeHidden();
});

test("a point of a long conveyor is gone to in 3D, true to scale, and all of it is shown again", async ({
  page,
}, info) => {
  await page.goto("/try?capacity=2500&length=6500&lift=20&width=1200");
  await page.getByRole("button", { name: "Leave the guide" }).click();
  await openView(page, "3D");
  const view = page.getByRole("tabpanel");
  await expect(view.getByText(/^Heights × \d+/)).toBeVisible();
  await page.getByRole("combobox", { name: "Point" }).selectOption({ label: "7 Take-up" });
  await expect(view.getByText(/^True to scale/)).toBeVisible();
  await expect(page.getByText("Point 7 Takeup: Take-up")).toBeVisible();
  await picture(page, info, "take-up-on-rails");
  await view.getByRole("button", { name: "Fit", exact: true }).click();
  await expect(view.getByText(/^Heights × \d+/)).toBeVisible();
});

test("a chart is picked by its group, read at a fixed place and saved as numbers", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "CHARTED");
  await openView(page, "Charts");
  const choice = page.getByLabel("Chart", { exact: true });
  await expect(choice.locator("optgroup").first()).toHaveAttribute("label", "Belt");
  await choice.selectOption("tension");
  const plot = page.getByRole("slider", { name: /^Belt tension round the loop/ });
  const before = await plot.boundingBox();
  await plot.hover();
  await expect(page.getByRole("button", { name: /^Tension, Running Full/ })).toBeVisible();
  expect(await plot.boundingBox()).toEqual(before);
  await picture(page, info, "chart");

  await page.getByRole("button", { name: "Download the chart" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "CSV" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("CHARTED-tension.csv");
  const [head = "", ...rows] = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(head).toContain("Along the belt [m],Running Full [kN]");
  expect(rows.length).toBeGreaterThan(10);
  await expectAccessible(page);
});

test("drives are drawn as they stand, and the route as long section over plan", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "STANDS");
  await openForm(page, "Drives");
  const station = page.getByRole("region", { name: "Drawing of Drive station" });
  await expect(station).toContainText("Motor");
  await picture(page, info, "drive-station");
  await openForm(page, "Vertical curves");
  const [long, plan] = [page.getByTestId("drawing-long"), page.getByTestId("drawing-plan")];
  await expect(plan.locator("svg").first()).toBeVisible();
  await long.hover();
  await expect(page.getByText(/^Chainage [\d.]+ m, level/)).toBeVisible();
  await picture(page, info, "route");
  await expectAccessible(page);
});

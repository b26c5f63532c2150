import { expect, test } from "@playwright/test";
import { openForm, openNewConveyor, openSide, picture, resultOf } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

test("a conveyor is switched to DIN 22101 and its report follows the clauses of the standard", async ({
  page,
}, info) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "BY-DIN");
  const before = await resultOf(page, "Te");
  await page.getByRole("combobox", { name: "Calculation method" }).selectOption({ label: "DIN 22101" });
  await expect.poll(() => resultOf(page, "Te")).not.toBe(before);

  await openForm(page, "Drawings");
  await page.getByRole("button", { name: "Choose reports of this conveyor" }).click();
  const panel = page.locator('[data-panel="reports"]');
  await expect(panel.getByRole("button", { name: "None" })).toBeVisible();
  await panel.getByRole("button", { name: "None" }).click();
  await panel.getByLabel("Calculation in the order of the standard", { exact: true }).check();
  await panel.getByRole("button", { name: "Show" }).click();
  const reports = page.getByRole("region", { name: "Reports" });
  await expect(reports.getByText("6.2 · Main resistances")).toBeVisible();
  const headings = ["5 · ", "6.2 · ", "6.3 · ", "6.4 · ", "6.5 · ", "7 · ", "8 · ", "9 · ", "10 · ", "11 · "];
  const text = (await reports.textContent()) ?? "";
  const places = headings.map((heading) => text.indexOf(heading));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  await expect(reports.getByText("Strength the joints need, k_N,min")).toBeVisible();
  await expect(reports.getByText("Safety for the making of joints, S_0")).toBeVisible();
  await expect(reports.getByText(/start factor on the running pull \(recalled\)/).first()).toBeVisible();
  await expect(reports.getByText(/in its order\. .*Calculated by DIN 22101/)).toBeVisible();
  await picture(page, info, "by-standard");
});

test("every method governs in turn, and the causes of all eight stand side by side", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "BY-ALL");
  const method = page.getByRole("combobox", { name: "Calculation method" });
  const titles = await method.getByRole("option").allTextContents();
  expect(titles).toHaveLength(8);
  for (const title of titles) {
    await method.selectOption({ label: title });
    await expect(page.getByRole("region", { name: "Summary" }).locator("[data-stale=true]")).toHaveCount(0);
    expect(await resultOf(page, "Te")).toBeGreaterThan(0);
  }
  const panel = await openSide(page, "Methods");
  const causes = panel.getByRole("table", { name: /^Effective tension by cause/ });
  await expect(causes.getByRole("columnheader")).toHaveCount(1 + titles.length);
  const friction = causes.getByRole("row", { name: /^Friction/ });
  await expect(friction.getByRole("button", { name: /^Friction by / })).toHaveCount(titles.length);
  await picture(page, info, "all-methods");
});

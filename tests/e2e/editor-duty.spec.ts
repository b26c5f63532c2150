import { expect, test } from "@playwright/test";
import { openForm, openNewConveyor, picture, typeField } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

test("the duty of a year is typed, its results open, and it is kept", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  const id = await openNewConveyor(page, "DUTY");
  await openForm(page, "Yearly duty");
  const form = page.getByRole("region", { name: "Yearly duty form" });
  await form.getByRole("button", { name: "Add a state" }).click();
  await typeField(page, "duty[0].dutyHours", "5000");
  await typeField(page, "duty[0].dutyLoad", "50");
  const hours = page.getByRole("button", { name: "Running hours a year: 5000 h" });
  await hours.click();
  const trace = page.getByRole("complementary", { name: "How it was calculated" });
  await expect(trace.getByRole("heading", { name: "Running hours a year" })).toBeVisible();
  await page.keyboard.press("Escape");
  await picture(page, info, "duty");

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "saved ✓" })).toBeVisible();
  const [saved] = await (await page.request.get(`/api/conveyors/${id}`)).json();
  expect(saved.duty).toEqual([{ dutyHours: 5000, dutyLoad: 50, dutySpeed: 100 }]);
  await form.getByRole("button", { name: "Remove" }).click();
  await expect(hours).toHaveCount(0);
});

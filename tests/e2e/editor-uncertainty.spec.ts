import { expect, test } from "@playwright/test";
import { openForm, openNewConveyor, picture, typeField } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

test("a study says how sure the results are, goes on while another form is open, and is kept with its seed", async ({
  page,
}, info) => {
  await signIn(page, people.subscriber);
  const id = await openNewConveyor(page, "SURE");
  await openForm(page, "Uncertainty");
  const form = page.getByRole("region", { name: "Uncertainty form" });
  const run = page.getByRole("button", { name: /^Run \d+ samples$/ });
  await expect(run).toBeDisabled();
  await form.getByRole("button", { name: "Add the usual inputs" }).click();
  await expect(form.getByRole("group", { name: "Friction factor" })).toBeVisible();
  await typeField(page, "studySamples", "200");
  await typeField(page, "studySeed", "7");
  await picture(page, info, "uncertainty-inputs");

  await page.getByRole("button", { name: "Run 200 samples" }).click();
  await openForm(page, "Belt");
  await openForm(page, "Uncertainty");
  await expect(page.getByRole("status").filter({ hasText: "200 samples in" })).toBeVisible({ timeout: 240_000 });
  await expect(page.getByRole("img", { name: "Histogram: Absorbed power" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Tornado: Absorbed power" })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "Capacity" })).toBeVisible();
  const tornado = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the tornado" }).click();
  await page.getByRole("menuitem", { name: "SVG" }).click();
  expect((await tornado).suggestedFilename()).toBe("SURE-absorbedPower-tornado.svg");
  await picture(page, info, "uncertainty-found");
  await page.getByRole("button", { name: "Comment on a place" }).click();
  await page.getByRole("button", { name: "Choose the place to comment on: Tornado" }).click();
  const comments = page.getByRole("complementary", { name: /^Comments on / });
  await comments.getByRole("textbox", { name: "Your comment" }).fill("Measure the friction first.");
  await comments.getByRole("button", { name: "Comment", exact: true }).click();
  await comments.getByRole("button", { name: "Close panel" }).click();
  await expect(page.getByRole("button", { name: "1 comment on Tornado: Absorbed power" })).toBeVisible();

  await page.getByRole("button", { name: "Effective tension Te kN" }).click();
  await expect(page.getByRole("img", { name: "Histogram: Effective tension Te" })).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "saved ✓" })).toBeVisible();
  const [saved] = await (await page.request.get(`/api/conveyors/${id}`)).json();
  expect(saved.studySeed).toBe(7);
  expect(saved.uncertainInputs[0]).toMatchObject({ distribution: "Triangular", drawnLow: 0.85, drawnHigh: 1.25 });
});

import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { demos } from "./steps/conveyors.ts";
import { openView, picture } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

async function openOverland(page: Parameters<typeof demos>[0]): Promise<void> {
  const overland = (await demos(page)).find(({ convNo }) => convNo === "C3");
  await page.goto(`/conveyors/${overland?.id}`);
  await expect(page.getByText(/solved in \d+ ms/)).toBeVisible();
}

test("anyone runs the dynamic analysis of the 21 km demo and scrubs through it", async ({ page }, info) => {
  // A professional plan has no dynamic analysis; demos may be run all the same.
  await signIn(page, people.subscriber);
  await openOverland(page);
  await openView(page, "Dynamic");
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByRole("progressbar", { name: "Progress of the run" })).toBeVisible();
  await expect(page.getByTestId("replay")).toBeVisible();
  await picture(page, info, "running");
  await page.getByRole("button", { name: "Run", exact: true }).waitFor();

  const slider = page.getByRole("slider", { name: "Time" });
  const shown = page.getByRole("status", { name: "Time shown" });
  await slider.focus();
  await slider.press("Home");
  await expect(shown).toHaveText("0 s");
  const atRest = await page.getByTestId("replay").screenshot();
  for (let step = 0; step < 40; step += 1) await slider.press("ArrowRight");
  await expect(shown).toHaveText("20 s");
  expect(await page.getByTestId("replay").screenshot()).not.toEqual(atRest);
  await picture(page, info, "replay");
  await expectAccessible(page);

  const views = page.getByRole("radiogroup", { name: "View of the run" });
  await views.getByText("Over time", { exact: true }).click();
  await page.getByLabel("Curve over time").selectOption("takeUp");
  await picture(page, info, "take-up");
  await expectAccessible(page);
  await views.getByText("Results", { exact: true }).click();
  const results = page.getByRole("region", { name: "Results of the run" });
  await expect(results).toContainText("Largest tension");
  await expect(results).toContainText("Not accounted for");
  await picture(page, info, "results");
  await expectAccessible(page);
});

import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { changeConveyor, demos } from "./steps/conveyors.ts";
import { openForm, openView, picture, typeField } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

const run = (page: Page) => page.getByRole("button", { name: "Run", exact: true });
const summary = (page: Page) => page.getByRole("region", { name: "Summary" });

async function solved(page: Page): Promise<void> {
  await expect(page.getByText(/solved in \d+ ms/)).toBeVisible();
}

/** The demo with three drives as one's own, followed for long enough and not too finely for a journey. */
async function openThreeDrives(page: Page): Promise<void> {
  await signIn(page, people.admin);
  const demo = (await demos(page)).find(({ convNo }) => convNo === "UG-BOOST");
  const copied = await page.request.post(`/api/conveyors/copy/${demo?.id}`);
  const { id } = await copied.json();
  await changeConveyor(page, id, { dynRunTime: 80, dynNumNodes: 400 });
  await page.goto(`/conveyors/${id}`);
  await solved(page);
}

async function runStart(page: Page): Promise<void> {
  await openView(page, "Dynamic");
  await run(page).click();
  await run(page).waitFor();
  await expect(page.getByTestId("replay")).toBeVisible();
}

test("an error of a dynamic run counts in the design until an input changes, and comes back with the version", async ({
  page,
}, info) => {
  await openThreeDrives(page);
  await expect(summary(page)).toContainText("0 errors");
  await runStart(page);
  await expect(summary(page)).toContainText(/[1-9] errors?/);
  await expect(page.getByRole("region", { name: "Force of the drives" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Take-up travel" })).toBeVisible();
  await picture(page, info, "replay");
  await summary(page)
    .getByRole("button", { name: /errors?,/ })
    .click();
  const findings = page.getByRole("complementary", { name: "Results and findings" });
  await expect(findings).toContainText("Start, full");
  await picture(page, info, "findings");
  await expectAccessible(page);

  await page.reload();
  await solved(page);
  await expect(summary(page)).toContainText(/[1-9] errors?/);

  await openForm(page, "Starting and stopping");
  await typeField(page, "rampTime", "60");
  await expect(summary(page)).toContainText("0 errors");
  await expect(summary(page)).toContainText("of an earlier calculation");
  await summary(page)
    .getByRole("button", { name: /errors,/ })
    .click();
  await expect(page.getByRole("region", { name: "Of an earlier calculation" })).toContainText("Start, full");
  await picture(page, info, "earlier");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(summary(page)).toContainText(/[1-9] errors?/);
});

test("a ramp for three drives is drawn while it is typed, and followed by the belt", async ({ page }, info) => {
  await openThreeDrives(page);
  await openForm(page, "Starting and stopping");
  const drawn = page.getByRole("region", { name: "Start and stop", exact: true });
  await expect(drawn).toContainText("The torque curve of the starter decides the start.");
  await typeField(page, "rampTime", "60");
  await expect(drawn).toContainText("The ramp of the conveyor decides the start; drive 1 leads.");
  for (const drive of ["Drive 1", "Drive 2", "Drive 3", "Each drive, most"]) {
    await expect(drawn.getByRole("button", { name: drive, exact: true })).toBeVisible();
  }
  await picture(page, info, "ramp");
  await expectAccessible(page);
  await openForm(page, "Drives");
  await expect(drawn).toBeVisible();
  await picture(page, info, "drives");

  await runStart(page);
  await page.getByRole("radiogroup", { name: "View of the run" }).getByText("Scenarios", { exact: true }).click();
  // A straight ramp has 98 % of its speed after 98 % of its time.
  const reached = page.getByRole("button", { name: /^To speed, Start, full: / });
  const seconds = Number(/: ([\d.]+) s/.exec((await reached.getAttribute("aria-label")) ?? "")?.[1]);
  expect(seconds).toBeGreaterThan(58.2);
  expect(seconds).toBeLessThan(60.6);

  await page.getByRole("radiogroup", { name: "View of the run" }).getByText("Replay", { exact: true }).click();
  const shown = page.getByRole("status", { name: "Run shown" });
  await expect(shown).toHaveText("Start, full");
  await openForm(page, "Starting and stopping");
  await typeField(page, "rampTime", "70");
  await openView(page, "Dynamic");
  await expect(shown).toHaveText("Start, full, of an earlier calculation");
});

test("all twelve scenarios run in one go, can be cancelled, and open their replays", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  const demo = (await demos(page)).find(({ convNo }) => convNo === "CV 01");
  await page.goto(`/conveyors/${demo?.id}`);
  await solved(page);
  await openView(page, "Dynamic");
  const all = page.getByRole("button", { name: "Run all twelve" });
  await all.click();
  await expect(page.getByRole("progressbar", { name: "Progress of all scenarios" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel all" }).click();
  await expect(all).toBeVisible();
  await all.click();
  await expect(page.getByRole("button", { name: /^Replay / })).toHaveCount(12);
  await expect(all).toBeVisible();
  await picture(page, info, "scenarios");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Replay Emergency stop, full" }).click();
  await expect(page.getByTestId("replay")).toBeVisible();
  await expect(page.getByRole("status", { name: "Run shown" })).toHaveText("Emergency stop, full");
  await expect(page.getByRole("region", { name: "Take-up travel" })).toBeVisible();
});

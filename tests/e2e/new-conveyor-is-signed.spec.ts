import { expect, test } from "@playwright/test";
import { openList } from "./steps/conveyors.ts";
import { fieldAt, openConveyor, openForm } from "./steps/editor.ts";
import { messages } from "./steps/people.ts";
import { signInAsNew, subscribeQuickly } from "./steps/subscriptions.ts";

/** Issued by the clock of the server, which is the one of this machine. */
const today = () => new Date().toISOString().slice(0, 10);

test("new conveyors are numbered on, filed under the own category and signed from the profile", async ({
  page,
  browser,
}) => {
  await signInAsNew(page, browser, "signer@example.test");
  await subscribeQuickly(page, "TStdMonthly1001");
  const before = today();
  await openList(page, "/conveyors");
  for (const convNo of ["CV001", "CV002"]) {
    await page.getByRole("button", { name: "New", exact: true }).click();
    await page.getByRole("menuitem", { name: "Blank, with defaults" }).click();
    await expect(page.getByRole("button", { name: `Actions for ${convNo}`, exact: true })).toBeVisible();
  }
  await expect(messages(page)).toContainText("Conveyor Added");
  const [, second] = await (await page.request.get("/api/conveyorsfromcategory/My%20conveyors?sort=convNo")).json();
  await openConveyor(page, second.id);
  await openForm(page, "General");
  // The profile that every newcomer of these journeys registers with.
  await expect(fieldAt(page, "convNo")).toHaveValue("CV002");
  await expect(fieldAt(page, "coName")).toHaveValue("Engines Ltd");
  await expect(fieldAt(page, "designedBy")).toHaveValue("Ada Byron");
  const date = await fieldAt(page, "designDate").inputValue();
  expect([before, today()]).toContain(date);
  // A Standard plan carries 500 t/h: the first design fits it and is saved.
  await expect(page.getByText("goes beyond what your plan covers")).toHaveCount(0);
});

import { expect, test } from "@playwright/test";
import { cellAt, openForm, openNewConveyor, picture, resultOf, typeField } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

test("winter and a blocked chute are added as load cases, and decide", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  const id = await openNewConveyor(page, "CASES");
  const before = await resultOf(page, "Te");
  await openForm(page, "Load cases");
  const form = page.getByRole("region", { name: "Load cases form" });
  const matrix = form.getByRole("table", { name: "Cases side by side" });
  await expect(matrix.getByRole("row", { name: /^Running Full/ })).toContainText("governs");

  await form.getByRole("button", { name: "Add load case" }).click();
  await page.getByRole("menuitem", { name: "Winter" }).click();
  const winter = matrix.getByRole("row", { name: /Winter/ });
  await expect(winter).toContainText("governs");
  expect(await resultOf(page, "Te")).toBeGreaterThan(before);
  await expect(page.getByRole("region", { name: "Summary" }).getByTitle("Decided by Winter").first()).toBeVisible();

  await form.getByRole("button", { name: "Add load case" }).click();
  await page.getByRole("menuitem", { name: "Blocked chute" }).click();
  const blocked = matrix.getByRole("row", { name: /Blocked chute/ });
  await expect(blocked).toContainText("governs");
  await picture(page, info, "load-cases");

  await blocked.getByRole("button", { name: /^Te, Blocked chute/ }).click();
  const trace = page.getByRole("complementary", { name: "How it was calculated" });
  await expect(trace.getByRole("heading", { name: "Te, Blocked chute" })).toBeVisible();
  await page.keyboard.press("Escape");

  await matrix.getByRole("checkbox", { name: "Calculate Blocked chute" }).uncheck();
  await expect(blocked).not.toContainText("governs");
  await matrix.getByRole("button", { name: "Winter", exact: true }).click();
  await typeField(page, "loadCases[0].caseFriction", "1");

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "saved ✓" })).toBeVisible();
  const [saved] = await (await page.request.get(`/api/conveyors/${id}`)).json();
  expect(saved.loadCases).toMatchObject([
    { caseName: "Winter", caseFriction: 1, caseIsOn: true },
    { caseName: "Blocked chute", caseKind: "Occasional", caseIsOn: false },
  ]);
});

test("the worst place of the load is found on hills, opens, and becomes a case", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "HILLS");
  await openForm(page, "Load cases");
  const form = page.getByRole("region", { name: "Load cases form" });
  await form.getByRole("button", { name: "Find the worst place" }).click();
  const table = form.getByRole("table", { name: "Tension with the load at its worst place" });
  await table.getByRole("button", { name: /^Largest Te:/ }).click();
  const trace = page.getByRole("complementary", { name: "How it was calculated" });
  await expect(trace.getByRole("heading", { name: "Largest Te" })).toBeVisible();
  await page.keyboard.press("Escape");
  await table.getByRole("row", { name: /^Te/ }).getByRole("button", { name: "Add as case" }).first().click();
  const matrix = form.getByRole("table", { name: "Cases side by side" });
  await expect(matrix.getByRole("row", { name: /Largest Te/ })).toBeVisible();
  await picture(page, info, "worst-load");
});

test("a load case goes along with the hopper it is about, and both come back", async ({ page }) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "GONE");
  await openForm(page, "Load cases");
  const form = page.getByRole("region", { name: "Load cases form" });
  await form.getByRole("button", { name: "Add load case" }).click();
  await page.getByRole("menuitem", { name: "Blocked chute" }).click();
  await expect(form.getByRole("row", { name: /Blocked chute/ })).toBeVisible();

  await openForm(page, "Points");
  await cellAt(page, "pulls[1].pType").click();
  const points = page.getByRole("region", { name: "Points form" });
  await points.getByRole("button", { name: "Delete point" }).click();
  await expect(page.getByText("Load case Blocked chute was about nothing else and went along")).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await openForm(page, "Load cases");
  await expect(form.getByRole("row", { name: /Blocked chute/ })).toBeVisible();
});

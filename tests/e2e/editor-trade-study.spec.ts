import { expect, type Page, test } from "@playwright/test";
import { picture } from "./steps/editor.ts";
import { messages, people, signIn } from "./steps/people.ts";

const openForm = (page: Page) =>
  page.getByRole("navigation", { name: "Forms" }).getByRole("button", { name: "Trade study" }).click();

async function openStudy(page: Page) {
  await signIn(page, people.subscriber);
  await page.goto("/conveyors/new");
  for (const [label, number] of Object.entries({ Capacity: "1200", Length: "600", Lift: "45", "Belt width": "1200" })) {
    await page.getByLabel(label).fill(number);
  }
  await page.getByLabel("Belt width").press("Tab");
  await page.getByRole("button", { name: "Create the conveyor" }).click();
  await expect(page.getByText(/solved in \d+ ms/)).toBeVisible();
  await openForm(page);
  const study = page.getByRole("form", { name: "Study" });
  await expect(study.getByLabel(/^Belt width/)).not.toHaveValue("");
  return study;
}

test("a trade study shows the front, a candidate beside today's design, and takes it over", async ({ page }, info) => {
  const study = await openStudy(page);
  await study.getByLabel(/^Belt width/).fill("1000, 1200, 1400");
  await study.getByLabel(/^Belt speed/).fill("1.6:4:0.4");
  await study.getByLabel(/^Belt speed/).press("Tab");
  await expect(study.getByRole("status")).toHaveText("21 combinations, all of them tried");
  await picture(page, info, "study-asked");
  await study.getByRole("button", { name: "Run study" }).click();
  const results = page.getByRole("region", { name: "Results of the study" });
  const scatter = results.getByRole("img", { name: /candidates, \d+ on the front/ });
  await expect(scatter).toBeVisible();
  await expect(results.getByText(/^Every combination was tried\./)).toBeVisible();
  await scatter.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(results.getByText(/mm, .* m\/s: /)).toBeVisible();
  await picture(page, info, "study-scatter");
  await results.getByText("What fails").click();
  await expect(results.getByRole("list", { name: "Limits that bind" })).toContainText("Screened before solving.");
  await picture(page, info, "study-limits");
  await results.locator("label", { hasText: /^Table$/ }).click();
  const table = results.getByRole("table", { name: "Candidates" });
  await table
    .getByRole("button", { name: /^Energy per tonne/ })
    .first()
    .click();
  await picture(page, info, "study-table");
  await table.getByRole("button", { name: "Compare" }).first().click();
  const dialog = page.getByRole("dialog", { name: /beside today's design/ });
  await expect(dialog.getByRole("region", { name: "Comparison table" })).toBeVisible();
  await picture(page, info, "study-candidate");
  await dialog.getByRole("button", { name: "Take over", exact: true }).click();
  await expect(messages(page)).toContainText(/Candidate \d+ taken over/);
  await page.getByRole("button", { name: /^Undo: Take candidate/ }).click();
  await expect(page.getByRole("button", { name: /^Redo: Take candidate/ })).toBeVisible();
});

test("a study is cancelled, and what was solved until then is shown", async ({ page }) => {
  const study = await openStudy(page);
  await study.getByLabel(/^Belt speed/).fill("1.6:4:0.05");
  await study.getByLabel(/^Belt speed/).press("Tab");
  await study.getByRole("button", { name: "Run study" }).click();
  const results = page.getByRole("region", { name: "Results of the study" });
  await expect(results.getByText(/^[1-9]\d* of \d+ candidates solved/)).toBeVisible();
  await results.getByRole("button", { name: "Cancel" }).click();
  await expect(results.getByText(/^Cancelled\./)).toBeVisible();
});

test("a study is left with the server and its results are found when the page is opened again", async ({ page }) => {
  const study = await openStudy(page);
  const atServer = study.getByRole("button", { name: "Run on the server" });
  await study.getByLabel(/^Belt width/).fill("1000, 1200");
  await study.getByLabel(/^Belt speed/).fill("1.6:4:0.8");
  await study.getByLabel(/^Belt speed/).press("Tab");
  await atServer.click();
  await expect(page.getByText(/% done on the server, which goes on when this page is closed/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/solved in \d+ ms/)).toBeVisible();
  await openForm(page);
  const results = page.getByRole("region", { name: "Results of the study" });
  await expect(results.getByRole("img", { name: /candidates, \d+ on the front/ })).toBeVisible();
  await expect(results.getByText(/^Every combination was tried\./)).toBeVisible();
});

import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { addConveyor, changeConveyor } from "./steps/conveyors.ts";
import { openConveyor, openForm, openView, picture, typeField } from "./steps/editor.ts";
import { messages, people, signIn } from "./steps/people.ts";

const owner = "group1@demo.test";

function comments(page: Page) {
  return page.getByRole("complementary", { name: /^Comments on / });
}

test("two people comment on a field, mention, answer and resolve, each seeing the other at once", async ({
  page,
  browser,
}) => {
  await signIn(page, owner);
  const docUsers = [{ userName: people.subscriber, canEdit: true, canCopy: false }];
  const { id } = await addConveyor(page, { convNo: "TALK", category: "Journeys", docUsers });
  const other = await browser.newPage();
  await signIn(other, people.subscriber);
  await openConveyor(page, id);
  await openConveyor(other, id);
  const here = page.getByRole("list", { name: "Also looking at this design" });
  await expect(here.getByRole("listitem")).toHaveCount(1);

  await openForm(page, "Capacity");
  const field = page.locator('[data-path="capacityInp"]');
  await field.hover();
  await field.getByTitle("Comment").click();
  const box = comments(page).getByRole("textbox", { name: "Your comment" });
  await box.pressSequentially("Why so much? @");
  const offered = page.getByRole("listbox", { name: "People of this design" }).getByRole("option");
  await expect(offered).toHaveText(["Demo Professional"]);
  await offered.click();
  await comments(page).getByRole("button", { name: "Comment", exact: true }).click();
  await expect(field.getByRole("button", { name: /^1 comment on / })).toBeVisible();
  await expectAccessible(page);

  // Without a reload.
  await openForm(other, "Capacity");
  await other
    .locator('[data-path="capacityInp"]')
    .getByRole("button", { name: /^1 comment on / })
    .click();
  await expect(comments(other).getByText("Why so much?")).toBeVisible();
  await comments(other).getByRole("button", { name: "Answer" }).click();
  await comments(other).getByRole("textbox", { name: "Answer" }).fill("The client wants it. <b>Really.</b>");
  await comments(other).getByRole("button", { name: "Answer" }).click();
  await expect(comments(page).getByText("The client wants it. <b>Really.</b>")).toBeVisible();

  await comments(page).getByRole("button", { name: "Resolve" }).click();
  await expect(comments(page).getByText(/^Resolved by /)).toBeVisible();
  await expect(other.locator('[data-path="capacityInp"]').getByRole("button", { name: /comments? on / })).toHaveCount(
    0,
  );
  await other.close();
  await expect(here).toHaveCount(0);
});

test("a comment stays with its point when another is put before it, and is kept when the point goes", async ({
  page,
}) => {
  await signIn(page, owner);
  const { id } = await addConveyor(page, { convNo: "ANCHOR", category: "Journeys" });
  await openConveyor(page, id);
  await openForm(page, "Points");
  const rowOf = (row: number) => page.locator(`tr[data-row="${row}"]`);
  await rowOf(1).getByRole("rowheader").getByRole("button").click();
  await page.getByRole("button", { name: "Comment on point" }).click();
  await comments(page).getByRole("textbox", { name: "Your comment" }).fill("Check the clearance here.");
  await comments(page).getByRole("button", { name: "Comment", exact: true }).click();
  await comments(page).getByRole("button", { name: "Close panel" }).click();
  await expect(rowOf(1).getByRole("button", { name: "1 comment on point 2" })).toBeVisible();
  await rowOf(0).getByRole("rowheader").getByRole("button").click();
  await page.getByRole("button", { name: "Insert point" }).click();
  await rowOf(2).getByRole("button", { name: "1 comment on point 3" }).click();
  await comments(page).getByRole("button", { name: "Close panel" }).click();
  await rowOf(2).getByRole("rowheader").getByRole("button").first().click();
  const form = page.getByRole("region", { name: "Points form" });
  await form.getByRole("button", { name: "Delete point" }).click();
  await page.getByRole("button", { name: "Comments", exact: true }).click();
  const gone = comments(page).getByRole("region", { name: "No longer there" });
  await expect(gone.getByText("Check the clearance here.")).toBeVisible();
});

test("a newer version is told at once; without changes it is taken over, with changes both are compared", async ({
  page,
  browser,
}) => {
  await signIn(page, owner);
  const docUsers = [{ userName: people.subscriber, canEdit: true, canCopy: false }];
  const { id } = await addConveyor(page, { convNo: "NEWER", category: "Journeys", docUsers });
  const other = await browser.newPage();
  await signIn(other, people.subscriber);
  await openConveyor(other, id);
  await openForm(other, "Capacity");
  const capacity = other.locator('[data-path="capacityInp"] input');
  await changeConveyor(page, id, { capacityInp: 1234 });
  await expect(other.getByText(/saved revision 2 of this design/)).toBeVisible();
  await expectAccessible(other);
  await other.getByRole("button", { name: "Take it over" }).click();
  await expect(capacity).toHaveValue("1234");
  await expect(other.getByText("saved ✓ rev 2")).toBeVisible();

  await typeField(other, "capacityInp", "1555");
  await changeConveyor(page, id, { capacityInp: 1300 });
  await other.getByRole("button", { name: "Bring both together" }).click();
  await expect(other.getByRole("dialog", { name: "Two versions" })).toBeVisible();
  await other.close();
});

test("drawings of parts, charts and runs carry comments at their place, and lead back to it", async ({
  page,
}, info) => {
  await signIn(page, "dynamic@demo.test");
  const { id } = await addConveyor(page, { convNo: "PLACES", category: "Journeys" });
  await openConveyor(page, id);
  const putDown = async (text: string) => {
    await page.getByRole("button", { name: "Comment on a place" }).click();
    await page
      .getByRole("button", { name: "Choose the place to comment on" })
      .first()
      .click({ position: { x: 60, y: 10 } });
    await comments(page).getByRole("textbox", { name: "Your comment" }).fill(text);
    await comments(page).getByRole("button", { name: "Comment", exact: true }).click();
    await comments(page).getByRole("button", { name: "Close panel" }).click();
  };
  const mark = (about: RegExp) => page.getByRole("button", { name: about });

  await page.getByRole("tab", { name: "Section", exact: true }).click();
  await putDown("Is the edge free?");
  await expect(mark(/^1 comment on Belt cross-section$/)).toBeVisible();
  await openForm(page, "Drives");
  await page.getByRole("tab", { name: "Part", exact: true }).click();
  await page.getByRole("combobox", { name: "Drawing" }).selectOption("Drive station");
  await putDown("Turn the gearbox.");
  await expect(mark(/^1 comment on Drive station 1$/)).toBeVisible();
  await picture(page, info, "comment-on-drive-station");
  await page.getByRole("combobox", { name: "Drawing" }).selectOption("Starter curve");
  await putDown("Is this the curve of the maker?");
  await expect(mark(/^1 comment on Starter curve 1$/)).toBeVisible();
  await page.getByRole("tab", { name: "Charts", exact: true }).click();
  await page.getByRole("combobox", { name: "Chart" }).selectOption("tension");
  await putDown("Why this step?");
  await expect(mark(/^1 comment on Chart: /)).toBeVisible();
  await expectAccessible(page);
  await picture(page, info, "comment-on-chart");
  await page.getByRole("combobox", { name: "Chart" }).selectOption("power");
  await putDown("Is the motor this large?");
  await expect(mark(/^1 comment on Chart: Power by case, /)).toBeVisible();
  await expectAccessible(page);
  await picture(page, info, "comment-on-bars");
  await openView(page, "Stream");
  await putDown("Can the belt start here?");
  await expect(mark(/^1 comment on Stream on the belt$/)).toBeVisible();
  await openView(page, "Dynamic");
  const run = page.getByRole("button", { name: "Run", exact: true });
  await run.click();
  await run.waitFor();
  await page.getByRole("radiogroup", { name: "View of the run" }).getByText("Over time", { exact: true }).click();
  await page.getByLabel("Curve over time").selectOption("takeUp");
  await putDown("Is the carriage way this long?");
  await expect(mark(/^1 comment on Start, full: Take-up travel$/)).toBeVisible();
  await expectAccessible(page);
  await picture(page, info, "comment-on-run");
  await openView(page, "Profile");
  await page.getByRole("button", { name: "Comments", exact: true }).click();
  await comments(page)
    .getByRole("button", { name: /^Chart: Power by case, / })
    .click();
  await expect(mark(/^1 comment on Chart: Power by case, /)).toBeFocused();
  for (const [title, about] of [
    ["Drive station 1", /^1 comment on Drive station 1$/],
    ["Starter curve 1", /^1 comment on Starter curve 1$/],
    ["Start, full: Take-up travel", /^1 comment on Start, full: Take-up travel$/],
  ] as const) {
    await comments(page).getByRole("button", { name: title }).click();
    await expect(mark(about)).toBeFocused();
  }
  // A run is calculated again where the page was loaded anew.
  await page.reload();
  await comments(page).getByRole("button", { name: "Start, full: Take-up travel" }).click();
  await expect(messages(page)).toContainText("Run the scenario to see the comment on its chart.");
});

test("a comment on a point is marked in 3D, and a point chosen there is commented on", async ({ page }) => {
  await signIn(page, owner);
  const { id } = await addConveyor(page, { convNo: "SPACE", category: "Journeys" });
  await openConveyor(page, id);
  await openView(page, "3D");
  await page.getByRole("button", { name: "Comment on a place" }).click();
  await page.getByRole("combobox", { name: "Point" }).selectOption({ index: 1 });
  await comments(page).getByRole("textbox", { name: "Your comment" }).fill("Room for the scraper?");
  await comments(page).getByRole("button", { name: "Comment", exact: true }).click();
  await comments(page).getByRole("button", { name: "Close panel" }).click();
  await page.getByRole("button", { name: /^1 comment on 2 / }).click();
  await expect(comments(page).getByText("Room for the scraper?")).toBeVisible();
});

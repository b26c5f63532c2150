import { expect, type Page, test } from "@playwright/test";
import { fieldAt, openConveyor, openForm, openNewConveyor, openView, picture, typeField } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

const mark = (text: string) => ({ hasText: text });

test("work goes on without the network and is saved when it is back", async ({ page, context }, info) => {
  await signIn(page, people.subscriber);
  const id = await openNewConveyor(page, "OFFLINE");
  await openForm(page, "Capacity");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await typeField(page, "capacityInp", "1650");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("The server cannot be reached. You can go on working")).toBeVisible();
  await typeField(page, "beltSpeedInp", "3.4");
  await expect(page.getByText(/solved in/)).toBeVisible();
  await picture(page, info, "offline");
  await context.setOffline(false);
  await expect(page.getByRole("status").filter(mark("saved ✓"))).toBeVisible();
  const [saved] = await (await page.request.get(`/api/conveyors/${id}`)).json();
  expect(saved).toMatchObject({ capacityInp: 1650, beltSpeedInp: 3.4 });
});

test("a view that does not come says so in its place, and comes when it is asked for again", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  const file = "**/dynamic-stage*.js";
  await page.route(file, (route) => route.abort());
  await openNewConveyor(page, "LATE-VIEW");
  await openForm(page, "Capacity");
  await typeField(page, "capacityInp", "1450");
  await openView(page, "Dynamic");
  const missing = page.getByRole("alert").filter(mark("This part of the page could not be fetched"));
  await expect(missing).toBeVisible();
  await picture(page, info, "missing-view");
  await expect(fieldAt(page, "capacityInp")).toHaveValue("1450");
  await missing.getByRole("button", { name: "Try again" }).click();
  await expect(missing).toBeVisible();
  await page.unroute(file);
  await missing.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Dynamic analysis" })).toBeVisible();
  await expect(missing).toBeHidden();
  await expect(fieldAt(page, "capacityInp")).toHaveValue("1450");
});

test("changes that were never saved are offered after the page was lost", async ({ page, context }) => {
  await signIn(page, people.subscriber);
  const id = await openNewConveyor(page, "DRAFT");
  await openForm(page, "Capacity");
  await typeField(page, "capacityInp", "1444");
  await expect(page.getByRole("status").filter(mark("unsaved"))).toBeVisible();
  const other = await context.newPage();
  await worksInOtherTab(other, id);
  await openForm(page, "General");
  await fieldAt(page, "project").fill("A field not left yet");
  await page.reload();
  await expect(page.getByRole("button", { name: "Restore them" })).toBeVisible();
  await expect(page.getByText("Another draft is kept as well.")).toBeHidden();
  await other.close();
  await expect(page.getByText("Another draft is kept as well.")).toBeVisible();
  await page.getByRole("button", { name: "Restore them" }).click();
  await openForm(page, "Capacity");
  await expect(fieldAt(page, "capacityInp")).toHaveValue("1444");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").filter(mark("saved ✓"))).toBeVisible();
  const [saved] = await (await page.request.get(`/api/conveyors/${id}`)).json();
  expect(saved.project).toBe("A field not left yet");
  await openConveyor(page, id);
  await page.getByRole("button", { name: "Restore them" }).click();
  await expect(fieldAt(page, "capacityInp")).toHaveValue("1777");
});

/** A second tab with the same design has a draft of its own, and leaves that of the first alone. */
async function worksInOtherTab(tab: Page, id: string): Promise<void> {
  await openConveyor(tab, id);
  await expect(tab.getByRole("button", { name: "Restore them" })).toBeHidden();
  await openForm(tab, "Capacity");
  await typeField(tab, "capacityInp", "1777");
  await expect(tab.getByRole("status").filter(mark("unsaved"))).toBeVisible();
}

test("work found again is merged with what was saved since and loses nothing", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  const id = await openNewConveyor(page, "CONFLICT");
  await openForm(page, "Capacity");
  await typeField(page, "capacityInp", "1555");
  const [theirs] = await (await page.request.get(`/api/conveyors/${id}`)).json();
  const put = await page.request.put(`/api/conveyors/${id}`, { data: { ...theirs, beltSpeedInp: 3.7 } });
  expect(put.status()).toBe(200);
  await page.reload();
  await page.getByRole("button", { name: "Restore them" }).click();
  await expect(fieldAt(page, "beltSpeedInp")).toHaveValue("3");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Two versions" });
  await expect(dialog).toContainText("Someone saved this conveyor");
  await picture(page, info, "conflict");
  await dialog.getByRole("button", { name: "Save what is chosen" }).click();
  await expect(page.getByRole("status").filter(mark("saved ✓"))).toBeVisible();
  const [merged] = await (await page.request.get(`/api/conveyors/${id}`)).json();
  expect(merged).toMatchObject({ capacityInp: 1555, beltSpeedInp: 3.7 });
});

test("those who may not edit look, and are told why", async ({ page }) => {
  await signIn(page, people.subscriber);
  const toLookAt = { userName: people.otherSubscriber, canEdit: false, canCopy: false };
  const id = await openNewConveyor(page, "LOOK-1", { docUsers: [toLookAt] });
  await signIn(page, people.otherSubscriber);
  await openConveyor(page, id);
  await expect(page.getByText("Not authorised to Save this conveyor. Copy it first.")).toBeVisible();
  await openForm(page, "Capacity");
  await expect(fieldAt(page, "capacityInp")).toBeDisabled();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
});

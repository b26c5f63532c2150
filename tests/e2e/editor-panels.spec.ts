import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { openForm, openNewConveyor, openView, typeField } from "./steps/editor.ts";
import { messages, people, signIn } from "./steps/people.ts";

test("versions, reports and sharing stand over the work, and closing them leaves the place", async ({ page }) => {
  await signIn(page, people.subscriber);
  const id = await openNewConveyor(page, "PANEL-1");
  await openForm(page, "Belt");
  await openView(page, "Section");
  await openForm(page, "Capacity");
  await typeField(page, "capacityInp", "1234");
  await expect(page).toHaveURL(/view=section/);

  await page.getByRole("button", { name: "Versions", exact: true }).click();
  const versions = page.getByRole("complementary", { name: "Versions of PANEL-1" });
  await expect(versions.getByText("unsaved changes of revision 1")).toBeVisible();
  await expect(versions.getByRole("row", { name: /Capacity .* 1234 t\/h/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(versions).toBeHidden();
  await expect(page.getByRole("region", { name: "Capacity form" })).toBeVisible();

  // What is shared is stored at once; what was typed stays unsaved.
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const sharing = page.getByRole("complementary", { name: "Share PANEL-1" });
  await sharing.getByLabel("Share with").fill(people.admin);
  await sharing.getByRole("button", { name: "Add person" }).click();
  await sharing.getByRole("button", { name: "Save sharing" }).click();
  await expect(messages(page)).toContainText("Sharing saved.");
  await expect(page.getByText("● unsaved")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("saved ✓")).toBeVisible();
  const [stored] = await (await page.request.get(`/api/conveyors/${id}`)).json();
  expect(stored).toMatchObject({ capacityInp: 1234, revision: 3, docUsers: [{ userName: people.admin }] });

  // An old address of the reports, and the way back.
  await openForm(page, "Take-up");
  await expect(page).toHaveURL(/form=takeup/);
  await page.goto(`/conveyors/${id}/reports`);
  await expect(page.getByRole("radio", { name: "Full" })).toBeChecked();
  await page.getByText("One-page summary").click();
  await expect(page.getByText("1 of ")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("region", { name: "Take-up form" })).toBeVisible();

  // The last choice is remembered.
  await page.getByRole("button", { name: "Reports", exact: true }).click();
  await expect(page.getByRole("radio", { name: "One-page summary" })).toBeChecked();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Reports" })).toBeHidden();
});

test("a reload keeps form, view and panel, and a design is saved as another", async ({ page }) => {
  await signIn(page, people.subscriber);
  const id = await openNewConveyor(page, "SAVE-AS-1");
  await openForm(page, "Brakes");
  await expect(page).toHaveURL(/form=brakes/);
  await page.reload();
  await expect(page.getByRole("region", { name: "Brakes form" })).toBeVisible();

  await openForm(page, "Capacity");
  await typeField(page, "capacityInp", "999");
  await page.keyboard.press("Control+k");
  const palette = page.getByPlaceholder("Search or jump");
  await palette.fill("save as");
  await palette.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Save as" });
  await dialog.getByLabel("Conveyor number").fill("SAVE-AS-2");
  await dialog.getByRole("button", { name: "Save as new conveyor" }).click();
  await expect(page.getByRole("heading", { name: /SAVE-AS-2/ })).toBeVisible();
  expect(page.url()).not.toContain(id);
  const [before] = await (await page.request.get(`/api/conveyors/${id}`)).json();
  expect(before).toMatchObject({ convNo: "SAVE-AS-1", revision: 1 });
  expect(before.capacityInp).not.toBe(999);
  const added = new URL(page.url()).pathname.split("/").at(-1);
  const [copy] = await (await page.request.get(`/api/conveyors/${added}`)).json();
  expect(copy).toMatchObject({ convNo: "SAVE-AS-2", capacityInp: 999 });
  // Nothing of it is left behind as a draft.
  await page.goto(`/conveyors/${id}`);
  await expect(page.getByText("saved ✓")).toBeVisible();
  await expect(page.getByText(/unsaved work/i)).toBeHidden();
});

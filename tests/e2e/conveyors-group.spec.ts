import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { addConveyor, openList, rowOf } from "./steps/conveyors.ts";
import { choose, showCategory } from "./steps/library.ts";
import { messages, people, signIn, startSignedIn } from "./steps/people.ts";

const [owner, colleague] = ["group1@demo.test", "group2@demo.test"];

test("a colleague of the group sees a shared conveyor, read-only, and copies it", async ({ page, browser }) => {
  await signIn(page, owner);
  await addConveyor(page, { convNo: "Ship loader 7", category: "Harbour" });
  await openList(page, "/conveyors");
  await showCategory(page, "Harbour");
  await choose(page, "Ship loader 7", "Share");
  const dialog = page.getByRole("dialog", { name: "Share Ship loader 7" });
  await dialog.getByLabel("In the project group Demo group").check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save sharing" }).click();
  await expect(messages(page)).toContainText("Sharing saved.");
  await expect(rowOf(page, "Ship loader 7").getByRole("img", { name: "shared" })).toBeVisible();

  const other = await browser.newPage();
  await startSignedIn(other, colleague);
  await other.getByRole("link", { name: "Group conveyors" }).click();
  await showCategory(other, "Harbour");
  expect(await other.evaluate(() => localStorage.getItem("groupConveyorsCategory"))).toBe("Harbour");
  const row = rowOf(other, "Ship loader 7");
  await expect(row.getByRole("img", { name: "read-only" })).toBeVisible();
  await expect(row).toContainText(owner);
  await expectAccessible(other);
  await other.getByRole("button", { name: "Actions for Ship loader 7", exact: true }).click();
  await expect(other.getByRole("menuitem", { name: "Open read-only" })).toBeVisible();
  await expect(other.getByRole("menuitem", { name: "Delete" })).toHaveCount(0);
  await expect(other.getByRole("menuitem", { name: "Share" })).toHaveCount(0);
  await other.getByRole("menuitem", { name: "Copy", exact: true }).click();
  await expect(other.getByRole("heading", { name: "My conveyors" })).toBeVisible();
  await expect(rowOf(other, "Ship loader 7").getByRole("img", { name: "read-only" })).toHaveCount(0);
  await other.close();
});

test("someone in no group is told so and whom to ask", async ({ page }) => {
  await signIn(page, people.subscriber);
  await page.goto("/conveyors/group");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(
    "User is not in a UserGroup or has been logged out. Did you sign in on another device?",
  );
  await expect(alert).toContainText("Contact us to join a user group.");
  await expectAccessible(page);
  await alert.getByRole("link", { name: "Make a group" }).click();
  await expect(page.getByLabel("Name of the group")).toBeVisible();
});

test("someone it is shared with to look at may not copy it", async ({ page, browser }) => {
  await signIn(page, owner);
  const docUsers = [{ userName: people.subscriber, canEdit: false, canCopy: false }];
  await addConveyor(page, { convNo: "Look only 1", category: "Shared to look", docUsers });
  const other = await browser.newPage();
  await signIn(other, people.subscriber);
  await openList(other, "/conveyors?category=Shared%20to%20look");
  await choose(other, "Look only 1", "Copy");
  await expect(messages(other)).toContainText("Not authorised copy conveyor. View Permissions only.");
  await other.getByRole("checkbox", { name: "Select Look only 1" }).check();
  await other.getByRole("button", { name: "Edit selected (1)" }).click();
  const dialog = other.getByRole("dialog");
  await dialog.getByRole("button", { name: "Copy selected" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "Not authorized to copy one or more conveyors. View Permissions only.",
  );
  await dialog.getByRole("tab", { name: "Delete selected" }).click();
  await dialog.getByRole("button", { name: "Delete selected" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "Not authorized to batch delete conveyor Look only 1, only the document owner can delete.",
  );
  await dialog.getByRole("tab", { name: "Change category" }).click();
  await dialog.getByLabel("New category").fill("Mine now");
  await dialog.getByRole("button", { name: "Change category" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "Not authorized to change conveyor categories. View Permissions only.",
  );
  await other.close();
});

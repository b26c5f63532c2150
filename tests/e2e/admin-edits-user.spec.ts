import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { addConveyor } from "./steps/conveyors.ts";
import { messages, people, signIn, startSignedIn } from "./steps/people.ts";
import { signInAsNew, subscribeQuickly } from "./steps/subscriptions.ts";

test("an administrator edits a user, enters a subscription and deletes the account", async ({ page, browser }) => {
  const email = "edited@example.test";
  const person = await browser.newPage();
  await signInAsNew(person, browser, email);
  await subscribeQuickly(person);
  await addConveyor(person, { convNo: "Left behind", category: "Mine" });
  await person.close();

  await startSignedIn(page, people.admin);
  await page.getByRole("link", { name: "Users", exact: true }).click();
  const table = page.getByRole("table", { name: "Users" });
  await expect(table.getByRole("columnheader", { name: "Registered" })).toHaveAttribute("aria-sort", "ascending");
  // Ten a page and the headings.
  expect(await table.getByRole("row").count()).toBeLessThanOrEqual(11);
  await expectAccessible(page);
  await table.getByRole("button", { name: "User", exact: true }).click();
  await expect(table.getByRole("columnheader", { name: "User", exact: true })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await page.getByLabel("Search").fill("edited@");
  await expect(table.getByRole("row")).toHaveCount(2);
  await table.getByRole("link", { name: email }).click();

  await page.getByLabel("Company").fill("Harbour Works");
  await page.getByRole("button", { name: "Save user" }).click();
  await expect(messages(page)).toContainText("Saved");
  await page.reload();
  await expect(page.getByLabel("Company")).toHaveValue("Harbour Works");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Add subscription" }).click();
  const dialog = page.getByRole("dialog", { name: "Add subscription" });
  // Section 4 of the second specification document: an administrator's defaults.
  await expect(dialog.getByLabel("Program")).toHaveValue("DeltaQ");
  await expect(dialog.getByLabel("Days")).toHaveValue("30");
  await expect(dialog.getByLabel("Cost per day (AUD)")).toHaveValue("1.9");
  await expect(dialog.getByLabel("Cost (AUD)")).toHaveValue("57");
  await expect(dialog.getByLabel("Payment status")).toHaveValue("Pending");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save subscription" }).click();
  const subscriptions = page.getByRole("table", { name: "Subscriptions" });
  const entered = subscriptions.getByRole("row").filter({ hasText: "DeltaQ" });
  await expect(entered).toContainText("AUD 57.00");
  await expect(subscriptions.getByRole("row").filter({ hasText: "DeltaT" })).toContainText("sandbox");
  await entered.getByRole("button", { name: /^Remove/ }).click();
  // A message that is pointed at stays, however slow the machine.
  await messages(page).getByText("Subscription removed.").hover();
  await expect(entered).toHaveCount(0);
  await messages(page).getByRole("button", { name: "Undo" }).click();
  await expect(entered).toHaveCount(1);

  await page.getByRole("button", { name: "Delete user" }).click();
  const question = page.getByRole("dialog", { name: `Delete ${email}?` });
  await expect(question).toContainText("Conveyors: 1, and 0 in the bin. They become yours");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Delete user" }).click();
  await expect(messages(page)).toContainText(`User has been deleted from Database: ${email}`);

  await page.getByRole("link", { name: "Audit log" }).first().click();
  const log = page.getByRole("table", { name: "Audit log" });
  await expect(log.getByRole("row").nth(1)).toContainText("delete user");
  await expect(log).toContainText("add subscription");
  await expectAccessible(page);
});

test("an administrator makes a group, names its owner and moves members", async ({ page, browser }) => {
  await startSignedIn(page, people.admin);
  await page.getByRole("link", { name: "Groups", exact: true }).click();
  await page.getByLabel("New group").fill("Quarry team");
  await page.getByRole("button", { name: "Create group" }).click();
  const group = page.getByRole("region", { name: "Group Quarry team" });
  await group.getByLabel("Add member to Quarry team").fill(people.outsider);
  await group.getByRole("button", { name: "Add", exact: true }).click();
  await expect(group.getByRole("list", { name: "Members of Quarry team" })).toContainText(people.outsider);
  await expectAccessible(page);
  await group.getByRole("button", { name: `Make owner of Quarry team: ${people.outsider}` }).click();
  await expect(messages(page)).toContainText(`${people.outsider} is an owner of Quarry team.`);
  const other = await browser.newPage();
  await signIn(other, people.outsider);
  await other.goto("/group");
  await expect(other.getByRole("button", { name: "Invite", exact: true })).toBeVisible();
  await other.close();
  await page.getByLabel("New group").fill("Quarry team");
  await page.getByRole("button", { name: "Create group" }).click();
  await expect(messages(page)).toContainText("There is a group of this name already.");
  await group.getByRole("button", { name: `Remove ${people.outsider}` }).click();
  await expect(group).toContainText("No members yet.");
  await group.getByRole("button", { name: "Delete group Quarry team" }).click();
  await expect(group).toHaveCount(0);
});

test("to others the administration does not exist", async ({ page }) => {
  await startSignedIn(page, people.subscriber);
  await expect(page.getByRole("link", { name: "Audit log" })).toHaveCount(0);
  for (const path of [
    "/admin/users",
    "/admin/users/admin@demo.test/edit",
    "/admin/groups",
    "/admin/libraries",
    "/admin/audit",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "There is no such page" })).toBeVisible();
  }
});

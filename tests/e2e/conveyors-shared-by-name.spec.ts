import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { addConveyor, openList, rowOf } from "./steps/conveyors.ts";
import { openConveyor } from "./steps/editor.ts";
import { choose } from "./steps/library.ts";
import { messages, people, signIn } from "./steps/people.ts";

const owner = "group1@demo.test";
const list = "/conveyors?category=Shared%20by%20name";

test("a conveyor is shared by name and taken back; an unknown address is told", async ({ page, browser }) => {
  await signIn(page, owner);
  const { id } = await addConveyor(page, { convNo: "By name 1", category: "Shared by name" });
  const other = await browser.newPage();
  await signIn(other, people.otherSubscriber);
  expect((await other.request.get(`/api/conveyors/${id}`)).ok()).toBe(false);

  await openList(page, list);
  await choose(page, "By name 1", "Share");
  const dialog = page.getByRole("dialog", { name: "Share By name 1" });
  await dialog.getByLabel("Share with").fill(people.otherSubscriber);
  await dialog.getByRole("button", { name: "Add person" }).click();
  await dialog.getByRole("checkbox", { name: `${people.otherSubscriber} may copy` }).uncheck();
  // Typed and not added: meant all the same.
  await dialog.getByLabel("Share with").fill("nobody.yet@example.test");
  await dialog.getByRole("button", { name: "Save sharing" }).click();
  await expect(messages(page)).toContainText("Nobody here has confirmed nobody.yet@example.test yet");
  await choose(page, "By name 1", "Share");
  await expect(dialog.getByText("invited, address not confirmed yet")).toBeVisible();
  await expectAccessible(page);

  await openList(other, list);
  await expect(rowOf(other, "By name 1")).toBeVisible();
  await openConveyor(other, id);
  await expect(other.getByText("Read only.")).toBeVisible();

  for (const address of [people.otherSubscriber, "nobody.yet@example.test"]) {
    await dialog.getByRole("button", { name: `Stop sharing with ${address}` }).click();
  }
  await dialog.getByRole("button", { name: "Save sharing" }).click();
  await expect(messages(page).getByText("Sharing saved.", { exact: true })).toBeVisible();
  expect((await other.request.get(`/api/conveyors/${id}`)).ok()).toBe(false);
  await other.close();
});

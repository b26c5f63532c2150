import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { addConveyor, changeConveyor, openList } from "./steps/conveyors.ts";
import { choose } from "./steps/library.ts";
import { messages, people, signIn } from "./steps/people.ts";

test("versions show what changed and what moved, are named and restored", async ({ page }) => {
  await signIn(page, people.subscriber);
  const { id } = await addConveyor(page, { convNo: "V-1", category: "Versions" });
  await changeConveyor(page, id, { beltSpeedInp: 3.7, project: "North" });
  await openList(page, "/conveyors?category=Versions");
  await choose(page, "V-1", "Versions");
  const panel = page.getByRole("complementary", { name: "Versions of V-1" });
  await expect(panel.getByRole("row", { name: /Belt speed 3 m\/s 3.7 m\/s/ }).first()).toBeVisible();
  await expect(panel.getByRole("row", { name: /Project – North/ })).toBeVisible();
  await expect(panel.getByRole("heading", { name: /Results that moved \(\d+\)/ })).toBeVisible();
  await expectAccessible(page);

  const name = panel.getByLabel("Name of revision 1");
  await name.fill("As tendered");
  await name.press("Enter");
  await expect
    .poll(async () => (await (await page.request.get(`/api/conveyors/${id}/versions`)).json()).at(-1)?.name)
    .toBe("As tendered");

  await panel.getByRole("button", { name: "Restore revision 1" }).click();
  await expect(messages(page)).toContainText("Revision 1 restored.");
  await expect(panel.getByText("Revision 3, restored")).toBeVisible();
  expect(await (await page.request.get(`/api/conveyor/${id}`)).json()).toMatchObject({ beltSpeedInp: 3, project: "" });
});

test("a conveyor that two people changed is merged: theirs, mine or both", async ({ page }) => {
  await signIn(page, people.subscriber);
  const { id } = await addConveyor(page, { convNo: "M-1", category: "Merging" });
  await openList(page, "/conveyors?category=Merging");

  const share = async (person: string) => {
    await choose(page, "M-1", "Share");
    await page.getByLabel("Share with").fill(person);
    await page.getByRole("button", { name: "Add person" }).click();
  };
  const merge = page.getByRole("alert").filter({ hasText: "Someone saved this conveyor" });
  const read = async () => (await page.request.get(`/api/conveyor/${id}`)).json();

  await share(people.admin);
  await changeConveyor(page, id, { project: "Saved meanwhile" });
  await page.getByRole("button", { name: "Save sharing" }).click();
  await expect(merge).toContainText("Shared with");
  await expectAccessible(page);
  await merge.getByRole("button", { name: "Save what is chosen" }).click();
  await expect(messages(page)).toContainText("Sharing saved.");
  expect(await read()).toMatchObject({ project: "Saved meanwhile", docUsers: [{ userName: people.admin }] });

  await share(people.outsider);
  await changeConveyor(page, id, { project: "Saved again" });
  await page.getByRole("button", { name: "Save sharing" }).click();
  await merge.getByRole("button", { name: "Keep both" }).click();
  await expect(messages(page)).toContainText("Conveyor Added");
  expect(await read()).toMatchObject({ project: "Saved again", docUsers: [{ userName: people.admin }] });
  await expect(page.getByText("1–2 of 2")).toBeVisible();
});

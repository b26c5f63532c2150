import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { addConveyor } from "./steps/conveyors.ts";
import { openConveyor, openForm, picture, typeField } from "./steps/editor.ts";
import { messages } from "./steps/people.ts";
import { signInAsNew, subscribeQuickly } from "./steps/subscriptions.ts";

// Section 8 of the second specification document: 100 files come with a plan, and a save at a full quota is refused.
const refused = "you have used up the number of files allowed under your subscription";

async function idsIn(page: Page, category: string): Promise<readonly string[]> {
  const items = await (await page.request.get(`/api/conveyorsfromcategory/${category}?pageSize=100`)).json();
  return items.map(({ id }: { id: string }) => id);
}

/** Copies what is there, and that again, until not one more file is allowed. */
async function fillQuota(page: Page, category: string): Promise<void> {
  const { user } = await (await page.request.get("/api/session")).json();
  for (let used = user.noOfFilesUsed; used < user.noOfFilesAllowed; used *= 2) {
    const ids = (await idsIn(page, category)).slice(0, user.noOfFilesAllowed - used);
    const answer = await page.request.post("/api/CopySelectedCVs", { data: ids });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  const { user: now } = await (await page.request.get("/api/session")).json();
  expect(now).toMatchObject({ noOfFilesUsed: 100, noOfFilesAllowed: 100 });
}

test("a save at a full quota is refused, and the work waits as a draft until there is room", async ({
  page,
  browser,
}, info) => {
  await signInAsNew(page, browser, "full@example.test");
  await subscribeQuickly(page);
  const { id } = await addConveyor(page, { convNo: "FULL 1", category: "Full", capacityInp: 900 });
  await fillQuota(page, "Full");

  await openConveyor(page, id);
  await openForm(page, "Capacity");
  await typeField(page, "capacityInp", "950");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const notice = page.getByRole("alert").filter({ hasText: refused });
  await expect(notice).toContainText("Your changes are kept as a draft under Versions.");
  await expect(notice).toContainText("Delete conveyors you no longer need or buy file space, then save again.");
  await expectAccessible(page);
  await picture(page, info, "full-quota");
  expect(await (await page.request.get(`/api/conveyor/${id}`)).json()).toMatchObject({ capacityInp: 900 });

  await notice.getByRole("link", { name: "Versions" }).click();
  const panel = page.getByRole("complementary", { name: "Versions of FULL 1" });
  await expect(panel.getByText("Draft, not saved")).toBeVisible();
  await panel.getByRole("button", { name: "Restore the draft" }).click();
  await expect(messages(page)).toContainText(refused);
  expect(await (await page.request.get(`/api/conveyor/${id}`)).json()).toMatchObject({ capacityInp: 900 });

  const spare = (await idsIn(page, "Full")).find((one) => one !== id);
  expect((await page.request.delete(`/api/conveyors/${spare}`)).ok()).toBe(true);
  await panel.getByRole("button", { name: "Restore the draft" }).click();
  await expect.poll(async () => (await (await page.request.get(`/api/conveyor/${id}`)).json()).capacityInp).toBe(950);
  await expect(panel.getByText("Draft, not saved")).toHaveCount(0);
});

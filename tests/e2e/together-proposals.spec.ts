import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { addConveyor, changeConveyor } from "./steps/conveyors.ts";
import { fieldAt, openConveyor, openForm, picture, typeField } from "./steps/editor.ts";
import { messages, people, signIn } from "./steps/people.ts";

const owner = "group1@demo.test";
const proposer = people.subscriber;

test("two people at once: one proposes, the other compares, takes some over, and the first is told", async ({
  page,
  browser,
}, info) => {
  const { id, other } = await shared(page, await browser.newPage(), "Proposed to 1");

  await openConveyor(other, id);
  await expect(other.getByText("your changes are saved as a proposal")).toBeVisible();
  await openForm(other, "Capacity");
  await typeField(other, "capacityInp", "1555");
  await typeField(other, "beltSpeedInp", "3.1");
  await other.keyboard.press("Control+s");
  await expect(messages(other)).toContainText("Proposal saved");
  await expect(other.getByRole("status").filter({ hasText: "proposed ✓ on rev 1" })).toBeVisible();
  await other.getByRole("button", { name: "Proposals (1)" }).click();
  const own = other.getByRole("complementary", { name: "Proposals to Proposed to 1" });
  await own.getByLabel("Name of Untitled proposal").fill("Slower belt");
  await own.getByLabel("Name of Untitled proposal").press("Tab");
  await expect(own.getByText("Slower belt").first()).toBeVisible();
  await expect(own.getByRole("button", { name: "Take all" })).toHaveCount(0);

  // Meanwhile the owner changes one of the two.
  await changeConveyor(page, id, { beltSpeedInp: 3.3 });
  await openConveyor(page, id);
  await page.getByRole("button", { name: "Proposals (1)" }).click();
  const panel = page.getByRole("complementary", { name: "Proposals to Proposed to 1" });
  await expect(panel.getByText("Belt speed both changed")).toBeVisible();
  await expect(panel.getByLabel("Belt speed: keep the design's, 3.3 m/s")).toBeChecked();
  await expect(panel.getByLabel("Capacity: keep the proposed, 1555 t/h")).toBeChecked();
  await expect(panel.getByText(/Main results that move with what is chosen/)).toBeVisible();
  await expectAccessible(page);
  await picture(page, info, "compare-1440");
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, info, "compare-390");
  await page.setViewportSize({ width: 1280, height: 720 });
  await panel.getByLabel("Note to the proposer").fill("The hopper needs 3.3 m/s.");
  await panel.getByRole("button", { name: "Take chosen (1 of 2)" }).click();
  await expect(messages(page)).toContainText("revision 3 of the design");
  await expect(page.getByRole("status").filter({ hasText: "saved ✓ rev 3" })).toBeVisible();
  await expect(panel.getByText("1 of 2 taken, revision 3")).toBeVisible();
  const [design] = await (await page.request.get(`/api/conveyors/${id}`)).json();
  expect(design).toMatchObject({ capacityInp: 1555, beltSpeedInp: 3.3, userName: owner });
  await panel.getByRole("button", { name: "Close panel" }).click();
  await page.getByRole("button", { name: "Versions", exact: true }).click();
  await expect(page.getByText(`from “Slower belt” by ${proposer}`)).toBeVisible();

  await expect(other.getByText("What you save from here becomes a new proposal.")).toBeVisible();
  await expect(other.getByRole("button", { name: "Bring the proposal up to date" })).toHaveCount(0);
  const decided = other.getByRole("list", { name: "Decided proposals, newest first" });
  await expect(decided).toContainText("1 of 2 taken, revision 3");
  await expect(decided).toContainText("The hopper needs 3.3 m/s.");
  await other.close();
});

test("a proposal is looked at in the whole editor, gone on with, and declined with a reason", async ({
  page,
  browser,
}) => {
  const { id, other } = await shared(page, await browser.newPage(), "Proposed to 2");
  const [design] = await (await other.request.get(`/api/conveyors/${id}`)).json();
  const sent = await other.request.post(`/api/conveyors/${id}/proposals?base=1`, {
    data: { ...design, capacityInp: 1444 },
  });
  expect(sent.status()).toBe(201);

  await openConveyor(other, id);
  await other.getByRole("link", { name: "Continue “Untitled proposal”" }).click();
  await expect(other.getByText("You are working on")).toBeVisible();
  await openForm(other, "Capacity");
  await expect(fieldAt(other, "capacityInp")).toHaveValue("1444");
  await typeField(other, "capacityInp", "1450");
  await other.getByRole("button", { name: "Save as proposal" }).click();
  await expect(other.getByText("version 2, begun from revision 1")).toBeVisible();

  await page.goto("/conveyors?category=All");
  await expect(page.getByRole("img", { name: "1 proposal to decide" }).first()).toBeVisible();
  await openConveyor(page, id);
  await page.getByRole("button", { name: "Proposals (1)" }).click();
  await page.getByRole("link", { name: "Look at it: Untitled proposal" }).click();
  await expect(page.getByText("Only the person who made it can change it.")).toBeVisible();
  await openForm(page, "Capacity");
  await expect(fieldAt(page, "capacityInp")).toHaveValue("1450");
  await page.getByRole("button", { name: "Compare", exact: true }).last().click();
  const panel = page.getByRole("complementary", { name: "Proposals to Proposed to 2" });
  await panel.getByRole("button", { name: "Decline" }).click();
  await expect(panel.getByText("Say why you decline.")).toBeVisible();
  await panel.getByLabel("Note to the proposer").fill("The belt is too narrow.");
  await panel.getByRole("button", { name: "Decline" }).click();
  await expect(panel.getByText(`${owner}: The belt is too narrow.`)).toBeVisible();

  // What is typed after the decision goes into a new proposal.
  await typeField(other, "capacityInp", "1460");
  await other.getByRole("button", { name: "Save as proposal" }).click();
  await expect(messages(other)).toContainText("Your changes go into a new proposal");
  await expect(messages(other)).toContainText("Proposal saved");
  const all = await (await page.request.get(`/api/conveyors/${id}/proposals`)).json();
  expect(all.map(({ state }: { readonly state: string }) => state)).toEqual(["open", "declined"]);
  await other.close();
});

test("a proposal is brought up to date with what the owner saved, and its earlier version stays to be read", async ({
  page,
  browser,
}, info) => {
  const { id, other } = await shared(page, await browser.newPage(), "Proposed to 4");
  await openConveyor(other, id);
  await openForm(other, "Capacity");
  await typeField(other, "capacityInp", "1555");
  await typeField(other, "beltSpeedInp", "3.1");
  await other.keyboard.press("Control+s");
  await expect(messages(other)).toContainText("Proposal saved");

  await changeConveyor(page, id, { beltSpeedInp: 3.3, clientName: "Hill Mine" });
  await other.getByRole("button", { name: "Bring the proposal up to date" }).click();
  const panel = other.getByRole("complementary", { name: "Proposals to Proposed to 4" });
  await expect(panel.getByText("Belt speed both changed")).toBeVisible();
  await expect(panel.getByLabel("Belt speed: keep the proposed, 3.1 m/s")).toBeChecked();
  await panel.getByLabel("Belt speed: keep the design's, 3.3 m/s").check();
  await expectAccessible(other);
  await picture(other, info, "update-1440");
  await panel.getByRole("button", { name: "Bring up to date (1 of 2 changes)" }).click();
  await expect(messages(other)).toContainText("brought up to date with revision 2 of the design.");
  await expect(other.getByText("version 2, begun from revision 2 of the design")).toBeVisible();
  await expect(fieldAt(other, "beltSpeedInp")).toHaveValue("3.3");
  await expect(fieldAt(other, "capacityInp")).toHaveValue("1555");

  const earlier = panel.getByRole("list", { name: "Earlier versions of Untitled proposal, newest first" });
  await expect(earlier).toContainText("begun from revision 1, 2 inputs changed");
  await earlier.getByRole("button", { name: "Compare version 1" }).click();
  await expect(earlier.getByRole("row", { name: /Belt speed 3.1 m\/s 3.3 m\/s/ })).toBeVisible();
  await picture(other, info, "versions-1440");

  // The owner sees one change left, and everything of both once it is taken.
  await openConveyor(page, id);
  await page.getByRole("button", { name: "Proposals (1)" }).click();
  const owners = page.getByRole("complementary", { name: "Proposals to Proposed to 4" });
  await owners.getByRole("link", { name: "Look at version 1" }).click();
  await expect(page.getByText("It is an earlier version; the newest is version 2.")).toBeVisible();
  await openForm(page, "Capacity");
  await expect(fieldAt(page, "beltSpeedInp")).toHaveValue("3.1");
  await page.getByRole("button", { name: "Compare", exact: true }).last().click();
  await owners.getByRole("button", { name: "Take chosen (1 of 1)" }).click();
  await expect(messages(page)).toContainText("revision 3 of the design");
  const [design] = await (await page.request.get(`/api/conveyors/${id}`)).json();
  expect(design).toMatchObject({ capacityInp: 1555, beltSpeedInp: 3.3, clientName: "Hill Mine" });
  await other.close();
});

test("work that may no longer be proposed is kept, and saved as a copy", async ({ page, browser }) => {
  const { id, other } = await shared(page, await browser.newPage(), "Proposed to 3");
  await openConveyor(other, id);
  await openForm(other, "Capacity");
  await typeField(other, "capacityInp", "1333");
  await changeConveyor(page, id, { docUsers: [{ userName: proposer, canEdit: false, canCopy: true }] });
  await other.getByRole("button", { name: "Save as proposal" }).click();
  await expect(other.getByText("Proposals are for people the design is shared with to edit")).toBeVisible();
  await expect(other.getByText("Your changes are kept in this browser.")).toBeVisible();
  await other.getByRole("button", { name: "Save as a copy" }).click();
  await expect(other).not.toHaveURL(new RegExp(id));
  await openForm(other, "Capacity");
  await expect(fieldAt(other, "capacityInp")).toHaveValue("1333");
  await other.close();
});

/** A design of one person, shared with the other to edit. */
async function shared(page: Page, other: Page, convNo: string) {
  await signIn(page, owner);
  const docUsers = [{ userName: proposer, canEdit: true, canCopy: false }];
  const values = { convNo, category: "Proposals", capacityInp: 1500, beltSpeedInp: 3, docUsers };
  const { id } = await addConveyor(page, values);
  await signIn(other, proposer);
  return { id, other };
}

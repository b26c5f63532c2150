import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { addConveyor } from "./steps/conveyors.ts";
import { openConveyor } from "./steps/editor.ts";
import { messages, people, signIn } from "./steps/people.ts";

const designer = "dynamic@demo.test";
const checker = people.otherSubscriber;
const group = "Journey office";

test("a group is made and joined, and a design of it checked by one and released by the other", async ({
  page,
  browser,
}) => {
  await signIn(page, designer);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, checker);
  await makeGroup(page, group, { address: checker, role: "Checker" });
  await join(other, group, "checker");

  const sent = await page.request.post("/api/conveyors", {
    data: { convNo: "To release", category: "Journeys", conveyorGroup: group },
  });
  const { id } = await sent.json();
  await openConveyor(page, id);
  const review = await openReview(page);
  await expect(review.getByText("Checks: Demo Standard. Approves: Demo Dynamic.")).toBeVisible();
  await review.getByLabel("Remark in the revision table").fill("For tender");
  await review.getByRole("button", { name: "Send", exact: true }).click();
  await expect(review.getByText("Revision A, in review")).toBeVisible();
  await expect(review.getByRole("button", { name: "Sign as checked" })).toBeHidden();

  const waiting = (one: Page) => one.getByRole("region", { name: "Waiting for your review" });
  await other.goto("/");
  await expectAccessible(other);
  await waiting(other).getByRole("link", { name: "Check To release revision A" }).click();
  await check(other);
  await other.goto("/");
  await expect(other.getByRole("heading", { name: "Libraries" })).toBeVisible();
  await expect(waiting(other)).toHaveCount(0);
  await expect(review.getByText("It waits for your approval.")).toBeVisible();
  await review.getByRole("button", { name: "Approve and release" }).click();
  await expect(messages(page)).toContainText("Revision A is released.");
  await expect(page.getByRole("button", { name: "Revision A released" })).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    review.getByRole("button", { name: "Download file of A" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("To release A.json");
  await page.getByRole("button", { name: "Versions", exact: true }).click();
  const versions = page.getByRole("complementary", { name: "Versions of To release" });
  const mark = versions.getByRole("listitem").filter({ hasText: "Revision 1," });
  await expectAccessible(page);
  await mark.getByRole("button", { name: /^Released as A, .*\d{4}$/ }).click();
  await expect(review.getByText("Revision A, released")).toBeVisible();
  await page.goto(`/conveyors?category=Journeys&versions=${id}`);
  await versions.getByRole("link", { name: /^Released as A, / }).click();
  await expect(review.getByText("Revision A, released")).toBeVisible();
  const hash = (await review.getByText(/^SHA-256 /).innerText()).slice(-64);
  const stranger = await (await browser.newContext()).newPage();
  expect(await (await stranger.request.get(`/api/releases/verify/${hash}`)).json()).toMatchObject({ label: "A" });

  for (const one of [other, page]) await leave(one, group);
  await other.context().close();
  await stranger.context().close();
});

test("a viewer of a group looks and comments, and is offered nothing that they may not do", async ({
  page,
  browser,
}) => {
  const office = "Viewed office";
  await signIn(page, designer);
  const viewer = await (await browser.newContext()).newPage();
  await signIn(viewer, people.outsider);
  await makeGroup(page, office, { address: people.outsider, role: "Viewer" });
  await viewer.goto("/");
  await viewer.getByRole("link", { name: "Answer" }).click();
  await join(viewer, office, "viewer");
  await expect(viewer.getByRole("row", { name: /Viewer$/ })).toBeVisible();
  await expect(viewer.getByLabel("Invite by e-mail address")).toHaveCount(0);
  await expect(viewer.getByRole("button", { name: /^Remove|^Save rules/ })).toHaveCount(0);

  const values = { convNo: "Only seen", category: "Journeys", conveyorGroup: office };
  const { id } = await addConveyor(page, values);
  const sent = await page.request.post(`/api/conveyors/${id}/releases`, { data: { revision: 1, label: "A" } });
  expect(sent.status()).toBe(201);
  await openConveyor(viewer, id);
  await expect(viewer.getByText("Read only.")).toBeVisible();
  await expect(viewer.getByRole("button", { name: "Copy into my conveyors" })).toHaveCount(0);
  await expect(viewer.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  for (const name of ["Share", "Versions", "Proposals", "Add pulley"]) {
    await expect(viewer.getByRole("button", { name, exact: true })).toHaveCount(0);
  }
  const review = await openReview(viewer);
  await expect(review.getByText(`Nobody in ${office} who sees this design has the role for the check.`)).toBeVisible();
  await expect(review.getByRole("button")).toHaveText([""]);
  await expectAccessible(viewer);
  await viewer.getByRole("button", { name: "Comments", exact: true }).click();
  const comments = viewer.getByRole("complementary", { name: /^Comments on / });
  await comments.getByRole("button", { name: "Comment on the whole design" }).click();
  await comments.getByRole("textbox", { name: "Your comment" }).fill("Looks good.");
  await comments.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(comments.getByText("Looks good.")).toBeVisible();
  for (const one of [viewer, page]) await leave(one, office);
  await viewer.context().close();
});

interface Asked {
  readonly address: string;
  readonly role: "Checker" | "Viewer";
}

async function makeGroup(page: Page, name: string, { address, role }: Asked): Promise<void> {
  await page.goto("/group");
  await page.getByLabel("Name of the group").fill(name);
  await page.getByRole("button", { name: "Make group" }).click();
  await expect(page.getByRole("heading", { name: `Group ${name}` })).toBeVisible();
  await page.getByLabel("Invite by e-mail address").fill(address);
  await page.getByLabel("As", { exact: true }).selectOption(role);
  await page.getByRole("button", { name: "Invite" }).click();
  await expect(page.getByText(`${address} is invited as ${role.toLowerCase()} and has not answered.`)).toBeVisible();
  await expectAccessible(page);
}

async function join(page: Page, name: string, role: string): Promise<void> {
  await page.goto("/group");
  await expect(page.getByText(`asks you to join ${name} as ${role}.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Join ${name}` }).click();
  await expect(page.getByRole("heading", { name: `Group ${name}` })).toBeVisible();
}

async function leave(page: Page, name: string): Promise<void> {
  await page.goto("/group");
  await page.getByRole("button", { name: `Leave ${name}` }).click();
  await expect(page.getByRole("heading", { name: "Make a group" })).toBeVisible();
}

async function openReview(page: Page) {
  await page.getByRole("button", { name: "Review", exact: true }).click();
  return page.getByRole("complementary", { name: "Review and release" });
}

/** Accepts everything that was found, each with a reason, and signs. */
async function check(page: Page): Promise<void> {
  const review = await openReview(page);
  await expect(review.getByText("It waits for your check.")).toBeVisible();
  const accept = review.getByRole("button", { name: /^Accept: / });
  for (let left = await accept.count(); left > 0; left -= 1) {
    await accept.first().click();
    await page.keyboard.type("it is looked at on site.");
    await page.keyboard.press("Enter");
    await expect(accept).toHaveCount(left - 1);
    await expect(review.getByLabel(/^Why it is accepted/)).toHaveCount(0);
  }
  await expectAccessible(page);
  await review.getByRole("button", { name: "Sign as checked" }).click();
  await expect(review.getByText("Revision A, checked")).toBeVisible();
}

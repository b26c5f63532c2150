import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { openConveyor } from "./steps/editor.ts";
import { messages, people, signIn } from "./steps/people.ts";

const designer = "dynamic@demo.test";
const checker = people.otherSubscriber;
const group = "Journey office";

test("a group is made and joined, and a design of it checked by one and released by the other", async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, designer);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, checker);
  await makeGroup(page);
  await join(other);

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

  await openConveyor(other, id);
  await check(other);
  await page.reload();
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
  const hash = (await review.getByText(/^SHA-256 /).innerText()).slice(-64);
  const stranger = await (await browser.newContext()).newPage();
  expect(await (await stranger.request.get(`/api/releases/verify/${hash}`)).json()).toMatchObject({ label: "A" });

  for (const one of [other, page]) {
    await one.goto("/group");
    await one.getByRole("button", { name: `Leave ${group}` }).click();
    await expect(one.getByRole("heading", { name: "Make a group" })).toBeVisible();
  }
  await other.context().close();
  await stranger.context().close();
});

async function makeGroup(page: Page): Promise<void> {
  await page.goto("/group");
  await page.getByLabel("Name of the group").fill(group);
  await page.getByRole("button", { name: "Make group" }).click();
  await expect(page.getByRole("heading", { name: `Group ${group}` })).toBeVisible();
  await page.getByLabel("Invite by e-mail address").fill(checker);
  await page.getByLabel("As", { exact: true }).selectOption("Checker");
  await page.getByRole("button", { name: "Invite" }).click();
  await expect(page.getByText(`${checker} is invited as checker and has not answered.`)).toBeVisible();
  await expectAccessible(page);
}

async function join(page: Page): Promise<void> {
  await page.goto("/group");
  await expect(page.getByText(`asks you to join ${group} as checker.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Join ${group}` }).click();
  await expect(page.getByRole("heading", { name: `Group ${group}` })).toBeVisible();
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

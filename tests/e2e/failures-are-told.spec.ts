import { expect, type Page, type Route, test } from "@playwright/test";
import { copyDemo, demos, openList } from "./steps/conveyors.ts";
import { librariesToVisit } from "./steps/every-library.ts";
import { choose, rowOf } from "./steps/library.ts";
import { messages, people, signIn } from "./steps/people.ts";

// Sentences: section 8 of both specification documents.
const fails = (route: Route) => route.fulfill({ status: 500, json: { code: "server-failed", message: "Broken." } });
const told = (page: Page, sentence: string) => page.getByRole("alert").getByText(sentence, { exact: true }).first();

test("a list of a library that cannot be read says which", async ({ page }) => {
  await signIn(page, people.subscriber);
  for (const { plural, singular } of librariesToVisit) {
    await page.route(`**/api/${plural}fromcategory/**`, fails);
    await page.route(`**/api/${singular}Categories`, fails);
    await page.goto(`/${plural}`);
    await expect(told(page, `error getting ${plural}`)).toBeVisible();
    const more = plural === "brakes" ? " - are you still logged in?" : "";
    await expect(told(page, `error getting ${singular} Categories${more}`)).toBeVisible();
  }
});

test("a row that is not there cannot be loaded or deleted, and each library says so", async ({ page }) => {
  await signIn(page, people.subscriber);
  for (const { plural, singular } of librariesToVisit) {
    await page.goto(`/${plural}/none`);
    await expect(told(page, `Failed to load ${singular}`)).toBeVisible();
    await page.goto(`/${plural}/none/delete`);
    await expect(told(page, `Failed to delete ${singular}`)).toBeVisible();
  }
});

test("a row that cannot be added, copied or saved says so", async ({ page }) => {
  await signIn(page, people.subscriber);
  for (const [plural, item, sentence, added] of [
    ["belts", "belt", "Failed to save new belt", "Belt added"],
    ["brakes", "brake", "Failed to add data", "Brake added"],
  ] as const) {
    await page.goto(`/${plural}`);
    const first = page.getByRole("button", { name: /^Actions for / }).first();
    const row = (await first.getAttribute("aria-label"))?.replace("Actions for ", "") ?? "";
    await page.route(`**/api/${plural}/copy/**`, fails);
    await choose(page, row, "Copy");
    await expect(messages(page)).toContainText("Failed to copy data");
    await page.unroute(`**/api/${plural}/copy/**`);
    const { _id, description } = await copied(page, plural);
    await page.route(`**/api/${plural}`, (route) =>
      route.request().method() === "POST" ? fails(route) : route.continue(),
    );
    await page.getByRole("button", { name: `New ${item}` }).click();
    await page.getByRole("button", { name: `Add ${item}` }).click();
    await expect(page.getByText(sentence).first()).toBeVisible();
    await page.unroute(`**/api/${plural}`);
    await page.getByRole("button", { name: `Add ${item}` }).click();
    await expect(messages(page)).toContainText(added);
    await removeNewest(page, plural);
    await page.route(`**/api/${plural}/${_id}`, (route) =>
      route.request().method() === "PUT" ? fails(route) : route.continue(),
    );
    await page.goto(`/${plural}/${_id}`);
    await page.getByLabel("Description", { exact: true }).fill(`${description} changed`);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText(`Failed to edit ${item}`).first()).toBeVisible();
    await page.request.delete(`/api/${plural}/${_id}`);
  }
});

/** What a journey added would stand in the way of the next. */
async function removeNewest(page: Page, plural: string): Promise<void> {
  const rows: readonly { readonly _id: string; readonly no: number }[] = await (
    await page.request.get(`/api/${plural}`)
  ).json();
  const [newest] = rows.toSorted((one, other) => other.no - one.no);
  expect((await page.request.delete(`/api/${plural}/${newest?._id}`)).status()).toBe(200);
}

async function copied(page: Page, plural: string): Promise<{ readonly _id: string; readonly description: string }> {
  const [first] = await (await page.request.get(`/api/${plural}?page=1`)).json();
  return (await page.request.post(`/api/${plural}/copy/${first._id}`)).json();
}

test("rows that are added and saved say so in the words of their library", async ({ page }) => {
  await signIn(page, people.subscriber);
  for (const [plural, item, added, saved] of [
    ["fluidCouplings", "fluid coupling", "Data added to database", "Data saved to database"],
    ["materials", "material", "Data added", "Saved"],
  ] as const) {
    await page.goto(`/${plural}`);
    await page.getByRole("button", { name: `New ${item}` }).click();
    await page.getByLabel("Description", { exact: true }).fill(`A ${item} of mine`);
    await page.getByRole("button", { name: `Add ${item}` }).click();
    await expect(messages(page).getByText(added, { exact: true })).toBeVisible();
    await rowOf(page, `A ${item} of mine`).getByRole("link").click();
    await page.getByLabel("Description", { exact: true }).fill(`Another ${item} of mine`);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(messages(page).getByText(saved, { exact: true })).toBeVisible();
    await removeNewest(page, plural);
  }
});

test("subscriptions, tickets and users that cannot be read say so, and so does having none", async ({ page }) => {
  await signIn(page, people.outsider);
  await page.goto("/manage-subscriptions?tab=ManageSubs");
  await expect(page.getByText("No Subscriptions", { exact: true })).toBeVisible();
  await page.route("**/api/getOthSubsciptions/", (route) => route.fulfill({ json: { msg: "Unsuccessful" } }));
  await page.goto("/manage-subscriptions?tab=Subscriptions");
  await expect(page.getByText("No Subscriptions", { exact: true })).toBeVisible();
  await page.route("**/api/getBTSubsciptions/", fails);
  await page.reload();
  await expect(told(page, "Failed to load user subscriptions")).toBeVisible();
  await page.route("**/api/supportTicketListUser/", fails);
  await page.goto("/support");
  await expect(told(page, "Failed to load support tickets")).toBeVisible();
  await signIn(page, people.admin);
  await page.goto("/admin/users/nobody@example.test/edit");
  await expect(told(page, "Failed to load user")).toBeVisible();
});

test("conveyors that cannot be read, added, copied, deleted or downloaded say so", async ({ page }) => {
  await signIn(page, people.subscriber);
  for (const [path, sentence] of [
    ["none", "Failed to load conveyor"],
    ["none/delete", "Failed to delete conveyor"],
    ["none/downloadT6", "Failed to download conveyor file"],
    ["none/downloadJson", "Failed to download conveyor file"],
  ] as const) {
    await page.goto(`/conveyors/${path}`);
    await expect(told(page, sentence)).toBeVisible();
  }
  await page.route("**/api/conveyors", (route) =>
    route.request().method() === "POST" ? fails(route) : route.continue(),
  );
  await openList(page, "/conveyors?category=Empty");
  await page.getByRole("button", { name: "New", exact: true }).click();
  await page.getByRole("menuitem", { name: "Blank, with defaults" }).click();
  await expect(messages(page)).toContainText("Failed to save new conveyor");
  const [demo] = await demos(page);
  await page.route("**/api/conveyors/copy/**", fails);
  await openList(page, "/conveyors/demos");
  await choose(page, demo?.convNo ?? "", "Copy");
  await expect(messages(page)).toContainText("Failed to copy conveyor");
  await page.unroute("**/api/conveyors/copy/**");
  await copyDemo(page, demo?.convNo ?? "");
  await page.route("**/api/conveyorsfromcategory/**", fails);
  await page.route("**/api/conveyorCategories", fails);
  await page.goto("/conveyors");
  await expect(
    told(page, "Error getting conveyors or User not Authenticated - did you sign-in on another device?"),
  ).toBeVisible();
  await expect(told(page, "error getting conveyor Categories")).toBeVisible();
});

test("legacy Edge is warned where subscriptions are managed", async ({ browser }) => {
  const userAgent =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0 Safari/537.36 Edge/18.17763";
  const page = await (await browser.newContext({ userAgent })).newPage();
  await signIn(page, people.outsider);
  await page.goto("/manage-subscriptions");
  await page.getByRole("alertdialog").getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("tab", { name: "ManageSubs" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(
    "Old Legacy Microsoft Edge Browser detected. You cannot view the report. In the Drawing > Settings tab check the Save reports to pdf checkbox to save the reports. Please upgrade to the new Edge Chromium or use Chrome.",
  );
  await page.context().close();
});

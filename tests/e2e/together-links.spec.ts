import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectSound } from "./steps/axe.ts";
import { openNewConveyor, openView, resultOf } from "./steps/editor.ts";
import { signIn } from "./steps/people.ts";

const owner = "dynamic@demo.test";
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Makes a link in the open panel and gives its address. */
async function makeLink(page: Page, change: { readonly show?: readonly string[]; readonly hide?: readonly string[] }) {
  const panel = page.getByRole("complementary", { name: /^Share / });
  await panel.getByRole("button", { name: "New link" }).click();
  for (const name of change.show ?? []) await panel.getByRole("checkbox", { name, exact: true }).check();
  for (const name of change.hide ?? []) await panel.getByRole("checkbox", { name, exact: true }).uncheck();
  await panel.getByRole("button", { name: "Make link" }).click();
  const address = await panel.getByLabel("Address of the link").innerText();
  await panel.getByRole("button", { name: "Done", exact: true }).click();
  return address;
}

test("a link is made, opened on a phone without an account, counted and revoked", async ({ page, browser }) => {
  await signIn(page, owner);
  await openNewConveyor(page, "Linked 1", { designedBy: "Jane Designer", project: "Pier 4" });
  const te = await resultOf(page, "Te");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const address = await makeLink(page, { show: ["Reports"] });
  const panel = page.getByRole("complementary", { name: "Share Linked 1" });
  await expect(panel.getByText("Drawings, results and reports of the newest version")).toBeVisible();
  await expect(panel.getByText("Never opened.")).toBeVisible();
  await panel.getByRole("button", { name: "New link" }).click();
  await expectAccessible(page);

  const holder = await (await browser.newContext(phone)).newPage();
  const opened = await holder.goto(address);
  expect(opened?.headers()["referrer-policy"]).toBe("no-referrer");
  await expect(holder.getByRole("heading", { level: 1, name: "Linked 1 Pier 4" })).toBeVisible();
  await expect(holder.getByText(/solved in \d+ ms/)).toBeVisible();
  expect(await resultOf(holder, "Te")).toBe(te);
  await expect(holder.getByText("Jane Designer")).toHaveCount(0);
  for (const name of ["Save", "Share", "Sign in", "File"]) {
    await expect(holder.getByRole("button", { name, exact: true })).toHaveCount(0);
  }
  await expectSound(holder);

  await holder.getByRole("region", { name: "Summary" }).getByRole("button", { name: "Te:" }).click();
  const trace = holder.getByRole("complementary", { name: "How it was calculated" });
  await expect(trace).toContainText("Effective tension");
  await expect(trace.getByRole("button", { name: "Goal seek" })).toHaveCount(0);
  await expectSound(holder);
  await trace.getByRole("button", { name: "Close", exact: true }).click();
  await openView(holder, "3D");
  await openView(holder, "Dynamic");
  await expectSound(holder);

  const saving = holder.waitForEvent("download");
  await holder.getByRole("button", { name: "Report PDF" }).click();
  expect((await saving).suggestedFilename()).toBe("Linked 1.pdf");

  await page.reload();
  await expect(panel.getByText("Opened once, last")).toBeVisible();
  await panel.getByRole("button", { name: /^Revoke / }).click();
  await expect(panel.getByText(/^Revoked /)).toBeVisible();
  await holder.reload();
  await expect(holder.getByRole("heading", { name: "This link is closed" })).toBeVisible();
  await expect(holder.getByText("Ask whoever sent it for a new one.")).toBeVisible();
  await expectSound(holder);
  await holder.context().close();
});

test("a link to drawings or results alone sends no more than these", async ({ page, browser }) => {
  await signIn(page, owner);
  await openNewConveyor(page, "Linked 2");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const drawings = await makeLink(page, { hide: ["Results"] });
  const results = await makeLink(page, { hide: ["Drawings"] });
  const holder = await (await browser.newContext(phone)).newPage();
  await holder.goto(drawings);
  await expect(holder.getByRole("list", { name: "Drawings" }).getByRole("img").first()).toBeVisible();
  await expect(holder.getByRole("img", { name: "Linked 2 in 3D" })).toBeVisible();
  await expect(holder.getByRole("button", { name: "Download the 3D view" })).toHaveCount(0);
  await expectSound(holder);
  await holder.goto(results);
  await expect(holder.getByRole("table", { name: "Results" })).toContainText("Effective tension");
  await expectSound(holder);
  await holder.context().close();
});

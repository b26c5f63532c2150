import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { copyDemo, demos, expectCompared, openList, rowOf, select } from "./steps/conveyors.ts";
import { choose } from "./steps/library.ts";
import { messages, signIn, startSignedIn } from "./steps/people.ts";

const newcomer = "dynamic@demo.test";

test("a newcomer copies demos, opens one, compares, downloads, deletes and undoes", async ({ page }) => {
  await startSignedIn(page, newcomer);
  const start = page.getByRole("list", { name: "Start a conveyor" });
  await expect(start.getByRole("link", { name: /Start from five numbers/ })).toHaveAttribute("href", "/conveyors/new");
  await expect(start.getByRole("link", { name: /Upload a file/ })).toBeVisible();

  await page.getByRole("link", { name: "My conveyors" }).click();
  await expect(page.getByRole("heading", { name: "No designs yet" })).toBeVisible();
  await page.getByRole("link", { name: "Copy a demo conveyor" }).click();
  await expect(page.getByRole("heading", { name: "Demo conveyors" })).toBeVisible();
  // Only the editor takes the room of the navigation.
  const navigation = page.getByRole("navigation", { name: "Main" });
  await expect(navigation).toHaveAttribute("data-narrow", "false");
  await expectAccessible(page);

  const [first, second] = await demos(page);
  const [one, other] = [first?.convNo ?? "", second?.convNo ?? ""];
  await copyDemo(page, one);
  await copyDemo(page, other);
  await expect(page.getByText("Files 2 / ")).toBeVisible();

  await rowOf(page, one).getByRole("link").click();
  await expect(page).toHaveURL(/\/conveyors\/[0-9a-zA-Z_-]{8,}$/);
  await expect(navigation).toBeHidden();
  await expect(page.getByText("There is no such page")).toHaveCount(0);
  await openList(page, "/conveyors");

  await select(page, one);
  await select(page, other);
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expectCompared(page);
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader", { name: one })).toBeVisible();
  await expect(table.getByRole("columnheader", { name: other })).toBeVisible();
  await expect(table.getByRole("img", { name: "best" }).first()).toBeVisible();
  await expect(table.getByRole("row", { name: /Required bearing life/ })).toContainText("65000");
  await expectAccessible(page);

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`ConveyorSummaryList-${one.replace(/[\\/:*?"<>|]/g, "-")}.csv`);
  const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect(lines).toContain("Idlers,Required bearing life,h,,65000,65000");
  expect(lines[0]).toBe(`Group,Item,Unit,Required,${one},${other}`);

  await openList(page, "/conveyors");
  const xml = page.waitForEvent("download");
  await choose(page, one, "Download T6");
  expect((await xml).suggestedFilename()).toMatch(/\.xml$/);
  const json = page.waitForEvent("download");
  await choose(page, one, "Download JSON");
  expect(JSON.parse(await readFile(await (await json).path(), "utf8"))).toMatchObject({ convNo: one });

  await choose(page, one, "Delete");
  const question = page.getByRole("dialog", { name: `Delete ${one}?` });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(rowOf(page, one)).toBeVisible();
  await choose(page, one, "Delete");
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(rowOf(page, one)).toBeHidden();
  await expect(page.getByText("Files 1 / ")).toBeVisible();
  await messages(page).getByRole("button", { name: "Undo" }).click();
  await expect(rowOf(page, one)).toBeVisible();
  await expect(page.getByText("Files 2 / ")).toBeVisible();
});

test("what was deleted is taken back from the bin, and the delete screen deletes on opening", async ({ page }) => {
  await signIn(page, newcomer);
  const [, , third] = await demos(page);
  const convNo = third?.convNo ?? "";
  await copyDemo(page, convNo);
  const href = (await rowOf(page, convNo).getByRole("link").getAttribute("href")) ?? "";
  await page.goto(`${href}/delete`);
  await expect(messages(page)).toContainText(`${convNo} deleted.`);
  await openList(page, "/conveyors/bin");
  await expectAccessible(page);
  await page
    .getByRole("button", { name: `Restore ${convNo}` })
    .first()
    .click();
  await expect(messages(page)).toContainText(`${convNo} is back.`);
  await openList(page, "/conveyors");
  await expect(rowOf(page, convNo)).toBeVisible();
});

test("someone without a subscription looks at demos and learns why not more", async ({ page }) => {
  await startSignedIn(page, "nosub@demo.test");
  await expect(page.getByText("0 / 0 files")).toBeVisible();
  await openList(page, "/conveyors/demos");
  const [first] = await demos(page);
  const convNo = first?.convNo ?? "";
  await expect(rowOf(page, convNo).getByRole("img", { name: "read-only" })).toBeVisible();
  const see = "please buy a subscription, see Subscribe menu in your user name / email menu";
  await choose(page, convNo, "Copy");
  await expect(messages(page)).toContainText(`You need a current subscription to copy data - ${see}`);
  await choose(page, convNo, "Download T6");
  await expect(messages(page)).toContainText(`You need a current subscription to download data - ${see}`);
  await page.getByRole("button", { name: "New", exact: true }).click();
  await page.getByRole("menuitem", { name: "Blank, with defaults" }).click();
  await expect(messages(page)).toContainText(`You need a current subscription to add data - ${see}`);
});

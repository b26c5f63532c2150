import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { addConveyor, openList } from "./steps/conveyors.ts";
import { picture } from "./steps/editor.ts";
import { rowOf } from "./steps/library.ts";
import { messages, people, signIn } from "./steps/people.ts";

/** The second page of a long category, turned round and narrowed: what is added sorts to quite another place. */
const belts = "/belts?category=Fabric%20EP%20ISO%2014890&search=EP&sort=description&order=desc&page=2";

test("a row that is added or saved is seen where one is, and the list stays as it was", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  await page.goto(belts);
  const address = /category=Fabric.*search=EP.*sort=description.*order=desc.*page=2/;
  const first = page.locator("tbody tr").first();
  const rows = page.locator("tbody tr");
  await expect(rows).toHaveCount(10);
  await page.getByRole("button", { name: "New belt" }).click();
  await page.getByLabel("Description", { exact: true }).fill("Zz just mine");
  await page.getByRole("button", { name: "Add belt" }).click();
  await expect(rowOf(page, "Zz just mine")).toContainText("just added");
  await expect(first).toContainText("Zz just mine");
  await expect(rows).toHaveCount(11);
  await expect(page).toHaveURL(address);
  await expectAccessible(page);
  await picture(page, info, "just-added");

  await rowOf(page, "Zz just mine").getByRole("link").click();
  await page.getByLabel("Description", { exact: true }).fill("Zz just saved");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(rowOf(page, "Zz just saved").getByText("just saved", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(address);

  await page.getByRole("columnheader", { name: "Description" }).getByRole("button").click();
  await expect(page.getByText("just saved", { exact: true })).toHaveCount(0);
  await expect(rows).toHaveCount(10);

  await page.getByRole("button", { name: "Import", exact: true }).click();
  const table = await (await page.request.get("/api/belts/csv?category=All")).text();
  const [head, ...lines] = table.split(/\r?\n/);
  const saved = lines.find((line) => line.includes("Zz just saved")) ?? "";
  const pasted = [head, saved.replace("Zz just saved", "Zz from a table")].join("\n");
  await page.getByLabel("Or paste the table").fill(pasted);
  await page.getByRole("button", { name: "Add 1 row" }).click();
  await expect(first).toContainText("Zz from a table");
  await expect(first).toContainText("just added");
});

test("a new or copied conveyor is seen on any page of its list, and a deleted one is gone", async ({ page }) => {
  await signIn(page, people.subscriber);
  for (let number = 1; number <= 12; number += 1) {
    await addConveyor(page, { convNo: `Seen ${number}`, category: "Seen" });
  }
  await openList(page, "/conveyors?category=Seen&page=2");
  const rows = page.locator("tbody tr");
  await expect(rows).toHaveCount(2);
  await page.getByRole("button", { name: "New", exact: true }).click();
  await page.getByRole("menuitem", { name: "Blank, with defaults" }).click();
  await expect(rows.getByText("just added")).toHaveCount(1);
  await page.getByRole("button", { name: "Copy Seen 12" }).click();
  await expect(rows.getByText("just added")).toHaveCount(2);
  await expect(page).toHaveURL(/category=Seen&page=2/);

  await page.getByRole("button", { name: /^Actions for Seen 12 - copy/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(messages(page)).toContainText("deleted");
  await expect(rows.getByText("just added")).toHaveCount(1);
  await page.getByRole("button", { name: "Page 1", exact: true }).click();
  await expect(rows.getByText("just added")).toHaveCount(0);
});

import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { choose, rowOf, search } from "./steps/library.ts";
import { messages, people, signIn } from "./steps/people.ts";

const libraries = [
  { path: "/belts", item: "belt", row: "Goodyear Plylon 220/2" },
  { path: "/idlers", item: "idler", row: "Carry 400 3x102 20deg 6204" },
  { path: "/starters", item: "starter", row: "Wound rotor 10 step 130/100%" },
  { path: "/brakes", item: "brake", row: "Svendborg BSFI 204" },
];

// One mechanism serves all libraries: the first is walked in every run, the others with the long journeys.
for (const { path, item, row } of libraries) {
  const details = path === "/belts" ? {} : { tag: "@long" };
  test(`someone without a subscription may look at a ${item} and learns why not more`, details, async ({ page }) => {
    await signIn(page, people.outsider);
    await page.goto(path);
    await search(page, row);
    await page.getByRole("button", { name: `New ${item}` }).click();
    await expect(messages(page)).toContainText(
      "You need a current subscription to add data - Go to the Subscribe Page Under your Username / Email Menu",
    );
    await choose(page, row, "Copy");
    await expect(messages(page)).toContainText(
      "You need a current subscription to copy data - Go to the Subscribe Page Under your Username / Email Menu",
    );
    await rowOf(page, row).getByRole("link").click();
    await expect(page.getByText("Only the owner or an administrator may change this.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Save", exact: true })).toHaveCount(0);
    await expectAccessible(page);
  });
}

test("someone signed out is asked to sign in and then sees the page they wanted", async ({ page }) => {
  await page.goto("/belts");
  await expect(page).toHaveURL(/sign-in/);
  await page.getByLabel("E-mail").fill(people.outsider);
  await page.getByLabel("Password", { exact: true }).fill("beltwright-demo");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Belts" })).toBeVisible();
});

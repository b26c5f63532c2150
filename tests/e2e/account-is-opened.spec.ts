import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { confirmationLink } from "./steps/mail.ts";
import { people, signIn } from "./steps/people.ts";

test("a newcomer registers, confirms by the link in the mail and keeps a profile", async ({ page, browser }) => {
  const email = "newcomer@example.test";
  await page.goto("/register");
  await expectAccessible(page);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a long enough phrase");
  await page.getByLabel("First name").fill("Nora");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Nearly there")).toBeVisible();

  await page.goto(await confirmationLink(browser, email));
  await expect(page.getByText(/confirmed/i).first()).toBeVisible();
  await signIn(page, email, "a long enough phrase");
  await page.goto("/profile");
  await page.getByLabel("City").fill("Newcastle");
  await page.getByRole("button", { name: /^Save/ }).first().click();
  await page.reload();
  await expect(page.getByLabel("City")).toHaveValue("Newcastle");
  await expectAccessible(page);
});

test("signing in elsewhere ends the older session with the reason, keeping what was typed", async ({
  page,
  browser,
}) => {
  await signIn(page, people.otherSubscriber);
  await page.goto("/belts?panel=new");
  await page.getByLabel("Description", { exact: true }).fill("Not lost");
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, people.otherSubscriber);
  await elsewhere.close();

  await page.getByRole("button", { name: "Add belt" }).click();
  await expect(
    page.getByText("Error getting conveyors or User not Authenticated - did you sign-in on another device?").first(),
  ).toBeVisible();
  await expect(page.getByLabel("Description", { exact: true })).toHaveValue("Not lost");

  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page).toHaveURL(/sign-in/);
  await expect(page.getByRole("status").filter({ hasText: "did you sign-in on another device?" })).toBeVisible();
});

import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { confirmationLink } from "./steps/mail.ts";
import { signIn } from "./steps/people.ts";

/** Clicks by what is written on the page, and counts them. */
function visitor(page: Page) {
  let clicks = 0;
  return {
    clicks: () => clicks,
    click: async (words: string) => {
      clicks += 1;
      await page.getByText(words, { exact: true }).first().click();
    },
    /** Takes hold of what the words stand beside and draws it up and out. */
    drag: async (words: string) => {
      clicks += 1;
      const box = await page.getByText(words, { exact: true }).boundingBox();
      if (box === null) throw new Error(`${words} is not to be seen`);
      const [x, y] = [box.x + box.width + 18, box.y + box.height + 14];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 60, y - 40, { steps: 8 });
      await page.mouse.up();
    },
  };
}

const figures = (page: Page) => page.getByTestId("live-figures");
const powerOf = async (page: Page) => Number(await figures(page).locator("strong").first().innerText());

async function untilSettled(page: Page): Promise<void> {
  await expect(figures(page)).toHaveAttribute("data-stale", "false");
}

test("someone who has never seen it drags a conveyor and has its PDF, by what is written alone", async ({ page }) => {
  const begun = Date.now();
  const me = visitor(page);
  await page.goto("/");
  await untilSettled(page);
  const before = await powerOf(page);
  await me.drag("Drag the head");
  await expect.poll(() => powerOf(page)).not.toBe(before);
  await untilSettled(page);
  const power = await powerOf(page);

  await me.click("Open this design");
  await expect(page.getByText(/solved in \d+ ms/)).toBeVisible();
  const shown = page.getByRole("region", { name: "Summary" }).getByRole("button", { name: "Power:" });
  await expect(shown).toHaveAttribute("data-stale", "false");
  // The editor says what the page said: one engine, the same parts.
  expect(Number(await shown.innerText())).toBe(power);

  await me.click("Reports");
  await expect(page.getByText(/bear its mark on every page/)).toBeVisible();
  const button = page.getByText("Download PDF", { exact: true });
  await expect(button).toBeEnabled();
  const download = page.waitForEvent("download");
  await me.click("Download PDF");
  const bytes = await readFile(await (await download).path());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");

  expect(me.clicks()).toBeLessThanOrEqual(12);
  expect(Date.now() - begun).toBeLessThan(120_000);
});

const capacityField = (page: Page) => page.locator('[data-path="capacityInp"]').locator("input").first();

/** A design of five numbers with 777 t/h, and Save, which asks for an account. */
async function trySaving(page: Page) {
  await page.goto("/try?capacity=800&length=180&lift=20&width=1000");
  await expect(page.getByText(/solved in \d+ ms/)).toBeVisible();
  await page.getByRole("button", { name: "Leave the guide" }).click();
  await capacityField(page).fill("777");
  await capacityField(page).press("Enter");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Save this design to an account" });
  await expect(question).toBeVisible();
  return question;
}

test("the work of a try-out comes along into the account that is signed in to later", async ({ page }) => {
  const question = await trySaving(page);
  await expectAccessible(page);

  // Somebody who leaves for an account and comes back by another way: a new page, signed in meanwhile.
  await question.getByRole("link", { name: "Create an account" }).click();
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  await page.goto("/");
  await expect(page.getByText(/is kept in this browser/)).toBeVisible();
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill("pro@demo.test");
  await page.getByLabel("Password", { exact: true }).fill("beltwright-demo");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();

  await expect(page).toHaveURL(/\/conveyors\/[0-9a-zA-Z_-]{8,}$/);
  await expect(page.getByText(/solved in \d+ ms/)).toBeVisible();
  await expect(capacityField(page)).toHaveValue("777");
  const { noOfFilesUsed } = await (await page.request.get("/api/profile")).json();
  await expect(page.getByText(`${noOfFilesUsed} / 100 files`)).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Recent designs" })).toBeVisible();
  await expect(page.getByText("Kept in this browser, not saved yet")).toHaveCount(0);
  await expect(page.getByText(/no findings|\d+ (error|warning)s?/).first()).toBeVisible();
});

test("a visitor registers to save, confirms by mail, and finds the design waiting", async ({ page, browser }) => {
  const [email, password] = ["tried-first@example.test", "a long enough phrase"];
  const question = await trySaving(page);
  await question.getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("First name").fill("Tessa");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Nearly there")).toBeVisible();

  await page.goto(await confirmationLink(browser, email));
  await page.getByRole("link", { name: /Continue to Beltwright|Sign in/ }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();

  await expect(capacityField(page)).toHaveValue("777");
  // A new account has no plan yet: saving is refused with what to do, and the design stays where it is.
  const refusal = page.getByRole("alert").filter({ has: page.getByRole("link", { name: "Subscribe" }) });
  await expect(refusal).toContainText("kept in this browser");
  await expect(page.getByText(/solved in \d+ ms/)).toBeVisible();
  await page.reload();
  await expect(capacityField(page)).toHaveValue("777");
});

test("an account without a plan changes a demo freely and is asked only on saving", async ({ page }) => {
  await signIn(page, "nosub@demo.test");
  await page.goto("/conveyors/demos");
  await page.getByRole("link", { name: "C223" }).first().click();
  await expect(page.getByRole("complementary", { name: "About this demo" })).toBeVisible();
  await expect(page.getByText(/solved in \d+ ms/)).toBeVisible();
  const capacity = page.locator('[data-path="capacityInp"]').locator("input").first();
  await capacity.fill("9000");
  await capacity.press("Enter");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const refusal = page.getByRole("alert").filter({ hasText: "Not authorised to Save this conveyor. Copy it first." });
  await expect(refusal).toContainText("Your changes are kept in this browser.");
  await expect(refusal.getByRole("link", { name: "Subscribe" })).toBeVisible();
  await expect(capacity).toHaveValue("9000");
  await expectAccessible(page);
});

test("the landing page and the try-out are accessible", async ({ page }) => {
  await page.goto("/");
  await untilSettled(page);
  await expect(page.getByRole("heading", { name: "Checked against published cases" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/try?demo=C3");
  await expect(page.getByText(/solved in \d+ ms/)).toBeVisible();
  await expectAccessible(page);
});

import { expect, type Request, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { openForm, openNewConveyor, picture } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

test("an engineer searches for slip, reads, and follows the way to the formula", async ({ page }, info) => {
  await page.goto("/App/THelp/");
  await expect(page).toHaveTitle("Beltwright Help · Getting started in five minutes");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Getting started in five minutes");

  await page.keyboard.press("/");
  await page.keyboard.type("slip");
  await expect(page.getByRole("searchbox", { name: "Search help" })).toBeFocused();
  await expect(page).toHaveTitle("Beltwright Help · Search: slip");
  await picture(page, info, "search");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Traction and slip" }).first().click();

  await expect(page).toHaveURL(/\/App\/THelp\/traction$/);
  await expect(page).toHaveTitle("Beltwright Help · Traction and slip");
  await expect(page.getByText("rope around a bollard")).toBeVisible();
  await page.getByRole("link", { name: "Wrap factor", exact: true }).click();
  await expect(page).toHaveURL(/\/App\/THelp\/formulas-cema-5#wrap-factor$/);
  await expect(page.getByRole("heading", { name: "Wrap factor" })).toBeInViewport();
  await expect(page.locator("section", { has: page.locator("#wrap-factor") })).toContainText("CEMA, Belt Conveyors");
});

test("help is found from the screen one is on, and needs no connection once it is open", async ({ page, context }) => {
  await signIn(page, people.subscriber);
  await page.goto("/belts");
  // Behind the first page help loads all the others, for search and for times without a connection.
  const asked = new Set<Request>();
  page.on("request", (request) => asked.add(request));
  page.on("requestfinished", (request) => asked.delete(request));
  const rest = page.waitForResponse(/help-drawings/);
  await page.getByRole("link", { name: "Help for this screen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Libraries");
  await rest;
  await expect.poll(() => asked.size).toBe(0);
  await context.setOffline(true);
  await page.getByRole("searchbox", { name: "Search help" }).fill("drive-slips");
  await page.getByRole("link", { name: "The belt slips on the drive pulley." }).first().click();
  await expect(page).toHaveURL(/findings-drives#drive-slips$/);
  await expect(page.getByRole("heading", { name: "The belt slips on the drive pulley." })).toBeInViewport();
  await context.setOffline(false);
});

test("a form of the editor and a finding lead to their explanations", async ({ page, context }) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "HELP-1", { capacityInp: 9000 });
  await openForm(page, "General");
  const [form] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: "Help for General" }).click(),
  ]);
  await expect(form.getByRole("heading", { level: 1 })).toHaveText("Form: General");
  await form.goto("/App/THelp/finding-belt-overfull");
  await expect(form).toHaveURL(/findings-capacity#belt-overfull$/);
});

test("on a small screen the sections of a page are listed above it", async ({ page }, info) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto("/App/THelp/dynamic-analysis");
  await expect(page.getByText("On this page").first()).toBeVisible();
  await picture(page, info, "narrow");
});

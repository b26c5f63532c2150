import { expect, test } from "@playwright/test";
import { expectAccessible, sweepOf } from "./steps/axe.ts";
import { people, signIn } from "./steps/people.ts";

const publicScreens = ["/", "/sign-in", "/register", "/forgot-password", "/reset-password?token=x", "/no/such/page"];
const libraries =
  "belts brakes fluidCouplings gearBoxes holdbacks idlers materials motors pulleys pullShafts pullShells pullWidths shaftCouplings starters";
const innerScreens = [
  "/",
  "/profile",
  "/office-preferences",
  "/outbox",
  ...libraries.split(" ").map((name) => `/${name}`),
];

for (const scheme of ["light", "dark"] as const) {
  test(`screens for everyone, ${scheme}`, sweepOf(scheme), async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    for (const path of publicScreens) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await expectAccessible(page);
    }
  });

  test(`screens for people who are signed in, ${scheme}`, sweepOf(scheme), async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: scheme });
    await signIn(page, people.admin);
    for (const path of innerScreens) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await expectAccessible(page);
    }
  });
}

test("a page stays usable at the width of a telephone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, people.subscriber);
  await page.goto("/belts");
  await expect(page.getByRole("heading", { name: "Belts" })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

import { expect, test } from "@playwright/test";
import { expectAccessible, sweepOf } from "./steps/axe.ts";
import { demos, expectCompared, openList } from "./steps/conveyors.ts";
import { people, signIn } from "./steps/people.ts";

for (const scheme of ["light", "dark"] as const) {
  test(`every screen of conveyor files is accessible, ${scheme}`, sweepOf(scheme), async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: scheme });
    await signIn(page, people.admin);
    for (const path of ["/", "/conveyors", "/conveyors/demos", "/conveyors/bin", "/conveyors/group"]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await expectAccessible(page);
    }
    const ids = (await demos(page)).slice(0, 3).map(({ id }) => id);
    await page.goto(`/conveyors/compare?ids=${ids.join(",")}`);
    await expectCompared(page);
    await expectAccessible(page);
    await openList(page, "/conveyors?dialog=upload");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
  });
}

test("lists and comparison stay usable at the width of a telephone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, people.subscriber);
  const ids = (await demos(page)).slice(0, 2).map(({ id }) => id);
  for (const path of ["/", "/conveyors/demos", `/conveyors/compare?ids=${ids.join(",")}`]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

import { expect, test } from "@playwright/test";
import { fieldAt, openNewConveyor, openView, resultOf } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

test("on a tablet a point is dragged, a form opened and a number typed by touch", async ({ page, context }) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "TOUCH");
  await openView(page, "Long section");
  await page.getByRole("button", { name: "Drag points on the long section" }).tap();
  const drawn = page.getByTestId("drawing-long").locator('[data-target="pulls[2]"]').first();
  const { x, y, width, height } = (await drawn.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const before = await resultOf(page, "Te");
  const touches = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", up: number) =>
    touches.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: [{ x: x + width / 2, y: y + height / 2 - up }],
    });
  await touch("touchStart", 0);
  for (const up of [10, 20, 30, 40]) await touch("touchMove", up);
  await touches.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  // The head was lifted, and the page has not scrolled instead.
  await expect.poll(() => resultOf(page, "Te")).toBeGreaterThan(before);

  // Right behind a drag the browser may take the first tap for the end of it.
  const group = page.getByRole("button", { name: "Duty group" });
  await expect(async () => {
    if ((await group.getAttribute("aria-expanded")) !== "true") await group.tap();
    await expect(group).toHaveAttribute("aria-expanded", "true", { timeout: 2000 });
  }).toPass();
  await page.locator('[data-form="capacity"]').tap();
  await fieldAt(page, "capacityInp").tap();
  await fieldAt(page, "capacityInp").fill("900");
  await fieldAt(page, "capacityInp").press("Enter");
  await expect.poll(() => resultOf(page, "Fill")).toBeLessThan(60);
});

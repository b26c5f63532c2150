import { expect, type Locator, type Page, test } from "@playwright/test";
import { openForm, openNewConveyor, picture } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

async function openStream(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Layout" }).click();
  await page.getByRole("radiogroup", { name: "Drawing of the layout" }).getByText("Stream", { exact: true }).click();
}

const pullOf = async (page: Page) => {
  const text = await page.getByRole("button", { name: /^Te: / }).first().getAttribute("aria-label");
  return Number(/[-\d.]+/.exec(text ?? "")?.[0]);
};

async function drag(page: Page, what: Locator, by: number): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error("not on the page");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 5; step += 1) await page.mouse.move(x + (by * step) / 5, y);
  await page.mouse.up();
}

test("a stream is dragged and stretched along the belt, tensions follow, and it becomes a load case", async ({
  page,
}, info) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "STREAM");
  await openForm(page, "Load cases");
  await openStream(page);
  const front = page.getByRole("slider", { name: "Front of stream" });
  const stream = page.getByRole("slider", { name: "Stream", exact: true });
  await expect(front).toBeVisible();
  const before = await pullOf(page);

  await drag(page, front, 150);
  await expect.poll(() => pullOf(page)).toBeGreaterThan(before);
  const line = page.getByTestId("stream-tension");
  const drawn = await line.getAttribute("points");
  await stream.focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await expect.poll(() => line.getAttribute("points")).not.toBe(drawn);
  const from = Number(await stream.getAttribute("aria-valuenow"));
  await drag(page, stream, 40);
  await expect.poll(async () => Number(await stream.getAttribute("aria-valuenow"))).toBeGreaterThan(from);

  await page.getByRole("button", { name: /^Te: / }).first().click();
  const trace = page.getByRole("complementary", { name: "How it was calculated" });
  await expect(trace.getByRole("heading", { name: "Te", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("combobox", { name: "Worst place for" }).selectOption("Largest Te");
  await expect.poll(() => pullOf(page)).toBeGreaterThan(before);
  await picture(page, info, "stream");
  await page.getByRole("button", { name: "Keep as a load case" }).click();
  const matrix = page.getByRole("table", { name: "Cases side by side" });
  await expect(matrix.getByRole("row", { name: /Load from/ })).toBeVisible();

  await page.getByRole("combobox", { name: "Load on the belt" }).first().selectOption("2");
  await expect(page.getByRole("slider", { name: "Front of stream 2" })).toBeVisible();
});

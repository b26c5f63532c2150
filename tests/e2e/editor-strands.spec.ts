import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { cellAt, openForm, openNewConveyor, openView, paste, picture, resultOf } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

// Sixty places over hills 10 m high, every 11 m between loading and head.
const hills = Array.from({ length: 60 }, (_, at) => {
  const x = 15 + 11 * at;
  return `${x}\t0\t${(0.05 * x + 5 * Math.sin(x / 45)).toFixed(3)}`;
});

async function startFromFiveNumbers(page: Page): Promise<void> {
  await page.goto("/conveyors/new");
  await page.getByLabel("Capacity").fill("1000");
  await page.getByLabel("Length").fill("700");
  await page.getByLabel("Lift").fill("34");
  await page.getByLabel("Belt width").fill("1200");
  await page.getByLabel("Belt width").press("Tab");
  await page.getByRole("button", { name: "Create the conveyor" }).click();
  await expect(page).toHaveURL(/\/conveyors\/(?!new)[^/]+$/);
}

async function importAfterLoading(page: Page, text: string): Promise<void> {
  await cellAt(page, "pulls[1].x").click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Import x, y, z" }).click();
  await (await chooser).setFiles({ name: "survey.csv", mimeType: "text/plain", buffer: Buffer.from(text) });
  await expect(page.getByText(/2 points imported after point 2/)).toBeVisible();
}

const rows = (page: Page) => page.getByRole("grid", { name: "Points and sections" });
const solved = (page: Page) => page.getByText(/solved in \d+ ms/);

test("sixty hilly points pasted into the carry strand take the return strand along", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  await startFromFiveNumbers(page);
  await openForm(page, "Points");
  const before = Number(await rows(page).getAttribute("aria-rowcount"));
  await cellAt(page, "pulls[1].x").click();
  await paste(page, hills.join("\r\n"));
  await page.getByRole("button", { name: "Insert as points after point 2" }).click();
  await expect(cellAt(page, "pulls[2].x")).toHaveText("15");
  // A point that falls within a group of pulleys needs no return point of its own.
  await expect.poll(async () => Number(await rows(page).getAttribute("aria-rowcount"))).toBeGreaterThan(before + 115);
  await expect(solved(page)).toBeVisible();
  await expect(page.getByText("cannot be calculated")).toHaveCount(0);
  expect(await resultOf(page, "Te")).toBeGreaterThan(0);
  await page.keyboard.press("ControlOrMeta+ArrowDown");
  await expect(
    rows(page)
      .getByRole("img", { name: /^Follows point \d+$/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await openView(page, "Long section");
  await picture(page, info, "hills-on-both-strands");
  await page.getByRole("button", { name: "Undo: Insert 60 points" }).click();
  await expect(rows(page)).toHaveAttribute("aria-rowcount", String(before));
});

test("a follower says whom it follows, is unlinked to be typed, and is linked again", async ({ page }) => {
  await signIn(page, people.subscriber);
  await startFromFiveNumbers(page);
  await openForm(page, "Points");
  await importAfterLoading(page, "x;y;z\n200;0;4\n400;0;24\n");
  const follower = rows(page)
    .getByRole("row")
    .filter({ has: page.getByRole("img", { name: "Follows point 3" }) });
  const row = await follower.getAttribute("data-row");
  const height = cellAt(page, `pulls[${row}].z`);
  const laid = await height.innerText();
  await expect(height).toHaveAttribute("aria-readonly", "true");
  await height.click();
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Follows point 3. Unlink it to give it a place of its own.")).toBeVisible();
  await expect(height).toHaveText(laid);
  await height.click();
  await page.getByRole("button", { name: "Unlink point" }).click();
  await height.click();
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  await expect(height).toHaveText("1");
  await height.click();
  await page.getByRole("button", { name: "Link point" }).click();
  await expect(height).toHaveText(laid);
});

test("the strands of a conveyor that had no links are linked with one button", async ({ page }) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "STRANDS");
  await openForm(page, "Points");
  await importAfterLoading(page, "x;y;z\n20;0;0.5\n40;0;6\n");
  await expect(rows(page)).toHaveAttribute("aria-rowcount", "11");
  await page.getByRole("button", { name: "Link strands" }).click();
  await expect(page.getByText("Strands linked: 2 return points follow")).toBeVisible();
  await expect(rows(page)).toHaveAttribute("aria-rowcount", "13");
  await expect(solved(page)).toBeVisible();
  await page.getByRole("button", { name: "Unlink strands" }).click();
  await expect(rows(page).getByRole("img")).toHaveCount(0);
});

test("a carry point dragged on the long section takes its return point along", async ({ page }) => {
  await signIn(page, people.subscriber);
  await startFromFiveNumbers(page);
  await openForm(page, "Points");
  await importAfterLoading(page, "x;y;z\n200;0;4\n400;0;24\n");
  const follower = rows(page)
    .getByRole("row")
    .filter({ has: page.getByRole("img", { name: "Follows point 3" }) });
  const height = cellAt(page, `pulls[${await follower.getAttribute("data-row")}].z`);
  const below = Number(await height.innerText());
  await page.getByRole("toolbar").getByRole("button", { name: "Drag points on the long section" }).click();
  const dot = page.getByTestId("drawing-long").locator('[data-target="pulls[2]"] path[stroke="none"]');
  const sign = await dot.first().boundingBox();
  if (!sign) throw new Error("The point is not drawn");
  const [x, y] = [sign.x + sign.width / 2, sign.y + sign.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 30, { steps: 8 });
  await page.mouse.up();
  const raised = Number(await cellAt(page, "pulls[2].z").innerText()) - 4;
  expect(raised).toBeGreaterThan(1);
  // The slopes beside it change a little, and with them the distance measured straight down.
  await expect.poll(async () => Number(await height.innerText()) - below).toBeCloseTo(raised, 0);
  await expect(solved(page)).toBeVisible();
  await page.getByRole("button", { name: "Undo: Move point 3" }).click();
  await expect(height).toHaveText(String(below));
});

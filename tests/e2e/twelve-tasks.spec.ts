import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { openNewConveyor } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

/** Where the table of the last run is written; docs/task-table.md is copied from it. */
const written = join(import.meta.dirname, "../../test-results/task-table.md");

interface Counted {
  readonly task: string;
  readonly clicks: number;
  readonly seconds: number;
}

/** Counts what a person does with the hand: clicks, and each field typed into as one. */
class Hand {
  clicks = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async type(target: Locator, text: string): Promise<void> {
    this.clicks += 1;
    await target.fill(text);
    await target.press("Enter");
  }

  /** Types where the keyboard is, in a cell or over what a field holds. */
  async write(text: string): Promise<void> {
    this.clicks += 1;
    const isField = await this.page.evaluate(() => document.activeElement instanceof HTMLInputElement);
    if (isField) await this.page.keyboard.press("Control+a");
    await this.page.keyboard.type(text);
    await this.page.keyboard.press("Enter");
  }
}

type Task = readonly [name: string, run: (hand: Hand, page: Page) => Promise<void>];

const form = (page: Page, title: string) =>
  page.getByRole("navigation", { name: "Forms" }).getByRole("button", { name: new RegExp(`^${title}(?: has \\w+)?$`) });

const undone = (page: Page, label: string) => page.getByRole("button", { name: `Undo: ${label}` });

/** Each is done to the end, and its effect is looked at before it counts. */
const tasks: readonly Task[] = [
  [
    "Add a drive",
    async (hand, page) => {
      await hand.click(form(page, "Drives"));
      await hand.click(page.getByRole("button", { name: "Add drive", exact: true }).last());
      await expect(page.getByRole("radio", { name: /^Drive 2 / })).toBeAttached();
    },
  ],
  [
    "Change the belt",
    async (hand, page) => {
      await hand.click(form(page, "Belt"));
      await hand.click(page.getByRole("button", { name: /^Choose .* from library$/ }).first());
      const rows = page.getByRole("dialog", { name: /^Choose / }).getByRole("button", { name: /^Select / });
      await hand.click(rows.nth(2));
      await expect(page.getByRole("dialog", { name: /^Choose / })).toBeHidden();
      await expect(page.getByText("● unsaved")).toBeVisible();
    },
  ],
  [
    "Move a point",
    async (hand, page) => {
      await hand.click(form(page, "Points"));
      const cell = page.locator('[data-cell="pulls[2].x"]');
      const before = await cell.innerText();
      await hand.click(cell);
      await hand.write("77");
      await expect(cell).not.toHaveText(before);
    },
  ],
  [
    "Find why a finding fires",
    async (hand, page) => {
      await hand.click(page.getByRole("button", { name: /errors?, / }));
      const panel = page.getByRole("complementary", { name: "Results and findings" });
      await hand.click(panel.locator("[data-opens]").first());
      await expect(page.getByRole("complementary", { name: "How it was calculated" })).toBeVisible();
      await page.keyboard.press("Escape");
    },
  ],
  [
    "Mend it",
    async (hand, page) => {
      await hand.click(page.getByRole("navigation", { name: "Forms" }).getByRole("button", { name: / has / }).first());
      await hand.click(page.getByRole("list", { name: "What may mend it" }).first().getByRole("button").first());
      const wanted = page.locator('[data-wanted="true"]');
      await expect(wanted.locator("input").first()).toBeFocused();
      const path = await wanted.getAttribute("data-path");
      const field = page.locator(`[data-path="${path}"]`).locator("input").first();
      const before = await field.inputValue();
      await hand.write(String(1.5 * Number(before)));
      await expect(field).not.toHaveValue(before);
    },
  ],
  [
    "Compare methods",
    async (hand, page) => {
      await hand.click(page.getByRole("button", { name: "Compare", exact: true }));
      await expect(page.getByRole("columnheader", { name: /VISCO/ }).first()).toBeVisible();
    },
  ],
  [
    "Make the one-page PDF",
    async (hand, page) => {
      await hand.click(page.getByRole("button", { name: "Reports", exact: true }));
      await hand.click(page.getByText("One-page summary"));
      const download = page.waitForEvent("download");
      await hand.click(page.getByRole("button", { name: "Download PDF" }));
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
      await page.getByRole("button", { name: "Close panel" }).click();
    },
  ],
  [
    "Share",
    async (hand, page) => {
      await hand.click(page.getByRole("button", { name: "Share", exact: true }));
      const panel = page.getByRole("complementary", { name: /^Share / });
      await panel.getByLabel("Share with").waitFor();
      await hand.type(panel.getByLabel("Share with"), people.subscriber);
      await hand.click(panel.getByRole("button", { name: "Save sharing" }));
      await expect(panel).toBeHidden();
    },
  ],
  [
    "Freeze parts",
    async (hand, page) => {
      await hand.click(page.getByRole("button", { name: "File", exact: true }));
      await hand.click(page.getByRole("menuitem", { name: "Freeze all parts" }));
      await expect(undone(page, "Freeze all parts")).toBeVisible();
    },
  ],
  [
    "Run all dynamic scenarios",
    async (hand, page) => {
      await hand.click(page.getByRole("tab", { name: "Dynamic", exact: true }));
      await hand.click(page.getByRole("button", { name: "Run all twelve" }));
      // That they run is enough: how long they take is a matter of the belt.
      await expect(page.getByLabel("Progress of all scenarios")).toBeVisible();
      await page.getByRole("button", { name: "Cancel all" }).click();
    },
  ],
  [
    "Print a drawing",
    async (hand, page) => {
      await hand.click(page.getByRole("tab", { name: "Layout", exact: true }));
      await hand.click(page.getByRole("button", { name: "Download the drawing" }).first());
      const download = page.waitForEvent("download");
      await hand.click(page.getByRole("menuitem").first());
      await download;
    },
  ],
  [
    "Change units",
    async (hand, page) => {
      await hand.click(page.getByRole("radiogroup", { name: "Units" }).getByText("Imperial"));
      await expect(page.getByRole("region", { name: "Summary" })).toContainText("lbf");
    },
  ],
];

test("twelve common tasks take few clicks", { tag: "@long" }, async ({ page }) => {
  await signIn(page, people.admin);
  await openNewConveyor(page, "TASKS");
  const counted: Counted[] = [];
  for (const [task, run] of tasks) {
    await test.step(task, async () => {
      const hand = new Hand(page);
      const begun = Date.now();
      await run(hand, page);
      counted.push({ task, clicks: hand.clicks, seconds: (Date.now() - begun) / 1000 });
    });
  }
  const rows = counted.map(({ task, clicks, seconds }) => `| ${task} | ${clicks} | ${seconds.toFixed(1)} |`);
  mkdirSync(dirname(written), { recursive: true });
  writeFileSync(written, ["| task | clicks | seconds |", "|---|---|---|", ...rows, ""].join("\n"));
  expect(counted.filter(({ clicks }) => clicks <= 3).length).toBeGreaterThanOrEqual(9);
});

import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { fieldAt, picture } from "./steps/editor.ts";
import { startSignedIn } from "./steps/people.ts";

const engineer = "dynamic@demo.test";

// docs/first-designs.md has their numbers beside those worked out by hand.
const jobs = [
  { name: "in-plant", numbers: { Capacity: 1200, Length: 180, Lift: 35, "Belt width": 1000 }, te: [41.5, 43.3] },
  { name: "overland", numbers: { Capacity: 2500, Length: 6500, Lift: 20, "Belt width": 1200 }, te: [299, 331] },
  { name: "downhill", numbers: { Capacity: 2500, Length: 900, Lift: -140, "Belt width": 1200 }, te: [-206, -186] },
] as const;

/** Figures of the first page that the editor shows beside its forms under the same names. */
const figures = ["Cross-section fill", "Effective tension Te", "Absorbed power", "Installed power"];

/** What a person does, counted: each click and each number typed is one. */
function countedHand() {
  let count = 0;
  return {
    click: async (at: Locator) => {
      count += 1;
      await at.click();
    },
    type: async (at: Locator, text: string) => {
      count += 1;
      await at.fill(text);
      await at.press("Tab");
    },
    count: () => count,
  };
}

async function firstResult(page: Page, label: string): Promise<number> {
  const results = page.getByRole("region", { name: "First results" });
  const value = results.getByRole("button", { name: `${label}:` });
  await expect(value).toHaveAttribute("data-stale", "false");
  return Number(await value.innerText());
}

async function shownResult(page: Page, label: string): Promise<number> {
  const panel = page.getByRole("complementary", { name: "Results and findings" });
  // The whole conveyor stands before its drives.
  const value = panel.getByRole("button", { name: `${label}:` }).first();
  await expect(value).toHaveAttribute("data-stale", "false");
  return Number(await value.innerText());
}

for (const { name, numbers, te } of jobs) {
  test(`the ${name} job goes from five numbers to a design without errors and its report`, async ({ page }, info) => {
    await startSignedIn(page, engineer);
    const hand = countedHand();
    await hand.click(page.getByRole("link", { name: /Start from five numbers/ }));
    for (const [label, value] of Object.entries(numbers)) {
      await hand.type(page.getByLabel(label, { exact: true }), String(value));
    }
    const create = page.getByRole("button", { name: "Create the conveyor" });
    await expect(create).toBeEnabled();
    const promised = new Map<string, number>();
    for (const label of figures) promised.set(label, await firstResult(page, label));
    const speed = await firstResult(page, "Belt speed");
    await picture(page, info, `${name}-numbers`);
    await hand.click(create);

    await expect(page.getByRole("region", { name: "Summary" })).toContainText("0 errors");
    // What was promised is what there is, figure by figure.
    for (const [label, value] of promised) expect(await shownResult(page, label), label).toBe(value);
    expect(Number(await fieldAt(page, "beltSpeedInp").inputValue())).toBe(speed);
    expect(promised.get("Effective tension Te")).toBeGreaterThan(te[0]);
    expect(promised.get("Effective tension Te")).toBeLessThan(te[1]);
    await picture(page, info, `${name}-editor`);
    await hand.click(page.getByText(/^Findings \d/));
    await picture(page, info, `${name}-findings`);

    await hand.click(page.getByRole("button", { name: "Reports", exact: true }));
    await expect(page.getByRole("button", { name: "None" })).toBeVisible();
    await hand.click(page.getByRole("button", { name: "None" }));
    await hand.click(page.getByLabel("Design summary", { exact: true }));
    const download = page.waitForEvent("download");
    await hand.click(page.getByRole("button", { name: "Download PDF" }));
    const path = info.outputPath(`${name}.pdf`);
    await (await download).saveAs(path);
    expect(readFileSync(path).subarray(0, 5).toString()).toBe("%PDF-");
    expect(hand.count()).toBeLessThanOrEqual(12);
  });
}

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { layoutFaults } from "./layout-faults.ts";

declare global {
  interface Window {
    readonly axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Fails with the rule and the elements where axe finds anything on the page, once its heading is there and it is still. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOn(page), `on ${page.url()}`).toEqual([]);
}

/** The same for all that can be measured of a page: accessible, and laid out so that it can be read and hit. */
export async function expectSound(page: Page): Promise<void> {
  const found = [...(await violationsOn(page)), ...(await page.evaluate(layoutFaults))];
  const { width } = page.viewportSize() ?? { width: 0 };
  expect.soft(found, `on ${page.url()} at ${width} px`).toEqual([]);
}

async function violationsOn(page: Page): Promise<readonly string[]> {
  await page.locator("h1").first().waitFor({ state: "attached" });
  await page.evaluate(untilStill);
  // Evaluated by the debugger and not as a script element, which the page's own policy would refuse.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  // What passes is not asked for: to list it takes longer than to find what fails.
  const violations = await page.evaluate(async () => {
    const results = await window.axe?.run({ resultTypes: ["violations"], preload: false });
    return results?.violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }));
  });
  if (violations === undefined) throw new Error("axe is not in the page");
  return violations.map(({ id, html }) => `${id}: ${html.map((one) => one.slice(0, 160)).join(" | ")}`);
}

/** Waits for three frames in which nothing fades or slides: half faded in, text has a contrast that nobody reads it with. */
async function untilStill(): Promise<void> {
  let still = 0;
  while (still < 3) {
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter(({ playState, effect }) => {
      const endless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return playState === "running" && !endless;
    });
    still = moving.length > 0 ? 0 : still + 1;
  }
}

/** Both colour schemes are looked over, the dark one only when all journeys are asked for. */
export function sweepOf(scheme: "light" | "dark"): { readonly tag: string[] } {
  return { tag: scheme === "dark" ? ["@long"] : [] };
}

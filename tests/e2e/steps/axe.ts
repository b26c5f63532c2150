import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

declare global {
  interface Window {
    readonly axe: { run(): Promise<AxeResults> };
  }
}

const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Fails with the rule and the elements where axe finds anything on the page, once its heading is there and it is still. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" });
  await page.evaluate(untilStill);
  // Evaluated by the debugger and not as a script element, which the page's own policy would refuse.
  await page.evaluate(source);
  const { violations } = await page.evaluate(() => window.axe.run());
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
  expect(found, `on ${page.url()}`).toEqual([]);
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

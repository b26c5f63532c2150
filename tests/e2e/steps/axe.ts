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

/** Fails with the rule and the elements where axe finds anything on the page as it is now, once its heading is there. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" });
  // Evaluated by the debugger and not as a script element, which the page's own policy would refuse.
  await page.evaluate(source);
  const { violations } = await page.evaluate(() => window.axe.run());
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
  expect(found, `on ${page.url()}`).toEqual([]);
}

/** Both colour schemes are looked over, the dark one only when all journeys are asked for. */
export function sweepOf(scheme: "light" | "dark"): { readonly tag: string[] } {
  return { tag: scheme === "dark" ? ["@long"] : [] };
}

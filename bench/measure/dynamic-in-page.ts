import { demoConveyors } from "@beltwright/catalogue";
import type { Figures } from "../run.ts";
import type { Browser } from "./browser.ts";
import { openInEditor } from "./open-editor.ts";

const runs = 3;

/**
 * The 21 km demo with 400 elements over 60 s, run in the editor: the time within its worker with all the frames it
 * sends, and from the press of the button until the page shows the end. The middle one of three runs.
 */
export async function dynamicInPage(browser: Browser, url: string): Promise<Figures> {
  const long = (await demoConveyors()).find(({ convNo }) => convNo === "C3");
  if (!long) throw new Error("The 21 km demo is missing");
  const conveyor = { ...long, convNo: "BENCH-DYN", dynNumNodes: 400, dynRunTime: 60 };
  const page = await openInEditor(browser, url, "admin@demo.test", conveyor);
  await page.evaluate(
    `[...document.querySelectorAll('[role=tab]')].find((tab) => tab.textContent === "Dynamic").click(), 0`,
  );
  const button = `[...document.querySelectorAll("section[aria-label=Scenario] button")].find((one) => one.textContent === "Run" && !one.disabled)`;
  const times: (readonly [number, number])[] = [];
  for (let at = 0; at < runs; at += 1) {
    await page.evaluate(`bench.until("the button Run", () => ${button})`);
    times.push(
      await page.evaluate<readonly [number, number]>(`(async () => {
        const begun = performance.now();
        ${button}.click();
        await bench.until("the progress of the run", () => document.querySelector('[aria-label="Progress of the run"]'));
        await bench.until("the end of the run", () => ${button});
        const ended = performance.now() - begun;
        [...document.querySelectorAll('[aria-label="View of the run"] label')].find((one) => one.textContent === "Results").click();
        await bench.until("the time of the run", () => document.querySelector("[data-testid=run-time]"));
        return [Number(document.querySelector("[data-testid=run-time]").dataset.milliseconds), ended];
      })()`),
    );
  }
  await page.send("Page.close");
  const middle = (which: 0 | 1) => times.map((time) => time[which]).toSorted((a, b) => a - b)[1] ?? Number.NaN;
  return { chromium_worker_400_elements_60_s_ms: middle(0), chromium_400_elements_60_s_button_to_end_ms: middle(1) };
}

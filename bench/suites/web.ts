import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserPage, startBrowser } from "../measure/browser.ts";
import { dynamicInPage } from "../measure/dynamic-in-page.ts";
import {
  framesWhileMoving,
  pointer,
  press,
  repaintAfter,
  repaintsOfKeys,
  type Spot,
  watchPages,
} from "../measure/editor-page.ts";
import { fullConveyor, withCases } from "../measure/full-conveyor.ts";
import { firstSolve, openInEditor } from "../measure/open-editor.ts";
import { pageSwitches } from "../measure/page-switches.ts";
import { startProcess } from "../measure/server-process.ts";
import type { Figures } from "../run.ts";

const points = 200;
const strokes = 60;
const loads = 9;
const ownCases = 20;

/**
 * Key stroke to repainted result of a 200-point design with every component on Auto, in Chromium against the built
 * program: from the key to the end of the frame that shows the new tensions and power (`result`), and to the one that
 * shows all results with everything chosen anew (`everything`). Before it the first results after the form is there and
 * the way between forms and views; after it frames while a point is dragged, beside those of an empty page whose handler
 * does nothing, the same keys with 20 load cases of its own, and the dynamic analysis. Wall time; `cpu` is processor time
 * of the page. The goals: first solve 100, switch 100 (p95), key to result 45 (p95), with 20 cases 50 (p95), key to
 * everything 60 (p95).
 */
export async function run(): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), "beltwright-bench-"));
  const env = { DATA_DIR: folder, HOST: "127.0.0.1" };
  const server = await startProcess(new URL("../../apps/server/src/main.ts", import.meta.url).pathname, 4794, env);
  const browser = await startBrowser();
  try {
    const baseline = await emptyFrames(browser);
    const conveyor = { ...fullConveyor(points), convNo: "BENCH", drawSnapSize: 0 };
    const page = await openInEditor(browser, server.url, "pro@demo.test", conveyor);
    const opening = await loading(page);
    const figures = { points, ...baseline, ...opening, ...(await typing(page)), ...(await dragging(page)) };
    await page.send("Page.close");
    const manyCases = await openInEditor(browser, server.url, "pro@demo.test", withCases(conveyor, ownCases));
    const withOwn = await typing(manyCases, `_${ownCases}_cases`);
    await manyCases.send("Page.close");
    return rounded({ ...figures, ...withOwn, ...(await dynamicInPage(browser, server.url)) });
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The middle of several loads, and the way from form to form and view to view once all of them have been open. */
async function loading(page: BrowserPage): Promise<Figures> {
  const times: number[] = [];
  for (let at = 0; at < loads; at += 1) times.push(await firstSolve(page));
  const first = await pageSwitches(page);
  const again = [...(await pageSwitches(page)), ...(await pageSwitches(page))];
  return {
    first_solve_ms: times.toSorted((one, other) => one - other)[Math.floor(loads / 2)] ?? Number.NaN,
    ...spread("first_switch", first),
    ...spread("switch", again),
  };
}

/** Digits typed behind a number and taken away again, as a hand does that looks for the right one. */
async function typing(page: BrowserPage, suffix = ""): Promise<Figures> {
  await page.evaluate(`document.querySelector('[data-path="beltSpeedInp"] input').focus(), 0`);
  for (const key of ["End", "Backspace", "Backspace", "Backspace", "3", ".", "1"]) await press(page, key);
  const keys = Array.from({ length: strokes }, (_, at) => (at % 2 === 0 ? String(1 + ((at / 2) % 9)) : "Backspace"));
  await repaintsOfKeys(page, keys.slice(0, 10));
  const before = await page.cpuSeconds();
  const times = await repaintsOfKeys(page, keys);
  const cpu = ((await page.cpuSeconds()) - before) * 1000;
  return {
    ...spread(
      `key_to_result${suffix}`,
      times.map(({ first }) => first),
    ),
    ...spread(
      `key_to_everything${suffix}`,
      times.map(({ all }) => all),
    ),
    [`key_to_result${suffix}_cpu_ms`]: cpu / strokes,
    [`last_solved_in${suffix}_ms`]: await solving(page),
  };
}

/** How long the worker took for the last answer, as the editor itself says. */
async function solving(page: BrowserPage): Promise<number> {
  const text = await page.evaluate<string>("document.body.innerText.match(/solved in (\\d+) ms/)?.[1] ?? ''");
  return Number(text);
}

async function dragging(page: BrowserPage): Promise<Figures> {
  await page.evaluate(`document.querySelector('[data-mode="DragScaleLong"]').click(), 0`);
  await page.evaluate(
    "bench.until('the long section', () => document.querySelector('[data-testid=drawing-long] svg'))",
  );
  const from = await page.evaluate<Spot>(`(() => {
    const marks = [...document.querySelectorAll('[data-testid="drawing-long"] [data-target="pulls[0]"]')];
    const box = (marks.find((mark) => mark.querySelector("circle"))?.querySelector("circle") ?? marks[0]).getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  })()`);
  const spot = (at: number): Spot => ({ x: from.x + 20 * Math.sin(at / 6) + 3, y: from.y });
  // One step of the sine near its turn moves so little that no shown digit changes, which would be waited for in vain.
  const farSpot = (at: number): Spot => ({ x: from.x + (at % 2 === 0 ? 4 : 36) + (at % 5) / 2, y: from.y });
  await pointer(page, "mousePressed", from);
  const times: number[] = [];
  for (let at = 1; at <= strokes; at += 1) {
    const { first } = await repaintAfter(page, "pointermove", () => pointer(page, "mouseMoved", farSpot(at)));
    times.push(first);
  }
  const before = await page.cpuSeconds();
  const spots = Array.from({ length: 240 }, (_, at) => spot(at));
  const frames = await framesWhileMoving(page, spots);
  const cpu = ((await page.cpuSeconds()) - before) * 1000;
  await pointer(page, "mouseReleased", from);
  return {
    ...spread("drag_to_result", times),
    ...spread("drag_frame", frames),
    drag_cpu_ms_per_move: cpu / spots.length,
  };
}

async function emptyFrames(browser: Browser): Promise<Figures> {
  const page = await browser.open("about:blank");
  await watchPages(page);
  await page.evaluate("addEventListener('pointermove', () => {}), 0");
  const spots = Array.from({ length: 240 }, (_, at) => ({ x: 300 + (at % 60), y: 300 }));
  const figures = spread("empty_frame", await framesWhileMoving(page, spots));
  await page.send("Page.close");
  return figures;
}

function spread(name: string, times: readonly number[]): Figures {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { [`${name}_p50_ms`]: at(0.5), [`${name}_p95_ms`]: at(0.95) };
}

function rounded(figures: Figures): Figures {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toPrecision(4))]));
}

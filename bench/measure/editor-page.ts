import type { BrowserPage } from "./browser.ts";

/** Between one key and the next, ms: as fast as a practised hand, while the whole calculation still runs behind. */
const pace = 150;

/** Installed in the page: waits for events of one kind and says when the number that follows from each was painted. */
const watcher = `
window.bench = {
  te: () => document.querySelector('section[aria-label="Summary"] button[aria-label*="Te:"]'),
  /** Waits for something on the page; what never comes is said by its name. */
  until: async (what, isSo) => {
    const limit = performance.now() + 60000;
    while (!isSo()) {
      if (performance.now() > limit) throw new Error("Not there within 60 s: " + what);
      await new Promise((wake) => setTimeout(wake, 5));
    }
  },
  /** Nothing on the screen is of an earlier document: none is marked so, and none is said to be on its way. */
  isSettled: () => bench.te() !== null && document.querySelector("[data-stale=true]") === null
    && !bench.te().closest("section").querySelector("[role=status]").textContent.includes("choosing"),
  painted: () => new Promise((done) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now());
    port2.postMessage(0);
  })),
  changed: (isSo) => new Promise((done) => {
    const check = () => {
      if (!isSo()) return;
      watch.disconnect();
      done();
    };
    const watch = new MutationObserver(check);
    watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    check();
  }),
  /**
   * Milliseconds from the next event of this kind to the end of the frame that shows another tension which is of the
   * document as it then stands, and to the end of the frame in which nothing shown is of an earlier one.
   */
  repaint: (kind) => new Promise((done, fail) => {
    const limit = setTimeout(() => fail(new Error("No new number within ten seconds")), 10000);
    const before = bench.te().textContent;
    addEventListener(kind, async (event) => {
      await bench.changed(() => bench.te().textContent !== before && bench.te().dataset.stale === "false");
      const first = (await bench.painted()) - event.timeStamp;
      await bench.changed(bench.isSettled);
      const all = (await bench.painted()) - event.timeStamp;
      clearTimeout(limit);
      done({ first, all });
    }, { capture: true, once: true });
  }),
  isFormShown: () => document.querySelector('section[aria-label$=" form"]') !== null,
  /** Lengths of all frames until stopped. */
  frames: () => {
    const lengths = [];
    let last = performance.now();
    let isOn = true;
    const next = (now) => {
      lengths.push(now - last);
      last = now;
      if (isOn) requestAnimationFrame(next);
    };
    requestAnimationFrame((now) => { last = now; requestAnimationFrame(next); });
    return () => { isOn = false; return lengths; };
  },
};
window.bench.firstSolve = (async () => {
  await bench.changed(bench.isFormShown);
  const ready = await bench.painted();
  await bench.changed(() => bench.te() !== null);
  return (await bench.painted()) - ready;
})();
0`;

/** Watches this page and every one that it leads to, from before its first line runs. */
export async function watchPages(page: BrowserPage): Promise<void> {
  await page.send("Page.addScriptToEvaluateOnNewDocument", { source: watcher });
  await page.evaluate(watcher);
}

/** Whether the document as it stands has its final answer on the screen. */
export async function untilSettled(page: BrowserPage): Promise<void> {
  await page.evaluate("bench.until('a settled answer in the Summary', bench.isSettled)");
}

export async function press(page: BrowserPage, key: string): Promise<void> {
  const text = key.length === 1 ? key : undefined;
  const codes: Readonly<Record<string, number>> = { ".": 190, Backspace: 8, End: 35 };
  const common = { key, windowsVirtualKeyCode: codes[key] ?? key.toUpperCase().charCodeAt(0) };
  await page.send("Input.dispatchKeyEvent", { type: "keyDown", ...common, ...(text && { text }) });
  await page.send("Input.dispatchKeyEvent", { type: "keyUp", ...common });
}

/** From an event to the first new number on the screen, and to all of them. */
interface Repaint {
  readonly first: number;
  readonly all: number;
}

/** Key stroke to repainted numbers, once for each key. */
export async function repaintsOfKeys(page: BrowserPage, keys: readonly string[]): Promise<readonly Repaint[]> {
  const times: Repaint[] = [];
  for (const key of keys) {
    times.push(await repaintAfter(page, "keydown", () => press(page, key)));
  }
  return times;
}

/** Listens before it acts: an event may overtake a question that was asked before it. */
export async function repaintAfter(page: BrowserPage, kind: string, act: () => Promise<void>): Promise<Repaint> {
  await untilSettled(page);
  await new Promise((wake) => setTimeout(wake, pace));
  await page.evaluate(`window.painted = bench.repaint("${kind}"), 0`);
  await act();
  return page.evaluate<Repaint>("window.painted");
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export async function pointer(page: BrowserPage, type: string, at: Spot): Promise<void> {
  const isDown = type !== "mouseReleased";
  await page.send("Input.dispatchMouseEvent", {
    type,
    ...at,
    button: "left",
    buttons: isDown ? 1 : 0,
    clickCount: type === "mouseMoved" ? 0 : 1,
  });
}

/** Frames of the page while the pointer moves over it as a hand moves it, sixty times a second. */
export async function framesWhileMoving(page: BrowserPage, spots: readonly Spot[]): Promise<readonly number[]> {
  await page.evaluate("window.stopFrames = bench.frames(), 0");
  const start = performance.now();
  for (const [index, spot] of spots.entries()) {
    void pointer(page, "mouseMoved", spot);
    const next = start + (index + 1) * (1000 / 60);
    await new Promise((wake) => setTimeout(wake, Math.max(0, next - performance.now())));
  }
  return page.evaluate<readonly number[]>("window.stopFrames()");
}

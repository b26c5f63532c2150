import { newConveyor, setValue } from "@beltwright/model";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { createEditor } from "../document/editor.ts";
import type { Opening } from "../document/opening.ts";
import type { PackedAnswer } from "./calculation-calls.ts";
import { followDocument } from "./follow-document.ts";
import { isResultOld, type Live, openedLive, resultAt } from "./live.ts";
import { noParts } from "./settled-parts.ts";
import type { QuickAnswer } from "./tension-calls.ts";

/** Worker calls that end when the test says so. */
function questions<Answer>() {
  const open: ((answer: Answer) => void)[] = [];
  let asked = 0;
  return {
    asked: () => asked,
    ask: () => {
      asked += 1;
      return new Promise<Answer>((resolve) => open.push(resolve));
    },
    answer: async (answer: Answer) => {
      open.shift()?.(answer);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const whole: PackedAnswer = {
  answer: {
    kind: "calculated",
    method: "ISO",
    findings: [],
    notUsed: [],
    temperatureFactor: 1,
    choices: {},
    limits: {},
  },
  results: { others: { te: 1, nomCSL10h: 1 }, paths: undefined, numbers: new Float64Array() },
  milliseconds: 100,
  parts: noParts,
};
const quick: QuickAnswer = { results: { te: 2 }, milliseconds: 5 };

/** A frame is shown a while after what it shows is known. */
async function shown(repaint: () => void): Promise<void> {
  repaint();
  await new Promise((wake) => setTimeout(wake, frame));
}
const frame = 5;

function follow(saved: Pick<Opening, "results"> = {}, processors = 2) {
  const conveyor = newConveyor();
  const editor = createEditor({ id: "c", saved: { revision: 1, conveyor, ...saved } });
  const live = createStore<Live>(() => openedLive({ conveyor, ...saved }));
  const [wholes, quicks] = [questions<PackedAnswer>(), questions<QuickAnswer | undefined>()];
  const done = async () => undefined;
  const following = followDocument(
    editor,
    {
      calls: { begin: done, provideRows: done, calculate: wholes.ask },
      tensions: { openDocument: done, takeParts: done, follow: quicks.ask },
    },
    live,
    { take: shown },
    processors,
  );
  return { editor, live, wholes, quicks, following };
}

async function opened(answered = whole, processors = 2) {
  const { editor, live, wholes, quicks, following } = follow({}, processors);
  await wholes.answer(answered);
  await following.provideRows({});
  await wholes.answer(answered);
  const speed = (value: number) => editor.apply(setValue, { path: "beltSpeedInp", value }, "typing");
  const isOld = (path: string) => isResultOld(live.getState(), path);
  const changes = vi.fn();
  live.subscribe(changes);
  return { wholes, quicks, speed, isOld, changes };
}

describe("following a document that changes", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows the results a document came with until it is calculated with the libraries", async () => {
    const { live, wholes, following } = follow({ results: { te: 3 } });
    const te = () => resultAt(live.getState(), "te");
    expect([te(), isResultOld(live.getState(), "te")]).toEqual([3, false]);
    await wholes.answer(whole);
    expect([te(), live.getState().answer?.kind]).toEqual([3, "calculated"]);
    await following.provideRows({});
    await wholes.answer(whole);
    expect([te(), isResultOld(live.getState(), "te")]).toEqual([1, false]);
  });

  it("asks one quick question at a time and the newest when its answer could be read, however fast the changes come", async () => {
    const { quicks, wholes, speed } = await opened();
    const before = wholes.asked();
    for (let step = 1; step <= 50; step += 1) speed(1 + step / 100);
    expect(quicks.asked()).toBe(1);
    await quicks.answer(quick);
    expect(quicks.asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(60);
    expect(quicks.asked()).toBe(2);
    expect(wholes.asked()).toBe(before);
  });

  it("asks for everything once, when the changes pause", async () => {
    const { wholes, speed } = await opened();
    const before = wholes.asked();
    speed(2);
    await vi.advanceTimersByTimeAsync(80);
    speed(3);
    await vi.advanceTimersByTimeAsync(80);
    expect(wholes.asked()).toBe(before);
    await vi.advanceTimersByTimeAsync(80);
    expect(wholes.asked()).toBe(before + 1);
  });

  it("asks for everything as soon as the figures are shown where that is quick, and never beside them", async () => {
    const { quicks, wholes, speed } = await opened({ ...whole, milliseconds: 20 });
    const before = wholes.asked();
    speed(2);
    await vi.advanceTimersByTimeAsync(20);
    expect(wholes.asked()).toBe(before);
    await quicks.answer(quick);
    expect(wholes.asked()).toBe(before);
    await vi.advanceTimersByTimeAsync(frame);
    expect(wholes.asked()).toBe(before + 1);
    await vi.advanceTimersByTimeAsync(200);
    expect(wholes.asked()).toBe(before + 1);
  });

  it("asks for everything beside the figures where there are processors for both", async () => {
    const { quicks, wholes, speed } = await opened({ ...whole, milliseconds: 20 }, 4);
    const before = wholes.asked();
    speed(2);
    expect(wholes.asked()).toBe(before);
    await quicks.answer(quick);
    expect(wholes.asked()).toBe(before + 1);
    await vi.advanceTimersByTimeAsync(200);
    expect(wholes.asked()).toBe(before + 1);
  });

  it("tells the screen nothing before there is a newer figure", async () => {
    const { quicks, speed, isOld, changes } = await opened();
    speed(2);
    await vi.advanceTimersByTimeAsync(50);
    expect(changes).not.toHaveBeenCalled();
    await quicks.answer(quick);
    expect(changes).toHaveBeenCalledTimes(1);
    expect([isOld("te"), isOld("nomCSL10h")]).toEqual([false, false]);
  });

  it("marks what is chosen last as old, once, where it is long in coming", async () => {
    const { quicks, speed, isOld, changes } = await opened();
    for (let step = 1; step <= 10; step += 1) {
      speed(1 + step / 100);
      await quicks.answer(quick);
      await vi.advanceTimersByTimeAsync(60);
    }
    expect([isOld("te"), isOld("nomCSL10h")]).toEqual([false, true]);
    expect(changes).toHaveBeenCalledTimes(11);
  });

  it("marks nothing as old any more when everything is answered", async () => {
    const { quicks, wholes, speed, isOld } = await opened();
    speed(2);
    await quicks.answer(quick);
    await vi.advanceTimersByTimeAsync(200);
    await wholes.answer(whole);
    await vi.advanceTimersByTimeAsync(1000);
    expect([isOld("te"), isOld("nomCSL10h")]).toEqual([false, false]);
  });

  it("marks all as old where an answer is long in coming", async () => {
    const { quicks, speed, isOld } = await opened();
    speed(2);
    await vi.advanceTimersByTimeAsync(150);
    expect([isOld("te"), isOld("nomCSL10h")]).toEqual([true, true]);
    await quicks.answer(quick);
    expect([isOld("te"), isOld("nomCSL10h")]).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(150);
    expect([isOld("te"), isOld("nomCSL10h")]).toEqual([false, true]);
  });

  it("marks an answer as old that has long been followed by a change", async () => {
    const { quicks, speed, isOld } = await opened();
    speed(2);
    speed(3);
    await quicks.answer(quick);
    expect(isOld("te")).toBe(false);
    await vi.advanceTimersByTimeAsync(150);
    expect(isOld("te")).toBe(true);
  });
});

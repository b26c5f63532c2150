import { type Conveyor, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import { type Live, nothingYet } from "../calculation/live.ts";
import { followBehind } from "./document-behind.ts";
import { createEditor } from "./editor.ts";
import { createFrameTurns } from "./frame-turns.ts";

const document = newConveyor();
const typed = (beltSpeedInp: number): Conveyor => ({ ...document, beltSpeedInp });

/** An editor whose frames are shown when the test says so. */
function opened() {
  const shown: (() => void)[] = [];
  const turns = createFrameTurns(() => new Promise<void>((resolve) => shown.push(resolve)));
  const live = createStore<Live>(() => nothingYet);
  const editor = createEditor({ id: "1", saved: { conveyor: document, revision: 1 } });
  const behind = followBehind(editor, live, turns);
  const answer = (found: Conveyor) => turns.take(() => live.setState({ quick: quickOf(found) }));
  const showFrame = async () => {
    shown.shift()?.();
    await new Promise((wake) => setImmediate(wake));
  };
  return { behind, live, answer, showFrame };
}

function quickOf(found: Conveyor): Live["quick"] {
  return { results: {}, milliseconds: 1, document: found };
}

describe("the document behind the figures", () => {
  it("is the opened one until there are figures of another", () => {
    expect(opened().behind.getState()).toBe(document);
  });

  it("comes once the frame with its figures has been shown", async () => {
    const { behind, answer, showFrame } = opened();
    const next = typed(3);
    void answer(next);
    expect(behind.getState()).toBe(document);
    await showFrame();
    expect(behind.getState()).toBe(next);
  });

  it("is the newest of those whose figures came while it waited", async () => {
    const { behind, live, answer, showFrame } = opened();
    void answer(typed(3));
    const newest = typed(4);
    live.setState({ quick: undefined, answered: newest });
    await showFrame();
    expect(behind.getState()).toBe(newest);
  });

  it("follows an answer that comes without figures before it", () => {
    const { behind, live } = opened();
    const answered = typed(5);
    live.setState({ answered });
    expect(behind.getState()).toBe(answered);
  });
});

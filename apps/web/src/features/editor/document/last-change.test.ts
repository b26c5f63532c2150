import { newConveyor, setValue } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { createEditor } from "./editor.ts";
import { followChanges } from "./last-change.ts";

function opened() {
  const editor = createEditor({ id: "1", saved: { revision: 1, conveyor: newConveyor() } });
  return { editor, change: followChanges(editor), document: () => editor.store.getState().document };
}

const capacity = (value: number) => ({ path: "capacityInp", value });

describe("the document before the last change", () => {
  it("is the one an edit began from", () => {
    const { editor, change, document } = opened();
    expect(change.getState().before).toBeUndefined();
    const before = document();
    editor.apply(setValue, capacity(1000));
    expect(change.getState().before).toBe(before);
  });

  it("stays the one before the first figure while a number is typed", () => {
    const { editor, change, document } = opened();
    const before = document();
    for (const value of [1, 12, 120]) editor.attempt("typing", (now) => setValue.apply(now, capacity(value)));
    expect(change.getState().before).toBe(before);
  });

  it("is the one that was taken back after an undo, and the earlier one after a redo", () => {
    const { editor, change, document } = opened();
    const first = document();
    editor.apply(setValue, capacity(1000));
    const second = document();
    editor.undo();
    expect(change.getState().before).toBe(second);
    editor.redo();
    expect(change.getState().before).toBe(first);
  });
});

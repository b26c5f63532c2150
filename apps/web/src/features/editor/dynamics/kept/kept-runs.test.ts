import { firstDesign, setValue } from "@beltwright/model";
import type { RunSummary } from "@beltwright/results";
import { describe, expect, it } from "vitest";
import { createEditor, type Editor } from "../../document/editor.ts";
import { keepRunsOf } from "./kept-runs.ts";

const conveyor = firstDesign({ capacity: 800, length: 120, lift: 8, width: 1000 });
const instant = { tension: 1, position: 0, pointId: "1", time: 0 };
const run: RunSummary = {
  scenario: { kind: "start", load: "full" },
  end: "completed",
  elements: 100,
  largest: instant,
  smallest: instant,
  slipTime: 0,
  findings: [],
};

/** A server that keeps runs by revision. */
function aShelf(kept: Record<number, readonly RunSummary[]> = {}) {
  const failures: string[] = [];
  return {
    kept,
    failures,
    load: async (_: string, revision: number) => kept[revision] ?? [],
    put: async (_: string, revision: number, runs: readonly RunSummary[]) => {
      kept[revision] = runs;
    },
    onFailure: (message: string) => void failures.push(message),
  };
}

const anEditor = () => createEditor({ id: "c", saved: { revision: 4, conveyor } });
const settle = () => new Promise((resolve) => setTimeout(resolve));

function saveAs({ store }: Editor, revision: number): void {
  const sent = store.getState().document;
  store.setState({ saving: { kind: "saving" } });
  // What Auto chose is written into the design by the server.
  const stored = { ...sent, partsKept: true };
  store.setState({ saved: { revision, conveyor: stored }, document: stored, saving: { kind: "idle" } });
}

describe("runs of an open editor", () => {
  it("begin with those kept with the version", async () => {
    const { store } = keepRunsOf(anEditor(), true, aShelf({ 4: [run], 3: [run, run] }));
    await settle();
    expect(store.getState()).toEqual([{ ...run, conveyor }]);
  });

  it("are kept with the version they were made of, one of each scenario", async () => {
    const shelf = aShelf();
    const runs = keepRunsOf(anEditor(), true, shelf);
    runs.keep({ ...run, conveyor });
    runs.keep({ ...run, elements: 200, conveyor });
    await settle();
    expect(shelf.kept).toEqual({ 4: [{ ...run, elements: 200 }] });
  });

  it("wait for the save where the document has changes, and go on with what was saved", async () => {
    const [editor, shelf] = [anEditor(), aShelf()];
    const runs = keepRunsOf(editor, true, shelf);
    editor.apply(setValue, { path: "rampTime", value: 30 });
    runs.keep({ ...run, conveyor: editor.store.getState().document });
    await settle();
    expect(shelf.kept).toEqual({});
    saveAs(editor, 5);
    await settle();
    expect(shelf.kept).toEqual({ 5: [run] });
    expect(runs.store.getState()[0]?.conveyor).toBe(editor.store.getState().document);
  });

  it("stay behind with the version they were made of", async () => {
    const [editor, shelf] = [anEditor(), aShelf()];
    const runs = keepRunsOf(editor, true, shelf);
    runs.keep({ ...run, conveyor });
    await settle();
    editor.apply(setValue, { path: "rampTime", value: 30 });
    saveAs(editor, 5);
    await settle();
    expect(shelf.kept).toEqual({ 4: [run] });
    expect(runs.store.getState()[0]?.conveyor).toBe(conveyor);
  });

  it("of a design that belongs to another stay in the page", async () => {
    const shelf = aShelf();
    keepRunsOf(anEditor(), false, shelf).keep({ ...run, conveyor });
    await settle();
    expect(shelf.kept).toEqual({});
  });

  it("say so where they cannot be kept", async () => {
    const shelf = { ...aShelf(), put: () => Promise.reject(new Error("away")) };
    keepRunsOf(anEditor(), true, shelf).keep({ ...run, conveyor });
    await settle();
    expect(shelf.failures).toEqual(["The runs could not be kept with this version."]);
  });
});

import { addPoint, newConveyor, setValue, setValues } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { createEditor, isUnsaved, openingOf } from "./editor.ts";

const open = (readOnly?: string) =>
  createEditor({ id: "1", saved: { revision: 4, conveyor: newConveyor() }, readOnly });

describe("the open conveyor", () => {
  it("takes back and redoes every edit by its label", () => {
    const { store, apply, undo, redo } = open();
    apply(setValue, { path: "capacityInp", value: 900 });
    apply(addPoint, { mode: "AddIntPt", index: 2 });
    expect(store.getState().past.map(({ label }) => label)).toEqual(["Change capacity", "Add Int. Pt"]);
    expect(undo()).toBe("Add Int. Pt");
    expect(undo()).toBe("Change capacity");
    expect(store.getState().document.capacityInp).toBe(1800);
    expect(undo()).toBeUndefined();
    expect(redo()).toBe("Change capacity");
    expect(store.getState().document.capacityInp).toBe(900);
  });

  it("is unsaved after an edit and saved again when that is taken back", () => {
    const { store, apply, undo } = open();
    expect(isUnsaved(store.getState())).toBe(false);
    apply(setValue, { path: "capacityInp", value: 900 });
    expect(isUnsaved(store.getState())).toBe(true);
    undo();
    expect(isUnsaved(store.getState())).toBe(false);
  });

  it("makes one step of a drag and forgets what was redoable", () => {
    const { store, apply, undo } = open();
    for (const x of [101, 102, 103]) {
      apply(setValues, { label: "Move point 3", values: [{ path: "pulls[2].x", value: x }] }, "drag 1");
    }
    expect(store.getState().past).toHaveLength(1);
    undo();
    expect(store.getState().document.pulls[2]?.x).toBe(100);
    apply(setValue, { path: "capacityInp", value: 900 });
    expect(store.getState().future).toEqual([]);
  });

  it("makes one step of a number while it is typed, from the document before the first key", () => {
    const { store, attempt, undo } = open();
    const type = (value: number) =>
      attempt("visit 1", (before) => setValue.apply(before, { path: "capacityInp", value }));
    for (const value of [9, 90, 900]) type(value);
    expect(store.getState().past.map(({ label }) => label)).toEqual(["Change capacity"]);
    expect(store.getState().document.capacityInp).toBe(900);
    undo();
    expect(store.getState().document.capacityInp).toBe(1800);
  });

  it("holds the value before while what is typed is refused, and leaves no step behind", () => {
    const { store, attempt } = open();
    const before = store.getState().document;
    const type = (value: number) => attempt("visit 1", (now) => setValue.apply(now, { path: "beltSpeedInp", value }));
    type(9);
    expect(type(99).kind).toBe("refused");
    expect(store.getState().document).toBe(before);
    expect(store.getState().past).toEqual([]);
    type(9.9);
    expect(store.getState().document.beltSpeedInp).toBe(9.9);
    // The value there was to begin with is no change.
    type(before.beltSpeedInp);
    expect(isUnsaved(store.getState())).toBe(false);
  });

  it("abandons what is typed, but nothing that came after it or before it", () => {
    const { store, apply, attempt, abandon } = open();
    apply(setValue, { path: "beltSpeedInp", value: 4 });
    const type = () => attempt("visit 1", (now) => setValue.apply(now, { path: "capacityInp", value: 900 }));
    type();
    abandon("visit 1");
    abandon("visit 1");
    expect(store.getState().document).toMatchObject({ beltSpeedInp: 4, capacityInp: 1800 });
    type();
    apply(setValue, { path: "beltSpeedInp", value: 5 });
    abandon("visit 1");
    expect(store.getState().document).toMatchObject({ beltSpeedInp: 5, capacityInp: 900 });
  });

  it("keeps the document and says why when an edit is refused", () => {
    const { store, apply } = open();
    const before = store.getState().document;
    expect(apply(setValue, { path: "beltSpeedInp", value: 99 }).kind).toBe("refused");
    expect(store.getState().document).toBe(before);
    expect(store.getState().issues[0]?.path).toBe("beltSpeedInp");
    expect(store.getState().past).toEqual([]);
  });

  it("changes nothing for those who may only look", () => {
    const { store, apply, attempt, replace } = open("Copy it first.");
    const type = attempt("visit", (now) => setValue.apply(now, { path: "capacityInp", value: 900 }));
    expect(type).toMatchObject({ kind: "refused" });
    expect(apply(setValue, { path: "capacityInp", value: 900 })).toMatchObject({ kind: "refused" });
    replace("Upload", { ...newConveyor(), capacityInp: 1 });
    expect(store.getState().document.capacityInp).toBe(1800);
  });
});

describe("what the open conveyor was opened from", () => {
  const savedBefore = { format: 1, results: { te: 58.11 } };
  const saved = { revision: 4, conveyor: newConveyor(), savedBefore };
  const file = { ...newConveyor(), capacityInp: 700 };
  const ofFile = { conveyor: file, savedBefore: { format: 1, results: { te: 12 } } };

  it("is what the server had, whatever is changed in it", () => {
    const { store, apply } = createEditor({ id: "1", saved });
    apply(setValue, { path: "pointsAre", value: "Belt line" });
    expect(openingOf(store.getState())).toBe(saved);
  });

  it("is the file that was put in its place, until that is taken back", () => {
    const { store, apply, replace, undo } = createEditor({ id: "1", saved });
    replace("Upload", file, ofFile);
    apply(setValue, { path: "capacityInp", value: 900 });
    expect(openingOf(store.getState())).toBe(ofFile);
    undo();
    undo();
    expect(openingOf(store.getState())).toBe(saved);
  });

  it("is what was saved, once it is saved", () => {
    const { store, replace, apply } = createEditor({ id: "1", saved });
    replace("Upload", file, ofFile);
    const now = { revision: 5, conveyor: store.getState().document };
    store.setState({ saved: now });
    apply(setValue, { path: "capacityInp", value: 900 });
    expect(openingOf(store.getState())).toBe(now);
  });
});

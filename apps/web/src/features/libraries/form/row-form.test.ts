import { getLibrary, newRow, parseLibraryValues } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { draftKey, dropDraft, findDraft, keepDraft } from "./row-draft.ts";
import { changedFields, changeField, formIssues, leaveUnread, refuseForm, shownIssues, startForm } from "./row-form.ts";

const brakes = getLibrary("brakes");
const fresh = () => startForm(newRow(brakes), undefined);

describe("a form", () => {
  it("starts saved, without issues, with the defaults of the specification", () => {
    const form = fresh();
    expect(changedFields(form)).toEqual([]);
    expect(formIssues(brakes, form, "metric").size).toBe(0);
    expect(form.values).toMatchObject({ description: "ABC Brake", minClampingForce: 4000, mass: 18.5, metric: true });
  });

  it("is unsaved while a field differs and saved again when it is put back", () => {
    const changed = changeField(fresh(), "mass", 20);
    expect(changedFields(changed)).toEqual(["mass"]);
    expect(changedFields(changeField(changed, "mass", 18.5))).toEqual([]);
  });

  it("complains at a field at once where someone has been, elsewhere only after a try to save", () => {
    const empty = { ...fresh(), values: { ...newRow(brakes), description: "", mass: -1 } };
    expect([...shownIssues(brakes, empty, "metric").keys()]).toEqual([]);
    expect([...shownIssues(brakes, changeField(empty, "mass", -2), "metric").keys()]).toEqual(["mass"]);
    expect([...shownIssues(brakes, refuseForm(empty, []), "metric").keys()].sort()).toEqual(["description", "mass"]);
  });

  it("keeps text that is not a number and counts it as unsaved", () => {
    const form = leaveUnread(fresh(), "mass", { text: "heavy", message: "Not a number" });
    expect(changedFields(form)).toEqual(["mass"]);
    expect(formIssues(brakes, form, "metric").get("mass")).toBe("Not a number");
    expect(formIssues(brakes, changeField(form, "mass", 18.5), "metric").size).toBe(0);
  });

  it("shows limits that the server refused by in the units of the form", () => {
    const values = { ...newRow(brakes), mass: -1 };
    const parsed = parseLibraryValues(brakes, values, { missing: "refuse" });
    const issues = parsed.kind === "invalid" ? parsed.issues : [];
    expect(issues).toHaveLength(1);
    const refused = refuseForm(fresh(), [...issues]);
    expect(shownIssues(brakes, refused, "metric").get("mass")).toMatch(/ kg\.$/);
    expect(shownIssues(brakes, refused, "imperial").get("mass")).toMatch(/ lb\.$/);
  });

  it("shows what the server refused until that field is changed", () => {
    const refused = refuseForm(fresh(), [{ field: "caliper", message: "Already there" }]);
    expect(shownIssues(brakes, refused, "metric").get("caliper")).toBe("Already there");
    expect(shownIssues(brakes, changeField(refused, "caliper", "X"), "metric").has("caliper")).toBe(false);
  });
});

describe("a draft", () => {
  const key = draftKey("brakes", undefined);
  const draft = { values: { ...newRow(brakes), mass: 20 }, base: newRow(brakes), revision: 3 };

  it("comes back as it was kept", () => {
    const storage = aStorage();
    keepDraft(key, draft, storage);
    expect(findDraft(brakes, key, storage)).toEqual(draft);
    dropDraft(key, storage);
    expect(findDraft(brakes, key, storage)).toBeUndefined();
  });

  it("is not kept when nothing differs from what is saved", () => {
    const storage = aStorage();
    keepDraft(key, draft, storage);
    keepDraft(key, { ...draft, values: draft.base }, storage);
    expect(findDraft(brakes, key, storage)).toBeUndefined();
  });

  it("is ignored when it is damaged or of another shape", () => {
    const storage = aStorage();
    storage.setItem(key, "{ not json");
    expect(findDraft(brakes, key, storage)).toBeUndefined();
    storage.setItem(key, JSON.stringify({ ...draft, values: { description: "old" } }));
    expect(findDraft(brakes, key, storage)).toBeUndefined();
  });

  it("does not stop anyone whose browser forbids storage", () => {
    const forbidden = () => {
      throw new Error("SecurityError");
    };
    const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
    expect(() => keepDraft(key, draft, storage)).not.toThrow();
    expect(findDraft(brakes, key, storage)).toBeUndefined();
  });
});

function aStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

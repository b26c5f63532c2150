import { describe, expect, it } from "vitest";
import { groupsOf, moved, toggled, toggledGroup, withNew } from "./choice.ts";

const report = (id: string, groupTitle: string) => ({ id, title: id, group: groupTitle, groupTitle });

describe("a choice of reports", () => {
  it("is shown by group, in the order of the reports", () => {
    const groups = groupsOf([report("a", "One"), report("b", "Two"), report("c", "One")]);
    expect(groups.map(({ title, reports }) => [title, reports.map(({ id }) => id)])).toEqual([
      ["One", ["a", "c"]],
      ["Two", ["b"]],
    ]);
  });

  it("grows at the end and shrinks anywhere", () => {
    expect(toggled(["a"], "b")).toEqual(["a", "b"]);
    expect(toggled(["a", "b"], "a")).toEqual(["b"]);
    expect(toggledGroup(["x", "a"], ["a", "b"])).toEqual(["x", "a", "b"]);
    expect(toggledGroup(["a", "x", "b"], ["a", "b"])).toEqual(["x"]);
  });

  it("takes in what has just become possible, and nothing that was left out before", () => {
    const listed = ["a", "b", "d"].map((id) => report(id, "One"));
    expect(withNew(undefined, listed, [])).toEqual(["a", "b", "d"]);
    expect(withNew(["c", "a"], listed, ["a", "b", "c"])).toEqual(["a", "d"]);
  });

  it("is put in order one place at a time", () => {
    expect(moved(["a", "b", "c"], "b", -1)).toEqual(["b", "a", "c"]);
    expect(moved(["a", "b", "c"], "b", 1)).toEqual(["a", "c", "b"]);
    expect(moved(["a", "b"], "a", -1)).toEqual(["a", "b"]);
    expect(moved(["a", "b"], "b", 1)).toEqual(["a", "b"]);
    expect(moved(["a"], "z", 1)).toEqual(["a"]);
  });
});

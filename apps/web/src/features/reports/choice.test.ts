import { describe, expect, it } from "vitest";
import { fileName } from "../../ui/saving/file-name.ts";
import { groupsOf, inBookOrder, moved, placed, possible, toggled, toggledGroup, withNew } from "./choice.ts";

const report = (id: string, groupTitle: string) => ({ id, title: id, group: groupTitle, groupTitle });

describe("a choice of reports", () => {
  it("is shown by group, in the order of the reports", () => {
    const groups = groupsOf([report("a", "One"), report("b", "Two"), report("c", "One")]);
    expect(groups.map(({ title, reports }) => [title, reports.map(({ id }) => id)])).toEqual([
      ["One", ["a", "c"]],
      ["Two", ["b"]],
    ]);
  });

  it("is sorted as the book is where nobody wants another order", () => {
    const listed = ["a", "b", "c"].map((id) => report(id, "One"));
    expect(inBookOrder(["c", "gone", "a"], listed)).toEqual(["a", "c"]);
  });

  it("grows at the end and shrinks anywhere", () => {
    expect(toggled(["a"], "b")).toEqual(["a", "b"]);
    expect(toggled(["a", "b"], "a")).toEqual(["b"]);
    expect(toggledGroup(["x", "a"], ["a", "b"])).toEqual(["x", "a", "b"]);
    expect(toggledGroup(["a", "x", "b"], ["a", "b"])).toEqual(["x"]);
  });

  it("takes in what has just become possible, and nothing that was left out before", () => {
    const listed = ["a", "b", "d"].map((id) => report(id, "One"));
    expect(withNew(["c", "a"], listed, ["a", "b", "c"])).toEqual(["a", "d"]);
  });

  it("has what is new at its place, or at the end of an order of one's own", () => {
    const listed = ["a", "new", "b"].map((id) => report(id, "One"));
    expect(withNew(["a", "b"], listed, ["a", "b"])).toEqual(["a", "new", "b"]);
    expect(withNew(["b", "a"], listed, ["a", "b"])).toEqual(["b", "a", "new"]);
  });

  it("is put in order one place at a time", () => {
    expect(moved(["a", "b", "c"], "b", -1)).toEqual(["b", "a", "c"]);
    expect(moved(["a", "b", "c"], "b", 1)).toEqual(["a", "c", "b"]);
    expect(moved(["a", "b"], "a", -1)).toEqual(["a", "b"]);
    expect(moved(["a", "b"], "b", 1)).toEqual(["a", "b"]);
    expect(moved(["a"], "z", 1)).toEqual(["a"]);
  });

  it("is put in order by dragging one to the place of another", () => {
    expect(placed(["a", "b", "c", "d"], "a", "c")).toEqual(["b", "c", "a", "d"]);
    expect(placed(["a", "b", "c", "d"], "d", "b")).toEqual(["a", "d", "b", "c"]);
    expect(placed(["a", "b"], "z", "b")).toEqual(["a", "b"]);
  });

  it("of a template leaves out what this conveyor cannot have, and counts it", () => {
    const listed = ["a", "b"].map((id) => report(id, "One"));
    expect(possible(["b", "gone", "a"], listed)).toEqual({ kept: ["b", "a"], left: 1 });
  });

  it("is saved under the number of the conveyor, without what file systems forbid", () => {
    expect(fileName("CV/7: main", "pdf")).toBe("CV_7_ main.pdf");
    expect(fileName("  ", "xlsx")).toBe("conveyor.xlsx");
  });
});

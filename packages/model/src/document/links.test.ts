import { describe, expect, it } from "vitest";
import { storedCategory } from "./category.ts";
import { linkIssues } from "./links.ts";
import { newConveyor } from "./new-conveyor.ts";

const conveyor = newConveyor();

function linked(index: number, linkToDriveNo: number) {
  return conveyor.pulls.map((pull, at) => (at === index ? { ...pull, linkToDriveNo } : pull));
}

describe("links between points and drives", () => {
  it("fit together in a new conveyor", () => {
    expect(linkIssues(conveyor)).toEqual([]);
  });

  it("are named where they lead nowhere", () => {
    expect(linkIssues({ ...conveyor, pulls: linked(5, 4) })).toMatchObject([{ path: "pulls[5].linkToDriveNo" }]);
  });

  it("are missed at a drive pulley, and so is the pulley of its drive", () => {
    expect(linkIssues({ ...conveyor, pulls: linked(2, 0) }).map(({ path }) => path)).toEqual([
      "pulls[2].linkToDriveNo",
      "drives[0]",
    ]);
  });
});

describe("the category of a conveyor", () => {
  it("is never All", () => {
    expect(storedCategory("All")).toEqual({ category: "All - 1", wasRenamed: true });
    expect(storedCategory(" All ")).toEqual({ category: "All - 1", wasRenamed: true });
    expect(storedCategory("Overland")).toEqual({ category: "Overland", wasRenamed: false });
  });
});

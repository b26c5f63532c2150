import { describe, expect, it } from "vitest";
import { justAdded, withRowsAdded } from "./just-added.ts";

const row = (id: string) => ({ id });
const idsOf = (page: readonly string[], added: readonly string[]) =>
  withRowsAdded(page.map(row), added.map(row), ({ id }) => id).map(({ id }) => id);

describe("rows that were just added", () => {
  it("stand above a page they are not on", () => {
    expect(idsOf(["a", "b"], ["y", "x"])).toEqual(["y", "x", "a", "b"]);
    expect(idsOf([], ["x"])).toEqual(["x"]);
  });

  it("stay in their place on a page they are on, and are shown once", () => {
    expect(idsOf(["a", "x", "b"], ["x"])).toEqual(["a", "x", "b"]);
  });

  it("are the newest five, each once", () => {
    const seven = ["1", "2", "3", "2", "4", "5", "6"].reduce<readonly string[]>(
      (before, id) => justAdded([id], before).justAdded,
      [],
    );
    expect(seven).toEqual(["6", "5", "4", "2", "3"]);
    expect(justAdded(["7", "4"], seven).justAdded).toEqual(["7", "4", "6", "5", "2"]);
  });
});

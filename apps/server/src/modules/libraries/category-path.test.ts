import { getLibrary } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { readCategoryPath } from "./category-path.ts";

describe("the category path", () => {
  it.each([
    { library: "belts", path: "Goodyear Fabric", filter: { category: "Goodyear Fabric" } },
    { library: "belts", path: "All", filter: {} },
    { library: "belts", path: "Steel, 1200", filter: { category: "Steel, 1200" } },
    { library: "idlers", path: "Sandvik Carry,0", filter: { category: "Sandvik Carry" } },
    { library: "idlers", path: "Sandvik Carry,1200", filter: { category: "Sandvik Carry", beltWidth: 1200 } },
    { library: "idlers", path: "All,1200", filter: { beltWidth: 1200 } },
    { library: "idlers", path: "All,0", filter: {} },
    { library: "idlers", path: "Carry, steel,1050", filter: { category: "Carry, steel", beltWidth: 1050 } },
    { library: "idlers", path: "Carry, steel", filter: { category: "Carry, steel" } },
    { library: "idlers", path: "Sandvik Carry", filter: { category: "Sandvik Carry" } },
    { library: "idlers", path: "Carry,1200,0", filter: { category: "Carry,1200" } },
  ])("of $library reads $path as $filter", ({ library, path, filter }) => {
    expect(readCategoryPath(getLibrary(library), path)).toEqual(filter);
  });
});

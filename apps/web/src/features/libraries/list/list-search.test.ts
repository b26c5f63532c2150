import { getLibrary } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { pageCount } from "../../../ui/list/page-count.ts";
import { listPath, listView, readListSearch, sortBy } from "./list-search.ts";

const brakes = getLibrary("brakes");
const idlers = getLibrary("idlers");

describe("the view of a list", () => {
  it("starts with the default category of the library, sorted by category", () => {
    expect(listView(brakes, {}, undefined)).toEqual({
      category: "Svendborg BSFI 200",
      beltWidth: 0,
      search: "",
      sort: "category",
      order: "asc",
      page: 1,
    });
  });

  it("takes the remembered category, unless the address names one", () => {
    expect(listView(brakes, {}, "All").category).toBe("All");
    expect(listView(brakes, { category: "Mine" }, "All").category).toBe("Mine");
  });

  it("filters by belt width only where the library does", () => {
    expect(listView(idlers, { beltWidth: 1200 }, undefined).beltWidth).toBe(1200);
    expect(listView(brakes, { beltWidth: 1200 }, undefined).beltWidth).toBe(0);
  });

  it("turns the order round on a second click and starts upwards on another column", () => {
    const view = listView(brakes, {}, undefined);
    expect(sortBy(view, "category")).toEqual({ sort: "category", order: "desc" });
    expect(sortBy({ ...view, order: "desc" }, "category")).toEqual({ sort: "category", order: "asc" });
    expect(sortBy({ ...view, order: "desc" }, "mass")).toEqual({ sort: "mass", order: "asc" });
  });
});

describe("the call of a list", () => {
  it("names category, page, size and order", () => {
    const view = listView(brakes, { category: "A/B & C", page: 3, search: "204 x" }, undefined);
    expect(listPath(brakes, view, 10)).toBe(
      "/api/brakesfromcategory/A%2FB%20%26%20C?page=3&pageSize=10&sort=category&order=asc&search=204+x",
    );
  });

  it("puts the belt width of idlers after a comma, 0 for all", () => {
    expect(listPath(idlers, listView(idlers, {}, undefined), 10)).toContain(
      "/api/idlersfromcategory/Sandvik%20Carry%2C0?",
    );
    const narrow = listView(idlers, { beltWidth: 900 }, "All");
    expect(listPath(idlers, narrow, 10)).toContain("/api/idlersfromcategory/All%2C900?");
  });
});

describe("the address of a list", () => {
  it("keeps what it knows and drops what it does not", () => {
    const raw = { page: 2, order: "desc", sort: "mass", search: 204, panel: "new", row: "x", beltWidth: -5, other: 1 };
    expect(readListSearch(raw)).toEqual({ page: 2, order: "desc", sort: "mass", search: "204", panel: "new" });
  });

  it("knows the row only beside its history", () => {
    expect(readListSearch({ panel: "history", row: "r1" })).toEqual({ panel: "history", row: "r1" });
    expect(readListSearch({ panel: "nonsense", page: 1.5, order: "up" })).toEqual({});
  });

  it("has one page even when there are no rows", () => {
    expect([pageCount(0, 10), pageCount(10, 10), pageCount(11, 10)]).toEqual([1, 1, 2]);
  });
});

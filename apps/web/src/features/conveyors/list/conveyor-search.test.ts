import { describe, expect, it } from "vitest";
import { conveyorListPath, conveyorView, readConveyorSearch, sortBy } from "./conveyor-search.ts";

describe("what a list of conveyors shows", () => {
  it("starts with the category Demo Conveyor, sorted by category, on the first page", () => {
    expect(conveyorView("mine", {}, undefined)).toEqual({
      category: "Demo Conveyor",
      search: "",
      sort: "category",
      order: "asc",
      page: 1,
    });
  });

  it("goes back to the category chosen last, unless the address says another", () => {
    expect(conveyorView("group", {}, "Overland").category).toBe("Overland");
    expect(conveyorView("group", { category: "All" }, "Overland").category).toBe("All");
  });

  it("shows every demo whatever category of the own list was remembered", () => {
    expect(conveyorView("demos", {}, "Overland").category).toBe("Demo Conveyor");
    expect(conveyorView("demos", {}, "All").category).toBe("All");
  });

  it("is sorted upwards by a click and downwards by a second one", () => {
    const view = conveyorView("mine", {}, undefined);
    expect(sortBy(view, "convNo")).toEqual({ sort: "convNo", order: "asc" });
    expect(sortBy({ ...view, sort: "convNo" }, "convNo")).toEqual({ sort: "convNo", order: "desc" });
    expect(sortBy({ ...view, sort: "convNo", order: "desc" }, "convNo")).toEqual({ sort: "convNo", order: "asc" });
  });

  it("is asked for with the calls of the specification", () => {
    const view = { ...conveyorView("mine", {}, "Ore / Coal"), search: "C-1", page: 2 };
    expect(conveyorListPath("mine", view, 10)).toBe(
      "/api/conveyorsfromcategory/Ore%20%2F%20Coal?page=2&pageSize=10&sort=category&order=asc&search=C-1",
    );
    expect(conveyorListPath("group", view, 10)).toMatch(
      /^\/api\/groupconveyorsfromcategory\/Ore%20%2F%20Coal\?page=2&pageSize=10&/,
    );
    expect(conveyorListPath("demos", view, 10)).toMatch(/^\/api\/conveyorlistdemos\?/);
  });

  it("leaves out of an address what it cannot use", () => {
    const raw = { category: 7, page: -1, order: "up", sort: "convNo", dialog: "fireworks", versions: "" };
    expect(readConveyorSearch(raw)).toEqual({ category: "7", sort: "convNo" });
  });
});

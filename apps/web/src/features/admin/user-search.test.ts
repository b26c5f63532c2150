import { expect, it } from "vitest";
import { readUserSearch, sortUsers, userListPath } from "./user-search.ts";

// Section 2 of the second specification document: sortable, default by registration date, 10 per page.
it("lists by registration date, ten a page, unless told otherwise", () => {
  expect(userListPath(readUserSearch({}))).toBe("/api/UserListAll?page=1&pageSize=10&sort=regoDate&order=asc");
});

it("turns the order round on a second click and starts another column upwards, on the first page", () => {
  expect(sortUsers({ page: 3 }, "regoDate")).toEqual({ sort: "regoDate", order: "desc" });
  expect(sortUsers({ sort: "country", order: "desc" }, "country")).toEqual({ sort: "country", order: "asc" });
  expect(sortUsers({ search: "ada" }, "country")).toEqual({ search: "ada", sort: "country", order: "asc" });
});

it("ignores what an address makes up", () => {
  expect(readUserSearch({ sort: "passwordHash", order: "up", page: -1 })).toEqual({});
});

import { describe, expect, it } from "vitest";
import { moderationPath, readModerationSearch } from "./moderation-search.ts";

describe("the address of the moderation screen", () => {
  it("keeps what it understands and leaves out the rest", () => {
    const raw = { page: 2, search: 1200, library: "belts", sort: "x" };
    expect(readModerationSearch(raw)).toEqual({ page: 2, search: "1200", library: "belts" });
    expect(readModerationSearch({ page: -1, search: "", library: "spaceships" })).toEqual({});
  });

  it("asks for ten rows at a time", () => {
    expect(moderationPath({ library: "belts", search: "a&b" })).toBe(
      "/api/libraryModeration?page=1&pageSize=10&library=belts&search=a%26b",
    );
  });
});

import { expect, it } from "vitest";
import { auditWords } from "./audit-words.ts";

it("reads the details of an act as a list of words", () => {
  expect(auditWords('{"library":"belts","userName":"ann@example.com","note":"","days":30}')).toBe(
    "library: belts · user name: ann@example.com · days: 30",
  );
  expect(auditWords('{"addOns":[1]}')).toBe("add ons: [1]");
  expect(auditWords("{}")).toBe("");
});

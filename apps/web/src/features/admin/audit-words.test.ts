import { expect, it } from "vitest";
import { auditWords } from "./audit-words.ts";

it("reads the details of an act as a list of words", () => {
  expect(auditWords('{"library":"belts","userName":"ann@example.com","note":"","days":30}')).toBe(
    "library: belts · user name: ann@example.com · days: 30",
  );
  expect(auditWords('{"addOns":[{"id":"TStorage100Yearly","amount":108,"quantity":2}],"cancelled":[]}')).toBe(
    "add ons: TStorage100Yearly × 2 · cancelled: none",
  );
  expect(auditWords('{"subStartDate":1794657539523,"cancelled":["a","b"]}')).toBe(
    "sub start date: 2026-11-14 · cancelled: a, b",
  );
  expect(auditWords("{}")).toBe("");
});

import { expect, it } from "vitest";
import { createKeptAnswers, questionOf } from "./kept-answers.ts";

it("keeps answers while there is room, those asked for last", () => {
  const answers = createKeptAnswers(10);
  answers.keep("a", "1234");
  answers.keep("b", "5678");
  expect(answers.find("a")).toBe("1234");
  answers.keep("c", "90ab");
  expect([answers.find("a"), answers.find("b"), answers.find("c")]).toEqual(["1234", undefined, "90ab"]);
  answers.keep("d", "longer than all");
  expect(answers.find("d")).toBeUndefined();
});

it("names a question by every part of it", () => {
  const bytes = new TextEncoder().encode("design");
  const names = [
    questionOf(bytes, { kind: "calculate", traces: [] }, 1),
    questionOf(bytes, { kind: "calculate", traces: ["te"] }, 1),
    questionOf(bytes, { kind: "calculate", traces: [] }, 2),
    questionOf(new TextEncoder().encode("design."), { kind: "calculate", traces: [] }, 1),
  ];
  expect(new Set(names).size).toBe(4);
  expect(questionOf(bytes, 1)).toBe(questionOf(bytes.slice(), 1));
});

import { describe, expect, it } from "vitest";
import { workedExamples } from "./worked-examples.ts";
import { differsAsTold, isPrinted } from "./worked-number.ts";

describe.each(workedExamples)("handbook $chapter, $title", ({ chapter, numbers }) => {
  const rows = numbers.map(([quantity, unit, printed, ours, difference]) => ({
    quantity,
    unit,
    printed,
    ours,
    difference,
  }));
  it.each(rows)("$quantity is $printed $unit", ({ printed, ours, difference }) => {
    const isRight = difference ? differsAsTold(printed, ours, difference) : isPrinted(chapter, printed, ours);
    expect([ours, isRight]).toEqual([ours, true]);
  });
});

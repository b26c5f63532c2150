import { describe, expect, it } from "vitest";
import { workedExamples } from "./worked-examples.ts";
import { isPrinted } from "./worked-number.ts";

describe.each(workedExamples)("handbook $chapter, $title", ({ chapter, numbers }) => {
  const rows = numbers.map(([quantity, unit, printed, ours]) => ({ quantity, unit, printed, ours }));
  it.each(rows)("$quantity is $printed $unit", ({ printed, ours }) => {
    expect([ours, isPrinted(chapter, printed, ours)]).toEqual([ours, true]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newConveyor } from "../../document/new-conveyor.ts";
import { applied, edits } from "../../test-support/arbitrary-edits.ts";
import { calculate } from "../calculate.ts";

/** Whether some number inside is none: not a number, or without end. */
function hasOddNumber(value: unknown): boolean {
  if (typeof value === "number") return !Number.isFinite(value);
  return typeof value === "object" && value !== null && Object.values(value).some(hasOddNumber);
}

describe("any document", () => {
  it("is calculated to numbers or refused, and never throws", () => {
    fc.assert(
      fc.property(edits, (changes) => {
        const found = calculate(changes.reduce(applied, newConveyor()));
        if (found.kind === "refused") return;
        expect(
          Object.values(found.results).filter((value) => typeof value === "number" && !Number.isFinite(value)),
        ).toEqual([]);
        const { design: _typed, drives: _components, startStop: _motion, ...machine } = found.solution.machine;
        expect(hasOddNumber(machine)).toBe(false);
      }),
      { numRuns: 80 },
    );
  });
});

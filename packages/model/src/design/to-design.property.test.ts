import { checkDesign } from "@beltwright/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newConveyor } from "../document/new-conveyor.ts";
import { parseConveyor } from "../document/parse.ts";
import { arbitraryFile } from "../test-support/arbitrary-conveyor.ts";
import { applied, edits } from "../test-support/arbitrary-edits.ts";
import { toDesign } from "./to-design.ts";

describe("any document", () => {
  it("becomes a design the engine lets through, or is refused with a reason, and never throws", () => {
    fc.assert(
      fc.property(edits, (changes) => {
        const outcome = toDesign(changes.reduce(applied, newConveyor()));
        if (outcome.kind === "design") expect(checkDesign(outcome.design)).toEqual([]);
        else expect(outcome.issues.every(({ path, message }) => path !== "" && message !== "")).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("read from any file does not throw either", () => {
    fc.assert(
      fc.property(arbitraryFile(), (file) => {
        const parsed = parseConveyor(file);
        if (parsed.kind === "valid") toDesign(parsed.conveyor);
      }),
      { numRuns: 50 },
    );
  });
});

import { describe, expect, it } from "vitest";
import { verdictOf } from "./limits.ts";

describe("the verdict on a result with a limit", () => {
  it.each([
    [0, "passing"],
    [0.899, "passing"],
    [0.9, "near"],
    [1, "near"],
    [1.001, "failing"],
    [1.379, "failing"],
  ] as const)("at %d of the limit is %s", (utilisation, verdict) => {
    expect(verdictOf({ utilisation })).toBe(verdict);
  });

  it("takes a size that the program found itself for what it is: the limit", () => {
    expect(verdictOf({ utilisation: 1 + 1e-7 })).toBe("near");
  });
});

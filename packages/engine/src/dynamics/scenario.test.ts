import { describe, expect, it } from "vitest";
import { eventsOf } from "./scenario.ts";

// Handbook 15.9: power failure, "off; winch holds".
describe("a power failure", () => {
  const kinds = (hasWinch: boolean) =>
    eventsOf({ kind: "power-failure", load: "full" }, { hasWinch }).map(({ kind }) => kind);

  it("stops a winch where it is", () => {
    expect(kinds(true)).toContain("lock-take-up");
  });

  it("leaves a hanging mass to pull on", () => {
    expect(kinds(false)).not.toContain("lock-take-up");
  });
});

import { newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { withPartsOn } from "./built.ts";

const typed = newConveyor();
const [first] = typed.pulls;
if (first === undefined) throw new Error("a new conveyor has points");
const chosen = {
  ...typed,
  csIdler: { ...typed.csIdler, rollDia: 999 },
  pulls: typed.pulls.with(0, { ...first, shell: { ...first.shell, shellDia: 1999 } }),
};

describe("the conveyor that is drawn", () => {
  it("has the parts Auto chose", () => {
    const pulls = typed.pulls.with(0, { ...first, selectShellMode: "Auto" });
    const drawn = withPartsOn({ ...typed, selectCSIdlerMode: "Auto", pulls }, chosen);
    expect(drawn.csIdler.rollDia).toBe(999);
    expect(drawn.pulls[0]?.shell.shellDia).toBe(1999);
  });

  it("has the parts that were typed where they are Manual, at once", () => {
    const pulls = typed.pulls.with(0, { ...first, selectShellMode: "Manual" });
    const drawn = withPartsOn({ ...typed, selectCSIdlerMode: "Manual", pulls }, chosen);
    expect(drawn.csIdler).toBe(typed.csIdler);
    expect(drawn.pulls[0]?.shell).toBe(first.shell);
  });

  it("draws points added since the last answer", () => {
    const pulls = [...typed.pulls, { ...first, noID: 77 }];
    expect(withPartsOn({ ...typed, pulls }, chosen).pulls).toHaveLength(typed.pulls.length + 1);
  });
});

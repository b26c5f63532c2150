import { describe, expect, it } from "vitest";
import { newConveyor } from "../document/new-conveyor.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { calculate } from "./calculate.ts";
import { needsImpactIdlers } from "./loading-idlers.ts";

const loadedBy = (change: Partial<Conveyor["matl"]>): Pick<Conveyor, "matl"> => ({
  matl: { ...newConveyor().matl, hiBD: 900, lumpSize: 10, ...change },
});

function withHopper(change: Partial<Pull>): Conveyor {
  const conveyor = newConveyor();
  const pulls = conveyor.pulls.map((pull) => (pull.pType === "Hopper" ? { ...pull, ...change } : pull));
  return { ...conveyor, pulls, matl: { ...conveyor.matl, lumpSize: 100 }, nomCSSpacing: 1.5 };
}

function itemsOf(change: Partial<Pull>) {
  const found = calculate(withHopper(change));
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  const quantity = (name: string) => found.solution.machine.masses.items.find((one) => one.name === name)?.quantity;
  return { impact: quantity("impact-idlers"), carry: quantity("carry-idlers"), pull: found.solution };
}

// Handbook 15.27, last paragraph.
describe("impact idlers", () => {
  it.each([
    { lumpSize: 76, hiBD: 800, drop: 0, isNeeded: true },
    { lumpSize: 75, hiBD: 800, drop: 1, isNeeded: false },
    { lumpSize: 26, hiBD: 800, drop: 1.1, isNeeded: true },
    { lumpSize: 25, hiBD: 1600, drop: 2, isNeeded: false },
    { lumpSize: 5, hiBD: 1700, drop: 1.6, isNeeded: true },
    { lumpSize: 5, hiBD: 1700, drop: 1.5, isNeeded: false },
  ])(
    "are needed $isNeeded under lumps of $lumpSize mm, $hiBD kg/m3, falling $drop m",
    ({ drop, isNeeded, ...load }) => {
      expect(needsImpactIdlers(loadedBy(load), drop)).toBe(isNeeded);
    },
  );

  it("stand by rule as many as the skirts ask for, and typed numbers win", () => {
    // ceil(max(1.5, 5/3) / 0.4) + 1 = 6, and at 0.35 m ceil(1.667 / 0.35) + 1 = 6; at 9 m of skirt ceil(3 / 0.4) + 1 = 9.
    const ruled = { loadingIdlers: "By rule", skirtLength: 5 } as const;
    expect(itemsOf(ruled).impact).toBe(6);
    expect(itemsOf({ ...ruled, skirtLength: 9 }).impact).toBe(9);
    expect(itemsOf({ ...ruled, impactIdlerNo: 4 }).impact).toBe(4);
    expect(itemsOf({ ...ruled, loadingIdlers: "Typed" }).impact).toBeUndefined();
    expect(itemsOf({ loadingIdlers: "None", skirtLength: 5 }).impact).toBeUndefined();
  });

  it("leave closer idlers under the rest of the skirts: half the spacing, at most 0.6 m", () => {
    // Behind 6 x 0.4 m of impact idlers 2.6 m of 5 m of skirt: 5 sets at 0.6 m instead of 1.5 m.
    const [none, ruled] = [itemsOf({ skirtLength: 5 }), itemsOf({ loadingIdlers: "By rule", skirtLength: 5 })];
    const typed = itemsOf({ loadingIdlers: "By rule", skirtLength: 5, skirtIdlerSpacing: 1.5 });
    expect((ruled.carry ?? 0) - (typed.carry ?? 0)).toBeGreaterThanOrEqual(2);
    expect((ruled.carry ?? 0) + 6).toBeGreaterThan(none.carry ?? 0);
  });

  it("turn with the belt: the conveyor pulls a little more for them", () => {
    const pullOf = ({ pull }: ReturnType<typeof itemsOf>) => pull.cases["running-full"].effectiveTension;
    const [none, ruled] = [itemsOf({ skirtLength: 5 }), itemsOf({ loadingIdlers: "By rule", skirtLength: 5 })];
    expect(pullOf(ruled)).toBeGreaterThan(pullOf(none));
  });
});

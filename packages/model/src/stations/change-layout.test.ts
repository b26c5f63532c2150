import { describe, expect, it } from "vitest";
import { calculate } from "../design/calculate.ts";
import { isPulley } from "../document/pulley-point.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { firstDesign } from "../edits/first/first-design.ts";
import { withLinkedStrands } from "../edits/strand-edits.ts";
import { type LayoutFamily, layoutFamilies } from "../layouts/choose-layout.ts";
import { findStrands } from "../strands/find-strands.ts";
import { laggedRadius } from "../strands/lagged-radius.ts";
import { undulatingConveyor } from "../sweep/undulating-conveyor.ts";
import { changeLayout } from "./change-layout.ts";
import { layoutChoices } from "./layout-choices.ts";

function changed(conveyor: Conveyor, layout: LayoutFamily): Conveyor {
  const outcome = changeLayout.apply(conveyor, { layout });
  if (outcome.kind !== "changed") throw new Error(`${layout}: ${JSON.stringify(outcome)}`);
  return outcome.conveyor;
}

/** Tail, points and hoppers between, head: where they are, what they carry, how large their pulleys are. */
function carryOf(conveyor: Conveyor): readonly string[] {
  const { pulls } = conveyor;
  const { carry = [] } = findStrands(pulls) ?? {};
  return carry.map((index) => {
    const pull = pulls[index] ?? never();
    const { noID, x, y, z, capacityInp, sectType, skirtLength, vertCurveRadiusInp } = pull;
    const loads = index === carry.at(-1) ? [] : [capacityInp, skirtLength];
    const radius = isPulley(pull) ? laggedRadius(conveyor, pull) : 0;
    return JSON.stringify([noID, x, y, z, sectType, radius, vertCurveRadiusInp, ...loads]);
  });
}

function never(): never {
  throw new Error("no points");
}

const starts: readonly (readonly [string, Conveyor])[] = [
  ["an incline", firstDesign({ capacity: 1000, length: 600, lift: 18, width: 1000 })],
  ["a linked incline", withLinkedStrands(firstDesign({ capacity: 1000, length: 600, lift: 18, width: 1000 }))],
  ["a linked decline", withLinkedStrands(firstDesign({ capacity: 1500, length: 800, lift: -60, width: 1200 }))],
  ["a linked overland", withLinkedStrands(firstDesign({ capacity: 3000, length: 6500, lift: 20, width: 1600 }))],
  ["a linked undulating conveyor", withLinkedStrands(undulatingConveyor(14))],
];

describe.each(starts)("the layout of %s", (_name, start) => {
  const { now } = layoutChoices(start) ?? { now: "head" as const };

  it.each(layoutFamilies)("changes to %s and back, and carry points and loads stay to the letter", (family) => {
    const there = changed(start, family);
    expect(calculate(there).kind).toBe("calculated");
    expect(layoutChoices(there)?.now).toBe(family);
    expect(there.pulls.filter(({ pType }) => pType === "Takeup")).toHaveLength(1);
    const kept = carryOf(there);
    expect(carryOf(start).filter((point) => !kept.includes(point))).toEqual([]);
    const back = changed(there, now);
    expect(carryOf(back)).toEqual(carryOf(start));
    expect(layoutChoices(back)?.now).toBe(now);
    expect(calculate(back).kind).toBe("calculated");
  });

  it("leads the belt to the return line at both ends, as a first design does", () => {
    const leads = (conveyor: Conveyor) => conveyor.pulls.filter(({ description }) => description === "Return").length;
    if (leads(start) === 2) expect(leads(changed(start, now === "head" ? "dual-head" : "head"))).toBe(2);
  });

  it("keeps what was typed of a pulley with the same role", () => {
    const { carry = [] } = findStrands(start.pulls) ?? {};
    const at = carry.at(-1) ?? 0;
    const pull = start.pulls[at] ?? never();
    const typed = { ...start, pulls: start.pulls.with(at, { ...pull, noOfScrapers: 3, tensionClass: "A" as const }) };
    const there = changed(typed, now === "dual-head" ? "head" : "dual-head");
    expect(there.pulls.find(({ noID }) => noID === pull.noID)).toMatchObject({ noOfScrapers: 3, tensionClass: "A" });
  });
});

describe("a layout that is recommended", () => {
  it("is that of the decision table for the pulls of the conveyor itself", () => {
    const [, , [, decline] = ["", never()]] = starts;
    expect(layoutChoices(decline)?.recommended.layout).toMatch(/tail$/);
  });

  it("brakes a belt that drives its motors, at the tail", () => {
    const head = changed(starts[2]?.[1] ?? never(), "head");
    const tail = changed(head, "tail");
    expect(tail.drives[0]).toMatchObject({ driveType: "Tail", brakeType: "Speed-Time", brakingMode: "Regenerative" });
    expect(tail.drives[0]?.brakeTorqueLSS).toBeGreaterThan(0);
  });
});

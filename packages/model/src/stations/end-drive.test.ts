import { describe, expect, it } from "vitest";
import { calculate } from "../design/calculate.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { firstDesign } from "../edits/first/first-design.ts";
import { withLinkedStrands } from "../edits/strand-edits.ts";
import { findStrands } from "../strands/find-strands.ts";
import { shippedRows } from "../test-support/shipped-rows.ts";
import { addStation } from "./add-station.ts";
import { loopOf } from "./straights.ts";

const rows = shippedRows();

function withDrive(conveyor: Conveyor): Conveyor {
  const outcome = addStation.apply(conveyor, { mode: "AddDrive" });
  if (outcome.kind !== "changed") throw new Error(JSON.stringify(outcome));
  return outcome.conveyor;
}

/** How far the carrying belt climbs from point to point, from the tail to the head, m. */
function carryRises(conveyor: Conveyor): readonly number[] {
  const { carry = [] } = findStrands(conveyor.pulls) ?? {};
  const { sections } = loopOf(conveyor);
  return carry.slice(0, -1).map((index) => {
    const { length, direction } = sections[index] ?? { length: Number.NaN, direction: Number.NaN };
    return length * Math.sin(direction);
  });
}

function diametersOf({ pulls }: Conveyor): readonly number[] {
  return pulls.flatMap(({ pType, shell }) => (pType === "Drive" ? [shell.shellDia] : []));
}

describe.each([
  { capacity: 1000, width: 1000, length: 400, lift: 40 },
  { capacity: 1500, width: 1000, length: 1800, lift: 60 },
  { capacity: 2000, width: 1200, length: 1800, lift: 120 },
  { capacity: 1500, width: 1200, length: 2500, lift: 10 },
  { capacity: 800, width: 1000, length: 1800, lift: -60 },
  { capacity: 1500, width: 1200, length: 1800, lift: -180 },
])("a drive at the other end of a belt that carries $capacity t/h over $length m and $lift m", (five) => {
  const alone = firstDesign(five, rows);

  describe.each([
    ["apart", alone],
    ["linked", withLinkedStrands(alone)],
    ["drawn as a belt line", { ...alone, pointsAre: "Belt line" } as const],
  ] as const)("with its strands %s", (_, before) => {
    const conveyor = withDrive(before);

    it("turns a pulley as large as the others", () => {
      const diameters = diametersOf(conveyor);
      expect(diameters).toHaveLength(diametersOf(before).length + 1);
      expect(new Set(diameters).size).toBe(1);
    });

    it("leaves the carrying belt where it was", () => {
      const [was, is] = [carryRises(before), carryRises(conveyor)];
      expect(is).toHaveLength(was.length);
      // Its pulley is 170 mm larger or more.
      is.forEach((rise, at) => {
        expect(Math.abs(rise - (was[at] ?? Number.NaN))).toBeLessThan(0.02);
      });
    });
  });

  it("gives a design without errors", () => {
    const found = calculate(withDrive(alone), { rows });
    if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
    const errors = found.solution.findings.filter(({ severity }) => severity === "error");
    expect(errors.map(({ code }) => code)).toEqual([]);
  });
});

describe("a pulley whose shell was typed", () => {
  it("keeps it when it is driven", () => {
    const alone = firstDesign({ capacity: 1000, width: 1000, length: 400, lift: 40 }, rows);
    const tail = alone.pulls.findIndex(({ pType }) => pType === "Tail");
    const typed = { ...alone, pulls: alone.pulls.map((pull) => ({ ...pull, selectShellMode: "Manual" as const })) };
    const [was, is] = [typed, withDrive(typed)].map(({ pulls }) => pulls[tail]);
    expect(is?.pType).toBe("Drive");
    expect([is?.shell, is?.x, is?.z]).toEqual([was?.shell, was?.x, was?.z]);
  });
});

import { describe, expect, it } from "vitest";
import { calculate } from "../../design/calculate.ts";
import { shippedRows } from "../../test-support/shipped-rows.ts";
import { firstDesign } from "./first-design.ts";

const rows = shippedRows();

// A holdback would keep a belt from running the other way: brakes at the head hold the load of an incline instead.
describe.each([
  { capacity: 1000, length: 300, lift: 30, width: 1000 },
  { capacity: 2000, length: 60, lift: 8, width: 1200 },
  { capacity: 800, length: 500, lift: 0, width: 900 },
  { capacity: 1500, length: 400, lift: -40, width: 1200 },
])("a belt of $length m and $lift m that runs both ways", (five) => {
  const conveyor = firstDesign({ ...five, isReversible: true }, rows);
  const found = calculate(conveyor, { rows });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  const { findings, machine } = found.solution;

  it("has no errors", () => {
    expect(findings.filter(({ severity }) => severity === "error").map(({ code }) => code)).toEqual([]);
  });

  it("has a brake as strong as its load runs back or drives it, and no holdback", () => {
    const braked = machine.design.points.reduce((sum, point) => sum + ("pulley" in point ? point.brakeForce : 0), 0);
    expect(braked > 0).toBe(five.lift !== 0);
    for (const { slots, holdback } of machine.drives) {
      expect(["not-needed", "left-out"]).toContain(slots.holdback.kind);
      expect(braked).toBeGreaterThanOrEqual(1.5 * holdback.runbackForce * (1 - 1e-9));
    }
  });
});

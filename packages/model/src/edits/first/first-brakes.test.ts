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

// Handbook 3.13: brakes of a belt that runs away are checked with one of them out.
describe.each([
  { capacity: 1500, length: 1800, lift: -180, width: 1200, brakes: 3 },
  { capacity: 3000, length: 1200, lift: -120, width: 1600, brakes: 3 },
  { capacity: 1000, length: 300, lift: -30, width: 1000, brakes: 2 },
  { capacity: 64, length: 38, lift: -7, width: 500, brakes: 2 },
  { capacity: 1000, length: 300, lift: 30, width: 1000, brakes: 0 },
])("a belt of $length m and $lift m with $brakes brakes", ({ brakes, ...five }) => {
  const conveyor = firstDesign(five, rows);
  const found = calculate(conveyor, { rows });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  const { findings, machine } = found.solution;

  it("lets one of them fail, and the rest holds what drives the belt", () => {
    const discs = machine.drives.map(({ motors, brake }) => motors * (brake.disc?.discs ?? 0));
    expect(discs.reduce((sum, one) => sum + one, 0)).toBe(brakes);
    expect(conveyor.brakesOut).toBe(brakes > 0 ? 1 : 0);
    const { brakesLeft } = machine.startStop ?? {};
    expect(brakesLeft?.brakes).toBe(brakes > 0 ? brakes - 1 : undefined);
    expect((brakesLeft?.force ?? 0) >= (brakesLeft?.required ?? 0)).toBe(true);
    expect(findings.filter(({ severity }) => severity !== "note").map(({ code }) => code)).toEqual([]);
    expect(findings.map(({ code }) => code)).not.toContain("brake-out-unchecked");
  });
});

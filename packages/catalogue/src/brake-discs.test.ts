import { type Calculated, type Conveyor, calculate, findingMoves, withChosenParts } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { demoConveyors } from "./demos/demo-conveyors.ts";
import { shippedComponents } from "./shipped-libraries.ts";

const [rows, demos] = await Promise.all([shippedComponents(), demoConveyors()]);
const braked = demos.filter(({ drives }) => drives.some(({ brakeType }) => brakeType !== "No Brake"));

function withBrakes(conveyor: Conveyor, mode: "Auto" | "Manual"): Conveyor {
  const drives = conveyor.drives.map((drive) => ({ ...drive, selectBrakeMode: mode, selectDiscMode: mode }));
  return { ...conveyor, partsKept: false, drives };
}

function calculated(conveyor: Conveyor): Calculated {
  const found = calculate(conveyor, { rows });
  if (found.kind !== "calculated") throw new Error(`${conveyor.convNo} is refused`);
  return found;
}

describe("brakes on Auto", () => {
  it("are on several demos", () => {
    expect(braked.length).toBeGreaterThan(2);
  });

  it.each(braked.map((demo) => [demo.convNo, demo] as const))(
    "of %s stop the belt on a disc that stays cool",
    (_, demo) => {
      // Calipers and torques of the file were typed for its own disc.
      const drives = demo.drives.map((drive) => ({ ...drive, noOfCalipers: 0, brakeTorqueLSS: 0 }));
      const chosen = withBrakes({ ...demo, drives }, "Auto");
      const { solution, results } = calculated(chosen);
      const { startStop } = solution.machine;
      expect(startStop?.brakes.length).toBeGreaterThan(0);
      for (const { peak, surface } of startStop?.brakes ?? []) {
        expect(peak).toBeLessThan(300);
        expect(surface).toBeLessThan(400);
      }
      const typed = calculated(withBrakes(withChosenParts(chosen, solution.machine, rows), "Manual"));
      expect(typed.solution.machine.startStop?.brakes).toEqual(startStop?.brakes);
      expect(typed.results.te).toBe(results.te);
    },
  );
});

// Handbook 15.13: (n - 1) brakes hold what holds the belt at rest, or two give 60 % of the required torque each.
describe("brakes of which one may fail", () => {
  const untyped = braked.map((demo) => {
    const drives = demo.drives.map((drive) => ({ ...drive, noOfCalipers: 0, brakeTorqueLSS: 0 }));
    return [demo.convNo, withBrakes({ ...demo, drives }, "Auto")] as const;
  });
  const codes = ({ solution }: Calculated) => solution.findings.map(({ code }) => code);

  it.each(untyped)("of %s are chosen so that the rest holds and gives what it must", (_, demo) => {
    const whole = calculated(demo);
    for (const [brakesOutHold, brakesOutTorque] of [
      [100, 0],
      [0, 60],
      [100, 100],
    ] as const) {
      const found = calculated({ ...demo, brakesOut: 1, brakesOutHold, brakesOutTorque });
      const { brakesLeft } = found.solution.machine.startStop ?? {};
      expect(brakesLeft?.force).toBeGreaterThanOrEqual(brakesLeft?.required ?? Number.NaN);
      expect(codes(found)).not.toContain("brakes-left-weak");
      const torque = ({ results }: Calculated) => Number(results["drives[0].brakeRequiredTorque"]);
      expect(torque(found)).toBeGreaterThanOrEqual(0.999 * torque(whole));
    }
  });

  // Handbook 3.13: a belt that loses its drives and runs away has its brakes checked with one of them out.
  it.each(untyped)(
    "of %s are said not to be checked where the belt runs away and none may fail, only there",
    (_, demo) => {
      const [unasked, asked] = [0, 1].map((brakesOut) => calculated({ ...demo, brakesOut }));
      if (unasked === undefined || asked === undefined) throw new Error("both are calculated");
      const { runaway, brakesLeft } = unasked.solution.machine.startStop ?? {};
      expect(brakesLeft).toBeUndefined();
      expect(codes(unasked).includes("brake-out-unchecked")).toBe(runaway !== undefined);
      expect(codes(asked)).not.toContain("brake-out-unchecked");
      expect(asked.solution.machine.startStop?.brakesLeft).toBeDefined();
    },
  );

  it("are on belts that run away and on others that do not", () => {
    const ways = untyped.map(([, demo]) => calculated(demo).solution.machine.startStop?.runaway !== undefined);
    expect(new Set(ways)).toEqual(new Set([true, false]));
  });

  it("lead to the field that has them checked", () => {
    const told = untyped.flatMap(([, demo]) => {
      const finding = calculated(demo).solution.findings.find(({ code }) => code === "brake-out-unchecked");
      return finding === undefined ? [] : findingMoves(demo, finding);
    });
    expect(told.length).toBeGreaterThan(0);
    for (const move of told) expect(move).toEqual({ path: "brakesOut", direction: "more" });
  });

  it.each(untyped)("of %s that are typed too weak for it are told", (_, demo) => {
    const { solution } = calculated(demo);
    const brakes = solution.machine.drives.reduce(
      (sum, { brake, motors }) => sum + motors * (brake.disc?.discs ?? 0),
      0,
    );
    const typed = withBrakes(withChosenParts(demo, solution.machine, rows), "Manual");
    const found = calculated({ ...typed, brakesOut: brakes, brakesOutTorque: 50 });
    expect(found.solution.machine.startStop?.brakesLeft).toMatchObject({ brakes: 0, force: 0 });
    expect(codes(found)).toContain("brakes-left-weak");
  });

  const typedBrakes = (demo: Conveyor) =>
    withBrakes(withChosenParts(demo, calculated(demo).solution.machine, rows), "Manual");
  const leftOf = (conveyor: Conveyor, brakesOut: number) => {
    const found = calculated({ ...conveyor, brakesOut, brakesOutTorque: 50 }).solution.machine;
    const one = found.drives.flatMap(({ brake, motors, radius }) => {
      const discs = motors * (brake.disc?.discs ?? 0);
      return Array.from({ length: discs }, () => brake.torque / discs / radius);
    });
    return { left: found.startStop?.brakesLeft, forces: one.toSorted((a, b) => b - a) };
  };
  const sum = (forces: readonly number[]) => forces.reduce((all, force) => all + force, 0);

  it.each(untyped)("of %s leave all but the strongest, one disc of one motor at a time", (_, demo) => {
    const typed = typedBrakes(demo);
    for (const out of [1, 2]) {
      const { left, forces } = leftOf(typed, out);
      expect(forces.length).toBeGreaterThan(0);
      expect(left?.brakes).toBe(Math.max(0, forces.length - out));
      expect(left?.force).toBeCloseTo(sum(forces.slice(out)), 6);
    }
  });

  it.each([
    ["weaker", 0.1],
    ["stronger", 10],
  ])("count a brake on another pulley that is %s", (_, share) => {
    const [, demo] = untyped[0] ?? [];
    if (demo === undefined) throw new Error("No demo has a brake");
    const typed = typedBrakes(demo);
    const at = typed.pulls.findIndex(({ pType }) => pType === "Tail");
    const strongest = leftOf(typed, 1).forces[0] ?? Number.NaN;
    const braked = (brakeTorque: number): Conveyor => {
      const brake = { brakeType: "Constant Torque Brake", brakeTorque } as const;
      return { ...typed, pulls: typed.pulls.map((pull, n) => (n === at ? { ...pull, ...brake } : pull)) };
    };
    const point = calculated(braked(1)).design.points[at];
    const perNewtonMetre = point !== undefined && "brakeForce" in point ? point.brakeForce : Number.NaN;
    const { left, forces } = leftOf(braked((share * strongest) / perNewtonMetre), 1);
    const all = [...forces, share * strongest].toSorted((a, b) => b - a);
    expect(left?.brakes).toBe(all.length - 1);
    expect((left?.force ?? 0) / sum(all.slice(1))).toBeCloseTo(1, 9);
  });

  describe.each(untyped)("of %s on the pulleys instead of the drives", (_, demo) => {
    const typed = typedBrakes(demo);
    const { machine } = calculated(typed).solution;
    const torqueOn = (no: number) => machine.drives.find(({ driveId }) => driveId === String(no))?.brake.torque ?? 0;
    const moved: Conveyor = {
      ...typed,
      drives: typed.drives.map((drive) => ({ ...drive, brakeType: "No Brake" })),
      pulls: typed.pulls.map((pull) => {
        const brakeTorque = pull.pType === "Drive" ? torqueOn(pull.linkToDriveNo) : 0;
        return brakeTorque > 0 ? { ...pull, brakeType: "Constant Torque Brake", brakeTorque } : pull;
      }),
    };
    const forces = machine.drives.map(({ brake, radius }) => brake.torque / radius).toSorted((a, b) => b - a);

    it("must leave as much", () => {
      const { left } = leftOf(moved, 1);
      expect(left?.brakes).toBe(forces.filter((force) => force > 0).length - 1);
      expect(left?.force).toBeCloseTo(sum(forces.slice(1)), 6);
      // Discs turn with the drive and must be stopped too; what holds the belt at rest knows nothing of them.
      const [held, kept] = [moved, typed].map(
        (one) => calculated({ ...one, brakesOut: 1 }).solution.machine.startStop?.brakesLeft?.required,
      );
      expect(held).toBeCloseTo(kept ?? Number.NaN, 6);
    });

    it("are said not to be checked where the belt runs away and none may fail", () => {
      const found = calculated({ ...moved, brakesOut: 0 });
      const { runaway, brakesLeft } = found.solution.machine.startStop ?? {};
      expect(brakesLeft).toBeUndefined();
      expect(codes(found).includes("brake-out-unchecked")).toBe(runaway !== undefined);
    });
  });
});

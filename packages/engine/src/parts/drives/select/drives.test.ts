import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  aBrake,
  aCaliper,
  aCoupling,
  aDriveInput,
  aFluidCoupling,
  aGearbox,
  aHoldback,
  aMotor,
  driveRows,
  driveRules,
  identity,
} from "../../../test-support/drive-rows.ts";
import { type SolvedDrives, solvedDrives } from "../../../test-support/solved-drives.ts";
import { workedConveyor } from "../../../test-support/worked-conveyor.ts";
import { unreferred } from "../../../trace/given.ts";
import { bareTrace } from "../../../trace/trace.ts";
import type { ComponentRow, DriveRows } from "../component-rows.ts";
import type { DriveSlots, DriveTrain } from "../drive-train.ts";
import type { Choice, DriveTrainInput } from "../drive-train-input.ts";
import { rowOf, type Slot } from "../slot.ts";
import { judgeDriveRows } from "./judge-drive-rows.ts";
import { fluidCouplingRules, gearboxRules } from "./rules.ts";
import { bestOf, decide } from "./select.ts";

function solved(
  change: Partial<DriveTrainInput> = {},
  rows: DriveRows | undefined = driveRows,
  rules = driveRules,
): SolvedDrives {
  return solvedDrives({ drives: [aDriveInput(change)], rules }, rows);
}

function trainOf({ trains }: SolvedDrives): DriveTrain {
  const [train] = trains;
  if (train === undefined) throw new Error("there is no drive");
  return train;
}

function idsOf({ slots }: DriveTrain): readonly string[] {
  return Object.values(slots).map((slot) => rowOf(slot)?.id ?? slot.kind);
}

const codesOf = ({ findings }: SolvedDrives) => findings.map(({ code }) => code);

describe("ranking", () => {
  // Handbook 03, example 24.
  const rows = [
    aFluidCoupling(315, { id: "A", size: 0.562 }),
    aFluidCoupling(355, { id: "B", size: 0.562, price: 5200 }),
    aFluidCoupling(355, { id: "C", size: 0.65, price: 4800 }),
    aFluidCoupling(400, { id: "D", size: 0.562 }),
  ];
  const start = { nominalForce: 112416.7, effectiveTension: 96849.3, mass: 176309.5, beltSpeed: 3 };
  const duty = { power: 355e3, poles: 4, start, isTorqueSource: true, knownStart: 0 };
  const chosen = (from: typeof rows) => {
    const slot = decide(bareTrace, { kind: "auto" }, { rows: from }, fluidCouplingRules, duty);
    return slot.kind === "chosen" ? slot.row.id : slot.kind;
  };

  it("takes coupling B of example 24, and C where B may not be chosen", () => {
    expect(chosen(rows)).toBe("B");
    expect(chosen(rows.map((row) => (row.id === "B" ? { ...row, allowSelection: false } : row)))).toBe("C");
  });

  // Handbook 03, example 6: only 21.46 is within 5 % of 21.112847.
  it("takes the only gearbox within the tolerance", () => {
    const boxes = [19.56, 20, 21.46, 22.4].map((ratio) => aGearbox(ratio, 80));
    const needs = { torque: 72155.1, startingTorque: 60e3, ratio: 21.112847, tolerance: 0.05, inputSpeed: 24 };
    expect(bestOf(gearboxRules.order.candidates(boxes, undefined), gearboxRules, needs)?.ratio).toBe(21.46);
  });

  it("takes the nearest ratio among equal gearboxes, and a priced one before one without a price", () => {
    const needs = { torque: 50e3, startingTorque: 0, ratio: 20, tolerance: 0.05, inputSpeed: 24 };
    const of = (boxes: readonly ReturnType<typeof aGearbox>[]) =>
      bestOf(gearboxRules.order.candidates(boxes, undefined), gearboxRules, needs)?.id;
    expect(of([aGearbox(20.8, 60), aGearbox(20.1, 60), aGearbox(19.2, 60)])).toBe("box-20.1-60");
    expect(of([aGearbox(20, 60), aGearbox(20.5, 80, { price: 9000 })])).toBe("box-20.5-80");
  });
});

describe("a drive in Auto", () => {
  it("is chosen completely, settles, and finds nothing wrong with its components", () => {
    const found = solved();
    const train = trainOf(found);
    expect(found.isSettled).toBe(true);
    expect(Object.values(train.slots).map(({ kind }) => kind)).not.toContain("none-fits");
    expect(rowOf(train.slots.motor)?.power).toBeGreaterThanOrEqual(train.requiredMotorPower);
    expect(train.slots.highSpeedCoupling.kind).toBe("left-out");
    expect(found.design.drives[0]).toMatchObject({
      installedPower: train.installedPower,
      equivalentMass: train.equivalentMass,
      startFactorFull: 1.4,
    });
  });

  // Section 9 of the specification's second document: 3 x full-load torque; 1.5 for gearbox and couplings.
  it("asks for the multiples of full-load torque the specification names", () => {
    const train = trainOf(solved());
    const { lowSpeed, highSpeed } = train.fullLoadTorque;
    expect(train.holdback.requiredTorque).toBe(3 * lowSpeed);
    expect(train.gearboxTorque).toBe(1.5 * lowSpeed);
    expect(train.lowSpeedCouplingTorque).toBe(1.5 * lowSpeed);
    expect(train.highSpeedCouplingTorque).toBe(1.5 * highSpeed);
    expect(lowSpeed).toBeCloseTo(((9550 * (train.installedPower / 1e3)) / 1488) * train.requiredRatio, 6);
  });

  it("does not depend on the order of the rows, not even of rows that are equal but for their id", () => {
    const twinned = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
      rows.flatMap((row) => [row, { ...row, id: `${row.id} twin` }]);
    const expected = idsOf(trainOf(solved({ brake: aBrake })));
    fc.assert(
      fc.property(fc.shuffledSubarray([...Array(30).keys()], { minLength: 30 }), (order) => {
        const mix = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
          twinned(rows)
            .map((row, at) => ({ row, at: order[at % 30] ?? 0 }))
            .sort((a, b) => a.at - b.at)
            .map(({ row }) => row);
        const mixed: DriveRows = {
          motors: mix(driveRows.motors),
          fluidCouplings: mix(driveRows.fluidCouplings),
          gearboxes: mix(driveRows.gearboxes),
          couplings: mix(driveRows.couplings),
          holdbacks: mix(driveRows.holdbacks),
          brakes: mix(driveRows.brakes),
          starters: [],
        };
        expect(idsOf(trainOf(solved({ brake: aBrake }, mixed)))).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  it("is not changed by rows that do not fit or may not be chosen", () => {
    const expected = idsOf(trainOf(solved()));
    const more: DriveRows = {
      ...driveRows,
      motors: [aMotor(1), aMotor(356, { id: "barred", allowSelection: false, price: 1 }), ...driveRows.motors],
      gearboxes: [...driveRows.gearboxes, aGearbox(90, 500), aGearbox(21, 1)],
    };
    expect(idsOf(trainOf(solved({}, more)))).toEqual(expected);
  });

  it("passes every check again as Manual", () => {
    const found = trainOf(solved({ brake: aBrake }));
    const again = solved(manualOf(found), undefined);
    for (const slot of Object.values(trainOf(again).slots)) {
      if (slot.kind === "chosen") expect(slot).toMatchObject({ by: "manual", isAdequate: true });
      else expect(["left-out", "not-needed"]).toContain(slot.kind);
    }
    expect(idsOf(trainOf(again))).toEqual(idsOf(found));
  });

  it("names the limit that binds where nothing fits, and keeps what the document holds", () => {
    const small = { ...driveRows, motors: [aMotor(55), aMotor(75)] };
    const current = aMotor(90);
    const found = solved({ motor: { kind: "auto", current } }, small);
    const { motor } = trainOf(found).slots;
    expect(motor).toMatchObject({
      kind: "none-fits",
      binding: { name: "power", rowId: "motor-75" },
      kept: { row: current },
    });
    expect(codesOf(found)).toContain("drive-none-fits-motor-power");
    expect(codesOf(solved({ gearbox: { kind: "auto" } }, { ...driveRows, gearboxes: [aGearbox(90, 500)] }))).toContain(
      "drive-none-fits-gearbox-ratio",
    );
    expect(codesOf(solved({}, { ...driveRows, holdbacks: [] }))).toContain("drive-none-to-choose-holdback");
  });

  it("says of each row whether it fits, and what it misses by how much", () => {
    const found = trainOf(solved());
    const why = new Map(judgeDriveRows(found, "gearbox", driveRows).map(({ id, missed }) => [id, missed]));
    const box = rowOf(found.slots.gearbox);
    expect(why.size).toBe(driveRows.gearboxes.length);
    expect(why.get(box?.id ?? "")).toEqual([]);
    expect(why.get(`box-${box?.ratio}-120`)).toEqual([]);
    // Within 5 % of the ratio that is needed.
    const { requiredRatio: ratio, gearboxTorque } = found;
    expect(why.get("box-25-120")).toEqual([
      { name: "ratio", value: 25, least: expect.closeTo(0.95 * ratio, 9), most: expect.closeTo(1.05 * ratio, 9) },
    ]);
    expect(why.get("box-18-20")?.map(({ name }) => name)).toEqual(["ratio", "torque", "starting-torque"]);
    expect(why.get("box-18-20")?.[1]).toEqual({ name: "torque", value: 20e3, least: gearboxTorque });
  });

  it("chooses only from the category that is named", () => {
    const rows = { ...driveRows, motors: [...driveRows.motors, aMotor(400, { id: "own", category: "Own" })] };
    expect(rowOf(trainOf(solved({ motor: { kind: "auto", category: "Own" } }, rows)).slots.motor)?.id).toBe("own");
  });

  it("prefers the voltage asked for, and says where it had to take another", () => {
    const rows = { ...driveRows, motors: driveRows.motors.map((row) => ({ ...row, voltage: 690 })) };
    const found = solved({}, rows);
    expect(trainOf(found).slots.motor.kind).toBe("chosen");
    const told = found.findings.find(({ code }) => code === "motor-voltage-differs");
    expect(told).toMatchObject({ place: { driveId: "A" }, values: { voltage: 690, wanted: 415 } });
  });
});

describe("a drive in Manual", () => {
  it("keeps its components and reports every shortfall", () => {
    const found = solved({
      motor: { kind: "manual", row: aMotor(55) },
      gearbox: { kind: "manual", row: aGearbox(15, 1) },
      lowSpeedCoupling: { kind: "manual", row: aCoupling(1, { largestBore: 0.1 }) },
      holdback: { kind: "manual", row: aHoldback(1, { fastest: 0.1 }) },
    });
    expect(codesOf(found)).toEqual(
      expect.arrayContaining([
        "drive-short-motor-power",
        "drive-short-gearbox-ratio",
        "drive-short-gearbox-torque",
        "drive-short-low-speed-coupling-torque",
        "drive-short-low-speed-coupling-largest-bore",
        "drive-short-holdback-torque",
        "drive-short-holdback-speed",
      ]),
    );
    expect(rowOf(trainOf(found).slots.motor)?.id).toBe("motor-55");
  });

  it("says where a component is missing", () => {
    const codes = codesOf(solved({ motor: { kind: "manual" }, gearbox: { kind: "manual" } }));
    expect(codes).toEqual(expect.arrayContaining(["drive-missing-motor", "drive-missing-gearbox"]));
  });

  // Handbook 03, 3: a manual start factor comes before the points of a starter.
  it("checks a starter by the start that a typed factor decides", () => {
    const curve = {
      kind: "torque-speed",
      points: [
        { speed: 0, torque: 1.2 },
        { speed: 1, torque: 1.2 },
      ],
    } as const;
    const starter = { kind: "manual", row: { ...identity("weak"), curve } } as const;
    const timeIn = (found: SolvedDrives) => {
      const slot = trainOf(found).slots.starter;
      return slot.kind === "chosen" ? slot.checks.find(({ name }) => name === "start-time")?.value : undefined;
    };
    const typed = solved({ starter }, driveRows, { ...driveRules, startFactorFull: 1.6 });
    const own = solved({ starter });
    expect(typed.startStop.starts.full).toMatchObject({ basis: "constant-force", startFactor: 1.6 });
    expect(timeIn(typed)).toBeCloseTo(typed.startStop.starts.full.time ?? 0, 2);
    expect(own.startStop.starts.full.basis).toBe("starter-curve");
    expect(timeIn(own)).toBeCloseTo(own.startStop.starts.full.time ?? 0, 2);
    expect(timeIn(own)).toBeGreaterThan(timeIn(typed) ?? 0);
  });

  it("gives a start that never ends no time, neither as what is asked nor as what is checked", () => {
    const curve = {
      kind: "torque-speed",
      points: [
        { speed: 0, torque: 1.2 },
        { speed: 1, torque: 1.2 },
      ],
    } as const;
    const starter = { kind: "manual", row: { ...identity("any"), curve } } as const;
    const found = solved({ starter }, driveRows, { ...driveRules, startFactorFull: 0.01 });
    const { duties, slots } = trainOf(found);
    expect(duties.starter.knownStart).toBe("never");
    expect(duties.fluidCoupling.knownStart).toBe("never");
    const check = slots.starter.kind === "chosen" ? slots.starter.checks[0] : undefined;
    expect(check).toEqual({ name: "start-time", most: 600, isMet: false });
  });

  it("warns of a start that the motor cannot make", () => {
    const codes = codesOf(
      solved({
        motor: { kind: "manual", row: aMotor(55) },
        fluidCoupling: { kind: "none" },
        starter: { kind: "none" },
      }),
    );
    expect(codes).toContain("start-stalls");
  });
});

// Handbook 03, example 10: 140 % of full load starts the loaded belt with 0.343339 m/s², the empty one with 1.59084 m/s².
describe("an empty start", () => {
  const told = (startFactorEmpty: number) =>
    solved({}, driveRows, { ...driveRules, startFactorFull: 1.1, startFactorEmpty }).findings.filter(
      ({ code, place }) => code === "start-acceleration-high" && place.loadCase === "starting-empty",
    );

  it("is told above 1 m/s², and not below", () => {
    expect(told(1.6)).toMatchObject([{ severity: "warning", limit: { most: 1 } }]);
    expect(told(1.6)[0]?.values.acceleration).toBeGreaterThan(1);
    expect(told(0.5)).toEqual([]);
  });

  it("is not told of a belt of 200 m or less, which is up to speed before it whips", () => {
    const rules = { ...driveRules, startFactorFull: 1.1, startFactorEmpty: 1.6 };
    const startedAt = (share: number) => {
      const points = workedConveyor.points.map((point) => ({ ...point, x: share * point.x, z: share * point.z }));
      const design = { ...workedConveyor, points };
      const { solution, startStop, findings } = solvedDrives({ drives: [aDriveInput({})], rules }, driveRows, {
        design,
      });
      const isTold = findings.some(
        ({ code, place }) => code === "start-acceleration-high" && place.loadCase === "starting-empty",
      );
      return {
        length: solution.loop.beltLength / 2,
        acceleration: startStop.starts.empty.constant.acceleration,
        isTold,
      };
    };
    const shares = [0.2, 0.3, 0.4, 0.6, 0.8, 1].map(startedAt).filter(({ acceleration }) => acceleration > 1);
    expect(shares.map(({ isTold }) => isTold)).toEqual(shares.map(({ length }) => length > 200));
    expect(new Set(shares.map(({ isTold }) => isTold)).size).toBe(2);
  });
});

// Handbook 03, 11: needed where F_lift - F_friction / 2 > 0, of which a level belt has nothing.
describe("a conveyor that nothing runs back on", () => {
  const level = { ...workedConveyor, points: workedConveyor.points.map((point) => ({ ...point, z: 0 })) };
  const found = (holdback: DriveTrainInput["holdback"]) => {
    const given = { drives: [aDriveInput({ holdback })], rules: driveRules };
    return solvedDrives(given, driveRows, { design: level });
  };

  it("asks for no holdback, and only notes that one it has is weaker than three times full load", () => {
    const weak = found({ kind: "manual", row: aHoldback(1, {}) });
    expect(trainOf(weak).holdback).toMatchObject({ isNeeded: false, runbackForce: 0 });
    const told = weak.findings.filter(({ subject }) => subject === "holdback");
    expect(told).toMatchObject([{ code: "drive-short-holdback-torque", severity: "note" }]);
    expect(codesOf(found({ kind: "manual" })).filter((code) => code.includes("holdback"))).toEqual([]);
  });
});

// Handbook 03, 11: 1.5 times the runback torque, whatever the motors ask for.
describe("a holdback smaller than its load by the rule of full-load torque", () => {
  const little = { holdbackServiceFactor: 0.1 };

  it("is chosen to hold the load", () => {
    const train = trainOf(solved(little));
    expect(train.holdback.requiredTorque).toBeLessThan(20e3);
    expect(rowOf(train.slots.holdback)?.torque).toBe(50e3);
  });

  it("is an error where it is typed", () => {
    const found = solved({ ...little, holdback: { kind: "manual", row: aHoldback(20) } });
    const [short, ...others] = found.findings.filter(({ subject }) => subject === "holdback");
    expect(short).toMatchObject({ code: "drive-short-holdback-runback", severity: "error", values: { value: 20e3 } });
    expect(short?.limit?.least).toBeCloseTo(1.5 * trainOf(found).holdback.runbackTorque, 6);
    expect(others).toEqual([]);
  });
});

describe("a reversible conveyor", () => {
  const reversed = (change: Partial<DriveTrainInput> = {}) => {
    const given = { drives: [aDriveInput(change)], rules: driveRules };
    return solvedDrives(given, driveRows, { design: { ...workedConveyor, isReversible: true } });
  };

  it("gets no holdback in Auto, and is told that its load runs back", () => {
    expect(rowOf(trainOf(solved()).slots.holdback)).toBeDefined();
    const found = reversed();
    expect(trainOf(found).slots.holdback.kind).toBe("left-out");
    expect(codesOf(found)).toContain("holdback-left-out");
    expect(codesOf(found)).not.toContain("holdback-blocks-reverse");
  });

  it("is held by a brake instead, as hard as its load runs back one and a half times over", () => {
    const [train] = reversed({ brake: aBrake }).trains;
    const { runbackForce } = train?.holdback ?? { runbackForce: 0 };
    expect(runbackForce).toBeGreaterThan(0);
    expect((train?.brake.holdingTorque ?? 0) / (train?.radius ?? 1) / runbackForce).toBeCloseTo(1.5, 9);
    expect(codesOf(reversed({ brake: aBrake }))).not.toContain("holdback-left-out");
  });

  it("is told where a holdback in Manual blocks it", () => {
    const row = aHoldback(500, {});
    expect(codesOf(reversed({ holdback: { kind: "manual", row } }))).toContain("holdback-blocks-reverse");
  });
});

describe("two drives on one belt", () => {
  const shared = (ratios: readonly [number, number]) => {
    const pulleyOfA = workedConveyor.points.find(({ kind }) => kind === "drive");
    if (pulleyOfA?.kind !== "drive") throw new Error("there is no drive pulley");
    const points = workedConveyor.points.map((point) =>
      point.kind === "tail" ? { ...point, kind: "drive" as const, driveId: "B", pulley: pulleyOfA.pulley } : point,
    );
    const drives = workedConveyor.drives.flatMap((drive) => [
      { ...drive, loadShare: 0.7 },
      { ...drive, id: "B", loadShare: 0.3 },
    ]);
    const given = ["A", "B"].map((driveId, at) =>
      aDriveInput({ driveId, gearbox: { kind: "manual", row: aGearbox(ratios[at] ?? 0, 80) } }),
    );
    const wanted = { drives: given, rules: driveRules };
    const found = solvedDrives(wanted, driveRows, { design: { ...workedConveyor, points, drives } });
    return found.findings.filter(({ code }) => code === "drive-speeds-differ");
  };

  // Equal pulleys and motor speeds: belt speeds are to each other as the ratios, 21 / 20 = 1.05 and 20.3 / 20 = 1.015.
  it("are told apart by name where their ratios ask for speeds more than 2 % apart", () => {
    const [finding, ...more] = shared([21, 20]);
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ severity: "warning", place: { driveId: "B", otherDriveId: "A" } });
    const { beltSpeed = 0, otherBeltSpeed = 1 } = finding?.values ?? {};
    expect(beltSpeed / otherBeltSpeed).toBeCloseTo(1.05, 2);
    expect(shared([20.3, 20])).toEqual([]);
  });
});

describe("brakes of drives", () => {
  it("get as many calipers as the torque needs, and stop within the design time", () => {
    const found = solved({ brake: { ...aBrake, caliper: { kind: "manual", row: aCaliper() } } });
    const { brake } = trainOf(found);
    expect(brake.caliperTorque).toBeCloseTo(848, 6);
    expect(brake.calipers * brake.caliperTorque).toBeGreaterThanOrEqual(brake.requiredHighSpeedTorque);
    const stops = found.startStop.stops;
    for (const stop of [stops["braking-full"], stops["braking-empty"]])
      expect(stop.time).toBeLessThanOrEqual(10 + 1e-6);
    expect(found.startStop.brakes[0]?.peak).toBeGreaterThan(40);
  });

  it("follow the design time without more torque where they are controlled", () => {
    const { stops } = solved({ brake: { ...aBrake, control: "controlled" } }).startStop;
    expect(stops["braking-empty"].time).toBeCloseTo(10, 6);
  });

  // Handbook 03, 10.3: the disc takes what the brake takes out, whatever it could take out at most.
  it("heat their disc by the work of the stop alone where they are controlled", () => {
    const { stops, brakes } = solved({ brake: { ...aBrake, control: "controlled" } }).startStop;
    const work = ["braking-full", "braking-empty"] as const;
    const most = Math.max(...work.map((name) => stops[name].longest.brakeForce * (stops[name].distance ?? 0)));
    expect(most).toBeGreaterThan(0);
    expect((brakes[0]?.energy ?? 0) / most).toBeCloseTo(1, 6);
  });

  it("know the force beyond which the belt sags too much", () => {
    const typed = (torque: number) => solved({ brake: { ...aBrake, torque } });
    const most = typed(20e3).startStop.largestBrakeForce ?? 0;
    const { cases, loop } = typed(most * 0.4).solution;
    const margins = [...cases["braking-full"].sections, ...cases["braking-empty"].sections]
      .filter(({ sagTension }) => sagTension > 0)
      .map(({ sagMargin }) => sagMargin);
    expect(loop.sections.length).toBeGreaterThan(0);
    expect(Math.abs(Math.min(...margins))).toBeLessThan(500);
  });

  it("are not limited by sag where the belt would part before it hangs", () => {
    const given = { drives: [aDriveInput({ brake: { ...aBrake, torque: 20e3 } })], rules: driveRules };
    const limitWith = (strength: number) => {
      const belt = { ...workedConveyor.belt, strength, rating: 150e3 };
      return solvedDrives(given, driveRows, { design: { ...workedConveyor, belt } }).startStop.largestBrakeForce;
    };
    const most = limitWith(1000e3) ?? 0;
    expect(most).toBeGreaterThan(0);
    const { width } = workedConveyor.belt;
    expect(limitWith((1.01 * most) / width)).toBeCloseTo(most, 6);
    expect(limitWith((0.99 * most) / width)).toBeUndefined();
  });

  // Handbook 03, 9.1: T_LSS = T_HSS * ratio.
  it("tell the torque they are set to at both shafts, through the gear ratio", () => {
    const { brake, ratio } = trainOf(solved({ brake: { ...aBrake, torque: 20e3 } }));
    expect(ratio).toBeGreaterThan(5);
    expect(brake.highSpeedTorque * ratio).toBeCloseTo(20e3, 6);
  });

  it("come after their delay", () => {
    const now = solved({ brake: aBrake }).startStop.stops["braking-empty"].time ?? 0;
    const late = solved({ brake: { ...aBrake, delay: 1 } }).startStop.stops["braking-empty"].time ?? 0;
    expect(late).toBeGreaterThan(now);
  });
});

describe("starting and stopping", () => {
  it("never coasts shorter with a flywheel", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 200, noNaN: true }),
        fc.double({ min: 0, max: 200, noNaN: true }),
        (a, b) => {
          const coast = (flywheelInertia: number) =>
            solved({ flywheelInertia }).startStop.stops["coasting-full"].time ?? 0;
          const [less, more] = [Math.min(a, b), Math.max(a, b)];
          expect(coast(more)).toBeGreaterThanOrEqual(coast(less) * (1 - 1e-9));
        },
      ),
      { numRuns: 15 },
    );
  });

  it("has the masses of the solved case, item by item", () => {
    const { startStop, solution } = solved();
    const { masses } = startStop;
    const full = solution.cases["running-full"];
    const drives = masses.drives.reduce((sum, { mass }) => sum + mass, 0);
    expect(masses.belt + masses.material + masses.idlers + masses.pulleys).toBeCloseTo(full.movingMass, 6);
    expect(masses.full).toBeCloseTo(full.movingMass + drives, 6);
    expect(masses.full - masses.empty).toBeCloseTo(masses.material, 6);
  });

  it("has the tensions of the solved cases where the force is constant", () => {
    const { startStop, solution } = solved({}, driveRows, {
      ...driveRules,
      startFactorFull: 1.5,
      startFactorEmpty: 1.2,
    });
    const { full } = startStop.starts;
    solution.cases["starting-full"].points.forEach(({ arriving }, at) => {
      expect(full.tensions[at]?.arriving).toBeCloseTo(arriving, 3);
    });
    expect(full.time).toBeCloseTo(solution.cases["starting-full"].duration ?? 0, 9);
    expect(startStop.stops["coasting-full"].time).toBeCloseTo(solution.cases["coasting-full"].duration ?? 0, 9);
    solution.cases["coasting-full"].points.forEach(({ leaving }, at) => {
      expect(startStop.stops["coasting-full"].tensions[at]?.leaving).toBeCloseTo(leaving, 3);
    });
  });

  it("follows a ramp: its time, and in the solved case its largest acceleration", () => {
    const ramp = { shape: "harrison", time: 20, jerkTime: 0, dwellTime: 0, dwellSpeed: 0 } as const;
    const { startStop, solution } = solved({}, driveRows, { ...driveRules, ramp });
    expect(startStop.starts.full).toMatchObject({ control: "followed", time: 20 });
    expect(solution.cases["starting-full"].acceleration).toBeCloseTo(0.2356194, 5);
  });

  it("starts later where drives are delayed", () => {
    const now = solved().startStop.starts.full;
    const late = solved({ startDelay: 3 }).startStop.starts.full;
    expect(late.simulated.time).toBeCloseTo(now.simulated.time + 3, 1);
  });

  it("leaves the motor out of a decoupled start", () => {
    const { design } = solved({}, driveRows, { ...driveRules, isMotorDecoupled: true });
    const [drive] = design.drives;
    expect(drive?.startingMass).toBeLessThan(drive?.equivalentMass ?? 0);
  });

  it("spills the line load over the distance of the stop, and more where the delivering belt runs on", () => {
    const { startStop } = solved({}, driveRows, { ...driveRules, upstreamStopTime: 60 });
    const { "coasting-full": coasting, "braking-full": braked } = startStop.stops;
    expect(coasting.discharged.mass).toBeCloseTo((500 / 3) * (coasting.distance ?? 0), 6);
    // A brake on a pulley stops it sooner, and more piles up.
    expect(braked.time).toBeLessThan(coasting.time ?? 0);
    expect(startStop.surge?.mass).toBeCloseTo((500 / 2) * (60 - (braked.time ?? 0)), 6);
  });

  it("gives the same to the last bit when asked again, traced or not", () => {
    const plain = solved({ brake: aBrake });
    const given = { drives: [aDriveInput({ brake: aBrake })], rules: driveRules };
    const { startStop, solution } = solvedDrives(given, driveRows, { isTraced: true });
    expect(startStop).toEqual(plain.startStop);
    expect(unreferred(solution.referenced?.machine.startStop)).toEqual(plain.startStop);
    expect(solution.steps.length).toBeGreaterThan(10);
    expect(JSON.parse(JSON.stringify(plain.trains))).toEqual(plain.trains);
  });
});

/** The drive with every component as it was chosen. */
function manualOf({ input, slots, brake }: DriveTrain): DriveTrainInput {
  const manual = <Row extends ComponentRow>(slot: Slot<Row>): Choice<Row> => {
    const row = rowOf(slot);
    return row === undefined ? { kind: "none" } : { kind: "manual", row };
  };
  const { motor, fluidCoupling, gearbox, highSpeedCoupling, lowSpeedCoupling, holdback }: DriveSlots = slots;
  return {
    ...input,
    motor: manual(motor),
    fluidCoupling: manual(fluidCoupling),
    gearbox: manual(gearbox),
    highSpeedCoupling: manual(highSpeedCoupling),
    lowSpeedCoupling: manual(lowSpeedCoupling),
    holdback: manual(holdback),
    ...(input.brake === undefined
      ? {}
      : { brake: { ...input.brake, caliper: manual(slots.brake), calipers: brake.calipers } }),
  };
}

import { describe, expect, it } from "vitest";
import { hasPulley } from "../../../design/point.ts";
import type { Start } from "../../../solve/start-stop/start-stop.ts";
import { aDriveInput, driveRows, driveRules } from "../../../test-support/drive-rows.ts";
import { solvedDrives } from "../../../test-support/solved-drives.ts";
import { startTrace } from "../../../trace/trace.ts";
import { rimLimits } from "../disc-heat.ts";
import type { DriveTrain } from "../drive-train.ts";
import { reportDrives } from "./findings.ts";

const solved = solvedDrives({ drives: [aDriveInput()], rules: driveRules }, driveRows);
const [any] = solved.trains;
if (any === undefined) throw new Error("there is a drive");

type Report = Parameters<typeof reportDrives>[1];
const own = (start: Start, change: object = {}, simulated: object = {}): Start => {
  const { time = 8, ...made } = { ...start.simulated, ...simulated };
  return { ...start, ...change, simulated: { ...made, time } } as unknown as Start;
};

/** Nothing is wrong with any of it: a gentle start, no brakes, all parts there and met. */
const gentle = { acceleration: 0.05, time: 8, force: 150e3 };
const calm = { kind: "started", peakAcceleration: 0.05, time: 8 };
const fine = (start: Start) => own(start, { control: "torque", constant: gentle }, calm);
const slots = Object.fromEntries(Object.keys(any.slots).map((part) => [part, { kind: "left-out" }]));
const quiet = {
  ...any,
  slots,
  holdback: { ...any.holdback, isNeeded: false },
  brake: { ...any.brake, input: undefined, torque: 0 },
  start: { ...any.start, full: { kind: "curve" }, empty: { kind: "curve" } },
} as unknown as DriveTrain;
const { stops } = solved.startStop;
const { surge: _surge, brakesLeft: _left, ...startStop } = solved.startStop;
const stopped = (name: keyof typeof stops, change: object = {}) => ({
  ...stops[name],
  ...{ kind: "stopped", brakeForce: 0, tensions: [], ...change },
});
const points = solved.design.points.map((point) => (hasPulley(point) ? { ...point, brakeForce: 0 } : point));
const sound = {
  design: { ...solved.design, points },
  solution: solved.solution,
  trains: [quiet],
  startStop: {
    ...startStop,
    starts: { full: fine(startStop.starts.full), empty: fine(startStop.starts.empty) },
    stops: {
      "coasting-full": stopped("coasting-full"),
      "coasting-empty": stopped("coasting-empty"),
      "braking-full": stopped("braking-full"),
      "braking-empty": stopped("braking-empty"),
    },
    brakes: [],
  },
} as unknown as Report;

function findings(change: object = {}) {
  const trace = startTrace("checked");
  reportDrives(trace, { ...sound, ...change } as Report);
  return trace.findings;
}
const codes = (change: object = {}) => findings(change).map(({ code }) => code);
const withTrain = (change: object) => ({ trains: [{ ...quiet, ...change }] });
const withSlot = (part: string, slot: object, change: object = {}) =>
  withTrain({ slots: { ...slots, [part]: slot }, ...change });
const withStartStop = (change: object) => ({ startStop: { ...sound.startStop, ...change } });
const starting = (load: "full" | "empty", change: object, simulated: object = {}) =>
  withStartStop({
    starts: { ...sound.startStop.starts, [load]: own(sound.startStop.starts[load], change, simulated) },
  });

describe("what is said of drives", () => {
  it("is nothing where nothing is wrong", () => {
    expect(codes()).toEqual([]);
  });

  it.each([
    ["motor", "warning"],
    ["gearbox", "warning"],
    ["fluidCoupling", "note"],
    ["starter", "note"],
  ] as const)("is how grave it is that a part is missing: %s", (part, severity) => {
    expect(findings(withSlot(part, { kind: "missing" })).map((one) => one.severity)).toEqual([severity]);
  });

  it("is no word of a missing holdback that nothing needs, nor of a brake whose torque is typed", () => {
    const missing = { kind: "missing" };
    expect(codes(withSlot("holdback", missing))).toEqual([]);
    const needed = { holdback: { ...quiet.holdback, isNeeded: true } };
    expect(findings(withSlot("holdback", missing, needed))).toMatchObject([{ severity: "error" }]);
    expect(codes(withSlot("brake", missing))).toHaveLength(1);
    expect(codes(withSlot("brake", missing, { brake: { ...quiet.brake, torque: 1 } }))).toEqual([]);
  });

  it("is that a belt runs back without the holdback left out, unless brakes hold a reversible one", () => {
    const needed = withTrain({ holdback: { ...quiet.holdback, isNeeded: true, runbackForce: 50e3, runbackTorque: 7 } });
    expect(findings(needed)).toMatchObject([{ code: "holdback-left-out", values: { runbackTorque: 7 } }]);
    const braked = (brakeForce: number, isReversible: boolean) => {
      const points = sound.design.points.map((point) =>
        "brakeForce" in point ? { ...point, brakeForce: point.kind === "drive" ? brakeForce : 0 } : point,
      );
      return codes({ ...needed, design: { ...sound.design, points, isReversible } });
    };
    expect([braked(50e3, true), braked(49.9e3, true)]).toEqual([[], ["holdback-left-out"]]);
    expect(braked(50e3, false)).toEqual(["holdback-left-out"]);
  });

  it("is that drives on one belt ask for speeds more than 2 % apart", () => {
    const { motor, gearbox } = any.slots;
    const geared = (driveId: string, actualBeltSpeed: number) => {
      const parts = { ...slots, motor: { ...motor, by: "typed" }, gearbox };
      return { ...quiet, driveId, actualBeltSpeed, slots: { ...parts, motor: quietMotor(parts.motor) } };
    };
    const quietMotor = (slot: object) => ({ ...slot, checks: [] });
    const of = (...speeds: readonly number[]) =>
      findings({ trains: speeds.map((speed, at) => geared(String(at), speed)) }).filter(
        ({ code }) => code === "drive-speeds-differ",
      );
    expect([of(3), of(3, 3.0599), of(3.0599, 3)]).toEqual([[], [], []]);
    expect(of(3.07, 3, 3.01)).toMatchObject([
      { place: { driveId: "0", otherDriveId: "1" }, values: { beltSpeed: 3.07, otherBeltSpeed: 3 } },
    ]);
    expect(of(3.07, 3)[0]?.limit?.most).toBeCloseTo(3.06, 12);
  });
});

describe("what is said of a motor that was chosen, and its gearbox", () => {
  const { motor, gearbox } = any.slots;
  if (motor.kind !== "chosen" || gearbox.kind !== "chosen") throw new Error("all parts are chosen");
  const of = (change: object, { by = "auto", wanted = 415, torque = gearbox.row.torque } = {}) =>
    findings(
      withTrain({
        slots: {
          ...slots,
          motor: { ...motor, by, checks: [], row: { ...motor.row, voltage: 415, power: 100e3, ...change } },
          gearbox: { ...gearbox, checks: [], row: { ...gearbox.row, torque } },
        },
        duties: { ...quiet.duties, motor: { ...quiet.duties.motor, voltage: wanted } },
      }),
    );

  it("is that its voltage is another than the one asked for, if one was", () => {
    expect(of({ voltage: 690 })).toMatchObject([
      { code: "motor-voltage-differs", values: { voltage: 690, wanted: 415 } },
    ]);
    expect([of({}), of({ voltage: 690 }, { wanted: 0 }), of({ voltage: 690 }, { by: "typed" })]).toEqual([[], [], []]);
  });

  it("is that a large motor uses more than 60 % of the rating of its gearbox", () => {
    // P = 2π n M: the torque of which so much is 60 % of the rating.
    const rated = (power: number) => power / 0.6 / (2 * Math.PI * quiet.pulleyRotation);
    expect(of({ power: 300e3 }, { torque: 1 })).toEqual([]);
    expect(of({ power: 301e3 }, { torque: rated(301e3) * 1.001 })).toEqual([]);
    const [told] = of({ power: 301e3 }, { torque: rated(301e3) / 1.001 });
    expect(told?.code).toBe("gearbox-thermal-rating");
    expect(told?.values.share).toBeCloseTo(0.6006, 6);
  });
});

describe("what is said of a start", () => {
  it("is that it stalls, and with what force against what pull", () => {
    const { constant } = sound.startStop.starts.full;
    const pull = { effectiveTension: 90e3, startFactor: 1.2, constant: { ...constant, force: 80e3 } };
    const stalled = findings(starting("full", pull, { kind: "stalled", reachedSpeed: 0.4 }));
    expect(stalled).toMatchObject([
      {
        code: "start-stalls",
        place: { loadCase: "starting-full" },
        values: { speed: 0.4, startFactor: 1.2, force: 80e3 },
        limit: { above: 90e3 },
      },
    ]);
    const { time: _, ...endless } = constant;
    expect(codes(starting("full", { constant: endless }))).toEqual(["start-stalls"]);
    expect(codes(starting("full", { constant: endless, control: "followed", peakFactor: 1 }))).toEqual([]);
    expect(codes(starting("full", pull, { kind: "overruns" }))).toEqual([]);
    expect(codes(starting("full", { ...pull, nominalForce: 0 }, { kind: "stalled" }))).toEqual([]);
  });

  it("is that it never leaves star: a third of the torque of all motors against the pull", () => {
    const star = (pulling: number, isStar = true) => ({
      ...quiet,
      start: { full: { kind: "motor", lockedRotor: 1.5, ...(isStar ? { star: {} } : {}) }, empty: { kind: "curve" } },
      control: { ...quiet.control, pulling },
    });
    const stalling = starting("full", { effectiveTension: 90e3 }, { kind: "stalled", reachedSpeed: 0 });
    // 1.5 / 3 of 100 kN and of 80 kN are 90 kN.
    const of = (trains: readonly object[]) => findings({ ...stalling, trains });
    expect(of([star(100e3), star(80e3)])).toMatchObject([
      { code: "star-too-weak", values: { force: 90e3 }, limit: { above: 90e3 } },
    ]);
    expect(of([star(100e3), star(80.1e3)]).map(({ code }) => code)).toEqual(["start-stalls"]);
    expect(of([star(1e3), star(1e3, false)]).map(({ code }) => code)).toEqual(["start-stalls"]);
  });

  it("is that a followed speed needs more than 1.5 times full load", () => {
    const of = (change: object) => codes(starting("full", { control: "followed", ...change }));
    expect([of({ factorNeeded: 1.5 }), of({ factorNeeded: 1.51 })]).toEqual([[], ["start-torque-high"]]);
    expect(of({ factorNeeded: undefined, peakFactor: 1.51 })).toEqual(["start-torque-high"]);
    expect(of({ factorNeeded: 1.4, peakFactor: 1.51 })).toEqual([]);
    expect(codes(starting("full", { factorNeeded: 2 }))).toEqual([]);
  });

  it("is that a motor alone takes longer than 15 s for a full belt", () => {
    const direct = { trains: [{ ...quiet, start: { full: { kind: "motor" }, empty: { kind: "motor" } } }] };
    const of = (time: number, load: "full" | "empty" = "full", change: object = {}) =>
      codes({ ...direct, ...starting(load, change, { time }) });
    expect([of(15), of(15.1), of(15.1, "empty")]).toEqual([[], ["start-long-for-motor"], []]);
    expect(of(15.1, "full", { control: "followed", factorNeeded: 1 })).toEqual([]);
    expect(codes(starting("full", {}, { time: 15.1 }))).toEqual([]);
  });

  it.each([
    // Half of the belt length, m, and the acceleration a full belt of that length may have.
    [200, undefined],
    [200.1, 0.3],
    [1000, 0.3],
    [1000.1, 0.1],
  ])("is that a belt of %d m starts too fast above %s m/s²", (length, limit) => {
    const loop = { ...sound.solution.loop, beltLength: 2 * length };
    const of = (acceleration: number) =>
      codes({
        solution: { ...sound.solution, loop },
        ...starting("full", { constant: { ...gentle, acceleration: 0 } }, { peakAcceleration: acceleration }),
      });
    if (limit === undefined) expect(of(0.9)).toEqual([]);
    else expect([of(limit), of(limit + 1e-9)]).toEqual([[], ["start-acceleration-high"]]);
  });

  it("is that an empty belt starts faster than 1 m/s², by the larger of its accelerations", () => {
    const of = (acceleration: number, peakAcceleration: number) =>
      codes(starting("empty", { constant: { ...gentle, acceleration } }, { peakAcceleration }));
    expect([of(1, 1), of(1.001, 0), of(0, 1.001)]).toEqual([
      [],
      ["start-acceleration-high"],
      ["start-acceleration-high"],
    ]);
  });

  it("is that material slides on the steepest loaded rise", () => {
    // g (0.5 cos δ − sin δ) on 30 m over 250 m.
    const delta = Math.atan2(30, 250);
    const limit = 9.80665 * (0.5 * Math.cos(delta) - Math.sin(delta));
    const loop = { ...sound.solution.loop, beltLength: 300 };
    const of = (acceleration: number) =>
      findings({
        solution: { ...sound.solution, loop },
        ...starting("full", { constant: { ...gentle, acceleration } }, { peakAcceleration: 0 }),
      });
    expect(of(limit * 0.999)).toEqual([]);
    const [slides] = of(limit * 1.001);
    expect(slides?.code).toBe("material-slides");
    expect((slides?.limit?.most ?? 0) / limit).toBeCloseTo(1, 9);
  });
});

describe("what is said of stops and brakes", () => {
  const { stops: quietStops } = sound.startStop;
  const withStop = (name: keyof typeof quietStops, change: object) =>
    withStartStop({ stops: { ...quietStops, [name]: { ...quietStops[name], ...change } } });

  it("is that a belt that does not coast to rest needs a brake, unless it has one", () => {
    const running = { kind: "does-not-stop", effectiveTension: -5 };
    expect(findings(withStop("coasting-full", running))).toMatchObject([
      { code: "brake-needed", values: { effectiveTension: -5 }, limit: { above: 0 } },
    ]);
    const braked = { brake: { ...quiet.brake, torque: 1 } };
    expect(codes({ ...withStop("coasting-full", running), ...withTrain(braked) })).toEqual([]);
  });

  it.each(["braking-full", "braking-empty"] as const)("is that brakes do not stop it: %s", (name) => {
    const running = { kind: "does-not-stop", brakeForce: 10, effectiveTension: -20 };
    expect(findings(withStop(name, running))).toMatchObject([
      { code: "brake-does-not-stop", place: { loadCase: name }, values: { brakeForce: 10, effectiveTension: -20 } },
    ]);
    expect(codes(withStop(name, { ...running, brakeForce: 0 }))).toEqual([]);
  });

  it("is where a belt that is tight in its case goes slack with its brakes at their largest", () => {
    const point = (pointId: string, arriving: number, leaving: number) => ({ pointId, arriving, leaving });
    const of = (tensions: readonly object[]) => findings(withStop("braking-full", { brakeForce: 10, tensions }));
    expect(sound.solution.cases["braking-full"].smallest.tension).toBeGreaterThan(0);
    expect(of([point("a", 10, 5), point("b", 3, 1)])).toEqual([]);
    expect(of([point("a", 10, -1), point("b", -3, 5), point("c", 0, 5)])).toMatchObject([
      { code: "slack-while-braking", place: { pointId: "b", loadCase: "braking-full" }, values: { tension: -3 } },
    ]);
    expect(of([point("a", 0, 5)])).toHaveLength(1);
  });

  it("is what piles up where it stops before what feeds it", () => {
    const of = (mass: number) => findings(withStartStop({ surge: { mass, volume: 2 } }));
    expect(of(0)).toEqual([]);
    const { massFlow } = sound.design;
    expect(of(3)).toMatchObject([{ code: "stops-before-upstream", values: { mass: 3, volume: 2, massFlow } }]);
  });

  it("is that the brakes left are too weak", () => {
    const of = (force: number) => codes(withStartStop({ brakesLeft: { force, brakes: 1, required: 100 } }));
    expect([of(100), of(99.9)]).toEqual([[], ["brakes-left-weak"]]);
  });

  it("is that nobody asked what holds a belt that drives itself with one brake out, if it has a brake", () => {
    const runaway = { ...sound.startStop.runaway, loadCase: "running-full", effectiveTension: -5 };
    const braked = withTrain({ brake: { ...quiet.brake, input: {}, rimSpeed: 0, torque: 1, requiredTorque: 1 } });
    const brakesLeft = { force: 100, brakes: 1, required: 100 };
    expect(findings({ ...braked, ...withStartStop({ runaway }) })).toMatchObject([
      { code: "brake-out-unchecked", severity: "note", values: { effectiveTension: -5 } },
    ]);
    const onPulley = points.map((point) => (point.kind === "tail" ? { ...point, brakeForce: 1 } : point));
    expect(codes({ design: { ...sound.design, points: onPulley }, ...withStartStop({ runaway }) })).toEqual([
      "brake-out-unchecked",
    ]);
    expect(codes(withStartStop({ runaway }))).toEqual([]);
    expect(codes(braked)).toEqual([]);
    expect(codes({ ...braked, ...withStartStop({ runaway, brakesLeft }) })).toEqual([]);
  });

  it.each([
    { pads: "organic", warm: 250, mean: 300, surface: 400 },
    { pads: "sintered", warm: 550, mean: 550, surface: 650 },
  ] as const)("is how hot its disc and the surface get for $pads pads", ({ pads, warm, mean, surface }) => {
    const input = { pads, discMaterial: "steel" };
    const train = withTrain({ brake: { ...quiet.brake, input, rimSpeed: 0, torque: 0 } });
    const of = (peak: number, hot?: number) => {
      const brakes = [{ driveId: quiet.driveId, peak, ...(hot === undefined ? {} : { surface: hot }) }];
      return findings({ ...train, ...withStartStop({ brakes }) }).map(({ code, severity, limit }) => [
        code,
        severity,
        Number(limit?.most),
      ]);
    };
    expect(of(warm, surface)).toEqual([]);
    // Organic pads fade before their limit; of sintered ones the handbook says nothing of the kind.
    const fading = pads === "organic" ? [["brake-disc-hot", "warning", warm]] : [];
    expect([of(mean - 0.1), of(mean)]).toEqual([fading, fading]);
    expect(of(mean + 0.1)).toEqual([["brake-disc-hot", "error", mean]]);
    expect(of(warm, surface + 0.1)[0]?.[0]).toBe("brake-surface-hot");
  });

  it("is that its rim is too fast for its material, or its typed torque short of what is needed", () => {
    const of = (brake: object, slot = "left-out") =>
      codes(withSlot("brake", { kind: slot }, { brake: { ...quiet.brake, rimSpeed: 0, ...brake } }));
    const input = { pads: "organic", discMaterial: "steel", torque: 1 };
    const enough = { torque: 10, requiredTorque: 10 };
    expect(of({ input, ...enough, rimSpeed: rimLimits.steel })).toEqual([]);
    expect(of({ input, ...enough, rimSpeed: rimLimits.steel + 0.1 })).toEqual(["brake-rim-fast"]);
    const short = { torque: 9.9, requiredTorque: 10 };
    expect(of({ input, ...short })).toEqual(["drive-short-brake-torque"]);
    expect(of({ input: { ...input, torque: undefined }, ...short })).toEqual([]);
    expect(of({ input: { ...input, torque: undefined }, ...short }, "missing")).toEqual(["drive-short-brake-torque"]);
    expect(of({ input, torque: 0, requiredTorque: 10 })).toEqual([]);
  });
});

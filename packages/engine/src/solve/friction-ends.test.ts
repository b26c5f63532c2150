import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Design } from "../design/design.ts";
import type { Method } from "../design/method.ts";
import { stopForce } from "../rules/disc-brake/torque.ts";
import { easedPull } from "../rules/mechanics/loop-balance.ts";
import { absorbedPower, beltPower } from "../rules/mechanics/power.ts";
import { aDriveInput, driveRows, driveRules } from "../test-support/drive-rows.ts";
import { printsAs } from "../test-support/significant.ts";
import { solvedDrives } from "../test-support/solved-drives.ts";
import { workedConveyor } from "../test-support/worked-conveyor.ts";
import { originOf } from "../trace/reference.ts";
import { startTrace } from "../trace/trace.ts";
import { isOfService } from "./load-case.ts";
import { type Solution, solve } from "./solve.ts";

function solved(change: Partial<Design>, method: Method = "ISO", isTraced = false): Solution {
  const found = solve({ ...workedConveyor, ...change }, { method, isTraced });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found;
}

const rising = (share: number) => workedConveyor.points.map((point) => ({ ...point, z: share * point.z }));
const withFriction = (lowFriction: number, highFriction: number) => ({
  ...workedConveyor.settings,
  lowFriction,
  highFriction,
});

const aDrive = { drives: [aDriveInput()], rules: driveRules };

describe("a belt at both ends of its friction", () => {
  // Handbook 15.17, EX 15.29: lift part −98.0665 kN, friction 31.4717 kN at f 0.022, 3 m/s, efficiency 0.95, 176694.2 kg.
  it.each([
    { factor: 0.012, pull: "-80900.1", kilowatts: "-230.565", brake: "133908.4" },
    { factor: 0.016, pull: "-75178.0", kilowatts: "-214.257", brake: "128186.3" },
    { factor: 0.022, pull: "-66594.8", kilowatts: "-189.795", brake: "119603.1" },
    { factor: 0.03, pull: "-55150.5", kilowatts: "-157.179", brake: "108158.8" },
  ])("downhill gives back $kilowatts kW with f $factor", ({ factor, pull, kilowatts, brake }) => {
    const trace = startTrace("checked");
    const friction = 31_471.7;
    const effectiveTension = easedPull(trace, {
      effectiveTension: -98_066.5 + friction,
      friction,
      frictionShare: factor / 0.022,
    });
    const power = beltPower(trace, { effectiveTension, beltSpeed: 3 });
    const force = stopForce(trace, { mass: 176_694.2, beltSpeed: 3, stopTime: 10, effectiveTension });
    const found = [effectiveTension, absorbedPower(trace, { beltPower: power, efficiency: 0.95 }) / 1e3, force];
    expect(found.every((one, at) => printsAs(one, [pull, kilowatts, brake][at] ?? ""))).toBe(true);
  });

  // EX 15.30: lift part −20 kN.
  it.each([
    [0.022, "11471.7"],
    [0.016, "2888.5"],
    [0.012, "-2833.6"],
  ])("balanced by mean friction pulls with f %d", (factor, printed) => {
    const friction = 31_471.7;
    const given = { effectiveTension: -20_000 + friction, friction, frictionShare: factor / 0.022 };
    expect(printsAs(easedPull(startTrace("checked"), given), printed)).toBe(true);
  });

  it("is solved at the low end only where that lets it drive its motors", () => {
    expect(solved({}).regenerative).toBeUndefined();
    expect(solved({ points: rising(0) }).regenerative).toBeUndefined();
    const { cases, regenerative } = solved({ points: rising(-1) });
    expect(regenerative?.cases.map(({ name, friction }) => [name, friction])).toContainEqual(["running-full", "low"]);
    for (const one of regenerative?.cases ?? []) expect(one.effectiveTension).toBeLessThan(0);
    expect(cases["running-full"].friction).toBe("design");
  });

  // Handbook 15.17: a belt that is balanced with mean friction is not safe without brake.
  it("says so where mean friction would hold it, stops with the low end and asks for a brake", () => {
    const { cases, regenerative, findings } = solved({ points: rising(-0.35) });
    expect(cases["running-full"].effectiveTension).toBeGreaterThan(0);
    expect(regenerative?.cases[0]?.effectiveTension).toBeLessThan(0);
    expect(cases["coasting-full"]).toMatchObject({ friction: "low" });
    expect(cases["coasting-full"].duration).toBeUndefined();
    expect(cases["starting-full"].friction).toBe("design");
    const told = findings.filter(({ code }) => code === "regenerates-at-low-friction");
    expect(told).toMatchObject([{ severity: "warning", place: { loadCase: "running-full" } }]);
    const { findings: ofDrives, startStop } = solvedDrives(aDrive, driveRows, {
      design: { ...workedConveyor, points: rising(-0.35).map((point) => ({ ...point, brakeForce: 0 })) },
    });
    expect(startStop.runaway?.effectiveTension).toBeLessThan(0);
    expect(ofDrives.map(({ code }) => code)).toContain("brake-needed");
  });

  it("keeps the sum of its forces: friction by the share, everything else as it was", () => {
    const { cases, regenerative } = solved({ points: rising(-1) });
    const [low, whole] = [regenerative?.cases[0]?.components, cases["running-full"].components];
    expect((low?.friction ?? 0) / whole.friction).toBeCloseTo(0.6, 9);
    expect(low?.lift).toBe(whole.lift);
    expect(low?.skirts).toBe(whole.skirts);
  });

  it("takes the high end for motors and starts, and leaves running and stops alone", () => {
    const [plain, high] = [solved({}), solved({ settings: withFriction(0.6, 1.25) })];
    expect(high.power.sizedBy).toEqual({ loadCase: "running-full", friction: "high" });
    expect(plain.power.sizedBy.friction).toBe("design");
    expect(high.cases["starting-full"].friction).toBe("high");
    expect(high.cases["starting-full"].duration).toBeGreaterThan(plain.cases["starting-full"].duration ?? 0);
    expect(high.cases["coasting-full"].duration).toBeCloseTo(plain.cases["coasting-full"].duration ?? 0, 9);
    expect(high.cases["running-full"].effectiveTension).toBe(plain.cases["running-full"].effectiveTension);
    const friction = high.highFriction?.cases[0]?.components.friction ?? 0;
    expect(friction / plain.cases["running-full"].components.friction).toBeCloseTo(1.25, 9);
  });

  // Handbook 15.35, law 15.
  it("never asks for less motor or brake than with the friction of the design", () => {
    const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    const methods = fc.constantFrom<Method>("ISO", "DIN", "CEMA");
    fc.assert(
      fc.property(number(-1.5, 1.5), number(0.3, 1), number(1, 1.6), methods, (share, low, high, method) => {
        const at = (one: number, other: number) =>
          solved({ points: rising(share), settings: withFriction(one, other) }, method);
        const [mean, ends] = [at(1, 1), at(low, high)];
        const power = ({ power: { motors } }: Solution) => motors[0]?.requiredMotorPower ?? 0;
        expect(power(ends)).toBeGreaterThanOrEqual(power(mean) * (1 - 1e-9));
        const braked = (settings: Design["settings"]) =>
          solvedDrives(aDrive, driveRows, {
            design: { ...workedConveyor, points: rising(share), settings },
          }).trains[0]?.brake.requiredTorque ?? 0;
        expect(braked(withFriction(low, high))).toBeGreaterThanOrEqual(braked(withFriction(1, 1)) * (1 - 1e-9));
      }),
      { numRuns: 15 },
    );
  });

  // Handbook 15.35, law 13.
  it("stops later with less friction, whichever way it runs", () => {
    for (const share of [0.2, 0, -0.1]) {
      const { startStop } = solvedDrives(aDrive, driveRows, {
        design: { ...workedConveyor, points: rising(share) },
      });
      const { longest, distance, friction } = startStop.stops["coasting-full"];
      expect(friction).toBe("design");
      expect(longest.distance).toBeGreaterThan(distance ?? 0);
    }
  });

  it("is never left to coast where it has brakes and would gain speed", () => {
    const steep = solved({ points: rising(-2) });
    const coasting = steep.cases["coasting-full"];
    expect(coasting.acceleration).toBeGreaterThan(0);
    const told = (solution: Solution) =>
      solution.findings.flatMap(({ code, place }) => (place.loadCase === "coasting-full" ? [code] : []));
    expect(told(steep)).toEqual(["does-not-stop"]);
    expect(isOfService(coasting, true)).toBe(false);
    expect(isOfService(coasting, false)).toBe(true);
  });

  it("can be traced to the share that was given", () => {
    const { regenerative } = solved({ points: rising(-1) }, "ISO", true);
    const friction = regenerative?.cases[0]?.components.friction ?? 0;
    expect([...sharesBehind(friction)]).toEqual(["settings.lowFriction"]);
  });
});

/** Fields of the design from which the shares of friction behind a number were taken. */
function sharesBehind(value: number): ReadonlySet<string> {
  const origin = originOf(value);
  if (origin === undefined || !("used" in origin)) return new Set();
  return new Set(
    Object.entries(origin.used).flatMap(([name, used]) => {
      const from = originOf(used);
      if (name === "frictionShare") return from !== undefined && "path" in from ? [from.path] : [];
      return [...sharesBehind(used)];
    }),
  );
}

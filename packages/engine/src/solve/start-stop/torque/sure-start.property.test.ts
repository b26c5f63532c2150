import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type StartingDrive, simulateStart } from "../simulate-start.ts";
import { coupledSpeeds } from "./coupled-motor.ts";
import { withMotorLine } from "./drive-curve.ts";
import { motorCurve } from "./motor-curve.ts";
import { sureStart } from "./sure-start.ts";

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** Motors and couplings from weak to strong, light to heavy. */
const drive = fc.record({
  force: between(2e3, 5e5),
  peak: between(0.98, 2.4),
  twoSecond: between(0.2, 4),
  slip: between(0.01, 0.08),
  motorSlip: between(0.003, 0.06),
  breakdown: between(1.8, 3.5),
  lockedRotor: between(1.2, 3),
  /** Time in which full load alone brings the motor to speed, s. */
  inertia: between(0.03, 1.5),
});

const start = fc.record({
  drives: fc.array(drive, { minLength: 1, maxLength: 3 }),
  beltSpeed: between(0.5, 8),
  /** Pull over full load, and time in which full load alone brings the belt to speed, s. */
  pull: between(0.1, 1.1),
  time: between(1, 160),
  breakaway: fc.constantFrom(1, 1.2),
});

type Values<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Made> ? Made : never;

function startOf({ drives, beltSpeed, pull, time, breakaway }: Values<typeof start>) {
  const nominalForce = drives.reduce((sum, { force }) => sum + force, 0);
  const effectiveTension = pull * nominalForce;
  const mass = (nominalForce * time) / beltSpeed;
  const duty = { nominalForce, effectiveTension, mass, beltSpeed, breakAwayTension: breakaway * effectiveTension };
  return { duty, drives: drives.map((one) => startingDrive(one, beltSpeed, pull)) };
}

function startingDrive(one: Values<typeof drive>, beltSpeed: number, running: number): StartingDrive {
  const { force, peak, twoSecond, slip, motorSlip, breakdown, lockedRotor, inertia } = one;
  const coupling = { slip, peakTorque: peak, twoSecondTorque: twoSecond };
  const line = { running, slip: motorSlip / (1 - motorSlip), breakdown };
  const speeds = coupledSpeeds(coupling, { running, motorSlip: line.slip, fullSpeed: beltSpeed });
  const curve = motorCurve({ slip: motorSlip, breakdown, lockedRotor });
  const motor = withMotorLine(curve, { ...line, speed: speeds.runningSpeed / speeds.fullLoadSpeed });
  return {
    source: { kind: "fluid-coupling", peak, twoSecond },
    nominalForce: force,
    power: force * beltSpeed,
    slip,
    delay: 0,
    coupled: { ...coupling, ...speeds, motor, motorMass: (force * inertia) / beltSpeed },
  };
}

const usual = startOf({
  drives: [
    {
      force: 26e3,
      peak: 1.35,
      twoSecond: 0.6,
      slip: 0.035,
      motorSlip: 0.015,
      breakdown: 2.5,
      lockedRotor: 1.8,
      inertia: 0.5,
    },
  ],
  beltSpeed: 4,
  pull: 0.8,
  time: 20,
  breakaway: 1,
});

describe("a start that is certain before it is followed", () => {
  it("gets to full speed and accelerates no more than is said of it", () => {
    fc.assert(
      fc.property(start.map(startOf), ({ duty, drives }) => {
        const sure = sureStart(duty, drives);
        if (sure === undefined) return;
        const { kind, peakAcceleration } = simulateStart(duty, drives);
        expect(kind).toBe("started");
        expect(peakAcceleration).toBeLessThanOrEqual(sure.mostAcceleration);
      }),
      { numRuns: 400, seed: 1 },
    );
  });

  it("is certain of a usual coupling, to less than a percent", () => {
    const { duty, drives } = usual;
    const { mostAcceleration = 0 } = sureStart(duty, drives) ?? {};
    expect(mostAcceleration / simulateStart(duty, drives).peakAcceleration).toBeCloseTo(1, 2);
  });

  it.each([
    { why: "a belt that pulls more than its couplings give", duty: { effectiveTension: 36e3, breakAwayTension: 36e3 } },
    { why: "a belt that only more than its couplings give breaks away", duty: { breakAwayTension: 36e3 } },
    { why: "a belt that drives itself", duty: { effectiveTension: -1e3 } },
    { why: "a belt too heavy to be up in time", duty: { mass: 1e8 } },
    { why: "a belt no heavier than its motors", duty: { mass: 5e3 } },
  ])("is not certain of $why", ({ duty }) => {
    expect(sureStart({ ...usual.duty, ...duty }, usual.drives)).toBeUndefined();
  });

  it("is not certain of a drive that waits, nor of one without a coupling", () => {
    expect(
      sureStart(
        usual.duty,
        usual.drives.map((one) => ({ ...one, delay: 1 })),
      ),
    ).toBeUndefined();
    expect(
      sureStart(
        usual.duty,
        usual.drives.map(({ coupled: _, ...one }) => one),
      ),
    ).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { harrisonPeak, linearPeak, nordellPeak, sCurvePeak } from "../rules/controlled-ramp/shapes.ts";
import {
  brakingEnergy,
  coolingArea,
  discRise,
  heatLeft,
  peakTemperature,
  troughTemperature,
} from "../rules/disc-brake/heat.ts";
import { fastShaftTorque, holdingForce, rimSpeed, stopForce, workingGap } from "../rules/disc-brake/torque.ts";
import { driveMass } from "../rules/drive-train/inertia.ts";
import {
  actualBeltSpeed,
  inputSpeed,
  pitchDiameter,
  pulleyRotation,
  requiredRatio,
} from "../rules/drive-train/ratio.ts";
import { fullLoadTorque, lowSpeedTorque, requiredRating, shaftTorque } from "../rules/drive-train/torque.ts";
import { capacityTorque, couplingRise } from "../rules/fluid-coupling/start.ts";
import { holdbackRating, runbackForce } from "../rules/holdback/runback.ts";
import { breakdownSlip, klossTorque, meanStartTorque, motorTorque } from "../rules/induction-motor/curve.ts";
import { changeTime, startingAcceleration, stoppingAcceleration } from "../rules/mechanics/motion.ts";
import { absorbedPower, requiredMotorPower, startForce } from "../rules/mechanics/power.ts";
import { calipers, caliperTorque, discMass } from "../rules/quick-estimates/brake.ts";
import {
  runningFactor,
  shortestRamp,
  slidingAcceleration,
  torqueFactor,
  waveSpeed,
} from "../rules/rigid-start/start.ts";
import { chuteVolume, dischargedMass, materialVolume, surgeMass } from "../rules/rigid-stop/discharge.ts";
import { bareTrace, startTrace } from "../trace/trace.ts";

// Handbook, chapter 03: the reference conveyors Ref-A and Ref-B and the examples computed on them.
const trace = startTrace("checked");
const te = 96849.3;
const teEmpty = 9897;
const mass = 176309.5;
const emptyMass = 92709.9;
const beltSpeed = 3;
const radius = 0.412;
const motorSpeed = 1488 / 60;

/** The digits the handbook prints: within half a unit of the last, or 5e-5 as it says of its examples. */
function expectPrinted(found: number, printed: string): void {
  const value = Number(printed);
  const last = 0.5 * 10 ** -(printed.split(".")[1]?.length ?? 0);
  expect(Math.abs(found - value), `${found} against ${printed}`).toBeLessThanOrEqual(
    Math.max(last, 5e-5 * Math.abs(value)),
  );
}

describe("power and torque (handbook 03, examples 1, 2, 7, 8)", () => {
  it("asks for 351.716 kW of one motor, 175.858 kW of each of two", () => {
    const absorbed = absorbedPower(trace, { beltPower: te * beltSpeed, efficiency: 0.95 });
    expectPrinted(absorbed / 1e3, "305.840");
    const of = (motors: number) =>
      requiredMotorPower(trace, { absorbedPower: absorbed, selectionFactor: 1.15, motors });
    expectPrinted(of(1) / 1e3, "351.716");
    expectPrinted(of(2) / 1e3, "175.858");
    expectPrinted((of(1) * 0.667) / 1e3, "234.595");
    expectPrinted((of(1) * 0.333) / 1e3, "117.121");
  });

  it("gives 2278.394 N m at the motor, 48103.4 N m at the pulley, and the ratings asked of what lies between", () => {
    const torque = fullLoadTorque(trace, { power: 355e3, speed: motorSpeed });
    expectPrinted(torque, "2278.394");
    const low = lowSpeedTorque(trace, { torque, ratio: 21.112847 });
    expectPrinted(low, "48103.4");
    expectPrinted(requiredRating(trace, { serviceFactor: 1.5, torque: low }), "72155.1");
    expectPrinted(requiredRating(trace, { serviceFactor: 1.5, torque }), "3417.59");
    expectPrinted(shaftTorque(trace, { force: te, radius }), "39901.9");
  });
});

describe("motor curve (example 3)", () => {
  const breakdown = 2.7;
  const most = breakdownSlip(trace, { fullLoadSlip: 0.008, breakdown });

  it("breaks down at a slip of 0.041664", () => {
    expectPrinted(most, "0.041664");
    expectPrinted(1500 * (1 - most), "1437.50");
  });

  it.each([
    [1, "0.2246"],
    [0.5, "0.4469"],
    [0.016, "1.80722"],
  ])("is by Kloss alone at a slip of %f %s of full load", (slip, printed) => {
    expectPrinted(klossTorque(trace, { slip, breakdownSlip: most, breakdown }), printed);
  });

  it.each([
    [1, "2.0000"],
    [0.75, "2.11806"],
    [0.5, "2.37281"],
    [0.25, "2.61514"],
    [0.02, "2.10672"],
    [0.008, "1.0000"],
    [0.004, "0.51370"],
    [-0.008, "-1.0000"],
  ])("is at a slip of %f %s of full load", (slip, printed) => {
    expectPrinted(motorTorque(trace, { slip, breakdownSlip: most, breakdown, lockedRotor: 2 }), printed);
  });

  it("accelerates with 2.115 in the mean", () => {
    expectPrinted(meanStartTorque(trace, { lockedRotor: 2, breakdown }), "2.115");
  });
});

describe("fluid coupling (examples 4, 5)", () => {
  it("of size 562 carries 2341.39 N m", () => {
    const angularSpeed = (1488 * 2 * Math.PI) / 60;
    const torque = capacityTorque(trace, { capacity: 2e-3, density: 860, diameter: 0.562, angularSpeed });
    expectPrinted(torque, "2341.39");
    expectPrinted((torque * angularSpeed * 0.975) / 1e3, "355.72");
  });

  it("warms by 17.62 K through 2.779 MJ", () => {
    expect(couplingRise(trace, { heat: 2.779e6, fluidMass: 38, metalMass: 95 }).toFixed(2)).toBe("17.62");
  });
});

describe("gearbox ratio (example 6)", () => {
  const pitch = pitchDiameter(trace, { diameter: 0.824, bottomCover: 0.003, carcassThickness: 0.0038 });
  const slow = pulleyRotation(trace, { beltSpeed, pitchDiameter: pitch });

  it("is 21.112847 with 2.5 % slip, 21.654202 direct, 20.864699 without the belt", () => {
    expectPrinted(pitch * 1e3, "833.8");
    expectPrinted(slow * 60, "68.71645");
    const fast = inputSpeed(trace, { motorSpeed, slip: 0.025 });
    expectPrinted(requiredRatio(trace, { inputSpeed: fast, pulleyRotation: slow }), "21.112847");
    expectPrinted(requiredRatio(trace, { inputSpeed: motorSpeed, pulleyRotation: slow }), "21.654202");
    const bare = pulleyRotation(trace, { beltSpeed, pitchDiameter: 0.824 });
    expectPrinted(requiredRatio(trace, { inputSpeed: fast, pulleyRotation: bare }), "20.864699");
    expectPrinted(actualBeltSpeed(trace, { inputSpeed: fast, pitchDiameter: pitch, ratio: 21.46 }), "2.95147");
  });
});

describe("mass and start (examples 9, 10, 12, 15)", () => {
  it("makes 49720.3 kg of 18.3 and 12 kg m²", () => {
    const given = { motors: 1, highSpeedInertia: 18.3, lowSpeedInertia: 12, ratio: 21.46, radius };
    expectPrinted(driveMass(trace, given), "49720.3");
  });

  it("starts in 8.7377 s full and 1.8858 s empty", () => {
    const force = startForce(trace, { startFactor: 1.4, installedPower: 355e3, efficiency: 0.95, beltSpeed });
    expectPrinted(force / 1e3, "157.3833");
    const time = (effectiveTension: number, moved: number) => {
      const given = { startForce: force, effectiveTension, beltMass: moved, driveMass: 0 };
      return changeTime(trace, { beltSpeed, acceleration: startingAcceleration(trace, given) });
    };
    expectPrinted(time(te, mass), "8.7377");
    expectPrinted(time(teEmpty, emptyMass), "1.8858");
    expectPrinted(runningFactor(trace, { startForce: force, effectiveTension: te }), "1.6250");
  });

  it("follows ramps of 20 s with the accelerations and torques printed", () => {
    const given = { beltSpeed, rampTime: 20 };
    const factor = (acceleration: number) =>
      torqueFactor(trace, { effectiveTension: te, mass, acceleration, nominalForce: 112416.7 });
    expectPrinted(factor(linearPeak(trace, given)), "1.09677");
    expectPrinted(harrisonPeak(trace, given), "0.235619");
    expectPrinted(factor(harrisonPeak(trace, given)), "1.23106");
    expectPrinted(nordellPeak(trace, given), "0.3000");
    expectPrinted(factor(nordellPeak(trace, given)), "1.33203");
    expectPrinted(sCurvePeak(trace, { ...given, jerkTime: 4 }), "0.1875");
  });

  it("sends waves at 1655.7 and 639.1 m/s, and wants a ramp of 3.924 s", () => {
    const wave = (lineMass: number) => waveSpeed(trace, { modulus: 72e6, beltWidth: 1.2, lineMass });
    expectPrinted(wave(24.852 + 6.6667), "1655.7");
    const loaded = wave(24.852 + 20 + 166.667);
    expectPrinted(loaded, "639.1");
    expectPrinted(shortestRamp(trace, { length: 501.597, waveSpeed: loaded }), "3.924");
  });

  it("lets material slide above 4.1057 m/s²", () => {
    const slope = (4.5739 * Math.PI) / 180;
    expectPrinted(slidingAcceleration(trace, { gravity: 9.80665, friction: 0.5, slope }), "4.1057");
  });
});

/** To 0.1 %, or to the two decimals that are printed. */
function expectWithin(found: number, printed: number): void {
  expect(Math.abs(found - printed)).toBeLessThanOrEqual(Math.max(1e-3 * printed, 0.005));
}

// Published design summaries, handbook 03, 8.1.
describe("published starts", () => {
  const rows = [
    {
      name: "C212",
      te: 310190,
      v: 5.1,
      kW: 1600,
      eta: 0.95,
      full: 1.4,
      empty: 1.4,
      mass: 715870,
      t: 34.08,
      q: 9400,
      l: 879.47,
      emptyKw: 189.51,
      tEmpty: 3.56,
    },
    {
      name: "PC01",
      te: 297710,
      v: 5.2,
      kW: 2250,
      eta: 0.95,
      full: 1.5,
      empty: 1.5,
      mass: 841030,
      t: 13.71,
      q: 1000,
      l: 4030.66,
      emptyKw: 1501.4,
      tEmpty: 9.92,
    },
    {
      name: "C3",
      te: 506640,
      v: 7.5,
      kW: 4250,
      eta: 0.94,
      full: 1.1,
      empty: 0.5,
      mass: 4569890,
      t: 432.26,
      q: 2500,
      l: 21108.81,
      emptyKw: 1378.59,
      tEmpty: 237.7,
    },
  ];
  it.each(rows)("of $name take $t s full and $tEmpty s empty", (row) => {
    const time = (startFactor: number, effectiveTension: number, beltMass: number) => {
      const force = startForce(trace, {
        startFactor,
        installedPower: row.kW * 1e3,
        efficiency: row.eta,
        beltSpeed: row.v,
      });
      const acceleration = startingAcceleration(trace, { startForce: force, effectiveTension, beltMass, driveMass: 0 });
      return changeTime(trace, { beltSpeed: row.v, acceleration });
    };
    expectWithin(time(row.full, row.te, row.mass), row.t);
    const emptied = row.mass - (row.q / (3.6 * row.v)) * row.l;
    expectWithin(time(row.empty, (row.emptyKw * 1e3) / row.v, emptied), row.tEmpty);
  });
});

describe("brakes (examples 16, 18, 19, 20)", () => {
  const teB = -79175.3;
  const massB = 176694.2;
  const required = stopForce(trace, { mass: massB, beltSpeed, stopTime: 10, effectiveTension: teB });

  it("stop Ref-A in 3.6379 s full and 4.7592 s empty with 20 kN m", () => {
    const time = (effectiveTension: number, beltMass: number, brakeForce: number) =>
      changeTime(trace, {
        beltSpeed,
        acceleration: stoppingAcceleration(trace, { brakeForce, effectiveTension, beltMass, driveMass: 0 }),
      });
    expectPrinted(time(te, mass, 0), "5.4614");
    expectPrinted(time(teEmpty, emptyMass, 0), "28.102");
    expectPrinted(time(te, mass, 20e3 / radius), "3.6379");
    expectPrinted(time(teEmpty, emptyMass, 20e3 / radius), "4.7592");
  });

  it("of Ref-B need 54.4596 kN m at the pulley, 2537.73 N m at the motor, 48.930 kN m to hold", () => {
    expectPrinted(required / 1e3, "132.1835");
    const torque = shaftTorque(trace, { force: required, radius });
    expectPrinted(torque / 1e3, "54.4596");
    expectPrinted(fastShaftTorque(trace, { torque, ratio: 21.46 }), "2537.73");
    expectPrinted((holdingForce(trace, { effectiveTension: teB, holdFactor: 1.5 }) * radius) / 1e3, "48.930");
  });

  it("clamp with 848.0 N m a caliper, 797.12 worn by 1 mm; three and four of them", () => {
    const one = (wear: number) =>
      caliperTorque(trace, {
        friction: 0.4,
        clampingForce: 4000,
        lossPerLength: 60,
        airGap: workingGap(trace, { airGap: 0.001, wear }),
        discDiameter: 0.6,
        padOffset: 0.07,
      });
    expectPrinted(one(0), "848.0");
    expectPrinted(one(0.001), "797.12");
    const number = (caliper: number) => calipers(trace, { torque: 2537.7, caliperTorque: caliper });
    expect([number(one(0)), number(one(0.001))]).toEqual([3, 4]);
  });

  it("heat a disc of 600 x 30 mm to 414.60 °C", () => {
    const distance = 14.9081;
    const energy = brakingEnergy(trace, { mass: massB, beltSpeed, effectiveTension: teB, distance });
    expectPrinted(energy / 1e6, "1.975476");
    const disc = discMass(trace, { discDiameter: 0.6, discThickness: 0.03, density: 7850 });
    expectPrinted(disc, "66.5861");
    const rise = discRise(trace, { energy, discMass: disc });
    expectPrinted(rise, "64.4957");
    const area = coolingArea(trace, { discDiameter: 0.6, discThickness: 0.03 });
    expectPrinted(area, "0.622035");
    const left = heatLeft(trace, { area, discMass: disc, stopsPerHour: 6 });
    expectPrinted(left, "0.737400");
    const trough = troughTemperature(trace, { ambient: 40, rise, heatLeft: left });
    expectPrinted(trough, "221.11");
    expectPrinted(peakTemperature(trace, { trough, stops: 3, rise }), "414.60");
    expectPrinted(peakTemperature(trace, { trough: 40, stops: 3, rise }), "233.49");
    expectPrinted(rimSpeed(trace, { discDiameter: 0.6, rotation: motorSpeed }), "46.75");
  });
});

describe("holdback (example 21) and discharge (example 22)", () => {
  it("runs back with 49.6418 kN and asks for 144310.1 N m", () => {
    const force = runbackForce(trace, { lift: 65377.7, friction: 31471.7 });
    expectPrinted(force / 1e3, "49.6418");
    expectPrinted((force * radius) / 1e3, "20.4524");
    expectPrinted(holdbackRating(trace, { serviceFactor: 3, torque: 48103.4, motors: 1, holdbacks: 1 }), "144310.1");
  });

  it("throws off 1365.34 kg while coasting, and gathers 884.66 kg from a belt that stops in 9 s", () => {
    const thrown = dischargedMass(trace, { lineLoad: 166.667, distance: 8.192 });
    expectPrinted(thrown, "1365.34");
    expectPrinted(materialVolume(trace, { mass: thrown, density: 1400 }), "0.9752");
    const surge = surgeMass(trace, { massFlow: 500, upstreamTime: 9, ownTime: 5.4614 });
    expectPrinted(surge, "884.66");
    expectPrinted(materialVolume(trace, { mass: surge, density: 1400 }), "0.6319");
    expect(chuteVolume(bareTrace, { discharged: 0.9752, surge: 0.6319 })).toBeCloseTo(1.07272, 5);
  });
});

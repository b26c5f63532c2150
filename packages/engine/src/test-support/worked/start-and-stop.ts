import { followRamp, speedAt } from "../../parts/drives/control/reference.ts";
import { harrisonPeak, nordellPeak, sCurvePeak } from "../../rules/controlled-ramp/shapes.ts";
import type { RampShape } from "../../rules/controlled-ramp/unit-shapes.ts";
import {
  pointResistance,
  sectionResistance,
  tensionAfterPoint,
  tensionAfterSection,
} from "../../rules/mechanics/loop-balance.ts";
import { startingAcceleration } from "../../rules/mechanics/motion.ts";
import { startForce } from "../../rules/mechanics/power.ts";
import {
  logMeanForce,
  runningFactor,
  segmentTime,
  shortestRamp,
  slidingAcceleration,
  torqueFactor,
  waveSpeed,
} from "../../rules/rigid-start/start.ts";
import { dischargedMass, materialVolume, surgeMass } from "../../rules/rigid-stop/discharge.ts";
import { simulateStart } from "../../solve/start-stop/simulate-start.ts";
import { simulateStop } from "../../solve/start-stop/simulate-stop.ts";
import { curveStartTime } from "../../solve/start-stop/start-duty.ts";
import { startTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import type { WorkedExample, WorkedNumber } from "./worked-number.ts";

// Reference conveyor Ref-A of chapter 03, full and empty.
const trace = startTrace("checked");
const beltSpeed = 3;
const radius = 0.412;
const full = { nominalForce: 112416.7, effectiveTension: 96849.3, mass: 176309.5, beltSpeed };
const empty = { ...full, effectiveTension: 9897, mass: 92709.9 };
const letGo = [{ share: 1, delay: 0 }];
const found = (value: number | undefined) => value ?? Number.NaN;

function constantStart(): readonly WorkedNumber[] {
  const force = startForce(trace, { startFactor: 1.4, installedPower: 355e3, efficiency: 0.95, beltSpeed });
  const of = ({ effectiveTension, mass }: typeof full) =>
    startingAcceleration(trace, { startForce: force, effectiveTension, beltMass: mass, driveMass: 0 });
  const own = startForce(trace, { startFactor: 1, installedPower: 355e3, efficiency: 0.95, beltSpeed });
  return [
    ["nominal force", "kN", "112.4167", own / 1e3],
    ["start force", "kN", "157.3833", force / 1e3],
    ["acceleration full", "m/s2", "0.343339", of(full)],
    ["start time full", "s", "8.7377", beltSpeed / of(full)],
    ["start distance full", "m", "13.107", beltSpeed ** 2 / of(full) / 2],
    ["acceleration empty", "m/s2", "1.59084", of(empty)],
    ["start time empty", "s", "1.8858", beltSpeed / of(empty)],
    [
      "start force over running pull",
      "1",
      "1.6250",
      runningFactor(trace, { startForce: force, effectiveTension: 96849.3 }),
    ],
  ];
}

function couplingStart(): readonly WorkedNumber[] {
  const source = { kind: "fluid-coupling", peak: 1.4, twoSecond: 0.8 } as const;
  const of = (duty: typeof full) => {
    const drive = { source, nominalForce: duty.nominalForce, power: 355e3, slip: 0.025, delay: 0 };
    return simulateStart({ ...duty, breakAwayTension: duty.effectiveTension }, [drive]);
  };
  const [loaded, light] = [of(full), of(empty)];
  return [
    ["break-away", "s", "2.15", loaded.breakAway],
    ["full speed", "s", "12.65", loaded.time],
    ["travel", "m", "16.253", loaded.distance],
    ["heat", "MJ", "2.779", found(loaded.couplingHeat[0]) / 1e6],
    ["full speed, empty", "s", "3.80", light.time],
    ["heat, empty", "MJ", "0.5279", found(light.couplingHeat[0]) / 1e6],
  ];
}

function curveStart(): readonly WorkedNumber[] {
  const points = [
    { speed: 0, torque: 1 },
    { speed: 0.2, torque: 1.4 },
    { speed: 0.8, torque: 1.4 },
    { speed: 1, torque: 1 },
  ];
  const part = (first: number, last: number, step: number) => {
    const net = (torque: number) => torque * full.nominalForce - full.effectiveTension;
    const force = logMeanForce(trace, { first: net(first), last: net(last) });
    return segmentTime(trace, { mass: full.mass, speedStep: step * beltSpeed, force });
  };
  return [
    ["first stretch", "s", "3.19482", part(1, 1.4, 0.2)],
    ["second stretch", "s", "5.24263", part(1.4, 1.4, 0.6)],
    ["third stretch", "s", "3.19482", part(1.4, 1, 0.2)],
    ["start time full", "s", "11.63226", curveStartTime(trace, full, points)],
    ["start time empty", "s", "2.03126", curveStartTime(trace, empty, points)],
  ];
}

function ramps(): readonly WorkedNumber[] {
  const given = { beltSpeed, rampTime: 20 };
  const factor = (acceleration: number) => torqueFactor(trace, { ...full, acceleration });
  const ramped = (shape: RampShape) =>
    followRamp(trace, { shape, time: 20, jerkTime: 4, dwellTime: 0, dwellSpeed: 0 }, beltSpeed);
  const linear = ramped("linear");
  const wave = (lineMass: number) => waveSpeed(trace, { modulus: 72e6, beltWidth: 1.2, lineMass });
  const loaded = wave(24.852 + 20 + 500 / 3);
  const peak = sCurvePeak(trace, { ...given, jerkTime: 4 });
  const cosine = harrisonPeak(trace, given);
  return [
    ["linear: acceleration", "m/s2", "0.1500", linear.peakAcceleration],
    ["linear: torque factor", "1", "1.09677", factor(linear.peakAcceleration)],
    ["Harrison: largest acceleration", "m/s2", "0.235619", cosine],
    ["Harrison: speed after 5 s", "m/s", "0.439340", speedAt(ramped("harrison"), 5)],
    ["Harrison: torque factor", "1", "1.23106", factor(cosine)],
    ["Harrison: force", "kN", "138.391", (factor(cosine) * full.nominalForce) / 1e3],
    ["Nordell: largest acceleration", "m/s2", "0.3000", nordellPeak(trace, given)],
    ["Nordell: speed after 5 s", "m/s", "0.3750", speedAt(ramped("nordell"), 5)],
    ["Nordell: torque factor", "1", "1.33203", factor(nordellPeak(trace, given))],
    ["S-curve: acceleration", "m/s2", "0.1875", peak],
    ["S-curve: jerk", "m/s3", "0.046875", peak / 4],
    ["S-curve: speed after its jerk", "m/s", "0.3750", speedAt(ramped("s-curve"), 4)],
    ["wave speed, return", "m/s", "1655.7", wave(24.852 + 20 / 3)],
    ["wave speed, loaded carry", "m/s", "639.1", loaded],
    ["shortest ramp", "s", "3.924", shortestRamp(trace, { length: 501.597, waveSpeed: loaded })],
    [
      "acceleration at which material slides",
      "m/s2",
      "4.1057",
      slidingAcceleration(trace, { gravity: 9.80665, friction: 0.5, slope: 4.5739 * degree }),
    ],
  ];
}

function stops(): readonly WorkedNumber[] {
  const brake = [{ force: 20e3 / radius, delay: 0, rampTime: 0 }];
  const of = (duty: typeof full, brakes: typeof brake) => simulateStop(duty, brakes, letGo);
  const coast = of(full, []);
  const thrown = dischargedMass(trace, { lineLoad: 500 / 3, distance: found(coast.distance) });
  const surge = surgeMass(trace, { massFlow: 500, upstreamTime: 9, ownTime: found(coast.time) });
  const volume = (mass: number) => materialVolume(trace, { mass, density: 1400 });
  return [
    ["coasting full: deceleration", "m/s2", "0.549314", coast.peakDeceleration],
    ["coasting full: time", "s", "5.4614", found(coast.time)],
    ["coasting full: distance", "m", "8.1920", found(coast.distance)],
    ["coasting empty: deceleration", "m/s2", "0.106753", of(empty, []).peakDeceleration],
    ["coasting empty: time", "s", "28.102", found(of(empty, []).time)],
    ["coasting empty: distance", "m", "42.153", found(of(empty, []).distance)],
    ["brake force of 20 kN m", "kN", "48.5437", 20 / radius],
    ["braking full: deceleration", "m/s2", "0.824647", of(full, brake).peakDeceleration],
    ["braking full: time", "s", "3.6379", found(of(full, brake).time)],
    ["braking full: distance", "m", "5.4569", found(of(full, brake).distance)],
    ["braking empty: deceleration", "m/s2", "0.630361", of(empty, brake).peakDeceleration],
    ["braking empty: time", "s", "4.7592", found(of(empty, brake).time)],
    ["braking empty: distance", "m", "7.1388", found(of(empty, brake).distance)],
    ["material discharged, coasting full", "kg", "1365.34", thrown],
    ["its volume", "m3", "0.9752", volume(thrown)],
    ["surge of an upstream belt stopping in 9 s", "kg", "884.66", surge],
    ["its volume", "m3", "0.6319", volume(surge)],
  ];
}

const masses = { back: 15_809.7, tail: 4682.3, carry: 106_097.2 };

/** Tensions in kN into the tail, out of it and into the drive, T2 of 65 kN held by the take-up. */
function march(pull: { readonly carry: number; readonly carryMass: number }, acceleration: number): readonly number[] {
  const along = (leaving: number, fixed: number, mass: number) => {
    const resistance = sectionResistance(trace, { friction: 0, frictionShare: 1, fixed, mass, acceleration });
    return tensionAfterSection(trace, { leaving, resistance });
  };
  const tailIn = along(65e3, -5665.8, masses.back);
  const still = { wrap: 0, bearing: 0, fixed: 0, curve: 0 };
  const resistance = pointResistance(trace, { ...still, mass: masses.tail, acceleration });
  const tailOut = tensionAfterPoint(trace, { arriving: tailIn, resistance, driveForce: 0 });
  return [tailIn, tailOut, along(tailOut, pull.carry, pull.carryMass)].map((tension) => tension / 1e3);
}

function loopTensions(): readonly WorkedNumber[] {
  const loaded = { carry: 102_515.2, carryMass: masses.carry };
  const light = { carry: 9897 + 5665.8, carryMass: masses.carry - 83_599.6 };
  const braked = ({ effectiveTension, mass }: typeof full, torque: number) =>
    -(effectiveTension + torque / radius) / mass;
  const rows: readonly (readonly [string, readonly number[], readonly string[]])[] = [
    ["running", march(loaded, 0), ["59.334", "59.334", "161.849"]],
    ["starting", march(loaded, 0.343339), ["64.762", "66.370", "205.312"]],
    ["coasting full", march(loaded, braked(full, 0)), ["50.650", "48.078", "92.312"]],
    ["braking full, 20 kN m", march(loaded, braked(full, 20e3)), ["46.297", "42.436", "57.458"]],
    ["braking empty, 20 kN m", march(light, braked(empty, 20e3)), ["49.368", "46.417", "47.798"]],
    ["braking full, 80 kN m", march(loaded, braked(full, 80e3)), ["33.238", "25.509", "-47.104"]],
  ];
  const ends = ["tail in", "tail out", "drive in"];
  return rows.flatMap(([name, tensions, printed]) =>
    printed.map((text, at): WorkedNumber => [`${name}: ${ends[at]}`, "kN", text, found(tensions[at])]),
  );
}

export const startAndStopExamples: readonly WorkedExample[] = [
  { chapter: "03", title: "Example 5: start through a fluid coupling", numbers: couplingStart() },
  { chapter: "03", title: "Example 10: start with a constant factor", numbers: constantStart() },
  { chapter: "03", title: "Example 11: start by a torque-speed curve", numbers: curveStart() },
  { chapter: "03", title: "Examples 12, 15: ramps, waves and sliding", numbers: ramps() },
  { chapter: "03", title: "Examples 13 and 16: tensions round the loop", numbers: loopTensions() },
  { chapter: "03", title: "Examples 16, 22: stops and what they discharge", numbers: stops() },
];

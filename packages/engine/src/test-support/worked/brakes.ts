import {
  brakingEnergy,
  coolingArea,
  discRise,
  heatLeft,
  peakTemperature,
  troughTemperature,
} from "../../rules/disc-brake/heat.ts";
import {
  brakeTorqueOfCalipers,
  fastShaftTorque,
  holdingForce,
  rimSpeed,
  stopForce,
  workingGap,
} from "../../rules/disc-brake/torque.ts";
import { shaftTorque } from "../../rules/drive-train/torque.ts";
import { calipers, caliperTorque, discMass } from "../../rules/quick-estimates/brake.ts";
import { simulateStop } from "../../solve/start-stop/simulate-stop.ts";
import { startTrace } from "../../trace/trace.ts";
import type { WorkedExample, WorkedNumber } from "./worked-number.ts";

// Reference conveyor Ref-B of chapter 03.
const trace = startTrace("checked");
const ratio = 21.46;
const radius = 0.412;
const duty = { mass: 176694.2, beltSpeed: 3, effectiveTension: -79175.3 };

function needed(): readonly WorkedNumber[] {
  const force = stopForce(trace, { ...duty, stopTime: 10 });
  const torque = shaftTorque(trace, { force, radius });
  const hold = shaftTorque(trace, { force: holdingForce(trace, { ...duty, holdFactor: 1.5 }), radius });
  return [
    ["brake force", "kN", "132.1835", force / 1e3],
    ["torque, low-speed shaft", "kN m", "54.4596", torque / 1e3],
    ["torque, high-speed shaft", "N m", "2537.73", fastShaftTorque(trace, { torque, ratio })],
    ["holding torque", "kN m", "48.930", hold / 1e3],
  ];
}

const sample = { friction: 0.4, clampingForce: 4000, lossPerLength: 60, discDiameter: 0.6, padOffset: 0.07 };
const clamped = (wear: number, change: Partial<typeof sample> = {}) =>
  caliperTorque(trace, { ...sample, ...change, airGap: workingGap(trace, { airGap: 0.001, wear }) });
const lowSpeed = (number: number, one: number) =>
  brakeTorqueOfCalipers(trace, { calipers: number, caliperTorque: one, ratio, motors: 1, discs: 1 });
const stopBy = (torque: number) =>
  simulateStop(duty, [{ force: torque / radius, delay: 0, rampTime: 0 }], [{ share: 1, delay: 0 }]);

function caliper(): readonly WorkedNumber[] {
  const one = clamped(0);
  const number = (of: number) => calipers(trace, { torque: 2537.73, caliperTorque: of });
  const torque = lowSpeed(number(one), one);
  const stop = stopBy(torque);
  const most = lowSpeed(3, clamped(0, { clampingForce: 4500 }));
  const large = { friction: 0.4, clampingForce: 16000, lossPerLength: 70, padOffset: 0.12, discDiameter: 1 };
  const force = (airGap: number) => caliperTorque(trace, { ...large, airGap }) / 0.44;
  return [
    ["torque of a caliper", "N m", "848.0", one],
    ["calipers", "1", "3", number(one)],
    ["brake torque, low-speed shaft", "kN m", "54.59424", torque / 1e3],
    ["deceleration", "m/s2", "0.301849", stop.peakDeceleration],
    ["stopping time", "s", "9.9387", stop.time ?? Number.NaN],
    ["stopping distance", "m", "14.9081", stop.distance ?? Number.NaN],
    ["torque of a caliper, worn by 1 mm", "N m", "797.12", clamped(0.001)],
    ["calipers, worn by 1 mm", "1", "4", number(clamped(0.001))],
    ["largest torque, low-speed shaft", "kN m", "61.41852", most / 1e3],
    ["stopping time with the largest force", "s", "7.5836", stopBy(most).time ?? Number.NaN],
    ["BSFI D300-016: brake force", "N", "12800", force(0.001)],
    ["BSFI D300-016: clamping force at 3 mm", "N", "13760", force(0.003) / 0.8],
    ["BSFI D300-016: torque on a disc of 1000 mm", "N m", "5632", caliperTorque(trace, { ...large, airGap: 0.001 })],
  ];
}

function heat(): readonly WorkedNumber[] {
  const stop = stopBy(lowSpeed(3, clamped(0)));
  const energy = brakingEnergy(trace, { ...duty, distance: stop.distance ?? Number.NaN });
  const kinetic = brakingEnergy(trace, { ...duty, distance: 0 });
  const disc = { discDiameter: 0.6, discThickness: 0.03 };
  const mass = discMass(trace, { ...disc, density: 7850 });
  const rise = discRise(trace, { energy, discMass: mass });
  const area = coolingArea(trace, disc);
  const left = heatLeft(trace, { area, discMass: mass, stopsPerHour: 6 });
  const trough = troughTemperature(trace, { ambient: 40, rise, heatLeft: left });
  return [
    ["energy of a stop", "MJ", "1.975476", energy / 1e6],
    ["of it kinetic", "MJ", "0.795124", kinetic / 1e6],
    ["of it potential", "MJ", "1.180352", (energy - kinetic) / 1e6],
    ["mass of the disc", "kg", "66.5861", mass],
    ["warming by a stop", "K", "64.4957", rise],
    ["cooling area", "m2", "0.622035", area],
    ["heat left until the next stop", "1", "0.737400", left],
    ["before a stop", "degC", "221.11", trough],
    ["after three stops", "degC", "414.60", peakTemperature(trace, { trough, stops: 3, rise })],
    ["after three stops from cold", "degC", "233.49", peakTemperature(trace, { trough: 40, stops: 3, rise })],
    ["speed of the rim", "m/s", "46.75", rimSpeed(trace, { discDiameter: 0.6, rotation: 1488 / 60 })],
    ["largest braking power", "kW", "396.4", (3 * clamped(0) * 2 * Math.PI * (1488 / 60)) / 1e3],
  ];
}

export const brakeExamples: readonly WorkedExample[] = [
  { chapter: "03", title: "Example 18: required brake torque", numbers: needed() },
  { chapter: "03", title: "Example 19: calipers", numbers: caliper() },
  { chapter: "03", title: "Example 20: brake disc", numbers: heat() },
];

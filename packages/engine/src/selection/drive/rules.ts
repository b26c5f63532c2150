import type {
  BrakeRow,
  CouplingRow,
  FluidCouplingRow,
  GearboxRow,
  HoldbackRow,
  MotorRow,
  StarterRow,
} from "../../methods/drives/component-rows.ts";
import {
  type BrakeDuty,
  type CouplingDuty,
  calipersFor,
  caliperTorqueOf,
  couplingFactor,
  couplingStart,
  type FluidCouplingDuty,
  type GearboxDuty,
  type HoldbackDuty,
  type MotorDuty,
  type StarterDuty,
  secondsOf,
  starterOutcome,
} from "../../methods/drives/duties.ts";
import { isZero } from "../../trace/reference.ts";
import { byPrice, defineOrder } from "./rank.ts";
import type { Rules } from "./select.ts";

const mass = (row: { readonly mass: number }): number => row.mass;
const torque = (row: { readonly torque: number }): number => row.torque;
const anything = Number.POSITIVE_INFINITY;
const nothing = Number.NEGATIVE_INFINITY;
/** A wanted figure of 0 is any. */
const wanted = (value: number, other: number): number => (isZero(value) ? other : value);
/** A stated limit of 0 is none. */
const limitOf = (value: number): number => (isZero(value) ? anything : value);

export const motorRules: Rules<MotorRow, MotorDuty> = {
  criteria: [
    { name: "power", value: ({ power }) => power, least: (_, duty) => duty.power },
    {
      name: "poles",
      value: ({ poles }) => poles,
      least: (_, { poles }) => wanted(poles, nothing),
      most: (_, { poles }) => wanted(poles, anything),
    },
    {
      name: "frequency",
      value: ({ frequency }) => frequency,
      least: (_, { frequency }) => wanted(frequency, nothing),
      most: (_, { frequency }) => wanted(frequency, anything),
    },
    {
      // A conveyor that drives its motors must not tear itself loose.
      name: "breakdown",
      value: ({ power, breakdownTorque }) => power * (breakdownTorque || 2.5),
      least: (_, { returnedPower }) => (returnedPower > 0 ? 2 * returnedPower : nothing),
    },
  ],
  order: defineOrder<MotorRow>([({ power }) => power, byPrice, mass, ({ efficiency }) => -efficiency]),
  preference: ({ voltage }, duty) => (isZero(duty.voltage) || duty.voltage === voltage ? 0 : 1),
  leastPreference: 0,
};

export const fluidCouplingRules: Rules<FluidCouplingRow, FluidCouplingDuty> = {
  criteria: [
    { name: "poles", value: ({ poles }) => poles, least: (_, duty) => duty.poles, most: (_, duty) => duty.poles },
    { name: "power", value: ({ power }) => power, least: (_, duty) => duty.power },
    { name: "slip", value: ({ slip }) => slip, most: () => 0.06 },
    {
      name: "peak-torque",
      value: ({ peakTorque }, { start }) => (peakTorque || 2) * start.nominalForce,
      least: (_, { start, isTorqueSource }) =>
        isTorqueSource && start.effectiveTension > 0 ? 1.1 * start.effectiveTension : nothing,
    },
    { name: "start-time", value: couplingStart, most: ({ longestStart }) => limitOf(longestStart) },
  ],
  order: defineOrder<FluidCouplingRow>([({ power }) => power, ({ size }) => size, byPrice, mass, ({ slip }) => slip]),
};

export const gearboxRules: Rules<GearboxRow, GearboxDuty> = {
  criteria: [
    {
      name: "ratio",
      value: ({ ratio }) => ratio,
      least: (_, { ratio, tolerance }) => ratio * (1 - tolerance),
      most: (_, { ratio, tolerance }) => ratio * (1 + tolerance),
    },
    { name: "torque", value: torque, least: (_, duty) => duty.torque },
    { name: "starting-torque", value: torque, least: (_, { startingTorque }) => startingTorque / 2 },
    {
      name: "input-speed",
      value: (_, { inputSpeed }) => inputSpeed,
      least: ({ slowestInput }) => slowestInput,
      most: ({ fastestInput }) => limitOf(fastestInput),
    },
  ],
  order: defineOrder<GearboxRow>([byPrice, torque], [mass]),
  nearness: ({ ratio }, duty) => Math.abs(ratio - duty.ratio),
};

export const couplingRules: Rules<CouplingRow, CouplingDuty> = {
  criteria: [
    { name: "torque", value: torque, least: (row, duty) => couplingFactor(row, duty) * duty.torque },
    {
      name: "largest-bore",
      value: ({ largestBore }) => limitOf(largestBore),
      least: (_, { bores }) => (bores.length > 0 ? Math.max(...bores) : nothing),
    },
    {
      name: "smallest-bore",
      value: ({ smallestBore }) => smallestBore,
      most: (_, { bores }) => (bores.length > 0 ? Math.min(...bores) : anything),
    },
    { name: "speed", value: (_, duty) => duty.speed, most: ({ fastest }) => limitOf(fastest) },
  ],
  order: defineOrder<CouplingRow>([byPrice, torque, mass, ({ largestBore }) => largestBore]),
};

export const holdbackRules: Rules<HoldbackRow, HoldbackDuty> = {
  criteria: [
    {
      name: "torque",
      value: (row) => (row.isTorqueLimiting ? row.torqueSetting : row.torque),
      least: (row, { torque: needed, runbackTorque, holdbacks }) =>
        row.isTorqueLimiting ? (1.3 * runbackTorque) / holdbacks : needed,
    },
    { name: "bore", value: ({ largestBore }) => limitOf(largestBore), least: (_, { bore }) => wanted(bore, nothing) },
    { name: "speed", value: (_, duty) => duty.speed, most: ({ fastest }) => limitOf(fastest) },
    { name: "lift-off", value: (_, duty) => duty.speed, least: ({ liftOffSpeed }) => wanted(liftOffSpeed, nothing) },
  ],
  order: defineOrder<HoldbackRow>([byPrice, torque, mass]),
};

export const brakeRules: Rules<BrakeRow, BrakeDuty> = {
  criteria: [
    { name: "disc", value: ({ padOffset }) => padOffset, most: (_, { discDiameter }) => discDiameter * 0.999 },
    {
      name: "torque",
      value: (row, duty) => calipersFor(row, duty) * Math.max(0, caliperTorqueOf(row, duty)),
      least: (_, duty) => duty.torque,
    },
  ],
  order: defineOrder<BrakeRow>([byPrice, mass]),
  preference: calipersFor,
  nearness: caliperTorqueOf,
};

export const starterRules: Rules<StarterRow, StarterDuty> = {
  criteria: [
    {
      name: "start-time",
      value: (row, duty) =>
        duty.knownStart === undefined ? starterOutcome(row, duty).time : secondsOf(duty.knownStart),
      most: (_, { longestStart }) => longestStart,
    },
  ],
  order: defineOrder<StarterRow>([]),
  preference: (row, duty) => starterOutcome(row, duty).peakFactor,
  nearness: (row, duty) => starterOutcome(row, duty).time,
};

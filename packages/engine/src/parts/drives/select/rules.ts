import {
  breakdownNeed,
  couplingForceNeed,
  discTorque,
  highestRatio,
  holdbacksNeed,
  holdbacksTorque,
  largestPadOffset,
  lowestRatio,
  mostCalipers,
  slippingHoldbackNeed,
  startingRating,
} from "../../../rules/drive-train/duty.ts";
import { breakdownPower, couplingPeakForce, requiredRating } from "../../../rules/drive-train/torque.ts";
import { adopted } from "../../../standards/sources.ts";
import { constant, isEqual, isZero, largest, smallest } from "../../../trace/reference.ts";
import { bareTrace } from "../../../trace/trace.ts";
import type {
  BrakeRow,
  CouplingRow,
  FluidCouplingRow,
  GearboxRow,
  HoldbackRow,
  MotorRow,
  StarterRow,
} from "../component-rows.ts";
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
} from "../duties.ts";
import { byPrice, defineOrder } from "./rank.ts";
import type { Rules } from "./select.ts";

const mass = (row: { readonly mass: number }): number => row.mass;
const torque = (row: { readonly torque: number }): number => row.torque;
const anything = Number.POSITIVE_INFINITY;
const nothing = Number.NEGATIVE_INFINITY;
const limits = adopted("limits of drive components");
/** Length along the rim of a caliper whose length no library tells, m. */
const usualCaliper = 0.3;
const caliperSize = adopted("a caliper is 300 mm long");
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
      value: (row, _, trace) => breakdownPower(trace, row),
      least: (_, duty, trace) => (duty.returnedPower > 0 ? breakdownNeed(trace, duty) : nothing),
    },
  ],
  order: defineOrder<MotorRow>([({ power }) => power, byPrice, mass, ({ efficiency }) => -efficiency]),
  preference: ({ voltage }, duty) => (isZero(duty.voltage) || isEqual(duty.voltage, voltage) ? 0 : 1),
  leastPreference: 0,
};

export const fluidCouplingRules: Rules<FluidCouplingRow, FluidCouplingDuty> = {
  criteria: [
    { name: "poles", value: ({ poles }) => poles, least: (_, duty) => duty.poles, most: (_, duty) => duty.poles },
    { name: "power", value: ({ power }) => power, least: (_, duty) => duty.power },
    { name: "slip", value: ({ slip }) => slip, most: (_row, _duty, trace) => constant(trace, 0.06, limits) },
    {
      name: "peak-torque",
      value: ({ peakTorque }, { start: { nominalForce } }, trace) =>
        couplingPeakForce(trace, { peakTorque, nominalForce }),
      least: (_, { start, isTorqueSource }, trace) =>
        isTorqueSource && start.effectiveTension > 0 ? couplingForceNeed(trace, start) : nothing,
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
      least: (_, duty, trace) => lowestRatio(trace, duty),
      most: (_, duty, trace) => highestRatio(trace, duty),
      sifts: true,
    },
    { name: "torque", value: torque, least: (_, duty) => duty.torque },
    { name: "starting-torque", value: torque, least: (_, duty, trace) => startingRating(trace, duty) },
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
    {
      name: "torque",
      value: torque,
      least: (row, duty, trace) =>
        requiredRating(trace, { serviceFactor: couplingFactor(row, duty), torque: duty.torque }),
    },
    {
      name: "largest-bore",
      value: ({ largestBore }) => limitOf(largestBore),
      least: (_, { bores }) => largest(nothing, ...bores),
    },
    {
      name: "smallest-bore",
      value: ({ smallestBore }) => smallestBore,
      most: (_, { bores }) => smallest(anything, ...bores),
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
      least: (row, duty, trace) => (row.isTorqueLimiting ? slippingHoldbackNeed(trace, duty) : duty.torque),
    },
    // Of several drives one may have to hold the whole load, whatever its motors can do.
    {
      name: "runback",
      value: (row, { holdbacks }, trace) => holdbacksTorque(trace, { torque: row.torque, holdbacks }),
      least: (_, duty, trace) => holdbacksNeed(trace, duty),
    },
    { name: "bore", value: ({ largestBore }) => limitOf(largestBore), least: (_, { bore }) => wanted(bore, nothing) },
    { name: "speed", value: (_, duty) => duty.speed, most: ({ fastest }) => limitOf(fastest) },
    { name: "lift-off", value: (_, duty) => duty.speed, least: ({ liftOffSpeed }) => wanted(liftOffSpeed, nothing) },
  ],
  order: defineOrder<HoldbackRow>([byPrice, torque, mass]),
};

export const brakeRules: Rules<BrakeRow, BrakeDuty> = {
  criteria: [
    {
      name: "room",
      value: (row, duty, trace) => calipersFor(row, duty, trace),
      most: ({ padOffset }, { discDiameter }, trace) =>
        mostCalipers(trace, { discDiameter, padOffset, length: constant(trace, usualCaliper, caliperSize) }),
    },
    { name: "disc", value: ({ padOffset }) => padOffset, most: (_, duty, trace) => largestPadOffset(trace, duty) },
    {
      name: "torque",
      value: (row, duty, trace) =>
        discTorque(trace, {
          calipers: calipersFor(row, duty, trace),
          caliperTorque: caliperTorqueOf(row, duty, trace),
        }),
      least: (_, duty) => duty.torque,
    },
  ],
  order: defineOrder<BrakeRow>([byPrice, mass]),
  preference: (row, duty) => calipersFor(row, duty, bareTrace),
  nearness: (row, duty) => caliperTorqueOf(row, duty, bareTrace),
};

export const starterRules: Rules<StarterRow, StarterDuty> = {
  criteria: [
    {
      name: "start-time",
      value: (row, duty, trace) =>
        duty.knownStart === undefined ? starterOutcome(row, duty, trace).time : secondsOf(duty.knownStart),
      most: (_, { longestStart }) => longestStart,
    },
  ],
  order: defineOrder<StarterRow>([]),
  preference: (row, duty) => starterOutcome(row, duty, bareTrace).peakFactor,
  nearness: (row, duty) => starterOutcome(row, duty, bareTrace).time,
};

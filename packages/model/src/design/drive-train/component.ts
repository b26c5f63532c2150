import type {
  BrakeRow,
  ComponentRow,
  CouplingRow,
  FluidCouplingRow,
  GearboxRow,
  HoldbackRow,
  MotorRow,
  StarterCurve,
  StarterRow,
} from "@beltwright/engine";
import {
  adopted,
  bareTrace,
  catalogueTorque,
  constant,
  fullLoadCurrent,
  isZero,
  none,
  restated,
  stepsOnly,
  type Trace,
  usualMotorSpeed,
} from "@beltwright/engine";
import type { Drive } from "../../document/types/parts.ts";
import { millimetres, percent, toSi } from "../si.ts";

/** Components as a library row and a drive's copy both state them, in the document's units. */
interface Identity {
  readonly _id: string;
  readonly category: string;
  readonly description: string;
  readonly no?: number;
  readonly allowSelection?: boolean;
  readonly price?: number;
  /** Where indicative prices decide. */
  readonly rankingPrice?: number;
  readonly mass?: number;
}

function identity(component: Identity, trace: Trace): ComponentRow {
  const { _id, no, category, description, allowSelection, price, rankingPrice = 0, mass } = component;
  return {
    id: _id,
    number: no ?? 0,
    category,
    description,
    allowSelection: allowSelection ?? true,
    price: price ?? none(trace),
    ...(rankingPrice > 0 && { rankingPrice }),
    mass: mass ?? none(trace),
  };
}

/** rev/min as revolutions per second. */
const perSecond = (speed: number): number => restated(speed, (value) => value / 60);

type Fields<Part, Name extends keyof Part> = Identity & Pick<Part, Name>;

type MotorFields = Fields<
  Drive["motor"],
  | "power"
  | "speed"
  | "poles"
  | "freq"
  | "voltage"
  | "flTorque"
  | "lrTorque"
  | "bdTorque"
  | "flCurrent"
  | "eff100"
  | "pf100"
  | "momI"
  | "shaftDia"
>;

export function motorRow(motor: MotorFields, trace: Trace = bareTrace): MotorRow {
  const speed = motor.speed > 0 ? motor.speed : usualSpeed(motor);
  const fullLoad = motor.flTorque > 0 ? motor.flTorque : speed > 0 ? (9550 * motor.power) / speed : 0;
  return {
    ...identity(motor, trace),
    power: toSi(motor.power, "kW"),
    speed: motor.speed > 0 ? perSecond(speed) : knownUsual(motor, speed / 60, trace),
    poles: motor.poles,
    frequency: motor.freq,
    voltage: motor.voltage,
    lockedRotorTorque: overFullLoad(motor.lrTorque, fullLoad, motor, trace),
    breakdownTorque: overFullLoad(motor.bdTorque, fullLoad, motor, trace),
    current: currentOf(motor, trace),
    efficiency: percent(motor.eff100),
    inertia: motor.momI,
    shaftDiameter: millimetres(motor.shaftDia),
  };
}

/** At full load, as stated or by its power; none where neither is known. */
function currentOf({ flCurrent, power, voltage, eff100, pf100 }: MotorFields, trace: Trace): number {
  if (flCurrent > 0) return flCurrent;
  if (!(voltage > 0 && eff100 > 0 && pf100 > 0)) return none(trace);
  const given = { power: toSi(power, "kW"), voltage, efficiency: percent(eff100), powerFactor: pf100 };
  return fullLoadCurrent(stepsOnly(trace), given);
}

/** A motor that is not known in detail runs at its synchronous speed over 1.01, rpm (handbook 3.2). */
function usualSpeed({ freq, poles }: MotorFields): number {
  return poles > 0 ? (120 * freq) / poles / 1.01 : 0;
}

function knownUsual({ freq: frequency, poles }: MotorFields, speed: number, trace: Trace): number {
  return poles > 0 ? usualMotorSpeed(stepsOnly(trace), { frequency, poles }, speed) : none(trace);
}

/** Catalogues state a torque as a ratio (to 10), in percent (to 600) or in N m. */
function overFullLoad(torque: number, fullLoad: number, { power }: MotorFields, trace: Trace): number {
  if (torque <= 10) return torque;
  if (torque <= 600) return percent(torque);
  if (!(fullLoad > 0)) return none(trace);
  return catalogueTorque(stepsOnly(trace), { torque, power: toSi(power, "kW") }, torque / fullLoad);
}

type FluidCouplingFields = Fields<
  Drive["flcplg"],
  "size" | "power" | "poles" | "peakTorque" | "twoSecTorque" | "slip" | "maxStartTime" | "typeClass"
>;

/** Start torques in percent of couplings whose rows state none, by the delay chambers they have (handbook 3.4). */
const usualTorques: Readonly<Record<string, { readonly peak: number; readonly twoSecond: number }>> = {
  T: { peak: 200, twoSecond: 180 },
  TV: { peak: 150, twoSecond: 100 },
  TVV: { peak: 140, twoSecond: 80 },
  TVVS: { peak: 130, twoSecond: 60 },
};

const usualByChamber = adopted("usual torques of cage motors and couplings");

export function fluidCouplingRow(coupling: FluidCouplingFields, trace: Trace = bareTrace): FluidCouplingRow {
  const stated = (torque: number, other = 0) => (isZero(torque) ? constant(trace, other, usualByChamber) : torque);
  const usual = usualTorques[coupling.typeClass];
  return {
    ...identity(coupling, trace),
    size: millimetres(coupling.size),
    power: toSi(coupling.power, "kW"),
    poles: coupling.poles,
    peakTorque: percent(stated(coupling.peakTorque, usual?.peak)),
    twoSecondTorque: percent(stated(coupling.twoSecTorque, usual?.twoSecond)),
    slip: percent(coupling.slip),
    longestStart: coupling.maxStartTime,
  };
}

type GearboxFields = Fields<
  Drive["gbox"],
  | "ratio"
  | "maxTorque"
  | "maxInputSpeed"
  | "minInputSpeed"
  | "inpShaftDia"
  | "outputShaftDia"
  | "efficiency"
  | "inertia"
  | "shaftMount"
>;

export function gearboxRow(box: GearboxFields, trace: Trace = bareTrace): GearboxRow {
  return {
    ...identity(box, trace),
    ratio: box.ratio,
    torque: box.maxTorque,
    fastestInput: perSecond(box.maxInputSpeed),
    slowestInput: perSecond(box.minInputSpeed),
    inputShaftDiameter: millimetres(box.inpShaftDia),
    outputShaftDiameter: millimetres(box.outputShaftDia),
    efficiency: percent(box.efficiency),
    inertia: box.inertia,
    isShaftMounted: box.shaftMount,
  };
}

type CouplingFields = Fields<
  Drive["hsCplg"],
  "torque" | "serviceFactor" | "minBore" | "maxBore" | "maxSpeed" | "inertia"
>;

export function couplingRow(coupling: CouplingFields, trace: Trace = bareTrace): CouplingRow {
  return {
    ...identity(coupling, trace),
    torque: coupling.torque,
    serviceFactor: coupling.serviceFactor,
    smallestBore: millimetres(coupling.minBore),
    largestBore: millimetres(coupling.maxBore),
    fastest: perSecond(coupling.maxSpeed),
    inertia: coupling.inertia,
  };
}

type HoldbackFields = Fields<
  Drive["holdback"],
  "maxTorque" | "maxBore" | "maxSpeed" | "liftOffSpeed" | "torqueLimiting" | "torqueSetting" | "inertia"
>;

export function holdbackRow(holdback: HoldbackFields, trace: Trace = bareTrace): HoldbackRow {
  return {
    ...identity(holdback, trace),
    torque: holdback.maxTorque,
    largestBore: millimetres(holdback.maxBore),
    fastest: perSecond(holdback.maxSpeed),
    liftOffSpeed: perSecond(holdback.liftOffSpeed),
    isTorqueLimiting: holdback.torqueLimiting,
    torqueSetting: holdback.torqueSetting,
    inertia: holdback.inertia,
  };
}

type BrakeFields = Fields<
  Drive["brake"],
  "minClampingForce" | "maxClampingForce" | "lossOfForcePercentPermm" | "maxAirGap" | "padOffsetDistance"
>;

export function brakeRow(brake: BrakeFields, trace: Trace = bareTrace): BrakeRow {
  return {
    ...identity(brake, trace),
    smallestForce: brake.minClampingForce,
    largestForce: brake.maxClampingForce,
    // % per mm as a share per metre.
    lossPerLength: restated(percent(brake.lossOfForcePercentPermm), (value) => value * 1000),
    airGap: millimetres(brake.maxAirGap),
    padOffset: millimetres(brake.padOffsetDistance),
  };
}

export type StarterFields = Fields<Drive["starter"], "type" | "starterPts">;

export function starterRow(starter: StarterFields, trace: Trace = bareTrace): StarterRow {
  return { ...identity(starter, trace), curve: curveOf(starter) };
}

function curveOf({ type, starterPts }: StarterFields): StarterCurve {
  return type === "Speed-Time"
    ? { kind: "speed-time", points: starterPts.map(({ time, speed }) => ({ time, speed: percent(speed) })) }
    : {
        kind: "torque-speed",
        points: starterPts.map(({ speed, torque }) => ({ speed: percent(speed), torque: percent(torque) })),
      };
}

import { steelDensity } from "../calculators/pulley-inertia.ts";
import {
  beltCarbon,
  carbonOfArea,
  carbonOfVolume,
  concreteCarbon,
  converterMass,
  cordMass,
  coverMass,
  deliveryCarbon,
  electricalMass,
  embodiedCarbon,
  frameMass,
  materialShare,
  partFactor,
  textileMass,
} from "../rules/carbon/embodied.ts";
import { gridIntensity, operatingCarbon } from "../rules/carbon/operating.ts";
import { densitySource } from "../rules/rotating-parts/pulley-sizes.ts";
import { itemMass } from "../solve/machine/cost-steps.ts";
import { adopted } from "../standards/sources.ts";
import { constant, isZero, restated } from "../trace/reference.ts";
import { defineSum } from "../trace/sum.ts";
import type { Trace } from "../trace/trace.ts";
import { type Coefficient, coefficient, costModel } from "./coefficient.ts";
import type { CarbonInput, CostBelt, CostDrive, CostIdlers, CostInput, CostPulley } from "./cost-input.ts";
import { drivePartMasses } from "./erection.ts";
import { isConverter } from "./prices/motor-price.ts";
import { pulleySteel } from "./prices/pulley-price.ts";
import { installed, type TakeOff } from "./take-off.ts";

const { carbon: model } = costModel;
const source = adopted("embodied carbon, cradle to gate");
const carbonSum = defineSum({ id: "cost/carbon", source, output: { symbol: "m_C", unit: "kg" }, term: "m_C" });
const massSum = defineSum({ id: "cost/delivered-mass", source, output: { symbol: "m", unit: "kg" }, term: "m" });

type PartName = keyof typeof model.split;
type Process = keyof typeof model.processing | "as bought";

const factors: Readonly<Record<string, Coefficient | undefined>> = model.factor;
/** Bars in concrete are not in the list of factors; ICE v2 has 1.99. */
const barFactor = { ...model.factor.steelPlate, value: 1.99 };

/** Kilograms of carbon dioxide for one of a part, before it is worked. */
export function splitFactor(trace: Trace, part: PartName): number {
  const split: Readonly<Record<string, number>> = model.split[part];
  const terms = Object.entries(split).flatMap(([material, share]) => {
    const factor = factors[material];
    if (factor === undefined) return [];
    return [materialShare(trace, { share: constant(trace, share, source), factor: coefficient(trace, factor) })];
  });
  return partFactor(trace, terms);
}

/** Of a mass of a part. */
function carbonOf(trace: Trace, part: PartName, mass: number, process: Process): number {
  return embodiedCarbon(trace, { mass, factor: splitFactor(trace, part), process: workOf(trace, process) });
}

/** What making a part of its materials adds. */
function workOf(trace: Trace, process: Process): number {
  return process === "as bought" ? constant(trace, 1, source) : coefficient(trace, model.processing[process]);
}

/** Turning parts of an idler set. */
export function rotatingCarbon(trace: Trace, mass: number): number {
  return carbonOf(trace, "idlerRotating", mass, "machined");
}

/** Of a square metre of belt, kg/m². */
export function beltCarbonOf(
  trace: Trace,
  belt: Pick<
    CostBelt,
    "member" | "cords" | "cordDiameter" | "carcassMass" | "coverDensity" | "topCover" | "bottomCover"
  >,
): number {
  const { carcassMass: carcass, coverDensity: density, topCover, bottomCover } = belt;
  const isSteel = belt.member === "steel";
  const member = isSteel ? cordsOf(trace, belt) : textileMass(trace, { carcass });
  return beltCarbon(trace, {
    member,
    memberFactor: coefficient(trace, isSteel ? model.factor.steelWire : model.factor.textile),
    carcass,
    covers: coverMass(trace, { density, topCover, bottomCover }),
    rubber: coefficient(trace, model.factor.rubber),
    process: coefficient(trace, model.processing.belt),
  });
}

/** Cords in a square metre of belt, kg/m². */
export function cordsOf(trace: Trace, { cords, cordDiameter: diameter }: Pick<CostBelt, "cords" | "cordDiameter">) {
  return cordMass(trace, {
    cords,
    diameter,
    density: constant(trace, steelDensity, densitySource),
    fill: coefficient(trace, model.cordFill),
  });
}

/** Of a cubic metre of concrete with its bars, kg/m³. */
export function concreteFactor(trace: Trace): number {
  return concreteCarbon(trace, {
    density: coefficient(trace, model.concreteDensity),
    factor: coefficient(trace, model.factor.concrete),
    bars: coefficient(trace, model.rebar),
    barFactor: coefficient(trace, barFactor),
  });
}

/** What was emitted until the conveyor stands, kg. */
export interface EmbodiedCarbon {
  readonly belt: number;
  readonly idlers: number;
  readonly pulleys: number;
  readonly drives: number;
  readonly structure: number;
  readonly concrete: number;
  readonly electrical: number;
  readonly delivery: number;
  readonly total: number;
}

/** Turning parts and frame of all sets of a strand. */
function idlerCarbon(trace: Trace, { sets, rotatingMass, setMass }: CostIdlers): readonly number[] {
  const rotating = itemMass(trace, { quantity: sets, unitMass: rotatingMass });
  const frame = frameMass(trace, { setMass, rotatingMass });
  return [
    rotatingCarbon(trace, rotating),
    carbonOf(trace, "idlerFrame", itemMass(trace, { quantity: sets, unitMass: frame }), "fabricated"),
  ];
}

function pulleyCarbon(trace: Trace, { body }: CostPulley): readonly number[] {
  const { shell, shaft, lagging } = pulleySteel(trace, body);
  return [
    carbonOf(trace, "pulleyShell", shell, "machined"),
    carbonOf(trace, "pulleyShaft", shaft, "machined"),
    embodiedCarbon(trace, {
      mass: lagging,
      factor: coefficient(trace, model.factor.rubber),
      process: workOf(trace, "as bought"),
    }),
  ];
}

function driveCarbon(trace: Trace, drive: CostDrive): readonly number[] {
  const parts = Object.entries(drivePartMasses(trace, drive)).map(([name, mass]) =>
    carbonOf(trace, partOf(name), mass, "machined"),
  );
  if (drive.motor === undefined || !isConverter(drive.starter)) return parts;
  const perMotor = converterMass(trace, { rate: coefficient(trace, model.vfdMass, 1e-3), power: drive.motor.power });
  const mass = itemMass(trace, { quantity: drive.motors, unitMass: perMotor });
  return [...parts, carbonOf(trace, "vfd", mass, "as bought")];
}

const driveSplits = ["motor", "gearbox", "fluidCoupling", "coupling", "holdback", "brake"] as const;
const partOf = (name: string): PartName => driveSplits.find((part) => part === name) ?? "coupling";

export function embodied(trace: Trace, input: CostInput, off: TakeOff): EmbodiedCarbon {
  const { belt, idlers, pulleys, drives, length, carbon } = input;
  const { power } = installed(trace, drives);
  const electrical = electricalMass(trace, {
    perLength: coefficient(trace, model.electricalMass.perMetre),
    length,
    perPower: coefficient(trace, model.electricalMass.perKw, 1e-3),
    power,
  });
  const parts = {
    belt: carbonOfArea(trace, { perArea: beltCarbonOf(trace, belt), width: belt.width, length: belt.length }),
    idlers: carbonSum(
      trace,
      idlers.flatMap((one) => idlerCarbon(trace, one)),
    ),
    pulleys: carbonSum(
      trace,
      pulleys.flatMap((pulley) => pulleyCarbon(trace, pulley)),
    ),
    drives: carbonSum(
      trace,
      drives.flatMap((drive) => driveCarbon(trace, drive)),
    ),
    structure: carbonOf(trace, "structure", off.withWalkways, "fabricated"),
    concrete: carbonOfVolume(trace, { perVolume: concreteFactor(trace), volume: off.concrete }),
    electrical: carbonOf(trace, "electrical", electrical, "as bought"),
    delivery: isZero(carbon.distance) ? carbon.distance : deliveryOf(trace, input, off),
  };
  return { ...parts, total: carbonSum(trace, Object.values(parts)) };
}

/** By road, of everything but concrete. */
function deliveryOf(trace: Trace, { belt, idlers, pulleys, drives, carbon }: CostInput, off: TakeOff): number {
  const mass = massSum(trace, [
    itemMass(trace, { quantity: belt.length, unitMass: belt.mass }),
    ...idlers.map(({ sets, setMass }) => itemMass(trace, { quantity: sets, unitMass: setMass })),
    ...pulleys.flatMap(({ body }) => Object.values(pulleySteel(trace, body))),
    ...drives.flatMap((drive) => Object.values(drivePartMasses(trace, drive))),
    off.withWalkways,
  ]);
  const rate = coefficient(trace, model.transport.road, 1e-6);
  return deliveryCarbon(trace, { mass, distance: carbon.distance, rate });
}

/** Of the electricity of each year, kg. */
export function operating(
  trace: Trace,
  energy: number,
  years: number,
  { intensity, trend, gridYear, startYear }: Omit<CarbonInput, "distance">,
): readonly number[] {
  const floor = coefficient(trace, model.gridFloor, 1 / 3.6e9);
  return Array.from({ length: Math.floor(Number(years)) }, (_, at) => {
    const after = restated(startYear, (year) => year + at - gridYear);
    return operatingCarbon(trace, {
      energy,
      intensity: gridIntensity(trace, { floor, intensity, trend, years: after }),
    });
  });
}

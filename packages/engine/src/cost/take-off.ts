import {
  driveConcrete,
  endConcrete,
  groundConcrete,
  towerConcrete,
  trestleConcrete,
} from "../rules/structure/concrete.ts";
import {
  driveSteel,
  endSteel,
  gallerySteel,
  groundSteel,
  takeUpSteel,
  towerSteel,
  trestleCount,
  trestleSteel,
  trussSteel,
  walkwaySteel,
} from "../rules/structure/steel.ts";
import { adopted } from "../standards/sources.ts";
import { constant } from "../trace/reference.ts";
import { defineSum } from "../trace/sum.ts";
import type { Trace } from "../trace/trace.ts";
import { coefficient, costModel } from "./coefficient.ts";
import type { CostDrive, CostInput, StructureSegment } from "./cost-input.ts";

const { structure: steel, civil } = costModel;
const source = adopted("structure and foundations where nothing is drawn");

const steelSum = defineSum({ id: "cost/steel", source, output: { symbol: "m", unit: "kg" }, term: "m" });
const concreteSum = defineSum({ id: "cost/concrete", source, output: { symbol: "V", unit: "m3" }, term: "V" });
const lengthSum = defineSum({ id: "cost/length", source, output: { symbol: "L", unit: "m" }, term: "L" });
const powerSum = defineSum({ id: "cost/installed-power", source, output: { symbol: "P", unit: "W" }, term: "P" });
const motorSum = defineSum({ id: "cost/motors", source, output: { symbol: "z", unit: "1" }, term: "z" });

/** What a conveyor takes of steel and concrete, kg, m and m³. */
export interface TakeOff {
  /** Without walkways. */
  readonly steel: number;
  readonly walkway: number;
  readonly withWalkways: number;
  readonly groundLength: number;
  readonly trestles: readonly number[];
  readonly concrete: number;
}

/** Power of all motors, W, and their number. */
export function installed(trace: Trace, drives: readonly CostDrive[]) {
  const motors = drives.flatMap((drive) => (drive.motor === undefined ? [] : [drive]));
  return {
    power: powerSum(
      trace,
      motors.flatMap(({ motors: count, motor }) => Array.from({ length: Number(count) }, () => motor?.power ?? 0)),
    ),
    motors: motorSum(
      trace,
      motors.map(({ motors: count }) => count),
    ),
  };
}

export function takeOff(trace: Trace, { structure, belt, drives }: CostInput): TakeOff {
  const { width } = belt;
  const { segments, towers, towerHeight, walkway: walkwayLength, takeUpMass, takeUpTravel } = structure;
  const { power, motors } = installed(trace, drives);
  const found = segments.map((segment) => segmentSteel(trace, segment, width, structure.isPipe));
  const groundLength = lengthSum(
    trace,
    segments.flatMap(({ kind, length }) => (kind === "ground" ? [length] : [])),
  );
  const main = steelSum(trace, [
    ...found.flatMap(({ masses }) => masses),
    endSteel(trace, { frame: coefficient(trace, steel.head), width }),
    driveSteel(trace, {
      perPower: coefficient(trace, steel.drive, 1e-3),
      power,
      rate: coefficient(trace, steel.driveB),
      width,
      motors,
    }),
    takeUpSteel(trace, {
      rate: coefficient(trace, steel.takeupA),
      width,
      share: coefficient(trace, steel.takeupB),
      mass: takeUpMass,
      perTravel: coefficient(trace, steel.takeupC),
      travel: takeUpTravel,
    }),
    towerSteel(trace, { towers, tower: coefficient(trace, steel.towerA), width, height: towerHeight }),
  ]);
  const walkway = walkwaySteel(trace, { rate: coefficient(trace, steel.walkwayMass), length: walkwayLength });
  const concrete = concreteSum(trace, [
    groundConcrete(trace, { rate: coefficient(trace, civil.ground), width, length: groundLength }),
    ...found.flatMap(({ foundations }) => foundations),
    driveConcrete(trace, {
      base: coefficient(trace, civil.driveA),
      rate: coefficient(trace, civil.driveB, 1e-3),
      power,
    }),
    coefficient(trace, civil.takeup),
    towerConcrete(trace, { towers, each: coefficient(trace, civil.tower) }),
    endConcrete(trace, { rate: coefficient(trace, civil.endB), width }),
  ]);
  return {
    steel: main,
    walkway,
    withWalkways: steelSum(trace, [main, walkway]),
    groundLength,
    trestles: found.flatMap(({ trestles }) => trestles),
    concrete,
  };
}

interface SegmentSteel {
  readonly masses: readonly number[];
  readonly trestles: readonly number[];
  readonly foundations: readonly number[];
}

function segmentSteel(trace: Trace, segment: StructureSegment, width: number, isPipe: boolean): SegmentSteel {
  const { kind, length, span, height, isEnclosed } = segment;
  const panels = isPipe ? coefficient(trace, steel.pipeFactor) : constant(trace, 1, source);
  if (kind === "ground") {
    const rates = { perLength: coefficient(trace, steel.groundA), perArea: coefficient(trace, steel.groundB) };
    return { masses: [groundSteel(trace, { ...rates, width, length, panels })], trestles: [], foundations: [] };
  }
  const rates = { perLength: coefficient(trace, steel.trussA), perArea: coefficient(trace, steel.trussB) };
  const exponent = coefficient(trace, steel.trussN);
  const trestles = trestleCount(trace, { length, span });
  const walls = { perLength: coefficient(trace, steel.galleryA), perArea: coefficient(trace, steel.galleryB) };
  return {
    masses: [
      trussSteel(trace, { ...rates, width, span, exponent, length, panels }),
      trestleSteel(trace, {
        trestles,
        base: coefficient(trace, steel.trestleA),
        rate: coefficient(trace, steel.trestleB),
        height,
        width,
      }),
      ...(isEnclosed ? [gallerySteel(trace, { ...walls, width, length })] : []),
    ],
    trestles: [trestles],
    foundations: [
      trestleConcrete(trace, {
        trestles,
        base: coefficient(trace, civil.trestleA),
        rate: coefficient(trace, civil.trestleB),
        height,
      }),
    ],
  };
}

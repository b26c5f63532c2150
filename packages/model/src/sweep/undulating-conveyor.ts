import { newConveyor, newDrive, newPull } from "../document/new-conveyor.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive, Pull } from "../document/types/parts.ts";
import { logarithmic, numberStream, pick } from "./number-stream.ts";

/** What an undulating conveyor was made for. m, t/h, m/s and kW. */
interface Route {
  readonly length: number;
  readonly capacity: number;
  readonly beltSpeed: number;
  readonly beltWidth: number;
  /** Level of the belt at a distance from the tail, m. */
  readonly level: (x: number) => number;
  /** Points of a strand between tail and head. */
  readonly points: number;
  /** Chainage of the hoppers; each adds the same share of the capacity. */
  readonly hoppers: readonly number[];
  readonly power: number;
}

const takeUpPlaces = ["behind the head", "in the return", "at the tail"] as const;
const driveLayouts = ["head", "head", "head and tail", "two at the head", "tail"] as const;

/**
 * A conveyor of 0.5 to 20 km over hills and valleys, made from a seed: climbing, falling and level, one to three hoppers,
 * one or two drives, a gravity take-up behind the head, along the return strand or at the tail, automatic and typed
 * friction, fabric and steel cord. For searches that must not give up.
 */
export function undulatingConveyor(seed: number): Conveyor {
  const next = numberStream(seed);
  for (let warm = 0; warm < 5; warm += 1) next();
  const route = randomRoute(next);
  const takeUp = pick(next, takeUpPlaces);
  const layout = pick(next, driveLayouts);
  const isSteel = route.length > 3000 || next() < 0.4;
  const start = newConveyor();
  return {
    ...start,
    convNo: `Undulating ${seed}`,
    capacityInp: route.capacity,
    beltSpeedInp: route.beltSpeed,
    beltWidthInp: route.beltWidth,
    beltMassInp: Math.round((route.beltWidth / 1000) * (isSteel ? 22 + 18 * next() : 12 + 8 * next())),
    belt: { ...start.belt, fibre: isSteel ? "Steel" : "EP", beltStrength: isSteel ? 3150 : 1600 },
    takeupType: takeUp === "at the tail" ? "Horizontal Gravity" : "Vertical Gravity",
    nomCSSpacing: pick(next, [1, 1.2, 1.5, 2, 2.5]),
    nomRSSpacing: pick(next, [3, 4, 5, 6]),
    frictionFactorInp: next() < 0.6 ? 0 : round(0.012 + 0.018 * next(), 4),
    allowSagCS: pick(next, [1, 1.5, 2, 3]),
    allowSagRS: pick(next, [1.5, 2, 3]),
    startupFactor: pick(next, [110, 130, 150]),
    pulls: numbered([
      tailPull(layout, takeUp),
      ...carryPulls(route),
      ...headPulls(route, layout),
      ...returnPulls(route, takeUp),
    ]),
    drives: drivesFor(route, layout, next),
  };
}

const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** Bulk density of the default material, t/m³, and area of a full 35° trough over width squared. */
const density = 1.4;
const areaShare = 0.115;

function randomRoute(next: () => number): Route {
  const length = Math.round(logarithmic(next, 500, 20_000));
  const capacity = Math.round(logarithmic(next, 150, 8000));
  const beltSpeed = round(2 + 5 * next());
  const least = 1000 * Math.sqrt(capacity / 3600 / density / beltSpeed / areaShare);
  const beltWidth = Math.min(3000, Math.ceil((least * 1.15) / 200) * 200 + 400);
  const hills = pick(next, [0, 1, 2, 3, 5, 8]);
  const level = profile(next, length, hills);
  const hoppers = Array.from({ length: pick(next, [1, 1, 2, 3]) }, (_, at) =>
    Math.round(20 + at * length * (0.1 + 0.3 * next())),
  ).filter((x) => x < 0.9 * length);
  const lift = Math.max(level(length) - level(0), climb(level, length) / 2);
  const pull = (capacity / 3.6 / beltSpeed) * 9.81 * (0.036 * length + lift) * 1e-3;
  const power = Math.max(20, Math.ceil((1.2 * pull * beltSpeed) / 10) * 10);
  return { length, capacity, beltSpeed, beltWidth, level, points: Math.max(4, 5 * hills), hoppers, power };
}

/** Hills over a straight line: the steepest slope stays below about 15 %. */
function profile(next: () => number, length: number, hills: number): (x: number) => number {
  const slope = hills === 0 && next() < 0.5 ? 0 : (0.12 * next() - 0.06) * Math.min(1, 3000 / length);
  const height = hills === 0 ? 0 : (0.1 * next() * length) / (2 * Math.PI * hills);
  const phase = 2 * Math.PI * next();
  const wave = (x: number) => height * Math.sin((2 * Math.PI * hills * x) / length + phase);
  return (x) => 100 + slope * x + wave(x) - wave(0);
}

/** All the belt climbs, m. */
function climb(level: (x: number) => number, length: number): number {
  const steps = Array.from({ length: 50 }, (_, at) => level(((at + 1) * length) / 50) - level((at * length) / 50));
  return steps.reduce((sum, rise) => sum + Math.max(0, rise), 0);
}

const numbered = (pulls: readonly Pull[]): Pull[] =>
  pulls.map((pull, at) => ({ ...pull, noID: at + 1, no: at + 1, screenX: pull.x, screenZ: pull.z }));

type Place = Partial<Omit<Pull, "shell">> & Pick<Pull, "pType" | "x" | "z">;

function pullAt({ pType, ...place }: Place, shellDia = 800): Pull {
  const start = newPull(pType);
  return { ...start, ...place, z: round(place.z, 3), shell: { ...start.shell, shellDia } };
}

const tailLevel = 100;
const below = 1.2;
const back = { sectType: "Return" } as const;
const free = { ...back, idlerSpacingMode: "Manual" } as const;
const anticlockwise = { rotation: "Anti-clockwise" } as const;

function tailPull(layout: (typeof driveLayouts)[number], takeUp: (typeof takeUpPlaces)[number]): Pull {
  const isDriven = layout === "tail" || layout === "head and tail";
  if (takeUp === "at the tail" && !isDriven) return pullAt({ pType: "Takeup", x: 0, z: tailLevel });
  if (isDriven) return pullAt({ pType: "Drive", x: 0, z: tailLevel, linkToDriveNo: layout === "tail" ? 1 : 2 }, 1000);
  return pullAt({ pType: "Tail", x: 0, z: tailLevel });
}

/** Hoppers and points between them in order, each with what lies on the belt from there on. */
function carryPulls({ length, level, points, hoppers, capacity }: Route): readonly Pull[] {
  const stations = [
    ...hoppers.map((x) => ({ x, pType: "Hopper" as const })),
    ...between(length, points).map((x) => ({ x, pType: "Int. Pt" as const })),
  ].toSorted((one, other) => one.x - other.x);
  return stations.map(({ x, pType }) => {
    const fed = hoppers.filter((hopper) => hopper <= x).length;
    const capacityInp = Math.round((capacity * fed) / hoppers.length);
    return pullAt({ pType, x, z: level(x), capacityInp, skirtLength: pType === "Hopper" ? 5 : 0 });
  });
}

/** Evenly spaced, away from both ends, m. */
const between = (length: number, points: number): readonly number[] =>
  Array.from({ length: points }, (_, at) => round(60 + ((length - 240) * (at + 0.5)) / points));

function headPulls({ length, level }: Route, layout: (typeof driveLayouts)[number]): readonly Pull[] {
  const [x, z] = [length, level(length)];
  const head: Pull =
    layout === "tail"
      ? pullAt({ pType: "Pulley", x, z, noOfScrapers: 1, ...free }, 1000)
      : pullAt({ pType: "Drive", x, z, linkToDriveNo: 1, noOfScrapers: 1, ...free }, 1000);
  const second =
    layout === "two at the head"
      ? pullAt({ pType: "Drive", x: x - 3, z: z - below, linkToDriveNo: 2, ...anticlockwise, ...free })
      : pullAt({ pType: "Bend", x: x - 1.2, z: z - below + 0.3, ...anticlockwise, ...back }, 400);
  return [head, second];
}

function returnPulls(route: Route, takeUp: (typeof takeUpPlaces)[number]): readonly Pull[] {
  const { length, level, points } = route;
  const hangs = { "behind the head": length - 40, "in the return": Math.round(length / 2) + 7, "at the tail": 25 };
  const x = hangs[takeUp];
  const strand = between(length, points).toReversed();
  const passing = (places: readonly number[]) =>
    places.map((at) => pullAt({ pType: "Int. Pt", x: at, z: level(at) - below, ...back }));
  const [before, after] = [strand.filter((at) => at > x), strand.filter((at) => at <= x)];
  return [...passing(before), ...hangingTakeUp(x, level(x) - below), ...passing(after)];
}

/** Where the tail pulley is the take-up, these three only bend the belt: the first take-up of the loop counts. */
function hangingTakeUp(x: number, z: number): readonly Pull[] {
  return [
    pullAt({ pType: "Bend", x: x + 0.8, z: z - 0.3, ...anticlockwise, ...free }, 500),
    pullAt({ pType: "Takeup", x, z: z - 6, ...free }),
    pullAt({ pType: "Bend", x: x - 0.8, z: z - 0.3, ...anticlockwise, ...back }, 500),
  ];
}

function drivesFor(route: Route, layout: (typeof driveLayouts)[number], next: () => number): Drive[] {
  const shares = layout === "head" || layout === "tail" ? [100] : pick(next, [[50, 50] as const, [67, 33] as const]);
  const isBraked = next() < 0.4;
  const friction = pick(next, [0.25, 0.3, 0.35]);
  return shares.map((loadShare, at) => {
    const start = newDrive(at + 1);
    const power = Math.ceil((route.power * loadShare) / 100);
    return {
      ...start,
      loadShare,
      wrapAngleMode: "Manual",
      wrapAngle: pick(next, [180, 200, 220]),
      coeffofFrictionRun: friction,
      coeffofFrictionStart: friction + 0.05,
      motor: { ...start.motor, power, momI: power / 40 },
      gbox: { ...start.gbox, ratio: round(157 / (route.beltSpeed / 0.5)) },
      brakeType: isBraked ? "Constant Torque Brake" : "No Brake",
      brakeTorqueLSS: isBraked ? Math.round((power / route.beltSpeed) * 0.5 * 1000 * 0.7) : 0,
    };
  });
}

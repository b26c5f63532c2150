import type { DemoDescription, PointSpec } from "./description.ts";
import {
  back,
  belowTandem,
  carry,
  free,
  hangingTakeUp,
  hopper,
  returning,
  round,
  type Station,
  tandemDrives,
  under,
} from "./layout.ts";

interface Leg {
  readonly length: number;
  /** Degrees from x, in plan. */
  readonly heading: number;
  readonly rise: number;
  /** The curve where the leg begins; the first has none. */
  readonly curve?: Pick<Station, "description" | "vertCurveRadiusInp" | "horizCurveRadiusInp">;
}

const bend = { description: "Horizontal curve", horizCurveRadiusInp: 7000 };
const change = { description: "Vertical curve", vertCurveRadiusInp: 6000 };

/** Straight lines of the route, m. The slope does not change where the route turns. */
const route: readonly Leg[] = [
  { length: 600, heading: 0, rise: 2 },
  { length: 2000, heading: 0, rise: 10.435, curve: change },
  { length: 2600, heading: 12, rise: 13.565, curve: bend },
  { length: 2200, heading: 12, rise: -1.76, curve: change },
  { length: 2800, heading: -6, rise: -2.24, curve: bend },
  { length: 2400, heading: -6, rise: 12.235, curve: change },
  { length: 2700, heading: 8, rise: 13.765, curve: bend },
  { length: 2500, heading: 8, rise: 10.417, curve: change },
  { length: 2300, heading: -2, rise: 9.583, curve: bend },
  { length: 1008.81, heading: -2, rise: 3.67, curve: change },
];

const radians = Math.PI / 180;
const start = { x: 0, y: 0, z: 1.5 };
const drop = 0.9;
const capacity = 2500;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Where the belt line is after so many metres of the route. */
function at(distance: number): Spot {
  let left = distance;
  let spot: Spot = start;
  for (const { length, heading, rise } of route) {
    const part = Math.min(left, length);
    const along = { x: part * Math.cos(heading * radians), y: part * Math.sin(heading * radians) };
    spot = { x: spot.x + along.x, y: spot.y + along.y, z: spot.z + (rise * part) / length };
    left -= part;
    if (left <= 0) break;
  }
  return { x: round(spot.x), y: round(spot.y), z: round(spot.z) };
}

const total = 21_108.81;
const boosterAt = 10_400;

/** The corners of the route between two places of it. */
function corners(from: number, to: number): readonly Station[] {
  let distance = 0;
  return route.flatMap(({ length, curve }) => {
    const begin = distance;
    distance += length;
    return begin > from && begin < to ? [{ ...at(begin), ...curve, capacityInp: capacity }] : [];
  });
}

const before = corners(0, boosterAt);
const after = corners(boosterAt, total);

/** The belt climbs a ramp, passes the driven pulley, turns back under it and is loaded again. */
function booster(): readonly PointSpec[] {
  const foot = at(boosterAt - 60);
  const top = at(boosterAt);
  const turn = at(boosterAt - 0.9);
  return [
    ...carry([{ ...foot, description: "Ramp to booster", capacityInp: capacity }]),
    under("Drive", { ...top, z: top.z + 2.6 }, 1000, {
      description: "Booster drive",
      y: top.y,
      linkToDriveNo: 3,
      noOfScrapers: 2,
      ...free,
    }),
    {
      ...turn,
      z: round(top.z + 1.015),
      pType: "Bend",
      description: "Booster bend",
      dia: 630,
      rotation: "Anti-clockwise",
      ...free,
    },
    ...carry([
      { ...at(boosterAt + 6), ...hopper(0, 0, capacity, { skirtLength: 6, feedSpeed: 5 }), ...at(boosterAt + 6) },
    ]),
  ];
}

function headEnd(): readonly PointSpec[] {
  const head = at(total);
  const drives = at(total - 45);
  const hanging = at(total - 60);
  const line = { z: round(drives.z - drop), dia: 1000 };
  return [
    under("Pulley", head, 1000, {
      isLarge: true,
      description: "Head",
      y: head.y,
      noOfScrapers: 2,
      dischargePulley: true,
      ...back,
      ...free,
    }),
    ...tandemDrives({ ...drives, ...line, driveNos: [1, 2] }),
    ...hangingTakeUp({ ...hanging, z: belowTandem(line), bendDia: 630, dia: 800, depth: 12 }),
  ];
}

function points(): readonly PointSpec[] {
  const tail = at(0);
  return [
    under("Drive", tail, 1000, { description: "Tail drive", linkToDriveNo: 4, sectType: "Carry" }),
    ...carry([hopper(8, at(8).z, capacity, { skirtLength: 9, feedSpeed: 5 }), ...before]),
    ...booster(),
    ...carry(after),
    ...headEnd(),
    ...returning([...before, ...after], drop),
  ];
}

const drive = {
  motorCategory: "HV Motor 6600V",
  poles: 6,
  ratioTolerance: 0.02,
  starter: "VFD S-curve (cosine) 420 s",
  values: { driveEff: 94, lagging: "ceramic", coeffofFrictionRun: 0.35, coeffofFrictionStart: 0.4 },
} as const;

/** After the published summary of C3, coal, 21 km. */
export const overland: DemoDescription = {
  convNo: "C3",
  project: "Overland coal conveyor",
  clientName: "Power station",
  comments:
    "Overland conveyor of 21 km with four horizontal curves of 7000 m radius, calculated by the viscoelastic method and ready for dynamic analysis. Two drives stand at the head, one as a booster half way and one at the tail. Capacity, speed, lift, belt, spacing of idlers, take-up mass and start factors are those of a published design summary; the route, the places of the drives, the rubber, idler masses and inertias are ours, as the summary does not give them. The summary rates the belt at 224 kN/m, less than its own largest tension of 277 kN/m; here it is rated with a safety of 5. Its brake of 122 kNm is left out: on this route the belt stops by itself in less than a minute, and a brake on any one pulley would leave the belt slack behind it.",
  published: {
    source: "design summary of C3, coal, 21 km",
    results: {
      te: 506.64,
      totalTeUn: 183.81,
      tmax: 332.28,
      tmin: 62.64,
      ttup: 63.74,
      absorbedPower: 4042.34,
      tStopCoasting: 67.65,
      beltSafetyRun: 5.42,
      percentBeltCapacity: 75.55,
    },
  },
  explained: [
    {
      methods: ["ISO", "VISCO"],
      codes: ["take-up-light", "drive-slips", "idler-turns-too-fast"],
      because:
        "The published take-up mass keeps the sag within 2 % while the belt runs, but not while the full belt coasts to rest, and lets a drive slip where only the inclines are loaded; the published return rolls of 178 mm turn at 805 rev/min.",
    },
    {
      methods: ["CEMA"],
      codes: [
        "does-not-start",
        "start-stalls",
        "belt-slack",
        "drive-slips",
        "take-up-light",
        "belt-overloaded",
        "idler-turns-too-fast",
        "curve-no-radius-suffices",
        "curve-radius-too-small",
        "curve-combined-overstressed",
        "curve-drift-too-large",
        "transition-no-length-suffices",
        "pulley-bearing-life",
        "pulley-disc-stress",
        "pulley-hub-diameter",
      ],
      because:
        "The CEMA tables are made for common idlers and covers and ask half as much power again as this belt needs. Such belts are designed by the viscoelastic method.",
    },
  ],
  values: {
    calcMethod: "VISCO",
    // The summary prints Kt 1.
    minTemp: 10,
    capacityInp: capacity,
    beltSpeedInp: 7.5,
    beltWidthInp: 1200,
    topCover: 7,
    bottomCover: 5,
    beltMassInp: 30,
    frictionFactorInp: 0.012,
    allowSagCS: 2,
    allowSagRS: 2,
    staticSafetyFactor: 5,
    nomCSSpacing: 5,
    nomRSSpacing: 10,
    takeUpMass: 13_000,
    startupFactorFull: 110,
    startupFactorEmpty: 50,
    viscoBottomRubber: "Low resistance",
    viscoTopRubber: "Low resistance",
    dynRunTime: 600,
    dynInterval: 0.5,
  },
  material: {
    row: "Coal, bituminous, mined, sized",
    values: { loBD: 800, hiBD: 900, surchargeAngle: 10, lumpSize: 250, maxSpeed: 8 },
  },
  belt: {
    row: "Steel cord ST1600 DIN 22131 / ISO 15236",
    values: { description: "ST1500", beltClass: "ST1500", beltStrength: 1500, allowableTension: 300 },
  },
  carryIdler: {
    category: "Sandvik Carry",
    rolls: 3,
    trough: 45,
    rollDia: 178,
    values: { description: "Carry 1200 3x194 45deg 6308", rollDia: 194 },
  },
  returnIdler: {
    category: "Sandvik Return",
    rolls: 3,
    trough: 30,
    rollDia: 152,
    values: { description: "3 roll return 1200 3x178 30deg 6308", rollDia: 178 },
  },
  stronger: {
    9: { shaft: 340, shell: 32 },
    10: { shaft: 240, shell: 20 },
    16: { shaft: 400, shell: 32 },
    17: { shaft: 380, shell: 32 },
  },
  drives: [
    { ...drive, power: 1120, values: { ...drive.values, loadShare: 28, driveType: "Head" } },
    { ...drive, power: 1120, values: { ...drive.values, loadShare: 28, driveType: "Head" } },
    { ...drive, power: 1600, values: { ...drive.values, loadShare: 34, driveType: "Booster" } },
    { ...drive, power: 400, values: { ...drive.values, loadShare: 10, driveType: "Tail" } },
  ],
  points: points(),
};

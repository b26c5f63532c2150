import type { DemoDescription, PointSpec } from "./description.ts";
import {
  back,
  belowTandem,
  carry,
  free,
  hangingTakeUp,
  heightAt,
  hopper,
  returning,
  round,
  type Station,
  tandemDrives,
  under,
} from "./layout.ts";

const capacity = 1800;
const drop = 0.9;
const tail = { x: 0, z: 1.2 };
const head = { x: 4200, z: 41.2 };
const dips: readonly Station[] = [{ x: 1500, z: 6.2, description: "Concave curve" }];
const rises: readonly Station[] = [{ x: 3000, z: 34.2, description: "Convex curve" }];
const profile = [tail, ...dips, ...rises, head];
const boosterAt = 2100;

/** The belt climbs to the driven pulley, turns back under it and is loaded again. */
function booster(): readonly PointSpec[] {
  const [foot, top, reload] = [boosterAt - 60, boosterAt, boosterAt + 6].map((x) => ({
    x,
    z: round(heightAt(profile, x)),
  }));
  if (!foot || !top || !reload) return [];
  return [
    ...carry([{ ...foot, capacityInp: capacity, description: "Ramp to booster" }]),
    under("Drive", { x: top.x, z: top.z + 2.7 }, 1000, {
      description: "Booster drive",
      linkToDriveNo: 3,
      noOfScrapers: 1,
      ...free,
    }),
    {
      pType: "Bend",
      description: "Booster bend",
      dia: 630,
      rotation: "Anti-clockwise",
      x: top.x - 0.9,
      z: round(top.z + 1.115),
      ...free,
    },
    ...carry([hopper(reload.x, reload.z, capacity, { skirtLength: 5, feedSpeed: 2 })]),
  ];
}

function points(): readonly PointSpec[] {
  const line = { x: 4170, z: round(heightAt(profile, 4170) - drop), dia: 1000 };
  const loaded = (station: Station) => ({ ...station, capacityInp: capacity });
  return [
    under("Tail", tail, 800, { description: "Tail" }),
    ...carry([hopper(6, tail.z, capacity, { skirtLength: 6 }), ...dips]),
    ...booster(),
    ...carry(rises.map(loaded)),
    under("Pulley", head, 1000, {
      isLarge: true,
      description: "Head",
      noOfScrapers: 2,
      dischargePulley: true,
      ...back,
      ...free,
    }),
    ...tandemDrives({ ...line, driveNos: [1, 2] }),
    ...hangingTakeUp({ x: 4140, z: belowTandem(line), bendDia: 630, dia: 800, depth: 8, name: "Winch take-up" }),
    ...returning([...dips, ...rises], drop),
  ];
}

const drive = {
  power: 450,
  motorCategory: "Metric Motor 1000V",
  starter: "VFD constant torque 120%",
} as const;
const friction = { coeffofFrictionRun: 0.3, coeffofFrictionStart: 0.35 } as const;

export const underground: DemoDescription = {
  convNo: "UG-BOOST",
  project: "Longwall trunk belt",
  clientName: "Colliery",
  comments:
    "Underground trunk conveyor, 4.2 km with 40 m lift, 1800 t/h of run-of-mine coal. Two drives at the head and a booster drive half way, which unloads the belt and loads it again, keep the belt to a class that can be spliced underground. A winch holds the take-up at constant tension.",
  values: {
    calcMethod: "ISO",
    frictionFactorInp: 0.02,
    capacityInp: capacity,
    beltSpeedInp: 4,
    beltWidthInp: 1200,
    topCover: 6,
    bottomCover: 5,
    staticSafetyFactor: 6.7,
    nomCSSpacing: 1.5,
    nomRSSpacing: 3,
    takeupType: "Winch",
    takeupTensionInp: 60,
    minTemp: 15,
    maxTemp: 35,
  },
  material: { row: "Coal, bituminous, mined, run of mine", values: { lumpSize: 200 } },
  belt: { row: "Steel cord ST1600 DIN 22131 / ISO 15236" },
  carryIdler: { category: "Sandvik Carry", rolls: 3, trough: 35, rollDia: 152 },
  returnIdler: { category: "Sandvik Return", rolls: 2, trough: 10, rollDia: 152 },
  stronger: { 9: { shaft: 340, shell: 32 } },
  drives: [
    { ...drive, values: { ...friction, loadShare: 33, driveType: "Head" } },
    { ...drive, values: { ...friction, loadShare: 33, driveType: "Head" } },
    { ...drive, values: { ...friction, loadShare: 34, driveType: "Booster" } },
  ],
  points: points(),
};

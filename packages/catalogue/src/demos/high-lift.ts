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

const capacity = 2500;
const drop = 1.1;
const corners: readonly Station[] = [
  { x: 150, z: 9, description: "Concave curve" },
  { x: 1140, z: 201.5, description: "Convex curve" },
];
const tail = { x: 0, z: 1.5 };
const head = { x: 1200, z: 205 };
const profile = [tail, ...corners, head];

function points(): readonly PointSpec[] {
  const line = { x: 1188, z: round(heightAt(profile, 1188) - drop), dia: 1250 };
  return [
    under("Tail", tail, 1000, { description: "Tail" }),
    ...carry([hopper(8, round(heightAt(profile, 8)), capacity, { skirtLength: 8 }), ...corners]),
    under("Pulley", head, 1250, {
      isLarge: true,
      description: "Head",
      noOfScrapers: 2,
      dischargePulley: true,
      ...back,
      ...free,
    }),
    ...tandemDrives({ ...line, driveNos: [1, 2] }),
    ...hangingTakeUp({ x: 1170, z: belowTandem(line), bendDia: 800, dia: 1000, depth: 10 }),
    ...returning(corners, drop + 0.3),
  ];
}

const drive = {
  power: 1000,
  motorCategory: "HV Motor 3300V",
  starter: "VFD constant torque 130%",
  hasHoldback: true,
} as const;
const friction = { coeffofFrictionRun: 0.35, coeffofFrictionStart: 0.4, lagging: "ceramic" } as const;

export const highLift: DemoDescription = {
  convNo: "HL-200",
  project: "Copper pit, crushed ore incline",
  clientName: "Mine",
  comments:
    "High-lift conveyor out of a pit: 2500 t/h of crushed ore, 1.2 km, 203 m lift, steel cord belt, two drive pulleys in the return strand behind the head, each with its own motor, a holdback on each.",
  values: {
    calcMethod: "ISO",
    capacityInp: capacity,
    beltSpeedInp: 3.6,
    beltWidthInp: 1400,
    topCover: 10,
    bottomCover: 7,
    staticSafetyFactor: 6.7,
    nomCSSpacing: 1.2,
    // More than traction asks for: a loaded belt stops within seconds, and its edges must not go slack in the curve.
    takeUpMass: 44_000,
    nomRSSpacing: 3.6,
  },
  material: { row: "Copper ore, crushed" },
  belt: { row: "Steel cord ST3500 DIN 22131 / ISO 15236" },
  carryIdler: { category: "Sandvik Carry", rolls: 3, trough: 35, rollDia: 178 },
  returnIdler: { category: "Sandvik Return", rolls: 2, trough: 10, rollDia: 152 },
  stronger: { 5: { shaft: 460, shell: 40 }, 6: { shaft: 440, shell: 40 } },
  drives: [
    { ...drive, values: { ...friction, loadShare: 50 } },
    { ...drive, values: { ...friction, loadShare: 50 } },
  ],
  points: points(),
};

import { controlledDrive } from "./controlled-drive.ts";
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

const capacity = 2000;
const drop = 1.2;
const length = 6500;
const corners: readonly Station[] = [
  { x: 1800, z: 14.4, vertCurveRadiusInp: 4050 },
  { x: 3600, z: 7.2, vertCurveRadiusInp: 4050 },
  { x: 5000, z: 21.2, vertCurveRadiusInp: 4050 },
];
const tail = { x: 0, z: 0 };
const head = { x: length, z: 29 };
const profile = [tail, ...corners, head];

function points(): readonly PointSpec[] {
  const line = { x: length - 45, z: round(heightAt(profile, length - 45) - drop), dia: 1000 };
  return [
    under("Drive", tail, 1000, { description: "Tail drive", linkToDriveNo: 3, sectType: "Carry" }),
    ...carry([hopper(8, heightAt(profile, 8), capacity, { skirtLength: 8, feedSpeed: 3 }), ...corners]),
    under("Pulley", head, 1000, {
      isLarge: true,
      description: "Head",
      noOfScrapers: 2,
      dischargePulley: true,
      ...back,
      ...free,
    }),
    ...tandemDrives({ ...line, driveNos: [1, 2] }),
    ...hangingTakeUp({ x: length - 60, z: belowTandem(line), bendDia: 630, dia: 800, depth: 12 }),
    ...returning(corners, drop),
  ];
}

export const controlledOverland: DemoDescription = {
  convNo: "OL-65",
  project: "Overland coal conveyor",
  clientName: "Power station",
  comments:
    "Overland conveyor of 6.5 km with two drives at the head and one at the tail. A frequency converter leads and the others follow its torque, the tail drive over a fibre link of 0.05 s. The start creeps at 4 % of the speed for 60 s, so that the belt is tight to its far end, and then runs up in 120 s. Start it under Dynamics: the shares of the three drives stay within 2 % of full load, and the belt pulls little more than the rigid calculation says. By CEMA, whose friction is higher here, head pulley and primary drive would be of 1250 mm.",
  explained: [
    {
      methods: ["CEMA"],
      codes: ["pulley-shell-diameter"],
      because: "By CEMA, whose friction is higher here, head pulley and primary drive would be of 1250 mm.",
    },
  ],
  values: {
    calcMethod: "ISO",
    capacityInp: capacity,
    beltSpeedInp: 5,
    beltWidthInp: 1200,
    topCover: 8,
    bottomCover: 5,
    frictionFactorInp: 0.016,
    allowSagCS: 1.5,
    allowSagRS: 2,
    nomCSSpacing: 2,
    nomRSSpacing: 4,
    takeUpMass: 16_000,
    rampTime: 120,
    designStopTime: 65,
    dynRunTime: 240,
    dynInterval: 0.25,
    rampType: "Harrison",
    dwellTime: 60,
    dwellSpeed: 4,
  },
  material: { row: "Coal, bituminous, mined, sized" },
  belt: { row: "Steel cord ST3150 DIN 22131 / ISO 15236" },
  carryIdler: { category: "Sandvik Carry", rolls: 3, trough: 35, rollDia: 152 },
  returnIdler: { category: "Sandvik Return", rolls: 2, trough: 10, rollDia: 152 },
  stronger: { 6: { shaft: 360, shell: 32 }, 7: { shaft: 340, shell: 32 } },
  drives: [
    controlledDrive(630, 40, { driveType: "Head" }),
    controlledDrive(630, 40, { driveType: "Head" }),
    controlledDrive(315, 20, { driveType: "Tail", followerDelay: 0.05 }),
  ],
  points: points(),
};

import { controlledDrive } from "./controlled-drive.ts";
import type { DemoDescription, DrivePick, PointSpec } from "./description.ts";
import {
  back,
  bendUnder,
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
const drop = 0.75;
const corners: readonly Station[] = [
  { x: 60, z: 141, description: "Convex curve" },
  { x: 825, z: 8.5, description: "Concave curve" },
];
const tail = { x: 0, z: 142 };
const head = { x: 900, z: 2 };
const profile = [tail, ...corners, head];
const returnAt = (x: number) => round(heightAt(profile, x) - drop);

/** Two driven pulleys hold the belt at the upper end: one alone would slip when it brakes, or need twice the take-up. */
function points(): readonly PointSpec[] {
  const drives = tandemDrives({ x: 34, z: returnAt(34), dia: 1000, driveNos: [1, 2] });
  return [
    under("Pulley", tail, 1000, { description: "Tail", isLarge: true, sectType: "Carry" }),
    ...carry([hopper(6, round(heightAt(profile, 6)), capacity, { skirtLength: 6 }), ...corners]),
    under("Pulley", head, 800, { description: "Head", noOfScrapers: 2, dischargePulley: true, ...back, ...free }),
    bendUnder({ x: 899, z: returnAt(899) }, 630, { description: "Snub" }),
    ...returning(corners, drop),
    ...hangingTakeUp({ x: 44, z: returnAt(44), bendDia: 630, dia: 800, depth: 6 }),
    ...drives.map((drive, at) => (at === 0 ? drive : { ...drive, idlerSpacingMode: "Auto" as const })),
  ];
}

const drive: DrivePick = {
  ...controlledDrive(500, 50, {
    driveType: "Tail",
    brakeType: "Speed-Time",
    brakeShaft: "Low speed",
    brakeTorqueLSS: 130_000,
    selectDiscMode: "Manual",
    discDia: 1250,
    discThick: 40,
    brakeDelay: 0.1,
    brakeRampTime: 0.2,
    // Drives hold on until the brakes have bitten: let go at once, they would leave the lower end slack for a moment.
    stopDelay: 0.3,
  }),
  brake: "Svendborg BSFI 3000 set to 60 kN",
};

export const controlledDownhill: DemoDescription = {
  convNo: "DH-140",
  project: "Quarry conveyor",
  clientName: "Cement works",
  comments:
    "Downhill conveyor: 2500 t/h of limestone come 140 m down over 900 m. Two drives at the upper end hold the belt back throughout its start, most at both ends of the ramp, and give some 700 kW back. Controlled disc brakes on both slow shafts stop the belt in 10 s with what that takes, and the drives hold on until they have bitten; their hydraulics have a supply of their own. Where their control fails, they close with all they have, and Dynamics tells that the drives then slip and the belt is overstressed. Motors and brakes are sized on low friction.",
  values: {
    calcMethod: "ISO",
    capacityInp: capacity,
    beltSpeedInp: 3.5,
    beltWidthInp: 1200,
    topCover: 6,
    bottomCover: 4,
    nomCSSpacing: 1,
    nomRSSpacing: 3,
    takeUpMass: 16_500,
    brakeControlBackup: true,
    rampTime: 60,
    dynRunTime: 90,
    rampType: "Harrison",
    designStopTime: 10,
    stopRampType: "S-curve",
  },
  material: { row: "Limestone, crushed" },
  belt: { row: "Steel cord ST2250 DIN 22131 / ISO 15236" },
  carryIdler: { category: "Sandvik Carry", rolls: 3, trough: 35, rollDia: 152 },
  returnIdler: { category: "Sandvik Return", rolls: 2, trough: 10, rollDia: 152 },
  stronger: { 1: { shaft: 360, shell: 30 }, 13: { shaft: 340, shell: 30 } },
  drives: [drive, drive],
  points: points(),
};

import type { DemoDescription, PointSpec } from "./description.ts";
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
  under,
} from "./layout.ts";

const capacity = 1500;
const drop = 0.75;
const corners: readonly Station[] = [
  { x: 60, z: 121, description: "Convex curve" },
  { x: 825, z: 8.5, description: "Concave curve" },
];
const tail = { x: 0, z: 122 };
const head = { x: 900, z: 2 };
const profile = [tail, ...corners, head];

/** The driven pulley is at the upper end, where the tension is: it brakes the belt, and feeds the mains. */
function points(): readonly PointSpec[] {
  const hanging = 40;
  return [
    under("Drive", tail, 1000, { description: "Tail drive", linkToDriveNo: 1, sectType: "Carry" }),
    ...carry([hopper(6, round(heightAt(profile, 6)), capacity, { skirtLength: 6 }), ...corners]),
    under("Pulley", head, 800, { description: "Head", noOfScrapers: 2, dischargePulley: true, ...back, ...free }),
    bendUnder({ x: 899, z: round(heightAt(profile, 899) - drop) }, 630, { description: "Snub" }),
    ...returning(corners, drop),
    ...hangingTakeUp({ x: hanging, z: round(heightAt(profile, hanging) - drop), bendDia: 630, dia: 800, depth: 6 }),
    bendUnder({ x: 1.2, z: round(tail.z - drop) }, 630, { description: "Snub at the drive" }),
  ];
}

export const regenerative: DemoDescription = {
  convNo: "DH-120",
  project: "Cement works, quarry conveyor",
  clientName: "Cement works",
  comments:
    "Downhill conveyor: 1500 t/h of limestone come 120 m down over 900 m, so that the motor generates some 300 kW. It stands at the upper end, where the belt pulls, and disc brakes on its slow shaft stop the loaded belt when the mains fail. Without brakes the belt would run away, so coasting has no stopping time. By VISCO with low friction the concave curve wants more room than it has.",
  explained: [
    {
      methods: ["ISO", "CEMA", "VISCO"],
      codes: ["drive-short-brake-torque"],
      because:
        "The torque typed for the brakes stops the loaded belt, but is less than the brake check asks for with its safety.",
    },
    {
      methods: ["VISCO"],
      codes: ["curve-need-finds-no-room"],
      because: "By VISCO with low friction the concave curve wants more room than it has.",
    },
  ],
  values: {
    calcMethod: "ISO",
    capacityInp: capacity,
    beltSpeedInp: 3.2,
    beltWidthInp: 1000,
    topCover: 8,
    bottomCover: 4,
    staticSafetyFactor: 6.7,
    nomCSSpacing: 1.2,
    nomRSSpacing: 3,
    takeupIncrement: 250,
    startupFactor: 40,
  },
  material: { row: "Limestone, crushed" },
  belt: { row: "Steel cord ST1400 DIN 22131 / ISO 15236" },
  carryIdler: { category: "Sandvik Carry", rolls: 3, trough: 35, rollDia: 152 },
  returnIdler: { category: "Sandvik Return", rolls: 1, trough: 0, rollDia: 152 },
  drives: [
    {
      power: 500,
      starter: "VFD constant torque 130%",
      brake: "Svendborg BSFI 3000 set to 60 kN",
      values: {
        driveType: "Tail",
        lagging: "ceramic",
        coeffofFrictionRun: 0.35,
        coeffofFrictionStart: 0.4,
        brakeType: "Constant Torque Brake",
        brakeShaft: "Low speed",
        brakeTorqueLSS: 85_000,
        selectDiscMode: "Manual",
        discDia: 1400,
        discThick: 45,
      },
    },
  ],
  points: points(),
};

import type { DemoDescription } from "./description.ts";
import { headDriven } from "./head-driven.ts";
import { hopper } from "./layout.ts";

/** 20 000 bu/h of wheat (60 lb/bu) are 544 t/h; 36 in are 914 mm, 700 ft/min are 3.556 m/s. */
export const grainBelt: DemoDescription = {
  convNo: "GB-36",
  project: "Grain terminal",
  clientName: "Farmers' elevator",
  comments:
    "Gallery belt of a grain elevator, shown in imperial units: 36 in wide, 20 000 bu/h of wheat at 700 ft/min over 400 ft, by CEMA.",
  values: {
    calcMethod: "CEMA",
    metric: false,
    capacityInp: 544,
    beltSpeedInp: 3.556,
    beltWidthInp: 914,
    topCover: 3,
    bottomCover: 1.5,
    allowSagCS: 2,
    nomCSSpacing: 1.524,
    nomRSSpacing: 3.048,
    takeUpMass: 2500,
    takeupIncrement: 50,
  },
  material: { row: "Wheat" },
  belt: { row: "NN 2-220 (220 piw)" },
  carryIdler: { category: "CEMA C Carry", rolls: 3, trough: 35, rollDia: 127 },
  returnIdler: { category: "CEMA C Return", rolls: 1, trough: 0, rollDia: 127 },
  pulleyBeltWidth: 900,
  drives: [
    {
      power: 30,
      motorCategory: "Metric Motor 460V 60Hz",
      starter: "VFD constant torque 130%",
      hasHoldback: true,
    },
  ],
  points: headDriven({
    profile: [
      { x: 0, z: 0.75 },
      hopper(3, 0.75, 544, { skirtLength: 3.6, feedSpeed: 1 }),
      { x: 90, z: 0.75, description: "Concave curve" },
      { x: 122, z: 4.75 },
    ],
    tailDia: 508,
    headDia: 630,
    snubDia: 400,
    drop: 0.5,
    takeUp: { x: 75, bendDia: 400, dia: 508, depth: 4 },
  }),
};

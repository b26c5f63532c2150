import type { DemoDescription } from "./description.ts";
import { headDriven } from "./head-driven.ts";
import { hopper } from "./layout.ts";

/** Grease and rubber stiffen: the temperature factor follows from the lowest temperature. */
export const coldClimate: DemoDescription = {
  convNo: "CC-40",
  project: "Coal handling in the far north",
  clientName: "Heat and power plant",
  comments:
    "Yard conveyor for 1600 t/h of coal at -40 °C: 820 m with 24 m lift. The temperature factor for the lowest temperature raises every friction, so motors and take-up are those of a winter start.",
  values: {
    calcMethod: "ISO",
    minTemp: -40,
    maxTemp: 30,
    viscoRubberTemp: -20,
    capacityInp: 1600,
    beltSpeedInp: 4,
    beltWidthInp: 1200,
    topCover: 8,
    bottomCover: 5,
    staticSafetyFactor: 6.7,
    nomCSSpacing: 1.2,
    nomRSSpacing: 3,
    takeupIncrement: 250,
  },
  material: { row: "Coal, sub-bituminous, crushed 50 mm" },
  belt: { row: "Steel cord ST1250 DIN 22131 / ISO 15236" },
  carryIdler: { category: "Sandvik Carry", rolls: 3, trough: 35, rollDia: 152 },
  returnIdler: { category: "Sandvik Return", rolls: 2, trough: 10, rollDia: 152 },
  drives: [
    {
      power: 220,
      hasFluidCoupling: true,
      hasHoldback: true,
      values: { noOfMotors: 2, coeffofFrictionRun: 0.35, coeffofFrictionStart: 0.4, lagging: "ceramic" },
    },
  ],
  points: headDriven({
    profile: [
      { x: 0, z: 1.2 },
      hopper(5, 1.2, 1600, { skirtLength: 6, feedSpeed: 1.5 }),
      { x: 560, z: 3.2, description: "Concave curve" },
      { x: 820, z: 25.2 },
    ],
    tailDia: 800,
    headDia: 1000,
    snubDia: 630,
    drop: 0.75,
    takeUp: { x: 740, bendDia: 630, dia: 800, depth: 9 },
  }),
};

import type { DemoDescription } from "./description.ts";
import { headDriven } from "./head-driven.ts";
import { hopper } from "./layout.ts";

export const coupledIncline: DemoDescription = {
  convNo: "IN-180",
  project: "Crushing plant, transfer conveyor",
  clientName: "Quarry",
  comments:
    "Incline of 180 m with one motor behind a fluid coupling, which decides how it starts: no start factor is typed.",
  values: {
    calcMethod: "ISO",
    capacityInp: 800,
    beltSpeedInp: 2.5,
    beltWidthInp: 1000,
    topCover: 6,
    bottomCover: 3,
    nomCSSpacing: 1.2,
    nomRSSpacing: 3,
    takeUpMass: 5750,
    takeupIncrement: 250,
  },
  material: { row: "Limestone, crushed" },
  belt: { row: "EP630/4 polyester-nylon" },
  carryIdler: { category: "Sandvik Carry", rolls: 3, trough: 35, rollDia: 152 },
  returnIdler: { category: "Sandvik Return", rolls: 2, trough: 10, rollDia: 152 },
  stronger: { 6: { shaft: 160, shell: 14 }, 8: { shaft: 150, shell: 14 } },
  drives: [
    {
      power: 132,
      hasFluidCoupling: true,
      hasHoldback: true,
      // Under waves of the start rubber would slip for a quarter of a second.
      values: { driveEff: 94, lagging: "ceramic", coeffofFrictionRun: 0.35, coeffofFrictionStart: 0.38 },
    },
  ],
  points: headDriven({
    profile: [
      { x: 0, z: 1 },
      hopper(3, 1.3, 800, { skirtLength: 4, feedSpeed: 1.5 }),
      { x: 40, z: 4, description: "Concave curve" },
      { x: 180, z: 30 },
    ],
    tailDia: 650,
    headDia: 800,
    snubDia: 450,
    drop: 0.6,
    takeUp: { x: 120, bendDia: 450, dia: 650, depth: 5 },
  }),
};

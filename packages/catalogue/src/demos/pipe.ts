import type { DemoDescription } from "./description.ts";
import { headDriven } from "./head-driven.ts";
import { hopper } from "./layout.ts";

export const pipe: DemoDescription = {
  convNo: "PC-300",
  project: "Petroleum coke to the kilns",
  clientName: "Cement works",
  comments:
    "Pipe conveyor of 300 mm, closed against dust and wind, 300 t/h of petroleum coke over 950 m with a horizontal and a vertical curve of 300 m radius.",
  values: {
    calcMethod: "ISO",
    frictionFactorInp: 0.035,
    capacityInp: 300,
    beltSpeedInp: 3,
    beltWidthInp: 1200,
    pipeDia: 300,
    topCover: 6,
    bottomCover: 4,
    staticSafetyFactor: 6.7,
    nomCSSpacing: 1.5,
    nomRSSpacing: 1.5,
    takeupIncrement: 250,
  },
  material: { row: "Coke, petroleum, green" },
  belt: { row: "Steel cord ST1000 DIN 22131 / ISO 15236" },
  carryIdler: { category: "Pipe 6 Roll", rolls: 6, trough: 360, rollDia: 108 },
  returnIdler: { category: "Pipe 6 Roll", rolls: 6, trough: 360, rollDia: 108 },
  drives: [
    {
      power: 160,
      hasFluidCoupling: true,
      hasHoldback: true,
      values: { coeffofFrictionRun: 0.35, coeffofFrictionStart: 0.4, lagging: "ceramic" },
    },
  ],
  points: headDriven({
    profile: [
      { x: 0, z: 1.2 },
      hopper(6, 1.2, 300, { skirtLength: 0, feedSpeed: 1 }),
      { x: 300, y: 0, z: 2, horizCurveRadiusInp: 300, description: "Horizontal curve" },
      { x: 620, y: 116.5, z: 4, description: "Vertical curve" },
      { x: 890, y: 214.8, z: 34 },
    ],
    tailDia: 650,
    headDia: 800,
    snubDia: 508,
    drop: 0.6,
    takeUp: { x: 780, bendDia: 508, dia: 650, depth: 8 },
  }),
};

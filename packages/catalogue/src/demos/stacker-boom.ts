import type { DemoDescription } from "./description.ts";
import { headDriven } from "./head-driven.ts";
import { hopper } from "./layout.ts";

export const stackerBoom: DemoDescription = {
  convNo: "SR-BOOM",
  project: "Iron ore stockyard, stacker boom",
  clientName: "Port",
  comments:
    "Boom conveyor of a stacker, 46 m, raised to 12°: 4000 t/h of iron ore fines. There is no room for a hanging take-up on a boom that luffs, so hydraulic cylinders hold the tail pulley.",
  values: {
    calcMethod: "ISO",
    capacityInp: 4000,
    beltSpeedInp: 3.6,
    beltWidthInp: 1400,
    topCover: 12,
    bottomCover: 5,
    nomCSSpacing: 1,
    nomRSSpacing: 2.5,
    takeupType: "Hydraulic",
    takeupTensionInp: 26,
  },
  material: { row: "Iron ore, fines" },
  belt: { row: "EP1250/4 polyester-nylon" },
  carryIdler: { category: "Sandvik Carry", rolls: 3, trough: 35, rollDia: 152 },
  returnIdler: { category: "Sandvik Return", rolls: 1, trough: 0, rollDia: 152 },
  drives: [
    {
      power: 185,
      hasFluidCoupling: true,
      hasHoldback: true,
      values: { coeffofFrictionRun: 0.3 },
    },
  ],
  points: headDriven({
    profile: [{ x: 0, z: 1 }, hopper(3, 1.638, 4000, { skirtLength: 5, feedSpeed: 0.5 }), { x: 45, z: 10.565 }],
    tailDia: 800,
    headDia: 1000,
    snubDia: 630,
    drop: 0.75,
  }),
};

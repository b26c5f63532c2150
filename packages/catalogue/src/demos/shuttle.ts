import type { DemoDescription } from "./description.ts";
import { headDriven } from "./head-driven.ts";
import { hopper } from "./layout.ts";

export const shuttle: DemoDescription = {
  convNo: "SH-01",
  project: "Copper concentrator, mill feed bins",
  clientName: "Mine",
  comments:
    "Reversible shuttle of 36 m over a row of bins, level, 1500 t/h of crushed ore. Both directions are calculated: towards the head the belt takes more, because the skirts stand on that side of the loading point and the way to the head is the longer one. Shafts are checked for reversing torque. Screws at the tail keep the belt tight.",
  values: {
    calcMethod: "ISO",
    reversible: true,
    capacityInp: 1500,
    beltSpeedInp: 2.2,
    beltWidthInp: 1200,
    topCover: 8,
    bottomCover: 4,
    nomCSSpacing: 1,
    nomRSSpacing: 2.5,
    takeupType: "Screw",
    takeupTensionInp: 18,
  },
  material: { row: "Copper ore, crushed" },
  belt: { row: "EP630/3 polyester-nylon" },
  carryIdler: { category: "Sandvik Carry", rolls: 3, trough: 35, rollDia: 152 },
  returnIdler: { category: "Sandvik Return", rolls: 1, trough: 0, rollDia: 152 },
  drives: [{ power: 15, starter: "VFD constant torque 150%" }],
  points: headDriven({
    profile: [{ x: 0, z: 1 }, hopper(17, 1, 1500, { skirtLength: 4, feedSpeed: 0 }), { x: 36, z: 1 }],
    tailDia: 650,
    headDia: 800,
    snubDia: 508,
    drop: 0.6,
    tail: { torqueReversals: true },
    head: { torqueReversals: true },
  }),
};

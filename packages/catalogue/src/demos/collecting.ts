import type { DemoDescription } from "./description.ts";
import { headDriven } from "./head-driven.ts";
import { hopper } from "./layout.ts";

const each = 300;
const places = [6, 26, 46, 66, 86, 106];

/** Each hopper adds to what the belt already carries. */
export const collecting: DemoDescription = {
  convNo: "RC-06",
  project: "Aggregate reclaim tunnel",
  clientName: "Quarry",
  comments:
    "Collecting conveyor under six reclaim hoppers, each adding 300 t/h, so that the section behind the last one carries 1800 t/h up to the screen house.",
  values: {
    calcMethod: "CEMA",
    capacityInp: each * places.length,
    beltSpeedInp: 2.6,
    beltWidthInp: 1200,
    topCover: 8,
    bottomCover: 3,
    nomCSSpacing: 1.2,
    nomRSSpacing: 3,
    takeupIncrement: 100,
  },
  material: { row: "Gravel, dry, sharp" },
  belt: { row: "EP1250/4 polyester-nylon" },
  carryIdler: { category: "Sandvik Carry", rolls: 3, trough: 35, rollDia: 152 },
  returnIdler: { category: "Sandvik Return", rolls: 2, trough: 10, rollDia: 127 },
  drives: [{ power: 250, hasFluidCoupling: true, hasHoldback: true }],
  points: headDriven({
    profile: [
      { x: 0, z: 0.9 },
      ...places.map((x, index) =>
        hopper(x, 0.9, each * (index + 1), { description: `Hopper ${index + 1}`, skirtLength: 6, feedSpeed: 0.5 }),
      ),
      { x: 125, z: 0.9, description: "Concave curve" },
      { x: 230, z: 26.9 },
    ],
    tailDia: 800,
    headDia: 1000,
    snubDia: 630,
    drop: 0.75,
    takeUp: { x: 200, bendDia: 630, dia: 800, depth: 6 },
  }),
};

import type { DemoDescription } from "./description.ts";
import { headDriven } from "./head-driven.ts";
import { hopper } from "./layout.ts";

/** The pull of the material out of the hopper is an adjustment of the loaded section. */
export const feeder: DemoDescription = {
  convNo: "BF-02",
  project: "Copper concentrator, coarse ore reclaim",
  clientName: "Mine",
  comments:
    "Belt feeder of 9 m under a coarse ore hopper: flat idlers close together, skirts from end to end, 0.35 m/s. The force that shears the ore out of the hopper, 45 kN, is entered as tension adjustment of the loaded section. The skirts hold a bed deeper than a free heap on the belt, so warnings about fill and edge distance are expected. The hopper is never run empty: filled from empty, its whole column would lie on the belt, which the drive could not set in motion, so that warning is expected too. The tail pulley is moved by screws.",
  values: {
    calcMethod: "ISO",
    capacityInp: 1200,
    beltSpeedInp: 0.35,
    beltWidthInp: 1800,
    topCover: 16,
    bottomCover: 6,
    nomCSSpacing: 0.4,
    nomRSSpacing: 2,
    takeupType: "Screw",
    takeupTensionInp: 36,
    fdrMaterialH: 6,
    fdrHopperLengthL: 6.5,
    fdrBinWidthD: 7,
    fdrHopperWidthB: 1.3,
    fdrHopperHh: 4.5,
    fdrBulkDensity: 1700,
    fdrSpeed: 0.35,
    skirtWidth: 1300,
  },
  material: { row: "Copper ore, SAG feed" },
  belt: { row: "EP1250/4 polyester-nylon" },
  carryIdler: { category: "Sandvik Carry", rolls: 3, trough: 20, rollDia: 178 },
  returnIdler: { category: "Sandvik Return", rolls: 1, trough: 0, rollDia: 178 },
  stronger: { 3: { shaft: 230, shell: 25 } },
  drives: [{ power: 30, poles: 8, starter: "VFD constant torque 150%", values: { coeffofFrictionRun: 0.3 } }],
  points: headDriven({
    profile: [
      { x: 0, z: 1 },
      hopper(1, 1, 1200, { skirtLength: 7.5, feedSpeed: 0, tensionAdj: 45, description: "Hopper outlet" }),
      { x: 9, z: 1 },
    ],
    tailDia: 800,
    headDia: 1000,
    snubDia: 630,
    drop: 0.75,
  }),
};

import type { DemoDescription } from "./description.ts";
import { headDriven } from "./head-driven.ts";
import { hopper } from "./layout.ts";

/** After the published summary of CV 01, limestone, 777 t/h. */
export const inPlantIncline: DemoDescription = {
  convNo: "CV 01",
  project: "Limestone crushing plant",
  clientName: "Quarry",
  comments:
    "In-plant incline of 69 m with 11.2 m lift, driven at the head. Capacity, speed, belt, idlers, take-up mass, brake and start factor are those of a published design summary; the profile between the ends, the masses of the idlers and the inertias are ours, as the summary does not give them. The prices of belt and idlers are examples for the bill of materials.",
  published: {
    source: "design summary of CV 01, limestone, 777 t/h",
    results: {
      te: 11.71,
      tmax: 22.07,
      tmin: 10.26,
      absorbedPower: 37.34,
      tStart: 3.77,
      tStopBraking: 2.11,
      tStopCoasting: 2.8,
    },
  },
  explained: [
    {
      methods: ["ISO", "CEMA", "VISCO"],
      codes: ["drive-missing-holdback"],
      because:
        "The published design holds its incline by a brake alone; without a holdback the loaded belt can run back.",
    },
  ],
  values: {
    calcMethod: "ISO",
    capacityInp: 777,
    beltSpeedInp: 3,
    beltWidthInp: 750,
    topCover: 6,
    bottomCover: 2,
    beltMassInp: 9.41,
    allowSagCS: 1.5,
    nomCSSpacing: 1.2,
    nomRSSpacing: 3,
    takeUpMass: 2108,
    takeupIncrement: 1,
    startupFactor: 140,
  },
  material: { row: "Limestone, crushed, 13 mm and under", values: { loBD: 1360, hiBD: 1450, lumpSize: 10 } },
  belt: {
    row: "EP315/2 polyester-nylon",
    values: { beltStrength: 315, allowableTension: 31.5, carcassPrice: 31, coverPrice: 4.5 },
  },
  carryIdler: { category: "Sandvik Carry", rolls: 3, trough: 35, rollDia: 152, values: { price: 118 } },
  returnIdler: { category: "Sandvik Return", rolls: 2, trough: 10, rollDia: 127, values: { price: 74 } },
  drives: [
    {
      power: 45,
      starter: "DOL Design N LR 240 BD 280",
      brake: "Svendborg BSFI 202",
      values: {
        driveEff: 94,
        brakeType: "Constant Torque Brake",
        brakeTorqueLSS: 1000,
        selectDiscMode: "Manual",
        discDia: 400,
      },
    },
  ],
  points: headDriven({
    profile: [
      { x: 0, z: 0.9 },
      hopper(2.5, 1.11, 777, { skirtLength: 4, feedSpeed: 1.5 }),
      { x: 25, z: 3, description: "Concave curve" },
      { x: 69.44, z: 12.1 },
    ],
    tailDia: 508,
    headDia: 630,
    snubDia: 400,
    drop: 0.45,
    takeUp: { x: 45, bendDia: 400, dia: 508, depth: 3.5 },
  }),
};

import type { DemoDescription } from "./description.ts";
import { headDriven } from "./head-driven.ts";
import { hopper } from "./layout.ts";

const ours =
  "Capacity, speed, belt, idlers, take-up and start factor are those of a published design summary; the profile where the summary does not print it, idler masses and inertias are ours.";

/** After the published summary of BC-01, coal, 120 t/h. */
export const smallCoalBelt: DemoDescription = {
  convNo: "BC-01",
  project: "Boiler house coal feed",
  clientName: "Power station",
  comments: `Slow coal belt of 104 m with 20.8 m lift. The summary rates its belt of 300 kN/m at 31.5 kN/m, a little above a tenth of the strength. ${ours}`,
  published: {
    source: "design summary of BC-01, coal, 120 t/h",
    results: {
      te: 11.07,
      tmax: 21.08,
      tmin: 8.95,
      ttup: 9.81,
      absorbedPower: 11.65,
      percentBeltCapacity: 53,
      tStart: 1.06,
      tStopCoasting: 0.99,
    },
  },
  values: {
    calcMethod: "CEMA",
    // The summary prints Kt 1.
    minTemp: 10,
    capacityInp: 120,
    beltSpeedInp: 1,
    beltWidthInp: 800,
    topCover: 6,
    bottomCover: 3,
    beltMassInp: 11.06,
    allowSagCS: 1.5,
    nomCSSpacing: 1.2,
    nomRSSpacing: 3,
    takeUpMass: 2000,
    startupFactor: 150,
  },
  material: {
    row: "Coal, bituminous, mined, run of mine",
    values: { loBD: 850, hiBD: 850, surchargeAngle: 20, repose: 35, lumpSize: 50 },
  },
  belt: {
    row: "EP315/3 polyester-nylon",
    // Polyester-nylon as the row is: 11 times the strength.
    values: {
      description: "PN100/3",
      beltClass: "PN100/3",
      beltStrength: 300,
      allowableTension: 31.5,
      beltModulus: 3300,
    },
  },
  carryIdler: {
    category: "Sandvik Carry",
    rolls: 3,
    trough: 45,
    rollDia: 127,
    values: { description: "Carry 800 3x102 45deg 6205", rollDia: 102 },
  },
  returnIdler: {
    category: "Sandvik Return",
    rolls: 1,
    trough: 0,
    rollDia: 127,
    values: { description: "Flat return 800 1x114 0deg 6205", rollDia: 114 },
  },
  drives: [{ power: 15, starter: "DOL Design N LR 240 BD 280", hasHoldback: true }],
  points: headDriven({
    profile: [
      { x: 0, z: 0.68 },
      hopper(5.96, 0.68, 120, { skirtLength: 4, feedSpeed: 0, idlerSpacingMode: "Manual", idlerSpacingInp: 0.5 }),
      hopper(11.96, 0.68, 120, { skirtLength: 4, feedSpeed: 0, idlerSpacingMode: "Manual", idlerSpacingInp: 0.5 }),
      { x: 18, z: 0.68, description: "Concave curve" },
      { x: 50, z: 4.6, description: "Concave curve" },
      { x: 103.57, z: 21.46 },
    ],
    tailDia: 508,
    headDia: 630,
    snubDia: 400,
    drop: 0.5,
    takeUp: { x: 68, bendDia: 400, dia: 508, depth: 6 },
  }),
};

/** After the published summary of CV4, coal, 720 t/h. */
export const plantCoalBelt: DemoDescription = {
  convNo: "CV4",
  project: "Coal preparation plant",
  clientName: "Colliery",
  comments: `Plant feed conveyor of 161 m with 27.9 m lift. The loading station of the summary carries 600 t/h, while its capacity, 720 t/h, gives the load on the belt. ${ours}`,
  published: {
    source: "design summary of CV4, coal, 720 t/h",
    results: {
      te: 38.34,
      tmax: 71.28,
      tmin: 29.89,
      ttup: 30.4,
      absorbedPower: 73.9,
      beltSafetyRun: 13.47,
      percentBeltCapacity: 78.9,
      tStart: 2.11,
      tStopCoasting: 1.84,
    },
  },
  values: {
    calcMethod: "CEMA",
    // The summary prints Kt 1.
    minTemp: 10,
    capacityInp: 720,
    beltSpeedInp: 1.6,
    beltWidthInp: 1200,
    topCover: 5,
    bottomCover: 4,
    beltMassInp: 20.84,
    nomCSSpacing: 1.2,
    nomRSSpacing: 3,
    takeUpMass: 6200,
    startupFactor: 140,
  },
  material: {
    row: "Coal, bituminous, slack, 13 mm and under",
    values: { loBD: 800, hiBD: 870, repose: 45, lumpSize: 50 },
  },
  belt: { row: "EP800/4 polyester-nylon", values: { beltStrength: 800, allowableTension: 80 } },
  carryIdler: {
    category: "Sandvik Carry",
    rolls: 3,
    trough: 45,
    rollDia: 152,
    values: { description: "Carry 1200 3x139.8 45deg 6308", rollDia: 139.8 },
  },
  returnIdler: {
    category: "Sandvik Return",
    rolls: 1,
    trough: 0,
    rollDia: 152,
    values: { description: "Flat return 1200 1x139.8 0deg 6308", rollDia: 139.8 },
  },
  drives: [{ power: 90, starter: "DOL Design N LR 240 BD 280", hasHoldback: true, values: { driveEff: 83 } }],
  points: headDriven({
    profile: [
      { x: 0, z: 1.2 },
      hopper(8, 2, 600, { skirtLength: 5, feedSpeed: 0 }),
      { x: 30, z: 4.2, description: "Concave curve" },
      { x: 135.05, z: 27.42, description: "Convex curve" },
      { x: 161.29, z: 29.13 },
    ],
    tailDia: 650,
    headDia: 800,
    snubDia: 508,
    drop: 0.6,
    takeUp: { x: 148, bendDia: 508, dia: 650, depth: 8 },
  }),
};

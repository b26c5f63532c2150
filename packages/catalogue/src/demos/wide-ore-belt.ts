import type { DemoDescription } from "./description.ts";
import { headDriven } from "./head-driven.ts";
import { hopper } from "./layout.ts";

/** After the published summary of C223, iron ore, 9400 t/h. */
export const wideOreBelt: DemoDescription = {
  convNo: "C223",
  project: "Iron ore export terminal",
  clientName: "Port",
  comments:
    "Wide belt for 9400 t/h of iron ore, 288 m long, 33 m lift, two motors on the head pulley. Capacity, speed, belt, idlers, take-up mass, brake and start factor are those of a published design summary; profile, idler masses and inertias are ours.",
  published: {
    source: "design summary of C223, iron ore, 9400 t/h",
    results: {
      te: 296.86,
      tmax: 427.57,
      tmin: 119.3,
      ttup: 130.92,
      beltSafetyRun: 7.58,
      percentBeltCapacity: 90.5,
      tStopBraking: 4.26,
      tStopCoasting: 5.01,
    },
  },
  explained: [
    {
      methods: ["ISO", "CEMA", "VISCO"],
      codes: ["drive-short-brake-torque"],
      because:
        "The published brake torque stops the loaded belt, but is less than the brake check asks for with its safety.",
    },
  ],
  values: {
    calcMethod: "ISO",
    capacityInp: 9400,
    beltSpeedInp: 4.3,
    beltWidthInp: 1800,
    topCover: 22,
    bottomCover: 7,
    beltMassInp: 81.7,
    allowSagCS: 1.1,
    staticSafetyFactor: 6.7,
    nomCSSpacing: 1,
    nomRSSpacing: 3,
    takeUpMass: 26700,
    startupFactor: 122,
  },
  material: {
    row: "Iron ore, lump",
    values: { loBD: 1860, hiBD: 2400, surchargeAngle: 15, repose: 34, lumpSize: 31.5 },
  },
  belt: { row: "Steel cord ST1800 DIN 22131 / ISO 15236", values: { allowableTension: 253 } },
  carryIdler: { category: "Sandvik Carry", rolls: 3, trough: 35, rollDia: 152 },
  returnIdler: { category: "Sandvik Return", rolls: 1, trough: 0, rollDia: 152 },
  stronger: { 1: { shaft: 300, shell: 25 }, 4: { shaft: 410, shell: 32 } },
  drives: [
    {
      power: 630,
      motorCategory: "HV Motor 3300V",
      starter: "VFD constant torque 110%",
      hasHoldback: true,
      brake: "Svendborg BSFI 3000 set to 60 kN",
      values: {
        noOfMotors: 2,
        lagging: "ceramic",
        coeffofFrictionRun: 0.35,
        coeffofFrictionStart: 0.4,
        driveEff: 95,
        brakeType: "Constant Torque Brake",
        brakeTorqueLSS: 26_500,
        selectDiscMode: "Manual",
        discDia: 1000,
      },
    },
  ],
  points: headDriven({
    profile: [
      { x: 0, z: 1.6 },
      hopper(6, 1.6, 9400, { skirtLength: 9, feedSpeed: 0 }),
      { x: 50, z: 1.6, description: "Concave curve" },
      { x: 287.57, z: 35.04 },
    ],
    tailDia: 1000,
    headDia: 1250,
    snubDia: 800,
    drop: 0.9,
    takeUp: { x: 200, bendDia: 800, dia: 1000, depth: 15 },
  }),
};

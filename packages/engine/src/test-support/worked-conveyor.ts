import { defaultCrossSectionRules } from "../design/cross-section-rules.ts";
import type { Design } from "../design/design.ts";
import type { Point, Pulley, Section } from "../design/point.ts";
import { defaultBeltRules, defaultLoopRules, defaultMethodSettings } from "../design/settings.ts";
import type { Drive } from "../parts/drives/drive-input.ts";
import { degree } from "../units.ts";

const pulley = (diameter: number, shaftDiameter: number, wrapDegrees: number, equivalentMass: number): Pulley => ({
  diameter,
  shaftDiameter,
  rotation: "clockwise",
  wrapAngle: wrapDegrees * degree,
  equivalentMass,
});

export function aSection(change: Partial<Section> = {}): Section {
  return {
    strand: "carry",
    massFlow: 0,
    idlerSpacing: 1.2,
    skirtLength: 0,
    tensionAdjustment: 0,
    frictionFactor: 0.02,
    ...change,
  };
}

const returning = (idlerSpacing: number): Section => aSection({ strand: "return", idlerSpacing });
const loaded = aSection({ massFlow: 500 });
const place = (id: string, x: number, z: number) => ({ id, x, y: 0, z, cleaners: 0, ploughs: 0 });

export const workedDrive: Drive = {
  id: "A",
  loadShare: 1,
  wrapAngle: 210 * degree,
  frictionRunning: 0.25,
  frictionStarting: 0.35,
  efficiency: 0.95,
  installedPower: 250e3,
  motors: 1,
  motorSelectionFactor: 1,
  startFactorFull: 1.4,
  startFactorEmpty: 1.4,
  // 6 kg·m² turning at 1485 rev/min while the belt runs 3 m/s.
  equivalentMass: 6 * ((1485 * 2 * Math.PI) / 60 / 3) ** 2,
};

export const workedPoints: readonly Point[] = [
  { ...place("tail", 0, 0), kind: "tail", section: aSection(), pulley: pulley(0.63, 0.15, 180, 450), brakeForce: 0 },
  { ...place("hopper", 4, 0), kind: "hopper", section: { ...loaded, skirtLength: 6 }, feedSpeed: 0 },
  { ...place("knee", 50, 0), kind: "intermediate", section: loaded },
  {
    ...place("drive", 300, 30),
    kind: "drive",
    driveId: "A",
    cleaners: 2,
    section: returning(0),
    pulley: pulley(0.8, 0.18, 210, 900),
    brakeForce: 30e3,
  },
  {
    ...place("snub", 299, 28.88),
    kind: "bend",
    section: returning(3),
    pulley: pulley(0.5, 0.125, 30, 250),
    brakeForce: 0,
  },
  {
    ...place("bend-1", 280, 26.6),
    kind: "bend",
    section: returning(0),
    pulley: pulley(0.63, 0.15, 97, 450),
    brakeForce: 0,
  },
  {
    ...place("take-up", 279, 18),
    kind: "take-up",
    section: returning(0),
    pulley: pulley(0.63, 0.15, 180, 450),
    brakeForce: 0,
  },
  {
    ...place("bend-2", 278, 26.36),
    kind: "bend",
    section: returning(3),
    pulley: pulley(0.63, 0.15, 83, 450),
    brakeForce: 0,
  },
  { ...place("return-knee", 50, -1), kind: "intermediate", section: returning(3) },
];

/** The complete conveyor of the handbook, 2.19: 300 m, 30 m lift, 1800 t/h on a 1200 mm ST1000 belt at 3 m/s. */
export const workedConveyor: Design = {
  gravity: 9.80665,
  beltSpeed: 3,
  massFlow: 500,
  material: {
    lowBulkDensity: 1400,
    highBulkDensity: 1600,
    surchargeAngle: 20 * degree,
    reposeAngle: 50 * degree,
    lumpSize: 0.05,
    lumpGrading: "few-lumps",
    frictionOnBelt: 0.6,
    frictionOnSkirt: 0.6,
  },
  belt: {
    id: "ST1000",
    carcass: "steel-cord",
    width: 1.2,
    mass: 24.852,
    carcassThickness: 0.0038,
    topCover: 0.008,
    bottomCover: 0.003,
    strength: 1000e3,
    rating: 150e3,
    modulus: 72e6,
  },
  carryIdler: {
    shape: "troughed",
    rolls: 3,
    troughAngle: 35 * degree,
    rollDiameter: 0.152,
    rotatingMass: 19.2,
    forwardTilt: 0,
  },
  returnIdler: {
    shape: "troughed",
    rolls: 2,
    troughAngle: 10 * degree,
    rollDiameter: 0.152,
    rotatingMass: 16.5,
    forwardTilt: 0,
  },
  lowestTemperature: 20,
  points: workedPoints,
  drives: [workedDrive],
  takeUp: { kind: "gravity", mass: 9000, massIncrement: 500 },
  allowedSag: { carry: 0.02, return: 0.02 },
  crossSection: defaultCrossSectionRules,
  loop: { ...defaultLoopRules, path: "straight" },
  beltRules: defaultBeltRules,
  settings: { ...defaultMethodSettings, skirtWidth: 0.8 },
};

/** The same points with every section's friction automatic. */
export function withAutomaticFriction(design: Design): Design {
  return {
    ...design,
    points: design.points.map((point) => {
      const { frictionFactor: _typed, ...section } = point.section;
      return { ...point, section };
    }),
  };
}

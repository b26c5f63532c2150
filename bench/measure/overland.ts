import {
  type Design,
  type Drive,
  defaultBeltRules,
  defaultCrossSectionRules,
  defaultLoopRules,
  defaultMethodSettings,
  type Point,
  type Section,
} from "@beltwright/engine";

const degree = Math.PI / 180;
const carrying: Section = { strand: "carry", massFlow: 0, idlerSpacing: 2.5, skirtLength: 0, tensionAdjustment: 0 };
const returning: Section = { ...carrying, strand: "return", idlerSpacing: 5 };
const pulley = {
  diameter: 1,
  shaftDiameter: 0.2,
  rotation: "clockwise",
  wrapAngle: Math.PI,
  equivalentMass: 800,
} as const;
const driven = { kind: "drive", pulley: { ...pulley, wrapAngle: 210 * degree }, brakeForce: 20e3 } as const;
const drive: Drive = {
  id: "A",
  loadShare: 1,
  frictionRunning: 0.3,
  frictionStarting: 0.35,
  efficiency: 0.95,
  installedPower: 1.2e6,
  motors: 1,
  motorSelectionFactor: 1,
  startFactorFull: 1.3,
  startFactorEmpty: 1.3,
  equivalentMass: 20e3,
};
const place = (id: string, x: number, z: number) => ({ id, x, y: 0, z, cleaners: 0, ploughs: 0 });
const height = (x: number) => 10 * Math.sin(x / 900) + 0.004 * x;

/** The conveyor is as long with few points as with many, so that only their number is compared, m. */
const length = 5880;

function carryPoints(half: number): readonly Point[] {
  const step = length / half;
  const hopperEvery = Math.max(1, Math.floor(half / 40));
  let massFlow = 0;
  return Array.from({ length: half - 1 }, (_, before): Point => {
    const at = before + 1;
    const isHopper = at % hopperEvery === 0 && massFlow < 500;
    if (isHopper) massFlow += 25;
    const section = { ...carrying, massFlow, skirtLength: isHopper ? 6 : 0 };
    const base = { ...place(`carry ${at}`, at * step, height(at * step)), section };
    return isHopper ? { ...base, kind: "hopper", feedSpeed: 1 } : { ...base, kind: "intermediate" };
  });
}

/** An overland conveyor of any number of points: rolling profile, twenty hoppers, three drives, automatic friction. */
export function overland(count: number): Design {
  const half = Math.floor((count - 4) / 2);
  const head = height(length);
  const carry = carryPoints(half);
  const back = carry.toReversed().map(
    (point, at): Point => ({
      ...place(`return ${at}`, point.x, point.z - 1),
      kind: "intermediate",
      section: returning,
    }),
  );
  return {
    gravity: 9.80665,
    beltSpeed: 6,
    massFlow: 500,
    material: {
      lowBulkDensity: 1400,
      highBulkDensity: 1600,
      surchargeAngle: 20 * degree,
      reposeAngle: 37 * degree,
      lumpSize: 0.05,
      lumpGrading: "few-lumps",
      frictionOnBelt: 0.6,
      frictionOnSkirt: 0.6,
    },
    belt: {
      id: "ST2000",
      carcass: "steel-cord",
      width: 1.2,
      mass: 30,
      carcassThickness: 0.006,
      topCover: 0.008,
      bottomCover: 0.005,
      strength: 2e6,
      modulus: 144e6,
    },
    carryIdler: {
      shape: "troughed",
      rolls: 3,
      troughAngle: 35 * degree,
      rollDiameter: 0.152,
      rotatingMass: 22,
      forwardTilt: 0,
    },
    returnIdler: {
      shape: "troughed",
      rolls: 2,
      troughAngle: 10 * degree,
      rollDiameter: 0.152,
      rotatingMass: 18,
      forwardTilt: 0,
    },
    lowestTemperature: 0,
    points: [
      { ...place("tail", 0, height(0)), ...driven, driveId: "C", section: carrying },
      ...carry,
      { ...place("head", length, head), ...driven, driveId: "A", section: { ...returning, idlerSpacing: 0 } },
      { ...place("second", length - 3, head - 2), ...driven, driveId: "B", section: { ...returning, idlerSpacing: 0 } },
      { ...place("take-up", length - 12, head - 2), kind: "take-up", pulley, brakeForce: 0, section: returning },
      ...back,
    ],
    drives: ["A", "B", "C"].map((id) => ({ ...drive, id })),
    takeUp: { kind: "gravity", mass: 30e3, massIncrement: 500 },
    allowedSag: { carry: 0.02, return: 0.02 },
    crossSection: defaultCrossSectionRules,
    loop: { ...defaultLoopRules, path: "straight" },
    beltRules: defaultBeltRules,
    settings: defaultMethodSettings,
  };
}

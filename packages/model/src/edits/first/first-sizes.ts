import { cordSafety, cordStrengths } from "../../layouts/belt-classes.ts";
import type { BeltKind } from "../../reference/belt-kinds.ts";

/** Roll faces by belt width, mm, as ISO 1537 has them: three rolls on the carrying side, two on the return side. */
const faces: readonly { readonly width: number; readonly carry: number; readonly back: number }[] = [
  { width: 400, carry: 160, back: 250 },
  { width: 500, carry: 200, back: 315 },
  { width: 650, carry: 250, back: 380 },
  { width: 800, carry: 315, back: 465 },
  { width: 1000, carry: 380, back: 600 },
  { width: 1200, carry: 465, back: 700 },
  { width: 1400, carry: 530, back: 800 },
  { width: 1600, carry: 600, back: 900 },
  { width: 1800, carry: 670, back: 1000 },
  { width: 2000, carry: 750, back: 1100 },
  { width: 2200, carry: 800, back: 1250 },
  { width: 2400, carry: 900, back: 1400 },
  { width: 2600, carry: 950, back: 1400 },
  { width: 2800, carry: 1050, back: 1600 },
  { width: 3000, carry: 1120, back: 1600 },
];

/** The faces of the next standard width; beyond the table in proportion. */
export function idlerFaces(width: number): { readonly carry: number; readonly back: number } {
  const found = faces.find((one) => one.width >= width);
  if (found) return found;
  return { carry: Math.round(0.374 * width), back: Math.round(0.55 * width) };
}

/** Belt speeds of the R10 series, m/s. */
export const preferredSpeeds: readonly number[] = [0.8, 1, 1.25, 1.6, 2, 2.5, 3.15, 4, 5, 6.3, 8];

/** Four-pole 50 Hz motors in the steps of IEC 60072, with usual torques: kW, rev/min, %. */
export const motorSizes = [
  4, 5.5, 7.5, 11, 15, 18.5, 22, 30, 37, 45, 55, 75, 90, 110, 132, 160, 200, 250, 315, 355, 400, 450, 500, 560, 630,
  710, 800, 900, 1000,
].map((power) => ({
  power,
  speed: power < 30 ? 1465 : 1485,
  lrTorque: 200,
  bdTorque: 250,
  eff50: 94,
  eff75: 95,
  eff100: 95,
  momI: Number((0.0045 * power ** 1.25).toFixed(3)),
}));

/** Polyester-nylon belts up to EP 2500, or steel cord, in the strengths of ISO 22721 and ISO 15236-1. */
export function firstBelts(kind: BeltKind, staticSafety: number) {
  return kind === "fabric" ? fabricStrengths.map((one) => fabric(one, staticSafety)) : cordStrengths.map(cord);
}

const fabricStrengths = [315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500];

function fabric(beltStrength: number, staticSafety: number) {
  return {
    description: `EP ${beltStrength}/4`,
    beltClass: `EP${beltStrength}`,
    fibre: "EP",
    plies: 4,
    beltStrength,
    allowableTension: beltStrength / staticSafety,
    beltModulus: 10 * beltStrength,
    carcassT: Number((2.6 + beltStrength / 250).toFixed(1)),
    carcassMass: Number((3 + beltStrength / 220).toFixed(1)),
    cableDia: 0,
    cablePitch: 0,
  };
}

function cord(beltStrength: number) {
  const cableDia = Number((1.5 * Math.sqrt(beltStrength / 450)).toFixed(1));
  return {
    description: `ST ${beltStrength}`,
    beltClass: `ST${beltStrength}`,
    fibre: "Steel",
    plies: 0,
    beltStrength,
    allowableTension: Number((beltStrength / cordSafety).toFixed(1)),
    beltModulus: 72 * beltStrength,
    carcassT: cableDia,
    carcassMass: Number((beltStrength / 170).toFixed(1)),
    cableDia,
    cablePitch: Number((2 * cableDia).toFixed(1)),
  };
}

import { mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

/** All motor lines of a drive as a mass at the belt. */
export const driveMass = defineFormula({
  id: "drive-train/inertia/drive-mass",
  source: mechanics("kinetic energy of shafts referred to the belt"),
  inputs: {
    motors: { symbol: "z", unit: "1", must: nonNegative },
    highSpeedInertia: { symbol: "J_HSS", unit: "kg*m2", must: nonNegative },
    lowSpeedInertia: { symbol: "J_LSS", unit: "kg*m2", must: nonNegative },
    ratio: { symbol: "i", unit: "1", must: nonNegative },
    radius: { symbol: "r", unit: "m", must: positive },
  },
  output: { symbol: "m_drive", unit: "kg" },
  printed: "z * (J_HSS * i ^ 2 + J_LSS) / r ^ 2",
  evaluate: ({ motors, highSpeedInertia, lowSpeedInertia, ratio, radius }) =>
    (motors * (highSpeedInertia * ratio ** 2 + lowSpeedInertia)) / radius ** 2,
});

/** Several discs of a motor line. */
export const discsInertia = defineFormula({
  id: "drive-train/inertia/discs-inertia",
  source: mechanics("discs on one shaft"),
  inputs: {
    inertia: { symbol: "J_1", unit: "kg*m2", must: nonNegative },
    discs: { symbol: "k", unit: "1", must: nonNegative },
  },
  output: { symbol: "J", unit: "kg*m2" },
  printed: "J_1 * k",
  evaluate: ({ inertia, discs }) => inertia * discs,
});

/** Inertia of a full disc. */
export const discInertia = defineFormula({
  id: "drive-train/inertia/disc-inertia",
  source: mechanics("cylinder about its axis"),
  inputs: {
    density: { symbol: "rho", unit: "kg/m3", must: positive },
    thickness: { symbol: "t", unit: "m", must: nonNegative },
    diameter: { symbol: "D", unit: "m", must: nonNegative },
  },
  output: { symbol: "J", unit: "kg*m2" },
  printed: "pi * rho * t * D ^ 4 / 32",
  evaluate: ({ density, thickness, diameter }) => (Math.PI * density * thickness * diameter ** 4) / 32,
});

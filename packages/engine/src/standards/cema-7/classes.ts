import { adopted, cema7 } from "../sources.ts";

const perRevolution = 60 / (2 * Math.PI);

/** Torque of one roll at 500 rev/min, N·m, its growth with speed, N·m·s, and the arm of its loaded bearings, m. */
export const idlerClasses = {
  "b-c-d": { sealTorque: 0.17, sealTorquePerSpeed: 1e-4 * perRevolution, loadTorqueArm: 5.2e-5 },
  e: { sealTorque: 0.316, sealTorquePerSpeed: 1e-4 * perRevolution, loadTorqueArm: 8e-5 },
  f: { sealTorque: 0.45, sealTorquePerSpeed: 1.5e-4 * perRevolution, loadTorqueArm: 1.1e-4 },
} as const;

export const idlerClassSource = adopted("CEMA idlers by class: torques that the classic table Ai holds");

/** Error of idlers across the belt by how they are installed, m. */
export const installationErrors = {
  measured: 9.525e-3,
  "not-measured": 12.7e-3,
  imprecise: 19.05e-3,
  movable: 38.1e-3,
} as const;

export const installationSource = cema7("chapter 6, misalignment by class of installation");

/** Drag of the cover for each width as a w ^ b, N/mm, at 20 °C on a roll of 219 mm under 7 mm of rubber. */
export const coverClasses = {
  usual: 8.2375e-3,
  good: 7.4e-3,
  "low-resistance": 6.59e-3,
} as const;

/** The same for every class. */
export const coverExponent = 1.28;

export const coverSources = {
  usual: adopted("ordinary cover: that of low resistance over 0.80"),
  good: adopted("good cover, DIN X or RMA 1: between the ordinary one and that of low resistance"),
  "low-resistance": cema7("chapter 6, large sample, compound of low resistance"),
} as const;

/** What two rolls in a V take more in their seals than one flat roll. */
export const twoRollSeals = { value: 1.05, source: cema7("chapter 6, two-roll return idlers") };

import type { TransitionInput } from "../../parts/belt/transition/transition-input.ts";
import type { TurnoverInput } from "../../parts/belt/turnover/turnover.ts";
import type { CurveCase, CurveState } from "../../parts/curves/curve-input.ts";
import type { HorizontalCurveInput } from "../../parts/curves/horizontal/horizontal-curve-input.ts";
import { threeRollPieces, troughProfile } from "../../parts/curves/horizontal/trough-profile.ts";
import type { IdlerRoll } from "../../parts/idlers/idler-check.ts";
import type { RollSharesInput } from "../../parts/idlers/roll-shares.ts";
import type { MinimumDiameterInput } from "../../parts/pulleys/minimum-diameter.ts";
import type { PulleyBody } from "../../parts/pulleys/pulley-body.ts";
import type { PulleyCase, PulleyPlace } from "../../parts/pulleys/pulley-load.ts";
import type { ShaftSteel } from "../../parts/pulleys/shaft-strength.ts";
import { bareTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import { handbookCurveRules } from "../curve-rules.ts";

/** Chapter 04, 15.2. */
export const workedSet: RollSharesInput = {
  rolls: 3,
  shape: "troughed",
  troughAngle: 35 * degree,
  beltWidth: 1.2,
  pieces: threeRollPieces(1.2, 0.441, 35 * degree),
  surchargeAngle: 20 * degree,
  rule: "vdi-2341",
};

/** Chapter 04, example 13: one place on the carry strand, without what its set of rolls does. */
export const workedPlace = {
  shape: "troughed",
  materialMass: 500 / 3,
  beltMass: 24.852,
  spacing: 1.2,
  gravity: 9.80665,
  beltSpeed: 3,
  lumpSize: 0.05,
  isSized: false,
  tension: 161.85e3,
  heightError: 0,
  beltFriction: 0.3,
  wingOverload: 1,
} as const;

/** Chapter 04, examples 13 to 15: face 441, bearing centres 405, a 6205 on a 25 mm shaft. */
export const workedRoll: IdlerRoll = {
  diameter: 0.152,
  faceWidth: 0.441,
  shaftDiameter: 0.025,
  dynamicRating: 14800,
  staticRating: 7800,
  faceToBearing: 0.018,
  faceToSupport: 0.012,
};

/** Chapter 04, example 1: directions of the straights at the drive, by their contact and depart angles. */
export const workedDrivePulley: PulleyPlace = {
  arrivingDirection: (94.5314 - 90) * degree,
  leavingDirection: (244.5261 - 90) * degree,
  mass: 1711.484,
  gravity: 9.80665,
  beltRadius: 0.412,
  bearingCentres: 1.9,
  hubCentres: 1.25,
};

/** Chapter 04, example 2. */
export const workedRunning: PulleyCase = {
  loadCase: "Running Full",
  state: "running",
  arriving: 161849.3,
  leaving: 65000,
};

/** Chapter 04, example 3. */
export const workedStarting: PulleyCase = {
  loadCase: "Starting Full",
  state: "transient",
  arriving: 205312.4,
  leaving: 65000,
};

/** The shaft steel of chapter 04. */
export const k1040: ShaftSteel = {
  tensileStrength: 540e6,
  enduranceLimit: 243e6,
  yieldStrength: 300e6,
  modulus: 207e9,
};

/** Chapter 04, example 5: the drive shaft at its hub while starting. */
export const workedShaftStart = { moment: 42802.46, torque: 57808.7, axialForce: 0 };

/** Chapter 04, example 9. */
export const workedBody: PulleyBody = {
  shellDiameter: 0.8,
  shellThickness: 0.016,
  faceWidth: 1.4,
  laggingThickness: 0.012,
  discThickness: 0.04,
  hubDiameter: 0.36,
  hubLength: 0.14,
  hubCentres: 1.25,
  shaftDiameter: 0.25,
  shaftLength: 2.3,
};

/** Chapter 04, example 9: the belt on that shell. */
export const workedShellLoad = {
  meanTension: 135156.2,
  wrapAngle: 210.0054 * degree,
  beltWidth: 1.2,
  modulus: 207e9,
  torque: 0,
};

/** Chapter 04, example 12. */
export const workedMinimum: MinimumDiameterInput = {
  tension: 161849.3,
  beltWidth: 1.2,
  ratedTension: 150e3,
  group: "A",
  // The specification's sample belt, mm: 630/560/500, at 60 % 560/560/500, at 30 % 500 throughout.
  minima: {
    A: { full: 0.63, "60": 0.56, "30": 0.5 },
    B: { full: 0.56, "60": 0.56, "30": 0.5 },
    C: { full: 0.5, "60": 0.5, "30": 0.5 },
  },
  carcassThickness: 0.0038,
  carcass: "steel-cord",
  shellDiameter: 0.8,
};

/** Chapter 05, example 5.7. */
export const workedTransition: TransitionInput = {
  beltWidth: 1.2,
  centreLength: 0.441,
  troughAngle: 35 * degree,
  tension: 120e3,
  modulus: 72e6,
  ratedTension: 150e3,
  arrangement: "full-trough",
  carcass: "steel",
  edgeFactor: 1.3,
  lowestTension: 0,
  length: 4,
  idlers: 3,
};

/** Chapter 05, example 5.8. */
export const workedTurnover: TurnoverInput = {
  beltWidth: 1.2,
  modulus: 72e6,
  ratedTension: 150e3,
  tension: 50e3,
  beltMass: 24.852,
  gravity: 9.80665,
  arrangement: "unguided",
  carcass: "fabric",
  edgeFactor: 1.15,
  lowestTension: 5254,
  length: 18,
};

/** The rolls under the belt of the curves of chapter 05. */
export const workedRolls = { centreLength: 0.441, wingLength: 0.3795, troughAngle: 35 * degree };

/** The belt of the curves of chapter 05. */
export const workedCurveBelt = {
  profile: troughProfile(bareTrace, threeRollPieces(1.2, 0.441, 35 * degree)),
  modulus: 72e6,
  ratedTension: 150e3,
  beltMass: 24.852,
  materialMass: 500 / 3,
  beltSpeed: 3,
};

/** One load case at a curve of chapter 05. */
export function curveCase(loadCase: string, tension: number, state: CurveState, isLoaded: boolean): CurveCase {
  return { loadCase, state, isLoaded, tensionAt: () => tension };
}

/** Chapter 05, example 5.6. */
export const workedCurveCases: readonly [CurveCase, ...CurveCase[]] = [
  curveCase("RunEmpty", 52e3, "running", false),
  curveCase("StartEmpty", 70e3, "transient", false),
  curveCase("BrakeEmpty", 40e3, "transient", false),
  curveCase("RunFull", 88e3, "running", true),
  curveCase("StartFull", 118e3, "transient", true),
  curveCase("BrakeFull", 60e3, "transient", true),
];

/** Chapter 05, example 5.6, its radius and banking still open. */
export const workedOpenCurve: HorizontalCurveInput = {
  rolls: workedRolls,
  wingFaceWidth: 0.441,
  surchargeAngle: 20 * degree,
  bulkDensity: 1500,
  slope: 0,
  deflection: 0.2,
  mostBanking: 8 * degree,
  driftAllowance: 0.05,
  model: "full",
  cases: workedCurveCases,
  belt: workedCurveBelt,
  rules: handbookCurveRules,
};
export const workedCurve: HorizontalCurveInput = { ...workedOpenCurve, radius: 2500, banking: 5 * degree };

import type { TakeUp } from "../parts/take-up/take-up-input.ts";
import { between, integerBetween, positive } from "../trace/limit.ts";
import { leastWrap } from "./check-loop.ts";
import { type Limits, limitsOf } from "./check-numbers.ts";

const angle = between(0, Math.PI / 2);
const sagLimit = between(1e-4, 0.2);
const length = between(-1e6, 1e6);
const force = between(-1e9, 1e9);
const density = between(1, 1e5);
const thickness = between(0, 1);
/** The free edges that capacity rules ask for leave no room for a load on a narrower belt, m. */
const narrowestBelt = 0.06;
const count = between(0, 1000);
const brakeTime = between(0, 1e5);
const flexure = between(0, 100);

/** What physics and good sense ask of every number of a design, by the record it stands in. */
export const limits = {
  sag: limitsOf({ carry: sagLimit, return: sagLimit, transient: sagLimit }),
  conveyor: limitsOf({
    gravity: between(0.1, 100),
    beltSpeed: between(1e-3, 100),
    massFlow: between(0, 1e6),
    lowestTemperature: between(-100, 200),
    temperatureFactor: between(0.01, 100),
    rubberTemperature: between(-60, 200),
    mostCalculations: integerBetween(1, 100_000),
    startsPerHour: between(0, 1000),
  }),
  material: limitsOf({
    lowBulkDensity: density,
    highBulkDensity: density,
    surchargeAngle: { least: 0, below: Math.PI / 2 },
    reposeAngle: angle,
    lumpSize: between(0, 100),
    steepestIncline: angle,
    fastestSpeed: positive,
    frictionOnBelt: between(0.01, 10),
    frictionOnSkirt: between(0, 10),
  }),
  belt: limitsOf({
    width: between(narrowestBelt, 20),
    mass: between(0.01, 1e4),
    carcassThickness: thickness,
    topCover: thickness,
    bottomCover: thickness,
    strength: between(1, 1e9),
    rating: between(1, 1e9),
    modulus: between(1, 1e12),
  }),
  idler: limitsOf({
    rolls: integerBetween(1, 6),
    troughAngle: angle,
    rollDiameter: between(0.01, 2),
    centreFaceWidth: between(0.01, 20),
    wingFaceWidth: between(0.01, 20),
    rotatingMass: between(0, 1e4),
    forwardTilt: between(0, 0.5),
    rotationFactor: between(0, 1e4),
  }),
  drive: limitsOf({
    loadShare: between(0, 1e6),
    wrapAngle: between(leastWrap, 20),
    frictionRunning: between(0.01, 5),
    frictionStarting: between(0.01, 5),
    efficiency: between(0.01, 1),
    installedPower: between(0, 1e10),
    motors: integerBetween(1, 1000),
    motorSelectionFactor: between(0.01, 100),
    startFactorFull: between(-100, 100),
    startFactorEmpty: between(-100, 100),
    equivalentMass: between(0, 1e10),
    startingMass: between(0, 1e10),
    driveFactorRunning: between(1e-6, 1e6),
    driveFactorStarting: between(1e-6, 1e6),
  }),
  section: limitsOf({
    massFlow: between(0, 1e6),
    idlerSpacing: between(0.01, 1e4),
    frictionFactor: between(0, 1),
    skirtLength: between(0, 1e5),
    tensionAdjustment: force,
    startAdjustment: force,
    horizontalCurveRadius: between(0.1, 1e9),
  }),
  pulley: limitsOf({
    diameter: between(0.01, 20),
    shaftDiameter: between(0, 5),
    wrapAngle: between(0, 2 * Math.PI),
    contactAngle: between(0, 2 * Math.PI),
    departAngle: between(0, 2 * Math.PI),
    equivalentMass: between(0, 1e8),
    friction: between(0.01, 5),
  }),
  point: limitsOf({ x: length, y: length, z: length, cleaners: count, ploughs: count }),
  brake: limitsOf({
    brakeForce: between(0, 1e9),
    brakeDelay: brakeTime,
    brakeRampTime: brakeTime,
    brakeStopTime: between(1e-3, 1e5),
  }),
  hopper: limitsOf({ feedSpeed: between(0, 100) }),
  curve: limitsOf({ verticalCurveRadius: between(0.1, 1e9) }),
  ownCase: limitsOf({
    speedShare: between(0.01, 10),
    densityFactor: between(0.01, 100),
    frictionFactor: between(0, 100),
    temperature: between(-100, 200),
    beltWear: between(0, 1),
  }),
  dutyState: limitsOf({ time: between(0, 1e9), load: between(0, 100), speed: between(0.01, 10) }),
  fedShare: limitsOf({ share: between(0, 100) }),
  fedFlow: limitsOf({ massFlow: between(0, 1e6) }),
  window: limitsOf({ from: length, to: length }),
  flooded: limitsOf({ length: between(0, 1e6) }),
  setting: limitsOf({
    frictionAdjustment: between(0.01, 100),
    usualFriction: between(0, 1),
    lowFriction: between(0, 1),
    highFriction: between(1, 10),
    idlerFriction: between(0, 10),
    cleanerContactLength: between(0, 1),
    cleanerPressure: between(0, 1e8),
    cleanerFriction: between(0, 10),
    ploughForce: between(0, 1e7),
    skirtWidth: between(0.01, 20),
  }),
  rubber: limitsOf({ storageModulus: between(1e3, 1e12), lossFactor: between(0, 100) }),
  spectrum: limitsOf({ equilibriumModulus: between(1e3, 1e12) }),
  shift: limitsOf({ factor: between(0, 20), span: between(20, 1000), reference: between(-100, 200) }),
  beltSample: limitsOf({
    factor: between(1e-6, 1),
    exponent: between(0.5, 3),
    cover: between(1e-4, 1),
    rollDiameter: between(0.01, 2),
  }),
  visco: limitsOf({ beltFlexure: flexure, loadFlexure: flexure, misalignment: between(0, 0.5) }),
  din: limitsOf({ rankineFactor: between(0, 100), jointEndurance: { above: 0, most: 1 } }),
  dinComponents: limitsOf({
    drag: between(0, 1e4),
    testedForce: between(1, 1e6),
    testedRoll: between(0.01, 2),
    rollDrag: between(0, 1e5),
    share: between(0.01, 1),
  }),
  cema: limitsOf({ skirtMaterialDepth: between(0, 10) }),
  rotation: limitsOf({ rollDrag: between(0, 1e5) }),
  starting: limitsOf({ breakaway: between(1, 100), pullFactor: between(0.01, 100) }),
  crossSection: limitsOf({ pipeFillLimit: between(0.01, 1), pipeDiameter: between(0.01, 10) }),
  beltRule: limitsOf({ allowedTensionRise: between(0.01, 100), staticSafety: between(0.1, 1000) }),
  takeUpMass: limitsOf({ mass: { above: 0, most: 1e8 } }),
  takeUpTension: limitsOf({ tension: { above: 0, most: 1e9 } }),
};

/** A carriage that rubs more than its mass pulls keeps no belt tight. */
export function gravityLimits(
  { mass, ropeFalls = 1 }: Extract<TakeUp, { readonly kind: "gravity" }>,
  gravity: number,
): Limits {
  const friction = mass === undefined ? between(0, 1e8) : { least: 0, below: mass * ropeFalls * gravity };
  return limitsOf({ massIncrement: between(1e-3, 1e6), ropeFalls: integerBetween(1, 100), carriageFriction: friction });
}

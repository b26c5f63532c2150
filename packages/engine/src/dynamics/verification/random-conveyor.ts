import { defaultCrossSectionRules } from "../../design/cross-section-rules.ts";
import type { Design } from "../../design/design.ts";
import type { Material } from "../../design/material.ts";
import type { Point, Section } from "../../design/point.ts";
import { defaultBeltRules, defaultLoopRules, defaultMethodSettings } from "../../design/settings.ts";
import type { TakeUp } from "../../parts/take-up/take-up-input.ts";
import { degree } from "../../units.ts";
import type { DynamicOptions } from "../dynamic-input.ts";
import type { Scenario } from "../scenario.ts";

interface RandomCase {
  readonly design: Design;
  readonly scenario: Scenario;
  readonly options: DynamicOptions;
}

/** A repeatable stream of numbers in 0..1. */
function numberStream(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A conveyor, a scenario and settings from anywhere an engineer, or a slip of the hand, might take them. */
export function randomCase(seed: number): RandomCase {
  const next = numberStream(seed * 7919 + 17);
  for (let warm = 0; warm < 5; warm += 1) next();
  const between = (low: number, high: number) => low + (high - low) * next();
  const spread = (low: number, high: number) => low * (high / low) ** next();
  const pick = <One>(...all: readonly [One, ...One[]]): One => all[Math.floor(next() * all.length)] ?? all[0];
  const design = randomDesign(between, spread, pick);
  return { design, scenario: randomScenario(between, pick), options: randomOptions(between, spread, pick) };
}

type Range = (low: number, high: number) => number;
type Pick = <One>(...all: readonly [One, ...One[]]) => One;

const material: Material = {
  lowBulkDensity: 1200,
  highBulkDensity: 1400,
  surchargeAngle: 20 * degree,
  reposeAngle: 37 * degree,
  lumpSize: 0.05,
  lumpGrading: "few-lumps",
  frictionOnBelt: 0.6,
  frictionOnSkirt: 0.6,
};

const idler = { shape: "troughed", rollDiameter: 0.133, forwardTilt: 0 } as const;

function randomDesign(between: Range, spread: Range, pick: Pick): Design {
  const length = spread(15, 12_000);
  const lift = between(-0.12, 0.18) * Math.min(length, 1500);
  const beltSpeed = spread(0.5, 8);
  const massFlow = spread(1, 2500);
  const width = pick(0.5, 0.8, 1.2, 2);
  const strength = spread(2e5, 6e6);
  const needed =
    ((massFlow * 9.81 * Math.abs(lift)) / 1 + 0.03 * 9.81 * length * (2 * massFlow + 60 * beltSpeed)) * 1.2;
  const carry: Section = {
    strand: "carry",
    massFlow,
    idlerSpacing: pick(1, 1.2, 1.5),
    skirtLength: 0,
    tensionAdjustment: 0,
    frictionFactor: between(0.012, 0.035),
  };
  const back: Section = { ...carry, strand: "return", massFlow: 0, idlerSpacing: pick(3, 4, 6) };
  const brakeForce = pick(0, 0, 1) * (needed / beltSpeed) * between(0.1, 2);
  const points = randomPoints({ length, lift, carry, back, brakeForce }, between, spread);
  return {
    gravity: 9.80665,
    beltSpeed,
    massFlow,
    material,
    belt: {
      id: "belt",
      carcass: pick("fabric", "steel-cord"),
      width,
      mass: width * between(8, 40),
      carcassThickness: 0.005,
      topCover: 0.006,
      bottomCover: 0.003,
      strength,
      modulus: strength * between(6, 75),
    },
    carryIdler: { ...idler, rolls: 3, troughAngle: 35 * degree, rotatingMass: between(5, 40) },
    returnIdler: { ...idler, rolls: 1, troughAngle: 0, rotatingMass: between(5, 30) },
    lowestTemperature: 0,
    points,
    drives: [
      {
        id: "A",
        loadShare: 1,
        frictionRunning: 0.3,
        frictionStarting: 0.35,
        efficiency: 0.95,
        installedPower: needed * between(0.4, 3),
        motors: 1,
        motorSelectionFactor: 1,
        startFactorFull: between(0.6, 2.5),
        startFactorEmpty: between(0.6, 2.5),
        equivalentMass: spread(100, 60_000),
      },
    ],
    takeUp: randomTakeUp(spread, pick, needed / beltSpeed),
    allowedSag: { carry: 0.02, return: 0.02 },
    crossSection: defaultCrossSectionRules,
    loop: { ...defaultLoopRules, path: "straight" },
    beltRules: defaultBeltRules,
    settings: defaultMethodSettings,
  };
}

interface Line {
  readonly length: number;
  readonly lift: number;
  readonly carry: Section;
  readonly back: Section;
  readonly brakeForce: number;
}

/** Tail, head drive and take-up, with one knee in each strand. */
function randomPoints(
  { length, lift, carry, back, brakeForce }: Line,
  between: Range,
  spread: Range,
): readonly Point[] {
  const pulley = (wrap: number) => ({
    diameter: between(0.4, 1.2),
    shaftDiameter: 0.15,
    rotation: "clockwise" as const,
    wrapAngle: wrap * degree,
    equivalentMass: spread(20, 3000),
  });
  const place = (id: string, x: number, z: number) => ({ id, x, y: 0, z, cleaners: 0, ploughs: 0 });
  const middle = between(0.2, 0.8);
  const height = between(-0.3, 1.3) * lift;
  return [
    { ...place("tail", 0, 0), kind: "tail", section: carry, pulley: pulley(180), brakeForce: 0 },
    { ...place("knee", middle * length, height), kind: "intermediate", section: carry },
    { ...place("head", length, lift), kind: "drive", driveId: "A", section: back, pulley: pulley(210), brakeForce },
    {
      ...place("take-up", length - between(0.5, 0.1 * length), lift - 1),
      kind: "take-up",
      section: back,
      pulley: pulley(180),
      brakeForce: 0,
    },
    { ...place("return-knee", middle * length, height - 1), kind: "intermediate", section: back },
  ];
}

function randomTakeUp(spread: Range, pick: Pick, force: number): TakeUp {
  return pick<TakeUp>(
    { kind: "gravity", massIncrement: 100 },
    { kind: "gravity", massIncrement: 500, mass: (force / 9.81) * spread(0.3, 4) },
    { kind: "winch", isHeldInTransients: pick(true, false) },
    { kind: "fixed" },
  );
}

function randomScenario(between: Range, pick: Pick): Scenario {
  const load = pick("full", "full", "empty", "inclines", "declines");
  return pick<Scenario>(
    { kind: "start", load },
    { kind: "stop", load, by: pick("coasting", "braking") },
    { kind: "emergency-stop", load },
    { kind: "aborted-start", load, tripTime: between(0, 10), isBraked: pick(true, false) },
    { kind: "power-failure", load, at: between(0, 3) },
    {
      kind: "sequence",
      load,
      from: pick("rest", "running"),
      events: [
        { kind: "start", at: between(0, 2) },
        { kind: "stop", at: between(2, 6) },
        { kind: "brake", at: between(2, 8) },
        { kind: "start", at: between(6, 12) },
        { kind: "lock-take-up", at: between(0, 12) },
      ],
    },
  );
}

function randomOptions(between: Range, spread: Range, pick: Pick): DynamicOptions {
  const curve = { x: [0, 0.3, 0.9, 1], y: [between(0, 2), between(0.5, 2), between(0.5, 2.5), 1] };
  return {
    runTime: between(3, 15),
    interval: pick(0.1, 0.05, 0.5),
    elements: Math.round(spread(20, 250)),
    stepShare: between(0.3, 1),
    hasSag: pick(true, true, false),
    gridDamping: between(0.05, 0.4),
    breakaway: between(1, 2),
    speedShare: pick(0, between(0, 0.3)),
    isTakeUpLockedOnStop: pick(true, false),
    model: { branchRatio: pick(0, 0.1, 0.4), branchTime: spread(0.05, 2), dampingTime: pick(0, 0, spread(1e-4, 1e-2)) },
    takeUp: pick({}, { travel: spread(0.05, 10), winchSpeed: between(0, 1), friction: pick(0, 2000) }),
    drives: [
      {
        driveId: "A",
        startDelay: pick(0, between(0, 3)),
        stopDelay: pick(0, between(0, 2)),
        ...pick(
          {},
          { starter: { kind: "torque-speed" as const, curve } },
          { starter: { kind: "speed-time" as const, curve: { x: [0, between(1, 12)], y: [0, 1] }, largestTorque: 2 } },
          {
            starter: {
              kind: "fluid-coupling" as const,
              motor: { x: [0, 0.9, 1], y: [2, 2.5, 1] },
              slip: between(0.01, 0.08),
              peakTorque: between(1.1, 2.2),
              twoSecondTorque: between(0.4, 1.5),
            },
          },
        ),
      },
    ],
  };
}

import { costModel } from "../cost/coefficient.ts";
import type { CostDrive, CostInput, CostMotor, CostPulley } from "../cost/cost-input.ts";
import type { PulleyBody } from "../parts/pulleys/pulley-body.ts";

const hour = 3600;
const kilowattHour = 3.6e6;

/** A pulley by millimetres: shell and its thickness, disc, lagging, face, shaft and its length, bearing seat. */
export function pulleyOf(
  pointId: string,
  [shell, thickness, disc, lag, face, shaft, length, seat]: readonly number[],
): CostPulley {
  const mm = (value: number | undefined) => (value ?? 0) / 1000;
  const body: PulleyBody = {
    shellDiameter: mm(shell),
    shellThickness: mm(thickness),
    discThickness: mm(disc),
    laggingThickness: mm(lag),
    faceWidth: mm(face),
    hubCentres: mm(face),
    shaftDiameter: mm(shaft),
    shaftLength: mm(length),
  };
  const typed = { shellCost: 0, shaftCost: 0, bearingCost: 0 };
  return { pointId, body, lagging: "rubber", bearingSeat: mm(seat), bearing: "222", hasTurbineDiscs: false, ...typed };
}

export const motorOf = (given: Partial<CostMotor> & { readonly power: number }): CostMotor => ({
  poles: 4,
  voltage: 415,
  isSlipRing: false,
  efficiencyClass: "IE3",
  mass: 0,
  price: 0,
  efficiency: [0.954, 0.96, 0.96],
  powerFactor: [0.74, 0.83, 0.88],
  ...given,
});

const small = [500, 12, 25, 10, 1400, 160, 1900, 140];
const middle = [630, 16, 32, 10, 1400, 180, 2000, 160];

const drive: CostDrive = {
  driveId: "1",
  motors: 1,
  loadShare: 1,
  efficiency: 0.95,
  motor: motorOf({ power: 355e3, mass: 2100 }),
  starter: "Fluid Coupling",
  gearbox: {
    torque: 92e3,
    stages: 3,
    isParallel: false,
    isShaftMounted: false,
    efficiency: 0.97,
    mass: 2450,
    price: 0,
  },
  fluidCoupling: { mass: 151, control: "fixed", slip: 0.025, price: 0 },
  couplings: [{ torque: 98e3, type: "Pin and bush", mass: 560, price: 0 }],
  holdback: { quantity: 1, torque: 150e3, type: "External", isLimiting: false, mass: 900, price: 0 },
  brake: { quantity: 1, force: 4000, isHydraulic: true, discMass: 66.6, mass: 100, price: 0 },
};

const loads = [
  [2000, 1],
  [3000, 0.75],
  [1500, 0.4],
  [500, 0],
] as const;

/** States of a year by hours and load, at full speed. */
export const dutyOf = (...states: readonly (readonly [hours: number, load: number])[]): CostInput["duty"] =>
  states.map(([hours, load]) => ({ time: hours * hour, load, speed: 1 }));

const { AUS } = costModel.grid;

/** Ref-A of handbook 8.11. */
export const refA: CostInput = {
  gravity: 9.80665,
  length: 501.6,
  lift: 40,
  beltSpeed: 3,
  massFlow: 500,
  tension: { full: 96849.3, empty: 9897 },
  friction: 0.02,
  money: { index: 798.8, currency: 1, market: 1, location: 1, typed: {}, estimateClass: 5 },
  belt: {
    width: 1.2,
    length: 1022.6,
    mass: 24.852,
    strength: 1e6,
    plies: 0,
    member: "steel",
    coverDensity: 1130,
    topCover: 0.008,
    bottomCover: 0.003,
    grade: "general",
    carcassMass: 8.28,
    cords: 83,
    cordDiameter: 0.004,
    price: 0,
  },
  idlers: [
    {
      name: "carryIdlers",
      sets: 418,
      rolls: 3,
      bore: 0.025,
      rotatingMass: 24,
      setMass: 46,
      type: "Carry",
      price: 0,
      life: 65000 * hour,
    },
    {
      name: "impactIdlers",
      sets: 8,
      rolls: 3,
      bore: 0.025,
      rotatingMass: 32,
      setMass: 54,
      type: "Impact",
      price: 0,
      life: 65000 * hour,
    },
    {
      name: "returnIdlers",
      sets: 168,
      rolls: 1,
      bore: 0.025,
      rotatingMass: 20,
      setMass: 30,
      type: "Return",
      price: 0,
      life: 65000 * hour,
    },
  ],
  pulleys: [
    pulleyOf("head", [800, 16, 40, 12, 1400, 250, 2300, 180]),
    pulleyOf("tail", middle),
    pulleyOf("take-up", middle),
    pulleyOf("bend 1", small),
    pulleyOf("bend 2", small),
    pulleyOf("snub", small),
  ],
  drives: [drive],
  structure: {
    segments: [
      { kind: "ground", length: 330, span: 24, height: 0, isEnclosed: false },
      { kind: "truss", length: 171.6, span: 24, height: 9, isEnclosed: false },
    ],
    isPipe: false,
    walkway: 343.2,
    towers: 1,
    towerHeight: 12,
    chutes: 2,
    chuteDrop: 4,
    skirt: 6,
    cover: 0,
    corridor: 330,
    accessories: 18000,
    takeUpMass: 13000,
    takeUpTravel: 4.4,
  },
  duty: dutyOf(...loads),
  energy: {
    isSpeedControlled: false,
    leastSpeed: 0.5,
    isRegenerative: false,
    transfers: 1,
    tariff: 0.1 / kilowattHour,
    demand: 10 / 1000,
    feedShare: 0.5,
  },
  wear: {
    abrasiveness: 7,
    bulkDensity: 1600,
    stream: { normal: 2.5, along: 1.5 },
    loadings: 1,
    environment: "dirty",
  },
  carbon: {
    intensity: AUS.value / 1000 / kilowattHour,
    trend: AUS.trend,
    gridYear: AUS.year,
    startYear: 2026,
    distance: 0,
  },
  economics: { rate: 0.08, years: 20, energyGrowth: 0, carbonPrice: 0, labour: 45 / hour },
  trucks: { distance: 550, climb: 40, returnClimb: 0, rolling: 0.025, emptyRatio: 0.73, diesel: 1000 },
};

/** The same with a converter in place of the fluid coupling. */
export function onConverter(input: CostInput): CostInput {
  const drives = input.drives.map(({ fluidCoupling: _, ...rest }) => ({ ...rest, starter: "VFD" }));
  return { ...input, drives };
}

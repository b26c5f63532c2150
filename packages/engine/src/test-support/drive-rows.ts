import type {
  BrakeRow,
  ComponentRow,
  CouplingRow,
  DriveRows,
  FluidCouplingRow,
  GearboxRow,
  HoldbackRow,
  MotorRow,
} from "../parts/drives/component-rows.ts";
import type { DriveBrake, DriveRules, DriveTrainInput } from "../parts/drives/drive-train-input.ts";

/** A row that differs from others in what a test is about. */
export function identity(id: string): ComponentRow {
  return { id, number: 1, category: "Any", description: id, allowSelection: true, price: 0, mass: 100 };
}

export function aMotor(kW: number, change: Partial<MotorRow> = {}): MotorRow {
  return {
    ...identity(`motor-${kW}`),
    power: kW * 1e3,
    speed: 1488 / 60,
    poles: 4,
    frequency: 50,
    voltage: 415,
    lockedRotorTorque: 2,
    breakdownTorque: 2.7,
    current: 1.7 * kW,
    efficiency: 0.95,
    inertia: kW / 40,
    shaftDiameter: 0.1,
    ...change,
  };
}

export function aFluidCoupling(kW: number, change: Partial<FluidCouplingRow> = {}): FluidCouplingRow {
  return {
    ...identity(`fluid-${kW}`),
    size: 0.562,
    power: kW * 1e3,
    poles: 4,
    peakTorque: 1.4,
    twoSecondTorque: 0.8,
    slip: 0.025,
    longestStart: 60,
    ...change,
  };
}

export function aGearbox(ratio: number, kNm: number, change: Partial<GearboxRow> = {}): GearboxRow {
  return {
    ...identity(`box-${ratio}-${kNm}`),
    ratio,
    torque: kNm * 1e3,
    fastestInput: 30,
    slowestInput: 5,
    inputShaftDiameter: 0.08,
    outputShaftDiameter: 0.2,
    efficiency: 0.97,
    inertia: 1,
    isShaftMounted: false,
    ...change,
  };
}

export function aCoupling(kNm: number, change: Partial<CouplingRow> = {}): CouplingRow {
  return {
    ...identity(`coupling-${kNm}`),
    torque: kNm * 1e3,
    serviceFactor: 1.5,
    smallestBore: 0.02,
    largestBore: 0.5,
    fastest: 50,
    inertia: 0.5,
    ...change,
  };
}

export function aHoldback(kNm: number, change: Partial<HoldbackRow> = {}): HoldbackRow {
  return {
    ...identity(`holdback-${kNm}`),
    torque: kNm * 1e3,
    largestBore: 0.4,
    fastest: 3,
    liftOffSpeed: 0,
    isTorqueLimiting: false,
    torqueSetting: 0,
    inertia: 1,
    ...change,
  };
}

/** The specification's default caliper, or one that clamps as hard as asked, N. */
export function aCaliper(force = 4000, change: Partial<BrakeRow> = {}): BrakeRow {
  return {
    ...identity(`caliper-${force}`),
    smallestForce: force,
    largestForce: force * 1.125,
    lossPerLength: 60,
    airGap: 0.001,
    padOffset: 0.07,
    ...change,
  };
}

export const driveRows: DriveRows = {
  motors: [55, 75, 90, 110, 132, 160, 200, 250, 315, 355, 400].map((kW) => aMotor(kW)),
  fluidCouplings: [110, 160, 200, 315, 400].map((kW) => aFluidCoupling(kW)),
  gearboxes: [18, 19.56, 20, 21.46, 22.4, 25].flatMap((ratio) =>
    [20, 40, 60, 80, 120].map((kNm) => aGearbox(ratio, kNm)),
  ),
  couplings: [1, 2, 4, 10, 30, 60, 90].map((kNm) => aCoupling(kNm)),
  holdbacks: [20, 50, 100, 150, 250].map((kNm) => aHoldback(kNm)),
  brakes: [1000, 4000, 10_000, 30_000].map((force) => aCaliper(force)),
  starters: [],
};

export const aBrake: DriveBrake = {
  caliper: { kind: "auto" },
  shaft: "high-speed",
  discMode: "manual",
  discs: 1,
  discMaterial: "steel",
  pads: "organic",
  control: "constant-torque",
  friction: 0.4,
  discDiameter: 0.6,
  discThickness: 0.03,
  wear: 0,
  ambient: 40,
  consecutiveStops: 3,
  stopsPerHour: 6,
  delay: 0,
  rampTime: 0,
};

/** A drive with everything in Auto and the specification's constants. */
export function aDriveInput(change: Partial<DriveTrainInput> = {}): DriveTrainInput {
  return {
    driveId: "A",
    motor: { kind: "auto" },
    supply: { voltage: 415, poles: 4, frequency: 50 },
    fluidCoupling: { kind: "auto" },
    fluidCouplingInertia: 1.2,
    fluidMass: 0,
    metalMass: 0,
    gearbox: { kind: "auto" },
    gearboxServiceFactor: 1.5,
    ratioTolerance: 0.05,
    highSpeedCoupling: { kind: "auto" },
    highSpeedServiceFactor: 1.5,
    lowSpeedCoupling: { kind: "auto" },
    lowSpeedServiceFactor: 1.5,
    holdback: { kind: "auto" },
    holdbackServiceFactor: 3,
    holdbacks: 1,
    holdbackShaft: "low-speed",
    starter: { kind: "none" },
    flywheelInertia: 0,
    startDelay: 0,
    stopDelay: 0,
    ...change,
  };
}

export const driveRules: DriveRules = { isMotorDecoupled: false, designStopTime: 10, ratioIncludesBelt: true };

import type { BrakeInput } from "../../calculators/brake-and-flywheel.ts";
import type { FeederInput } from "../../calculators/feeder.ts";
import type { HopperInput } from "../../calculators/hopper.ts";
import type { QuickPowerInput } from "../../calculators/quick-power.ts";
import type { TrajectoryInput } from "../../calculators/trajectory.ts";
import type { TubeInput } from "../../calculators/tube.ts";
import { degree } from "../../units.ts";

/** Chapter 07, example 7.1. */
export const workedStream: TrajectoryInput = {
  innerRadius: 0.528,
  outerRadius: 0.678,
  beltSpeed: 3,
  slope: 10 * degree,
  points: 11,
  timeStep: 0.05,
  gravity: 9.80665,
  model: { kind: "cema" },
};

/** Chapter 07, example 7.2. */
export const workedFeeder: FeederInput = {
  materialHeight: 3,
  outletLength: 4,
  binWidth: 4,
  outletWidth: 1.2,
  hopperHeight: 2.6,
  bulkDensity: 1000,
  internalFriction: 50 * degree,
  wallFriction: 25 * degree,
  outlet: "slot",
  pressureRatio: 0.4,
  supportFriction: 0.03,
  ownWeight: 0,
  liftForce: 0,
  beltSpeed: 0.3,
  efficiency: 0.9,
  gravity: 9.80665,
  skirts: { length: 4, width: 1.1, friction: 0.6, volumeFlow: 0.216 },
};

/** Chapter 07, example 7.3. */
export const workedHopper: HopperInput = {
  topLength: 4,
  topWidth: 4,
  bottomLength: 1.2,
  bottomWidth: 3,
  height: 2.6,
  verticalHeight: 3,
  bulkDensity: 1500,
};

/** Chapter 07, 7.4; the published report leaves the flow to be read from its percentages: 77.4 % at 800, 71.1 % at 870 kg/m³. */
export const workedPipe: TubeInput = {
  pipeDiameter: 0.375,
  beltWidth: 1.46,
  beltThickness: 0.0187,
  massFlow: 0.773471 * 0.0863297 * 800,
  beltSpeed: 1,
  bulkDensity: 800,
  lumpSize: 0.1,
  carcass: "fabric",
};

/** Chapter 07, example 7.7. */
export const workedPower: QuickPowerInput = {
  length: 1000,
  lift: 30,
  friction: 0.022,
  carryIdlerMass: 15,
  returnIdlerMass: 4.667,
  beltMass: 24.852,
  massFlow: 500,
  beltSpeed: 3,
  specialResistance: 0,
  efficiency: 0.95,
  motorSelectionFactor: 1.1,
  gravity: 9.80665,
};

/** Chapter 07, example 7.10. */
export const workedBrake: BrakeInput = {
  movingMass: 382222.9,
  beltSpeed: 3,
  effectiveTension: 100902.9,
  stopTime: 8,
  pulleyRadius: 0.42,
  gearRatio: 21.77,
  friction: 0.4,
  clampingForce: 4000,
  lossPerLength: 60,
  airGap: 0.001,
  discDiameter: 0.6,
  discThickness: 0.03,
  padOffset: 0.07,
  ambient: 40,
  consecutiveStops: 3,
  stopsPerHour: 6,
};

/** Chapter 07, 7.7: 355 kW at 1485 rev/min behind 21.77, 415 V. */
export const workedMotor = {
  power: 355e3,
  speed: 1485 / 60,
  ratio: 21.77,
  holdbackFactor: 3,
  voltage: 415,
  efficiency: 0.955,
  powerFactor: 0.87,
};

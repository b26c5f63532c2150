/** What every library row has. `price` 0 is unknown. Lengths in m, masses in kg, torques in N m, powers in W. */
export interface ComponentRow {
  readonly id: string;
  readonly number: number;
  readonly category: string;
  readonly description: string;
  readonly allowSelection: boolean;
  readonly price: number;
  /** What selection goes by where it is to use indicative prices; every row of a list has one, or none. */
  readonly rankingPrice?: number;
  readonly mass: number;
}

/** A motor. Locked-rotor and breakdown torque over full-load torque; 0 where unknown. */
export interface MotorRow extends ComponentRow {
  readonly power: number;
  /** At full load, 1/s. */
  readonly speed: number;
  readonly poles: number;
  /** 1/s */
  readonly frequency: number;
  /** V */
  readonly voltage: number;
  readonly lockedRotorTorque: number;
  readonly breakdownTorque: number;
  /** At full load, A; 0 where unknown. */
  readonly current: number;
  readonly efficiency: number;
  readonly inertia: number;
  readonly shaftDiameter: number;
}

/** A fluid coupling. Torques over the full-load torque of its motor. */
export interface FluidCouplingRow extends ComponentRow {
  readonly size: number;
  readonly power: number;
  readonly poles: number;
  readonly peakTorque: number;
  /** Two seconds after the motor starts. */
  readonly twoSecondTorque: number;
  readonly slip: number;
  /** s; 0: no limit. */
  readonly longestStart: number;
}

/** A gear unit. */
export interface GearboxRow extends ComponentRow {
  readonly ratio: number;
  /** Nominal, of the slow shaft. */
  readonly torque: number;
  /** 1/s; 0: no limit. */
  readonly fastestInput: number;
  readonly slowestInput: number;
  readonly inputShaftDiameter: number;
  readonly outputShaftDiameter: number;
  readonly efficiency: number;
  /** At the input shaft. */
  readonly inertia: number;
  /** Sits on the pulley shaft and needs no low-speed coupling. */
  readonly isShaftMounted: boolean;
}

/** A coupling between two shafts. */
export interface CouplingRow extends ComponentRow {
  /** Nominal, before the service factor. */
  readonly torque: number;
  /** Replaces that of the drive where above 0. */
  readonly serviceFactor: number;
  readonly smallestBore: number;
  readonly largestBore: number;
  /** 1/s; 0: no limit. */
  readonly fastest: number;
  readonly inertia: number;
}

/** A holdback. Torque and speeds of the shaft it sits on. */
export interface HoldbackRow extends ComponentRow {
  readonly torque: number;
  readonly largestBore: number;
  /** 1/s; 0: no limit. */
  readonly fastest: number;
  /** Above this speed the sprags run clear; 0 where they stay in contact, 1/s. */
  readonly liftOffSpeed: number;
  readonly isTorqueLimiting: boolean;
  readonly torqueSetting: number;
  readonly inertia: number;
}

/** A caliper of a disc brake. Forces at a gap of 1 mm, N. */
export interface BrakeRow extends ComponentRow {
  readonly smallestForce: number;
  readonly largestForce: number;
  /** Share of the force lost for each metre of gap. */
  readonly lossPerLength: number;
  readonly airGap: number;
  readonly padOffset: number;
}

/** How a motor with its control gear starts: torque over full load at each speed, or the speed it follows. */
export type StarterCurve =
  | { readonly kind: "torque-speed"; readonly points: readonly { readonly speed: number; readonly torque: number }[] }
  | { readonly kind: "speed-time"; readonly points: readonly { readonly time: number; readonly speed: number }[] };

export interface StarterRow extends ComponentRow {
  readonly curve: StarterCurve;
}

/** The libraries a drive is chosen from. */
export interface DriveRows {
  readonly motors: readonly MotorRow[];
  readonly fluidCouplings: readonly FluidCouplingRow[];
  readonly gearboxes: readonly GearboxRow[];
  readonly couplings: readonly CouplingRow[];
  readonly holdbacks: readonly HoldbackRow[];
  readonly brakes: readonly BrakeRow[];
  readonly starters: readonly StarterRow[];
}

/** A drive: what turns one pulley. */
export interface Drive {
  readonly id: string;
  /** Share of the effective tension; shares are normalised to a sum of 1. */
  readonly loadShare: number;
  /** rad; absent: the wrap of its pulley. */
  readonly wrapAngle?: number;
  readonly frictionRunning: number;
  readonly frictionStarting: number;
  readonly efficiency: number;
  /** All motors of the drive together, W. */
  readonly installedPower: number;
  readonly motors: number;
  readonly motorSelectionFactor: number;
  /** Start force over full-load force, belt full and empty. */
  readonly startFactorFull: number;
  readonly startFactorEmpty: number;
  /** Inertia of motor, coupling, gearbox and brake as a mass at the belt, kg. */
  readonly equivalentMass: number;
}

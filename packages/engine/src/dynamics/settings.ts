/** How the belt answers strain. */
export interface BeltModel {
  /** Three-parameter solid: a Maxwell branch beside the spring, as a share of its stiffness. 0: none. */
  readonly branchRatio: number;
  /** Relaxation time of the branch, s. */
  readonly branchTime: number;
  /** Kelvin-Voigt damping time, s. 0: none. */
  readonly dampingTime: number;
}

export interface DynamicSettings {
  /** s */
  readonly runTime: number;
  /** Between frames, s. */
  readonly interval: number;
  /** Elements to aim at. */
  readonly elements: number;
  /** Step over the longest stable one. */
  readonly stepShare: number;
  /** No step is longer than this, s: drives and brakes act within it. */
  readonly longestStep: number;
  readonly model: BeltModel;
  /** Damping of waves as short as an element, in steps. */
  readonly gridDamping: number;
  readonly hasSag: boolean;
  /** Resistance at rest over resistance in motion. */
  readonly breakaway: number;
  /** Part of the resistance that grows with speed. */
  readonly speedShare: number;
  readonly isTakeUpLockedOnStop: boolean;
  readonly stepper: "explicit" | "implicit";
  /** Inner loops of the explicit stepper: WebAssembly where allowed, or TypeScript always. The same bits. */
  readonly kernel: "compiled" | "typescript";
  /** Stations kept in frames beside the points. */
  readonly stations: number;
  /** Most that the frames of a run may take, bytes. */
  readonly frameMemory: number;
}

export const defaultDynamicSettings: DynamicSettings = {
  runTime: 60,
  interval: 0.1,
  elements: 1000,
  stepShare: 0.9,
  longestStep: 0.02,
  model: { branchRatio: 0.1, branchTime: 0.5, dampingTime: 0 },
  gridDamping: 0.1,
  hasSag: true,
  breakaway: 1,
  speedShare: 0,
  isTakeUpLockedOnStop: false,
  stepper: "explicit",
  kernel: "compiled",
  stations: 400,
  frameMemory: 64 * 2 ** 20,
};

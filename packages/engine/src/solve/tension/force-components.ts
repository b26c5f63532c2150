/** The effective tension by cause, N. They add up to it. */
export interface Components {
  readonly friction: number;
  readonly lift: number;
  readonly skirts: number;
  readonly tilt: number;
  readonly adjustment: number;
  readonly acceleration: number;
  readonly accelerationSkirts: number;
  readonly cleaners: number;
  readonly ploughs: number;
  readonly wrap: number;
  readonly bearing: number;
  readonly curves: number;
}

/** The components that change neither with tension nor with motion. */
export type FixedComponents = Pick<
  Components,
  "lift" | "skirts" | "tilt" | "adjustment" | "acceleration" | "accelerationSkirts" | "cleaners" | "ploughs"
>;

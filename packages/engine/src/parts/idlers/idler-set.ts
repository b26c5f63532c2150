/** The rolls on one frame. */
export interface IdlerSet {
  readonly shape: "troughed" | "pipe";
  /** 1 to 6. */
  readonly rolls: number;
  /** Angle of the outermost roll to the horizontal, rad. */
  readonly troughAngle: number;
  /** m */
  readonly rollDiameter: number;
  /** Face width of the centre or inner rolls, m; absent when the catalogue has none. */
  readonly centreFaceWidth?: number;
  /** Face width of the outermost rolls, m. */
  readonly wingFaceWidth?: number;
  /** Rotating mass of all rolls of one set, kg. */
  readonly rotatingMass: number;
  /** Intended forward tilt of the wing rolls, rad. */
  readonly forwardTilt: number;
  /** CEMA factor Ai of one set of three rolls, N; absent: looked up by roll diameter. */
  readonly rotationFactor?: number;
  /** CEMA series with heavy bearings (E); decides Ai at 152 mm. */
  readonly isHeavySeries?: boolean;
}

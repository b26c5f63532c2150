/** How high the pulley stands: level with the centre roll, or raised by a third or half of the edge height. */
export type PulleyArrangement = "full-trough" | "third-trough" | "half-trough";

/** Five numbers of belt and tension, and the trough: SI. */
export interface TransitionInput {
  readonly beltWidth: number;
  readonly centreLength: number;
  readonly troughAngle: number;
  /** Belt tension at the pulley in the governing case, N. */
  readonly tension: number;
  /** N/m of width */
  readonly modulus: number;
  /** N/m of width */
  readonly ratedTension: number;
  readonly arrangement: PulleyArrangement;
  readonly carcass: "fabric" | "steel";
  /** Edge tension over rated; 1.3 after ISO 5293. */
  readonly edgeFactor: number;
  /** Lowest tension of any fibre, N/m of width; 0 allows a centre about to go slack. */
  readonly lowestTension: number;
  /** Length of the design, m; absent: the recommended one. */
  readonly length?: number;
  readonly idlers: number;
}

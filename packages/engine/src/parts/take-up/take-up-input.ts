/** What keeps the belt tight. Its place is the first point of kind take-up; others act as bends. */
export type TakeUp =
  /** A hanging mass, kg; absent: as heavy as needed, in whole increments. */
  | {
      readonly kind: "gravity";
      readonly mass?: number;
      readonly massIncrement: number;
      /** Falls of rope with which the mass pulls the carriage; absent: 1. */
      readonly ropeFalls?: number;
      /** Friction of the carriage, N; absent: none. */
      readonly carriageFriction?: number;
    }
  /** A winch with load cell holds the tension in every case; a locked one only while running. */
  | {
      readonly kind: "winch";
      readonly tension?: number;
      readonly isHeldInTransients: boolean;
      /** Tension it holds while the belt starts over the one it holds while running; absent: the same. */
      readonly startFactor?: number;
    }
  /** Screw, locked winch, fixed centres: the belt length stays, the tension moves. Absent: as tight as needed. */
  | { readonly kind: "fixed"; readonly tension?: number };

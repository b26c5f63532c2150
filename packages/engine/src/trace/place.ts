/** Where a rule is printed, so that a reader can open the book. */
export interface Source {
  readonly document: string;
  readonly clause: string;
  /** How far it can be trusted; absent: as far as the document it is printed in. */
  readonly mark?: SourceMark;
}

/** Known without a copy of its source at hand, or chosen because sources are silent or differ. */
export type SourceMark = "recalled" | "adopted";

/** Where in the design a number belongs. */
export interface Place {
  readonly loadCase?: string;
  readonly pointId?: string;
  /** The other end of what lies between two points. */
  readonly otherPointId?: string;
  readonly driveId?: string;
  /** The other of two drives that do not go together. */
  readonly otherDriveId?: string;
  /** Absent: in the direction in which the points are listed. */
  readonly direction?: "reverse";
}

/** Where a rule is printed, so that a reader can open the book. */
export interface Source {
  readonly document: string;
  readonly clause: string;
}

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

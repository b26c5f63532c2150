/** `mend FILE`. */
export interface MendRequest {
  readonly kind: "mend";
  readonly file: string;
  readonly isJson: boolean;
  readonly isAsStored: boolean;
  /** Where the mended conveyor is written, as JSON or, ending in .xml, as T6. */
  readonly out: string | undefined;
}

export const mendUsage = `       mend FILE [--out FILE] [--json]

Mends the errors of a conveyor by changes that were tried, each by a whole calculation, and says
what was done for which error; --out writes the mended conveyor (.json or T6 .xml). Duty, material
and friction stay as they are. Ends with 0 when no error is left, 1 when some are.`;

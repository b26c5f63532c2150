/** `check FILE`. */
export interface CheckRequest {
  readonly kind: "check";
  readonly file: string;
  readonly isJson: boolean;
  readonly isAsStored: boolean;
}

export const checkUsage = `       check FILE [--json] [--as-stored]

Compares the main results of a file saved before the calculation was corrected with those of
today: ends with 0 when none moved, 1 when some did.`;

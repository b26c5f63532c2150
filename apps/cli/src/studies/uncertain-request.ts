/** `uncertain FILE`. */
export interface UncertainRequest {
  readonly kind: "uncertain";
  readonly file: string;
  readonly isJson: boolean;
  readonly isAsStored: boolean;
  /** Undefined: as the conveyor says. */
  readonly samples: number | undefined;
  readonly seed: number | undefined;
}

export const uncertainUsage = `       uncertain FILE [--samples N] [--seed N] [--json] [--as-stored]

How sure the results are: varies the uncertain inputs that the file names, or the usual ones where
it names none, with the parts held as chosen. Prints P5, P50 and P95 of the headline results with
their 95 % intervals, the chance to miss each limit, the chance of each finding, and which inputs
matter for the power. The same seed gives the same answer.`;

interface UncertainValues {
  readonly json: boolean;
  readonly "as-stored": boolean;
  readonly samples?: string | undefined;
  readonly seed?: string | undefined;
}

/** A sentence where a number is none. */
export function uncertainRequest(file: string, values: UncertainValues): UncertainRequest | string {
  const [samples, seed] = [numberOf(values.samples), numberOf(values.seed)];
  if (samples !== undefined && !(samples >= 20 && samples <= 100_000)) return "--samples takes 20 to 100000";
  if (seed !== undefined && !(seed >= 0 && seed <= 4_294_967_295)) return "--seed takes a whole number from 0 on";
  return { kind: "uncertain", file, isJson: values.json, isAsStored: values["as-stored"], samples, seed };
}

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

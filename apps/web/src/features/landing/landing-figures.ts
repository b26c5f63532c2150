/** A published case beside what the engine makes of it. */
export interface CheckedCase {
  readonly id: string;
  readonly title: string;
  /** What the published numbers are. */
  readonly basis: string;
  /** How many published quantities were recomputed. */
  readonly quantities: number;
  /** The largest difference of any of them, as a share of the published number. */
  readonly deviation: number;
  /** Published quantities whose inputs were not published. */
  readonly withheld: number;
}

/** One step of how a number came about. SI. */
export interface TracedFigure {
  readonly symbol: string;
  readonly unit: string;
  readonly result: number;
  readonly printed: string;
  readonly source: string;
  readonly inputs: readonly { readonly symbol: string; readonly value: number; readonly unit: string }[];
}

/** What a dynamic run showed, moment by moment. */
export interface Replay {
  readonly conveyor: string;
  /** Seconds between two moments. */
  readonly interval: number;
  /** Along the belt, m. */
  readonly positions: readonly number[];
  /** At every moment and place: kN and m/s. */
  readonly tension: readonly (readonly number[])[];
  readonly speed: readonly (readonly number[])[];
}

/** What the build of the program works out for the landing page. */
export interface LandingFigures {
  readonly cases: readonly CheckedCase[];
  /** Of these the ones whose sources print every input: what the word published is used for. */
  readonly independent: { readonly cases: number; readonly quantities: number; readonly deviation: number };
  /** Published quantities whose inputs were not published. */
  readonly withheld: number;
  /** By which a conveyor can be calculated. */
  readonly methods: number;
  readonly components: number;
  readonly libraries: number;
  /** A chart as SVG. */
  readonly tensions: string;
  readonly traced: readonly TracedFigure[];
  readonly replay: Replay;
}

/** A belt, from the catalogue or typed. SI: strength and rating in N per metre of width. */
export interface Belt {
  readonly id: string;
  readonly carcass: "fabric" | "steel-cord";
  /** m */
  readonly width: number;
  /** Mass of one metre, kg/m. */
  readonly mass: number;
  readonly carcassThickness: number;
  readonly topCover: number;
  readonly bottomCover: number;
  /** Breaking strength, N/m. */
  readonly strength: number;
  /** Allowed running pull, N/m; absent: strength over the static safety factor. */
  readonly rating?: number;
  /** Elastic modulus, N/m. */
  readonly modulus: number;
  /** Rubber of the covers, kg/m³; absent: 1150. */
  readonly coverDensity?: number;
}

/** A belt that `Auto` may choose. Limits are absent where the catalogue sets none. */
export interface BeltCandidate {
  readonly id: string;
  readonly carcass: Belt["carcass"];
  readonly carcassKind?: "cotton" | "polyamide" | "polyester" | "steel";
  readonly isSelectable: boolean;
  readonly strength: number;
  readonly rating?: number;
  readonly modulus: number;
  readonly carcassThickness: number;
  /** kg/m² of carcass, all plies. */
  readonly carcassMass: number;
  /** kg/m³ */
  readonly coverDensity: number;
  readonly price: number;
  /** Widest belt that still troughs under a load, by bulk density, kg/m³ and m, densities rising. */
  readonly widestByDensity: readonly { readonly density: number; readonly width: number }[];
  /** Narrowest belt that still troughs, by trough angle, rad and m, angles rising. */
  readonly narrowestByTrough: readonly { readonly troughAngle: number; readonly width: number }[];
  readonly pulleyDiameters?: PulleyDiameters;
}

/** Smallest pulley diameters, m, by class (A drive and high tension, B tail and take-up, C snub) and use of the rating. */
export interface PulleyDiameters {
  readonly above60: ClassDiameters;
  readonly above30: ClassDiameters;
  readonly upTo30: ClassDiameters;
}

export interface ClassDiameters {
  readonly A: number;
  readonly B: number;
  readonly C: number;
}

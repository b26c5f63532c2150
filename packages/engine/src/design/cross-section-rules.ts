/** How the load cross-section is read where sources differ. */
export interface CrossSectionRules {
  readonly edgeRule: "CEMA" | "ISO";
  /** A circular arc (CEMA) or a parabola (ISO). */
  readonly surchargeShape: "arc" | "parabola";
  /** Belt on the centre roll of three equal rolls: the CEMA rule, or the length of the roll. */
  readonly centreLengthRule: "CEMA" | "roll";
  readonly isReducedOnSlopes: boolean;
  /** Absent: from the belt width. */
  readonly pipeDiameter?: number;
  readonly pipeFillLimit: number;
}

/** The rules that reproduce published design summaries. */
export const defaultCrossSectionRules: CrossSectionRules = {
  edgeRule: "CEMA",
  surchargeShape: "arc",
  centreLengthRule: "CEMA",
  isReducedOnSlopes: false,
  pipeFillLimit: 0.75,
};

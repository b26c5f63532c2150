import { din22101 } from "../sources.ts";

/** Friction of belt on drive pulley: least and most of the range. Proof-read before release. */
export interface FrictionRange {
  readonly least: number;
  readonly most: number;
}

export const pulleyConditions = ["dry", "clean-wet", "dirty-wet"] as const;
export type PulleyCondition = (typeof pulleyConditions)[number];
export const laggings = ["bare", "polyurethane", "rubber", "ceramic"] as const;
export type Lagging = (typeof laggings)[number];

export const pulleyFrictionSource = din22101("friction between belt and drive pulley; ISO 5048 alike");

export const pulleyFriction: Readonly<Record<PulleyCondition, Readonly<Record<Lagging, FrictionRange>>>> = {
  dry: {
    bare: { least: 0.35, most: 0.4 },
    polyurethane: { least: 0.35, most: 0.4 },
    rubber: { least: 0.4, most: 0.45 },
    ceramic: { least: 0.4, most: 0.45 },
  },
  "clean-wet": {
    bare: { least: 0.1, most: 0.1 },
    polyurethane: { least: 0.35, most: 0.35 },
    rubber: { least: 0.35, most: 0.35 },
    ceramic: { least: 0.35, most: 0.4 },
  },
  "dirty-wet": {
    bare: { least: 0.05, most: 0.1 },
    polyurethane: { least: 0.2, most: 0.2 },
    rubber: { least: 0.25, most: 0.3 },
    ceramic: { least: 0.35, most: 0.35 },
  },
};

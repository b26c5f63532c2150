/** Every line of a roll-up and the group it counts in: handbook 8.4.1. */
export const lineGroups = {
  belt: "mechanical",
  splices: "mechanical",
  carryIdlers: "mechanical",
  impactIdlers: "mechanical",
  returnIdlers: "mechanical",
  pulleys: "mechanical",
  gearboxes: "mechanical",
  fluidCouplings: "mechanical",
  couplings: "mechanical",
  holdbacks: "mechanical",
  brakes: "mechanical",
  cleaners: "mechanical",
  skirts: "mechanical",
  accessories: "mechanical",
  steel: "structure",
  takeUp: "structure",
  walkways: "structure",
  covers: "structure",
  guards: "structure",
  chutes: "structure",
  motors: "electrical",
  starters: "electrical",
  electrical: "electrical",
  concrete: "civil",
  corridor: "civil",
  erection: "erection",
  freight: "freight",
  mobilisation: "indirect",
  engineering: "indirect",
  commissioning: "indirect",
  spares: "indirect",
  owner: "indirect",
} as const;

export type LineName = keyof typeof lineGroups;
export type CostGroup = (typeof lineGroups)[LineName];

export const lineNames = Object.keys(lineGroups).filter((name): name is LineName => Object.hasOwn(lineGroups, name));
export const costGroups: readonly CostGroup[] = [...new Set(Object.values(lineGroups))];

/** What a line counts. Shares are of other lines. */
export type LineUnit = "m" | "1" | "kg" | "m3" | "h" | "share";

/** One line of the roll-up, in local money. */
export interface CostLine {
  readonly name: LineName;
  readonly group: CostGroup;
  /** The pulley or the drive, where there is one. */
  readonly pointId?: string;
  readonly driveId?: string;
  readonly quantity: number;
  readonly unit: LineUnit;
  readonly unitPrice: number;
  readonly sum: number;
  /** A quote or a price of the library; else indicative. */
  readonly isTyped: boolean;
}

// Made from the field definitions by `npm run generate -w @beltwright/model`. Do not edit.

/** Money. */
export interface MoneyFields {
  readonly costCurrency: string;
  readonly costFactor: number;
  readonly costIndex: number;
  readonly costMarket: number;
  readonly costLocation: number;
  readonly costUseInSelection: boolean;
  readonly costClass: "Auto" | "5" | "4" | "3";
  readonly coverKind:
    | "General"
    | "Abrasion resistant"
    | "Super abrasion resistant"
    | "Low rolling resistance"
    | "Fire resistant"
    | "Heat resistant"
    | "Oil resistant";
}

/** Structure. */
export interface StructureFields {
  readonly walkwayLength: number; // m
  readonly towerCount: number;
  readonly towerHeight: number; // m
  readonly chuteCount: number;
  readonly chuteDrop: number; // m
  readonly coverLength: number; // m
  readonly corridorLength: number; // m
  readonly accessoriesCost: number;
}

/** Energy. */
export interface EnergyFields {
  readonly speedControl: boolean;
  readonly speedMin: number; // %
  readonly regenerativeDrive: boolean;
  readonly transferCount: number;
  readonly tariffEnergy: number; // money
  readonly tariffDemand: number; // money
  readonly tariffFeedShare: number; // %
}

/** Wear. */
export interface WearFields {
  readonly chuteNormalSpeed: number; // m/s
  readonly chuteTangentSpeed: number; // m/s
  readonly coverAbrasion: number;
  readonly wearTyped: number;
  readonly environment: "Dirty" | "Clean";
}

/** Carbon. */
export interface CarbonFields {
  readonly gridCode: string;
  readonly gridIntensity: number;
  readonly gridTrend: number; // %
  readonly startYear: number;
  readonly siteDistanceRoad: number; // km
}

/** Economics. */
export interface EconomicsFields {
  readonly discountRate: number; // %
  readonly horizon: number;
  readonly energyEscalation: number; // %
  readonly carbonPrice: number; // money
  readonly labourRate: number; // money
}

/** Trucks. */
export interface TrucksFields {
  readonly truckDistance: number; // km
  readonly truckLift: number; // m
  readonly truckReturnLift: number; // m
  readonly truckRolling: number;
  readonly truckEmptyRatio: number;
  readonly dieselPrice: number; // money
}

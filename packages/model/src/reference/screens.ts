/** Numbers of the screens. */
export const pageSize = 10;
export const temporaryMessageSeconds = 5;
export const uploadRefreshSeconds = 3;

/** Category the conveyor lists start with. */
export const defaultConveyorCategory = "Demo Conveyor";

/** The comparison file: its name is the prefix, the first convNo and `.csv`. */
export const comparisonFilePrefix = "ConveyorSummaryList-";
/** Bearing life the comparison asks for, in hours. */
export const requiredBearingLife = 65_000;

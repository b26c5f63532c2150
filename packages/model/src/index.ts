export { describeLimits } from "./fields/describe.ts";
export type {
  BooleanField,
  ChoiceField,
  FieldDefinition,
  FieldValue,
  NumberField,
  PointsField,
  TextField,
} from "./fields/field.ts";
export { fieldSchema, textSchema } from "./fields/schema.ts";
export { type CsvIssue, type CsvRead, csvToRows } from "./formats/csv/read-rows.ts";
export { rowsToCsv } from "./formats/csv/write-rows.ts";
export { findLibrary, getLibrary, libraries } from "./libraries/all.ts";
export { allCategories, commonFields, renamedAll } from "./libraries/common-fields.ts";
export type { LibraryDefinition, RowIssue } from "./libraries/definition.ts";
export type { LibraryMessages } from "./libraries/messages.ts";
export {
  libraryValuesSchema,
  type ParsedValues,
  type ParseOptions,
  parseLibraryValues,
} from "./libraries/parse-values.ts";
export { type LibraryRow, type LibraryValues, serverFields } from "./libraries/row.ts";
export { newRow, rowFields } from "./libraries/row-fields.ts";
export { arrangeStarterPoints, starterTypes } from "./libraries/starters.ts";
export {
  mayAddLibraryRow,
  mayCopyLibraryRow,
  mayDeleteLibraryRow,
  mayEditLibraryRow,
  maySeeLibraries,
} from "./policy/library-policy.ts";
export type { Person, RefusalCode, Verdict } from "./policy/person.ts";
export * from "./reference/drawing.ts";
export * from "./reference/new-conveyor.ts";
export * from "./reference/physics.ts";
export * from "./reference/plans.ts";
export * from "./reference/screens.ts";
export * from "./reference/sizes.ts";
export { fromDisplay, toDisplay, type UnitSystem, unitLabel } from "./units/display.ts";
export { formatFull, formatNumber } from "./units/format.ts";
export { type ParsedQuantity, parseQuantity } from "./units/parse-quantity.ts";
export type { UnitCode } from "./units/unit.ts";
export { profileFields } from "./users/profile-fields.ts";
export {
  filesAllowed,
  filesPerPlan,
  filesPerStorageUnit,
  isSubscriptionCurrent,
  type SubscriptionRecord,
} from "./users/subscription.ts";
export type { LoginRecord, UserData, UserProfile } from "./users/user-data.ts";

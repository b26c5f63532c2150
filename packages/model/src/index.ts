export {
  type Comparison,
  type ComparisonCell,
  type ComparisonGroup,
  type ComparisonRow,
  compareConveyors,
} from "./comparison/compare.ts";
export { comparisonCsv, comparisonFileName } from "./comparison/comparison-csv.ts";
export { conveyorDifferences, type InputDifference } from "./comparison/differences.ts";
export {
  type Diverged,
  type MergeChoice,
  type MergeSide,
  mergeChoices,
  mergeConveyors,
} from "./comparison/merge.ts";
export { type ResultMovement, resultMovements } from "./comparison/movements.ts";
export type { Compared, SummaryValue } from "./comparison/summary-rows.ts";
export { type CorrectionCode, correctionCodes } from "./corrections/corrections.ts";
export {
  decidingResults,
  largestMovement,
  type MovedResult,
  mainMovements,
  movedResults,
} from "./corrections/moved-results.ts";
export { type SavedBefore, savedBefore } from "./corrections/saved-before.ts";
export {
  type Calculated,
  type CalculateOptions,
  type Calculation,
  type ComponentRows,
  calculate,
  type Referenced,
} from "./design/calculate.ts";
export { centreHeights } from "./design/centre-heights.ts";
export { withChosenParts } from "./design/chosen-parts.ts";
export type { ComputedResult } from "./design/computed-result.ts";
export { caseTitle } from "./design/conveyor-results.ts";
export { documentPath } from "./design/document-path.ts";
export { driveDesignOf } from "./design/drive-train/inputs.ts";
export { driveRowsOf } from "./design/drive-train/rows.ts";
export { dynamicOptions, dynamicScenario } from "./design/dynamic.ts";
export { type FindingNumber, type FindingNumbers, findingNumbers } from "./design/finding-numbers.ts";
export { inputFields } from "./design/input-fields.ts";
export { feederInputOf } from "./design/machine/feeder-input.ts";
export { tensileMember } from "./design/machine/machine-input.ts";
export { shaftSteelOf } from "./design/machine/pulley-input.ts";
export { pulleySizes } from "./design/machine/pulley-sizes.ts";
export { pathText, placeText } from "./design/place-text.ts";
export { tensionEndings } from "./design/pull-results.ts";
export { computedResults, resultsOf, summaryResults, walkResults, withResults } from "./design/results.ts";
export { fromSi, siUnit, toSi } from "./design/si.ts";
export { type ToDesign, toDesign } from "./design/to-design.ts";
export * as calculatorForms from "./document/calculators.ts";
export { storedCategory } from "./document/category.ts";
export { conveyorDefinition } from "./document/conveyor-definition.ts";
export {
  type FormGroup,
  fieldsOf,
  type OutputDefinition,
  type PartDefinition,
  type RecordDefinition,
} from "./document/definition.ts";
export type { Extras, JsonValue } from "./document/extras.ts";
export { type SelectionMode, selectionModes } from "./document/figures.ts";
export { conveyorToFile, type FileRecord, schemaVersion } from "./document/file-record.ts";
export { type EditorForm, editorForms, type FormName, type FormPlace } from "./document/forms.ts";
export { linkIssues } from "./document/links.ts";
export { newConveyor, newDrive, newPull } from "./document/new-conveyor.ts";
export {
  conveyorServerFields,
  type DocumentIssue,
  type ParsedConveyor,
  parseConveyor,
  type StoredResults,
} from "./document/parse.ts";
export { isPictureTooLarge } from "./document/picture-size.ts";
export { type PullType, pullTypes, rotations, sectTypes } from "./document/pull.ts";
export { compareResults, outputAt, type ResultComparison, type ResultDifference } from "./document/results.ts";
export { conveyorSchema } from "./document/schema.ts";
export type * from "./document/types/components.ts";
export type { Conveyor } from "./document/types/conveyor.ts";
export type { DocUser, Drive, Pull, ShaftMatl } from "./document/types/parts.ts";
export { conveyorSlots, driveSlots, pullSlots, selectableLibraries } from "./edits/component-slots.ts";
export { defineEdit, type Edit, type EditOutcome } from "./edits/edit.ts";
export { findFieldAt, findLabelAt, valueAt } from "./edits/field-at.ts";
export { type FiveNumbers, firstDesign } from "./edits/first-design.ts";
export { insertPoints, pasteCells } from "./edits/grid-edits.ts";
export {
  type AddMode,
  addModes,
  addPoint,
  asksAboutDrive,
  deleteDrive,
  deletePoint,
  linkToDrive,
  reorderPoint,
  type ToolbarMode,
  toolbarModes,
} from "./edits/point-edits.ts";
export {
  type SelectedRow,
  selectConveyorComponent,
  selectDriveComponent,
  selectPullComponent,
  selectPulley,
  setDirectDrive,
} from "./edits/select-edits.ts";
export { setValue, setValues } from "./edits/value-edits.ts";
export { describeLimits, limitsText } from "./fields/describe.ts";
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
export { dynamicCsv, dynamicJson } from "./formats/dynamic-files.ts";
export { type FileFaultCode, fileFaultCodes, largestFile } from "./formats/file-fault.ts";
export { type ConveyorFileType, conveyorFileType } from "./formats/file-type.ts";
export { readJson } from "./formats/json/read.ts";
export { writeConveyorJson } from "./formats/json/write.ts";
export { openConveyorFile } from "./formats/open.ts";
export { type OpenedConveyor, openConveyorRecord, openFromOutside } from "./formats/open-record.ts";
export { writeConveyorT6 } from "./formats/t6-xml/write.ts";
export { t6Schema } from "./formats/t6-xml/xsd.ts";
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
export { type LibraryRow, type LibraryValues, rowOfValues, serverFields } from "./libraries/row.ts";
export { newRow, rowFields } from "./libraries/row-fields.ts";
export { arrangeStarterPoints, starterTypes } from "./libraries/starters.ts";
export {
  type FileQuota,
  mayAddConveyor,
  mayChangeCategories,
  mayCopyConveyor,
  mayCopyConveyors,
  mayDeleteConveyor,
  mayDeleteConveyors,
  mayDownloadConveyor,
  mayEditConveyor,
  maySaveConveyor,
  maySeeConveyor,
  mayShareConveyor,
  mayUploadConveyor,
  type SharedConveyor,
} from "./policy/conveyor-policy.ts";
export { type DynamicsAsking, mayRunDynamics } from "./policy/dynamics-policy.ts";
export {
  mayAddLibraryRow,
  mayCopyLibraryRow,
  mayDeleteLibraryRow,
  mayEditLibraryRow,
  maySeeLibraries,
} from "./policy/library-policy.ts";
export {
  isInScope,
  type LibraryScope,
  libraryScopes,
  mayGiveScope,
  type SelectionScope,
  scopeOfEditedRow,
  scopeOfNewRow,
} from "./policy/library-scope.ts";
export { type Person, type RefusalCode, refusalCodes, type Verdict } from "./policy/person.ts";
export { type LimitedConveyor, planLimitIssues, type ReportAsking, reportLimitIssues } from "./policy/plan-limits.ts";
export { mayChangeTemplate, type TemplateRecord } from "./policy/template-policy.ts";
export * from "./reference/drawing.ts";
export * from "./reference/new-conveyor.ts";
export * from "./reference/physics.ts";
export * from "./reference/plans.ts";
export * from "./reference/screens.ts";
export * from "./reference/sizes.ts";
export * from "./subscriptions/billing-period.ts";
export * from "./subscriptions/cart.ts";
export * from "./subscriptions/cents.ts";
export * from "./subscriptions/day-purchase.ts";
export * from "./subscriptions/invoice.ts";
export * from "./subscriptions/proration.ts";
export { randomConveyor, type SweepDuty } from "./sweep/random-conveyor.ts";
export { type RandomDocument, randomDocument } from "./sweep/random-document.ts";
export { undulatingConveyor } from "./sweep/undulating-conveyor.ts";
export { fromDisplay, toDisplay, type UnitSystem, unitLabel } from "./units/display.ts";
export { formatFull, formatNumber, withoutRounding } from "./units/format.ts";
export { type ParsedQuantity, parseQuantity } from "./units/parse-quantity.ts";
export { enteredText, labelText, shownText, withoutRemainder } from "./units/quantity-text.ts";
export { type StepNumber, stepNumberText } from "./units/step-number.ts";
export type { UnitCode } from "./units/unit.ts";
export { planFamilyOf } from "./users/plan-family.ts";
export { profileFields } from "./users/profile-fields.ts";
export {
  filesAllowed,
  filesPerPlan,
  filesPerStorageUnit,
  isSubscriptionCurrent,
  type SubscriptionRecord,
} from "./users/subscription.ts";
export { emptyProfile, type LoginRecord, type UserData, type UserProfile } from "./users/user-data.ts";

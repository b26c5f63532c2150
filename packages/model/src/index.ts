export { anchoredPlace, anchorOf, pathOfAnchor, placeOfAnchored } from "./comments/anchor.ts";
export { type CommentTarget, longestComment } from "./comments/target.ts";
export {
  type Comparison,
  type ComparisonCell,
  type ComparisonRow,
  compareConveyors,
  sharedCurrency,
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
export { proposedChanges, withProposed } from "./comparison/proposal.ts";
export type { Compared } from "./comparison/summary-rows.ts";
export { type CorrectionCode, correctionCodes } from "./corrections/corrections.ts";
export {
  decidingResults,
  largestMovement,
  type MovedResult,
  mainMovements,
  movedResults,
} from "./corrections/moved-results.ts";
export { type SavedBefore, savedBefore } from "./corrections/saved-before.ts";
export { addStructureSegment, addTypedCost, removeCostRow } from "./cost/cost-edits.ts";
export { type CostFacts, costFacts } from "./cost/cost-facts.ts";
export { costOf } from "./cost/cost-of.ts";
export { findCost } from "./cost/cost-results.ts";
export { lineTitles } from "./cost/line-titles.ts";
export {
  type Calculated,
  type CalculateOptions,
  type Calculation,
  type ComponentRows,
  calculate,
  type Referenced,
} from "./design/calculate.ts";
export { centreHeights } from "./design/centre-heights.ts";
export { rowsOfSystem } from "./design/component-rows.ts";
export { documentPath, findDerived } from "./design/document-path.ts";
export {
  abortedStart,
  type DynamicBasis,
  dynamicScenario,
  elementsOfRun,
  prepareConveyor,
  valuesOfRun,
} from "./design/dynamic.ts";
export { findingField, findingMoves, knownField } from "./design/finding-field.ts";
export { type FindingNumbers, findingNumbers, quantityUnits } from "./design/finding-numbers.ts";
export { feederInputOf } from "./design/machine/feeder-input.ts";
export { findLoad } from "./design/machine/load-alone.ts";
export { tensileMember } from "./design/machine/machine-input.ts";
export { shaftSteelOf } from "./design/machine/pulley-input.ts";
export { pulleySizes } from "./design/machine/pulley-sizes.ts";
export {
  isScenarioName,
  namedScenarios,
  type ScenarioName,
  scenarioNames,
  scenariosFor,
} from "./design/named-scenarios.ts";
export { autoCategories, type CategoryCount, type ChosenFor, isAutoCategory } from "./design/parts/auto-categories.ts";
export { withChosenParts } from "./design/parts/chosen-parts.ts";
export { judgeRows, type RowLimit, type RowVerdicts } from "./design/parts/judge-rows.ts";
export { freezeParts, keepParts } from "./design/parts/keep-parts.ts";
export { type PartChange, partChanges } from "./design/parts/part-changes.ts";
export { pathText, placeText } from "./design/place-text.ts";
export type { ComputedResult } from "./design/results/computed-result.ts";
export { caseTitle } from "./design/results/conveyor-results.ts";
export { tensionEndings } from "./design/results/pull-results.ts";
export {
  computedResults,
  summaryResults,
  unroundedResults,
  walkResults,
  wholeResults,
} from "./design/results/results.ts";
export { fromSi, toSi } from "./design/si.ts";
export { figuresDesign, toDesign } from "./design/to-design.ts";
export { storedCategory } from "./document/category.ts";
export { conveyorDefinition } from "./document/conveyor-definition.ts";
export {
  type FormGroup,
  fieldsOf,
  type PartDefinition,
  type RecordDefinition,
} from "./document/definition.ts";
export { selectionModes } from "./document/figures.ts";
export { conveyorToFile, type FileRecord, schemaVersion } from "./document/file-record.ts";
export {
  editorForms,
  type FormName,
  type FormPlace,
  placeFields,
  type WorkGroupName,
  workGroups,
} from "./document/forms.ts";
export { linkIssues } from "./document/links.ts";
export { newConveyor, newDrive, newPull } from "./document/new-conveyor.ts";
export {
  type DocumentIssue,
  parseConveyor,
  type StoredResults,
} from "./document/parse.ts";
export { isPictureTooLarge } from "./document/picture-size.ts";
export { isPulley } from "./document/pulley-point.ts";
export * as calculatorForms from "./document/records/calculators.ts";
export type { Extras, JsonValue } from "./document/records/extras.ts";
export type { PullType } from "./document/records/pull.ts";
export { compareResults, outputAt } from "./document/results.ts";
export { conveyorSchema } from "./document/schema.ts";
export { type Starter, signature, startedConveyor, startingCapacity, unsigned } from "./document/started-conveyor.ts";
export type * from "./document/types/components.ts";
export type { Conveyor } from "./document/types/conveyor.ts";
export type { DocUser, Drive, OwnLoadCase, Pull, UncertainInput } from "./document/types/parts.ts";
export { addDutyState, removeDutyState } from "./duty/duty-edits.ts";
export { changeField, isOfBeltPath, modeOf } from "./edits/change-field.ts";
export { choosePartsAgain } from "./edits/choose-again.ts";
export {
  autoLibraries,
  conveyorSlots,
  driveCopies,
  driveSlots,
  pullSlots,
  type Slot,
  selectableLibraries,
} from "./edits/component-slots.ts";
export type { Edit, EditOutcome } from "./edits/edit.ts";
export { findFieldAt, findLabelAt, issueSentence, issueText, rowTitle, valueAt } from "./edits/field-at.ts";
export { designFirst, firstDesign } from "./edits/first/first-design.ts";
export { preferredSpeeds } from "./edits/first/first-sizes.ts";
export { suggestedWidth } from "./edits/first/first-width.ts";
export type { FiveNumbers, TypedNumbers } from "./edits/first/five-numbers.ts";
export { findFollowed, isFollowedPlace } from "./edits/followed-place.ts";
export { insertPoints, pasteCells } from "./edits/grid-edits.ts";
export { hasSameRuns } from "./edits/kept-parts.ts";
export {
  type AddMode,
  addPoint,
  asksAboutDrive,
  deleteDrive,
  deletePoint,
  reorderPoint,
  type ToolbarMode,
  toolbarModes,
} from "./edits/point-edits.ts";
export { rowPlaces } from "./edits/row-places.ts";
export {
  type SelectedRow,
  selectConveyorComponent,
  selectDriveComponent,
  selectPullComponent,
  selectPulley,
  setDirectDrive,
} from "./edits/select-edits.ts";
export { findSlot, removePart, type SlotPlace, selectPart } from "./edits/slot-at.ts";
export {
  findPair,
  linkPoint,
  linkStrands,
  unlinkPoint,
  unlinkStrands,
  unpairedPoints,
  withLinkedStrands,
} from "./edits/strand-edits.ts";
export { setValue, setValues } from "./edits/value-edits.ts";
export { describeLimits, limitsIn, limitsText } from "./fields/describe.ts";
export type {
  ChoiceField,
  FieldDefinition,
  FieldValue,
  NumberField,
  PointsField,
  TextField,
} from "./fields/field.ts";
export { textSchema } from "./fields/schema.ts";
export { zeroMeaning } from "./fields/zero-meaning.ts";
export { writeCell } from "./formats/csv/cell.ts";
export { csvLines } from "./formats/csv/csv-lines.ts";
export { type CsvRead, csvToRows } from "./formats/csv/read-rows.ts";
export { rowsToCsv } from "./formats/csv/write-rows.ts";
export { dynamicCsv, dynamicJson } from "./formats/dynamic-files.ts";
export { type FileFaultCode, fileFaultCodes, largestFile } from "./formats/file-fault.ts";
export { type ConveyorFileType, conveyorFileType } from "./formats/file-type.ts";
export { readJson } from "./formats/json/read.ts";
export { writeConveyorJson } from "./formats/json/write.ts";
export { openConveyorFile } from "./formats/open.ts";
export { type OpenedConveyor, openConveyorRecord, openFromOutside } from "./formats/open-record.ts";
export { writeConveyorT6 } from "./formats/t6-xml/write.ts";
export {
  familyOf,
  type LayoutChoice,
  type LayoutFamily,
  type LayoutName,
  layoutFamilies,
  layoutNames,
} from "./layouts/choose-layout.ts";
export { findLibrary, getLibrary, libraries } from "./libraries/all.ts";
export { beltOfClass } from "./libraries/belt-of-class.ts";
export { allCategories, commonFields } from "./libraries/common-fields.ts";
export type { LibraryDefinition, RowIssue } from "./libraries/definition.ts";
export {
  libraryValuesSchema,
  parseLibraryValues,
} from "./libraries/parse-values.ts";
export { type LibraryRow, type LibraryValues, rowOfValues, serverFields } from "./libraries/row.ts";
export { newRow, rowFields } from "./libraries/row-fields.ts";
export { arrangeStarterPoints } from "./libraries/starters.ts";
export {
  addLoadCases,
  addWindowCase,
  type CaseSet,
  caseSets,
  copyLoadCase,
  deleteLoadCase,
  hoppersOf,
  moveLoadCase,
  setCaseFeed,
  setCaseWindows,
  setDriveOut,
  setSectionLoad,
} from "./load-cases/case-edits.ts";
export { ownCaseTitles } from "./load-cases/own-cases.ts";
export { findOrigin, type Origin, originsOf } from "./origin/origins.ts";
export type { FactName, RuleName } from "./origin/rules.ts";
export { hasRule, isSolvedFor } from "./origin/rules.ts";
export {
  type FileQuota,
  isSeenAsDemo,
  mayAddConveyor,
  mayChangeCategories,
  mayCopyConveyor,
  mayCopyConveyors,
  mayDeleteConveyor,
  mayDeleteConveyors,
  mayDownloadConveyor,
  mayEditConveyor,
  mayProposeChanges,
  maySaveConveyor,
  mayShareConveyor,
  mayUploadConveyor,
  type SharedConveyor,
} from "./policy/conveyor-policy.ts";
export { mayRunDynamics } from "./policy/dynamics-policy.ts";
export {
  mayAddLibraryRow,
  mayCopyLibraryRow,
  mayDeleteLibraryRow,
  mayEditLibraryRow,
} from "./policy/library-policy.ts";
export {
  isInScope,
  type LibraryScope,
  libraryScopes,
  mayGiveScope,
  type SelectionScope,
  scopeOfNewRow,
} from "./policy/library-scope.ts";
export { type Person, type RefusalCode, refusalCodes, type Verdict } from "./policy/person.ts";
export { type LimitedConveyor, planLimitIssues, reportLimitIssues } from "./policy/plan-limits.ts";
export {
  mayApproveRelease,
  mayCheckRelease,
  type Reviewer,
  type ReviewRules,
  type TeamRole,
  teamRoles,
  usualReviewRules,
} from "./policy/release-policy.ts";
export { mayChangeTemplate, type TemplateRecord } from "./policy/template-policy.ts";
export { withoutPeople } from "./policy/without-people.ts";
export {
  effectivePreferences,
  type OfficeFrame,
  type OfficePreferences,
  officeMoneyOf,
} from "./preferences/office-preferences.ts";
export { isPreferred, limitsOf, type OfficeLimit, preferredRows } from "./preferences/preferred-rows.ts";
export { beltKinds } from "./reference/belt-kinds.ts";
export * from "./reference/drawing.ts";
export * from "./reference/new-conveyor.ts";
export * from "./reference/physics.ts";
export * from "./reference/plans.ts";
export * from "./reference/screens.ts";
export * from "./reference/sizes.ts";
export { findingKey } from "./release/finding-key.ts";
export {
  checkReleasedJson,
  type Digest,
  type ReleaseBlock,
  type ReleaseTerms,
  type Signed,
  sealRelease,
  writeReleasedJson,
} from "./release/release-block.ts";
export { type MendedAll, mendAll } from "./remedies/mend-all.ts";
export { type Remedy, remediesFor } from "./remedies/remedies.ts";
export { setSpacingZones } from "./spacing/set-spacing-zones.ts";
export { type SpacingStretch, spacingZones } from "./spacing/spacing-zones.ts";
export {
  type PartSizes,
  type StandardFamily,
  type Standardised,
  standardFamilies,
  standardise,
  type WantedSizes,
} from "./standardise/standardise.ts";
export { type AddStation, addStation, isStationMode, takeUpToMove } from "./stations/add-station.ts";
export { changeLayout } from "./stations/change-layout.ts";
export { layoutChoices } from "./stations/layout-choices.ts";
export { findStrands } from "./strands/find-strands.ts";
export * from "./subscriptions/billing-period.ts";
export * from "./subscriptions/cart.ts";
export * from "./subscriptions/cents.ts";
export * from "./subscriptions/day-purchase.ts";
export * from "./subscriptions/invoice.ts";
export * from "./subscriptions/plan-change.ts";
export * from "./subscriptions/proration.ts";
export * from "./subscriptions/running.ts";
export { type ControlledBy, controlModes, controlOutcome } from "./sweep/control-sweep.ts";
export { faultyConveyor } from "./sweep/faulty-conveyor.ts";
export { randomConveyor } from "./sweep/random-conveyor.ts";
export { type RandomDocument, randomDocument } from "./sweep/random-document.ts";
export { randomDuty } from "./sweep/random-duty.ts";
export { undulatingConveyor } from "./sweep/undulating-conveyor.ts";
export { fieldPaths } from "./uncertainty/field-paths.ts";
export { inputTitle } from "./uncertainty/input-title.ts";
export {
  addUncertainInput,
  addUsualInputs,
  removeUncertainInput,
} from "./uncertainty/uncertainty-edits.ts";
export { usualInputs } from "./uncertainty/usual-inputs.ts";
export { fromDisplay, isMoney, toDisplay, type UnitSystem, unitLabel, withoutNoise } from "./units/display.ts";
export { formatFull, formatNumber, withoutRounding } from "./units/format.ts";
export { parseQuantity } from "./units/parse-quantity.ts";
export { displayText, enteredText, helpText, labelText, shownText, withoutRemainder } from "./units/quantity-text.ts";
export { type StepNumber, stepNumberText } from "./units/step-number.ts";
export type { UnitCode } from "./units/unit.ts";
export { planFamilyOf } from "./users/plan-family.ts";
export { profileFields } from "./users/profile-fields.ts";
export {
  filesAllowed,
  filesPerPlan,
  isPaidFor,
  isSubscriptionCurrent,
  type SubscriptionRecord,
} from "./users/subscription.ts";
export { emptyProfile, type LoginRecord, type UserData, type UserProfile } from "./users/user-data.ts";

export { type CalculatedRecord, calculatedRecord } from "./answers/calculated-record.ts";
export { findingsText, placeText } from "./answers/findings-text.ts";
export { issueLine } from "./answers/issue-line.ts";
export { keyResultNames, resultText } from "./answers/key-results.ts";
export { resultRecord, toldFinding } from "./answers/result-record.ts";
export { resultSteps } from "./answers/result-steps.ts";
export { hasErrors, type SolvedConveyor, solveConveyor } from "./answers/solve-conveyor.ts";
export { stepsText } from "./answers/steps-text.ts";
export { type CaseRow, caseColumns, caseMatrix } from "./cases/case-matrix.ts";
export { type Stream, type StreamBelt, streamAt, streamBelt, type TensionLine } from "./cases/stream.ts";
export { type WorstLoadRow, worstLoads } from "./cases/worst-loads.ts";
export { paperColour } from "./charts/case-colours.ts";
export {
  type BarChart,
  type Chart,
  type LineChart,
  type Mark,
  type Series,
  tracedAt,
  tracedPlace,
} from "./charts/chart.ts";
export { chartCsv } from "./charts/chart-csv.ts";
export { chartGroups } from "./charts/chart-groups.ts";
export { controlCharts, startDecision } from "./charts/control-charts.ts";
export { type ControlCurves, controlCurves } from "./charts/control-curves.ts";
export { liftedCases } from "./charts/lift-off.ts";
export { motionCharts } from "./charts/motion-charts.ts";
export { shortPoint } from "./charts/point-name.ts";
export { solutionCharts } from "./charts/solution-charts.ts";
export { marksOf, sagChart, stationsOf, tensionChart } from "./charts/tension-chart.ts";
export { costRemarks } from "./cost/cost-remarks.ts";
export { remarkSentence } from "./cost/remark-sentence.ts";
export {
  frameRow,
  placeQuantities,
  runBrakeCharts,
  runDriveCharts,
  runEnvelopeChart,
  runForceChart,
  runPlaceChart,
  runPointChart,
  runSpeedChart,
  runTakeUpChart,
} from "./dynamics/run-charts.ts";
export { type RunFinding, runFindings } from "./dynamics/run-findings.ts";
export { type RunSummary, scenarioKey, summaryOfRun } from "./dynamics/run-summary.ts";
export { type RunColumn, runColumns, worstRun } from "./dynamics/run-table.ts";
export { scenarioTitle } from "./dynamics/scenario-title.ts";
export {
  findingDetail,
  findingLimit,
  findingText,
  isTally,
  tallyOf,
  wordsOf,
} from "./findings/finding-detail.ts";
export { type FindingGroup, findingGroups, findingsInOrder } from "./findings/finding-groups.ts";
export { findingSentence } from "./findings/finding-sentence.ts";
export { findingSentenceIn } from "./findings/finding-sentence-in.ts";
export { librariesOfFinding, newDesignSentence, preferenceSentence } from "./findings/preference-sentence.ts";
export { remedyEffects, remedyText } from "./findings/remedy-text.ts";
export { type LayoutFigures, type LayoutOption, layoutOptions } from "./layouts/layout-options.ts";
export { layoutSentence } from "./layouts/layout-sentence.ts";
export { type ResultLimit, resultLimits, type Verdict, verdictOf } from "./limits/limits.ts";
export { methodTitles } from "./method-titles.ts";
export { originOthers, originReason, originSentence, originValue } from "./origins/origin-sentence.ts";
export { type SpacingFigures, type SpacingOffer, spacingOffer } from "./spacing/spacing-offer.ts";
export { bookText } from "./trace/book-text.ts";
export { type FormulaToken, formulaTokens, unitText } from "./trace/formula-tokens.ts";
export { type Found, type Located, resultAt } from "./trace/locate.ts";
export { type LeafOrigin, type PlainInput, type PlainStep, plainSteps } from "./trace/plain-steps.ts";
export { type NumberSource, type Shown, type Traced, type TracedRun, tracedKey, tracedResult } from "./trace/shown.ts";
export { sourceText } from "./trace/source-text.ts";
export { type TracedConveyor, traceConveyor } from "./trace/trace-conveyor.ts";
export type {
  OpenedTrace,
  RowSource,
  TraceInput,
  TraceNode,
  TraceSource,
} from "./trace/trace-node.ts";

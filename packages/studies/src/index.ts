export { type BatchAnswers, type BatchRun, type BatchWorker, runBatches } from "./batches/run-batches.ts";
export type { Distribution } from "./distributions/distribution.ts";
export { distributionOf } from "./distributions/of-input.ts";
export type { Goal, SeekAnswer, Side } from "./seek/goal.ts";
export { seekGoal } from "./seek/seek-goal.ts";
export { resultName, seekSentence } from "./seek/seek-sentence.ts";
export type { SobolShares } from "./statistics/sobol.ts";
export { candidateCount, chosenIn } from "./trade/candidates.ts";
export { failureSentence } from "./trade/failure-sentence.ts";
export { type StudyBase, studyBase } from "./trade/make-candidate.ts";
export { choiceField, choiceLabel, choiceOptions, namedChoices } from "./trade/named-choices.ts";
export { usualStudy } from "./trade/presets.ts";
export { studyRounds, type TradeEnd } from "./trade/rounds.ts";
export { batchesOf, runTrade, type TradeOutcome } from "./trade/run-trade.ts";
export { isSearched, mostEnumerated } from "./trade/sift.ts";
export { solveBatch, solveToday, today } from "./trade/solve-candidate.ts";
export {
  type CandidateOutcome,
  type Choice,
  isFeasible,
  type LoadLimit,
  loadLimits,
  type Objective,
  type ResultCondition,
  resultNames,
  type TradeStudy,
} from "./trade/study.ts";
export { studyCsv } from "./trade/study-csv.ts";
export { frontOf, kneeBy, studyResult } from "./trade/study-result.ts";
export { type Read, readChoices, readConditions, readObjectives, readValues } from "./trade/study-text.ts";
export { takeCandidate } from "./trade/take-candidate.ts";
export { answerBatch, type Gathered, type StudyBatch, valuesOf } from "./uncertainty/batches.ts";
export { convergenceChart, densityCurve, histogramChart, histogramOf } from "./uncertainty/charts.ts";
export type { Headline } from "./uncertainty/headlines.ts";
export { idleInputs, type ResultOutcome, type StudyOutcome } from "./uncertainty/outcome.ts";
export { leastExplained, runShares, solvesForShares } from "./uncertainty/run-shares.ts";
export { type PreparedStudy, prepareStudy, runStudy, type StudyEnd, studyHere } from "./uncertainty/run-study.ts";
export type { SampleBatch, SampledStudy } from "./uncertainty/samples.ts";
export { type InputFault, inputFaults } from "./uncertainty/study.ts";

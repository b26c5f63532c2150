export type * from "./design/belt.ts";
export { checkDesign, type Refusal } from "./design/check-design.ts";
export { type CrossSectionRules, defaultCrossSectionRules } from "./design/cross-section-rules.ts";
export { type Design, type Method, methods } from "./design/design.ts";
export type * from "./design/drive.ts";
export type * from "./design/idler-set.ts";
export type * from "./design/material.ts";
export {
  type DrivePoint,
  type HopperPoint,
  hasPulley,
  type IntermediatePoint,
  type Point,
  type Pulley,
  type PulleyPoint,
  type Section,
} from "./design/point.ts";
export {
  type BeltRules,
  defaultBeltRules,
  defaultLoopRules,
  defaultMethodSettings,
  type LoopRules,
  type MethodSettings,
} from "./design/settings.ts";
export type * from "./design/take-up.ts";
export type { BeltResult } from "./methods/belt.ts";
export { type Cause, type Comparison, compareMethods } from "./methods/compare.ts";
export {
  type BurdenState,
  type CapacityInput,
  type CrossSection,
  crossSection,
  type TroughSection,
} from "./methods/cross-section/capacity.ts";
export { type Fill, surfacePoints } from "./methods/cross-section/fill.ts";
export { halfProfile, type Piece } from "./methods/cross-section/half-profile.ts";
export type { PipeBurden, PipeSection } from "./methods/cross-section/pipe.ts";
export { type Load, type LoadCase, type LoadCaseName, loadCases, type Motion } from "./methods/load-case.ts";
export { type Loop, type LoopSection, type LoopTurn, layLoop } from "./methods/loop/belt-path.ts";
export type { CasePower, PowerResult } from "./methods/power.ts";
export type { RegenerativeResult } from "./methods/regenerative.ts";
export type { Margin } from "./methods/take-up/margins.ts";
export type { TakeUpRequirement } from "./methods/take-up/required-tension.ts";
export type { TakeUpResult } from "./methods/take-up/settle.ts";
export type { CaseResult, Extreme, PointResult, SectionResult } from "./methods/tension/case-result.ts";
export type { Components } from "./methods/tension/components.ts";
export {
  type CaseTraction,
  type DriveTraction,
  limitingCase,
  type Traction,
  tractionCases,
} from "./methods/traction.ts";
export {
  type BeltNeeds,
  type BeltReason,
  type BeltSelection,
  beltNeeds,
  type PulleyNeed,
  selectBelt,
} from "./selection/belt/select-belt.ts";
export { type BeltSolution, solveWithBelt } from "./selection/belt/solve-with-belt.ts";
export { type Refused, type Solution, type SolveOptions, solve, solveAll } from "./solve.ts";
export { usualRollLengths } from "./standards/belt-geometry/roll-lengths.ts";
export { preferredSpeeds, type SpeedClass, speedTable } from "./standards/cema-5/belt-speed.ts";
export {
  type Lagging,
  laggings,
  type PulleyCondition,
  pulleyConditions,
  pulleyFriction,
} from "./standards/din-22101-2011/pulley-friction.ts";
export { frictionRanges } from "./standards/iso-5048-1989/friction-ranges.ts";
export { coverRubbers, type MaxwellBranch, type Rubber } from "./standards/winkler-maxwell/rubber.ts";
export type { Finding, Place, Severity, Source } from "./trace/finding.ts";
export { InputRefused } from "./trace/input-refused.ts";
export type { Limit } from "./trace/limit.ts";
export { findOrigin } from "./trace/origin.ts";
export { bareTrace, type Step, type StepDescription, startTrace, type Trace } from "./trace/trace.ts";

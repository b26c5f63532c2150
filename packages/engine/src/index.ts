export * from "./calculators/air.ts";
export * from "./calculators/belt-roll.ts";
export * from "./calculators/brake-and-flywheel.ts";
export * from "./calculators/curve.ts";
export * from "./calculators/feeder.ts";
export * from "./calculators/hopper.ts";
export * from "./calculators/motor.ts";
export * from "./calculators/pulley-inertia.ts";
export * from "./calculators/quadratic-regression.ts";
export * from "./calculators/quick-power.ts";
export * from "./calculators/take-up-travel.ts";
export * from "./calculators/trajectory.ts";
export * from "./calculators/tube.ts";
export * from "./calculators/unit-conversion.ts";
export * from "./calculators/wrap-and-traction.ts";
export type * from "./design/belt.ts";
export { checkDesign } from "./design/check-design.ts";
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
export type { Refusal } from "./design/refusal.ts";
export {
  type BeltRules,
  defaultBeltRules,
  defaultLoopRules,
  defaultMethodSettings,
  defaultStartRules,
  type IdlerRotation,
  type LoopRules,
  type MethodSettings,
  type StartRules,
} from "./design/settings.ts";
export type * from "./design/take-up.ts";
export type { BeltLoop, Curve, DriveAction, Strand } from "./dynamics/belt-loop.ts";
export type {
  DynamicBrake,
  DynamicDrive,
  DynamicOptions,
  DynamicTakeUp,
  SavedRun,
  Starter,
} from "./dynamics/dynamic-input.ts";
export type { EnergyBalance } from "./dynamics/energy.ts";
export type { Frames } from "./dynamics/frames.ts";
export { motorCurve } from "./dynamics/motor-curve.ts";
export { type PreparedDynamics, prepareDynamics } from "./dynamics/prepare.ts";
export { type Reading, type ReadingName, readingUnit, readOff } from "./dynamics/read-off.ts";
export type { DynamicRefusal } from "./dynamics/refusal.ts";
export type * from "./dynamics/result.ts";
export type { DynamicRun, PartialResult } from "./dynamics/run.ts";
export type { DynamicEvent, Scenario } from "./dynamics/scenario.ts";
export { type BeltModel, type DynamicSettings, defaultDynamicSettings } from "./dynamics/settings.ts";
export { type Convergence, convergenceInSpace, convergenceInTime } from "./dynamics/verification/convergence.ts";
export { referenceBelt } from "./dynamics/verification/reference-belt.ts";
export { type Simulation, simulate } from "./dynamics/verification/simulate.ts";
export { type Sweep, sweep } from "./dynamics/verification/sweep.ts";
export * from "./machine/machine.ts";
export * from "./machine/machine-curves.ts";
export * from "./machine/machine-idlers.ts";
export * from "./machine/machine-input.ts";
export * from "./machine/machine-pulleys.ts";
export { solveMachine } from "./machine/solve-machine.ts";
export type { BeltResult } from "./methods/belt.ts";
export { type Cause, type Comparison, causeBy, compareMethods, differenceOfMethods } from "./methods/compare.ts";
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
export type { BankingWindow } from "./methods/curves/banking-window.ts";
export {
  type CombinedCurveInput,
  type CombinedState,
  combinedCurve,
} from "./methods/curves/combined-curve.ts";
export {
  type CurveBelt,
  type CurveCase,
  type CurveCheck,
  type CurveCheckName,
  type CurveRules,
  type CurveState,
  defaultCurveRules,
  type RadiusNeed,
} from "./methods/curves/curve-input.ts";
export type { Drift, DriftModel } from "./methods/curves/drift.ts";
export {
  type HorizontalCaseState,
  type HorizontalCurve,
  type HorizontalCurveInput,
  horizontalCurve,
} from "./methods/curves/horizontal-curve.ts";
export { arcPoints, type SetOutInput, type SetOutPoint, setOutPoints, tangentAt } from "./methods/curves/set-out.ts";
export { type TroughProfile, threeRollPieces, troughProfile } from "./methods/curves/trough-profile.ts";
export { type VerticalCurve, type VerticalCurveInput, verticalCurve } from "./methods/curves/vertical-curve.ts";
export type { CurveCaseState } from "./methods/curves/vertical-curve-state.ts";
export type * from "./methods/drives/component-rows.ts";
export type * from "./methods/drives/drive-train.ts";
export type * from "./methods/drives/drive-train-input.ts";
export { type Check, rowOf, type Slot, type SlotName } from "./methods/drives/slot.ts";
export { frictionParts } from "./methods/friction-parts.ts";
export {
  type IdlerCheck,
  type IdlerCheckInput,
  type IdlerRoll,
  idlerCheck,
  type RollCheck,
  requiredRollLife,
} from "./methods/idlers/idler-check.ts";
export {
  defaultResonanceTolerance,
  type Resonance,
  type ResonanceInput,
  resonance,
} from "./methods/idlers/resonance.ts";
export { type RollLoad, type SetLoadInput, type SetLoads, setLoads } from "./methods/idlers/roll-loads.ts";
export { type RollShare, type RollShareRule, type RollSharesInput, rollShares } from "./methods/idlers/roll-shares.ts";
export * from "./methods/idlers/select-idler.ts";
export * from "./methods/idlers/spacing.ts";
export { type Load, type LoadCase, type LoadCaseName, loadCases, type Motion } from "./methods/load-case.ts";
export { alongTo } from "./methods/loop/along.ts";
export { slopeAlong, slopesAround, spanOfCarry, turnAround } from "./methods/loop/as-drawn.ts";
export { type Loop, type LoopSection, type LoopTurn, layLoop } from "./methods/loop/belt-path.ts";
export { carriedSides } from "./methods/loop/carried-sides.ts";
export type { CasePower, PowerResult } from "./methods/power.ts";
export * from "./methods/pulley-shafts/minimum-diameter.ts";
export {
  type DiscCheck,
  discCheck,
  lockingCheck,
  type PulleyBody,
  pulleyMass,
  pulleyParts,
  type ShellCheck,
  shellCheck,
} from "./methods/pulley-shafts/pulley-body.ts";
export * from "./methods/pulley-shafts/pulley-check.ts";
export * from "./methods/pulley-shafts/pulley-load.ts";
export * from "./methods/pulley-shafts/select-pulley.ts";
export * from "./methods/pulley-shafts/shaft-deflection.ts";
export * from "./methods/pulley-shafts/shaft-strength.ts";
export type { RegenerativeResult } from "./methods/regenerative.ts";
export type { BrakeHeat } from "./methods/start-stop/brake-heat.ts";
export { startStop } from "./methods/start-stop/compute.ts";
export type { EquivalentMasses } from "./methods/start-stop/masses.ts";
export { type Moment, type MotionQuantity, motionAt } from "./methods/start-stop/motion-at.ts";
export type { MotionSeries } from "./methods/start-stop/series.ts";
export type * from "./methods/start-stop/simulate-start.ts";
export type * from "./methods/start-stop/simulate-stop.ts";
export type { PointTension, Start, StartStop, Stop, StopName } from "./methods/start-stop/start-stop.ts";
export { sortedCurve, type TorqueSource, torqueAt } from "./methods/start-stop/torque-source.ts";
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
export * from "./methods/transition/transition.ts";
export { type OwnWeight, ownWeight } from "./methods/turnover/own-weight.ts";
export * from "./methods/turnover/turnover.ts";
export {
  type BeltNeeds,
  type BeltReason,
  type BeltSelection,
  type BeltWidths,
  beltNeeds,
  type PulleyNeed,
  selectBelt,
} from "./selection/belt/select-belt.ts";
export { type BeltSolution, solveWithBelt } from "./selection/belt/solve-with-belt.ts";
export type { DrivePlace } from "./selection/drive/drive-place.ts";
export { driveTrain } from "./selection/drive/drive-train.ts";
export { type DriveReport, reportDrives } from "./selection/drive/findings.ts";
export { rejectedRows } from "./selection/drive/rejected-rows.ts";
export type { Rejection } from "./selection/drive/select.ts";
export {
  type DriveDesign,
  type DriveSolution,
  decideDrives,
  isSameDrives,
  type Offer,
  solveWithDrives,
  withDrives,
} from "./selection/drive/solve-with-drives.ts";
export { type Refused, type Solution, type SolveOptions, solve, solveAll } from "./solve.ts";
export { deepestFrame, frameDepth, frameDepths } from "./standards/adopted-1/idler-frame.ts";
export { tangentLength } from "./standards/belt-curves/arc.ts";
export { arcDeflection } from "./standards/belt-curves/set-out.ts";
export { beltSlope, pulleyCentre } from "./standards/belt-geometry/belt-path.ts";
export { usualRollLengths } from "./standards/belt-geometry/roll-lengths.ts";
export { preferredSpeeds, type SpeedClass, speedTable } from "./standards/cema-5/belt-speed.ts";
export {
  type Lagging,
  laggings,
  type PulleyCondition,
  pulleyConditions,
  pulleyFriction,
  pulleyFrictionSource,
} from "./standards/din-22101-2011/pulley-friction.ts";
export { meanStartTorque } from "./standards/induction-motor/curve.ts";
export { catalogueTorque, starterMeanTorque, usualMotorSpeed } from "./standards/induction-motor/usual.ts";
export { rollerRating } from "./standards/iso-281/rating-estimate.ts";
export { ballBearings, findBallBearing, findPlummerRating } from "./standards/iso-281/ratings.ts";
export { frictionRanges } from "./standards/iso-5048-1989/friction-ranges.ts";
export { beltMassPerMetre } from "./standards/mechanics/belt.ts";
export {
  brakePull,
  diameterOfRadius,
  driveLineInertia,
  fastShaftInertia,
  laggedRadius,
  motorsPower,
  slowShaftInertia,
} from "./standards/mechanics/drive-line.ts";
export { reflectedMass } from "./standards/mechanics/motion.ts";
export { scaledInertia, withShaft } from "./standards/rotating-parts/annulus.ts";
export {
  densitySource,
  diameterOverLagging,
  insideDiameter,
  pairSource,
  usualHubDiameter,
  usualHubLength,
} from "./standards/rotating-parts/pulley-sizes.ts";
export { adopted, mechanics } from "./standards/sources.ts";
export { coverRubbers, type MaxwellBranch, type Rubber } from "./standards/winkler-maxwell/rubber.ts";
export type { Finding, Place, Severity, Source } from "./trace/finding.ts";
export { given } from "./trace/given.ts";
export { InputRefused } from "./trace/input-refused.ts";
export type { Limit } from "./trace/limit.ts";
export {
  constant,
  isEqual,
  isFiniteNumber,
  isNumber,
  isReference,
  isZero,
  largest,
  none,
  type Origin,
  originOf,
  plain,
  refer,
  restated,
  smallest,
} from "./trace/reference.ts";
export { bareTrace, type Step, type StepDescription, startTrace, stepsOnly, type Trace } from "./trace/trace.ts";
export { whenAsked } from "./trace/when-asked.ts";

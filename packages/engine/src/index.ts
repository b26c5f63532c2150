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
export type {
  Point,
  Pulley,
  Section,
} from "./design/point.ts";
export type { Refusal } from "./design/refusal.ts";
export {
  type BeltRules,
  defaultBeltRules,
  defaultLoopRules,
  defaultMethodSettings,
  type IdlerRotation,
  type LoopRules,
  type MethodSettings,
  type StartRules,
} from "./design/settings.ts";
export type * from "./design/take-up.ts";
export type { DynamicBrake, DynamicOptions, DynamicTakeUp } from "./dynamics/dynamic-input.ts";
export type { Frames } from "./dynamics/frames.ts";
export { motorCurve } from "./dynamics/motor-curve.ts";
export { prepareDynamics } from "./dynamics/prepare.ts";
export { type Reading, type ReadingName, readOff } from "./dynamics/read-off.ts";
export type { DynamicRefusal } from "./dynamics/refusal.ts";
export type * from "./dynamics/result.ts";
export type { DynamicRun, PartialResult } from "./dynamics/run.ts";
export type { DynamicEvent, Scenario } from "./dynamics/scenario.ts";
export { convergenceInSpace, convergenceInTime } from "./dynamics/verification/convergence.ts";
export { referenceBelt } from "./dynamics/verification/reference-belt.ts";
export { type Simulation, simulate } from "./dynamics/verification/simulate.ts";
export { sweep } from "./dynamics/verification/sweep.ts";
export { beltPrice } from "./machine/cost-steps.ts";
export { inputSources } from "./machine/input-sources.ts";
export * from "./machine/machine.ts";
export * from "./machine/machine-curves.ts";
export * from "./machine/machine-idlers.ts";
export * from "./machine/machine-input.ts";
export * from "./machine/machine-pulleys.ts";
export { solveMachine } from "./machine/solve-machine.ts";
export { type Cause, type Comparison, compareMethods, differenceOfMethods } from "./methods/compare.ts";
export {
  type CrossSection,
  crossSection,
  type TroughSection,
} from "./methods/cross-section/capacity.ts";
export { type Fill, surfacePoints } from "./methods/cross-section/fill.ts";
export { halfProfile, type Piece } from "./methods/cross-section/half-profile.ts";
export type { PipeBurden, PipeSection } from "./methods/cross-section/pipe.ts";
export type {
  CurveCheck,
  CurveCheckName,
  RadiusNeed,
} from "./methods/curves/curve-input.ts";
export { type SetOutInput, type SetOutPoint, setOutPoints, tangentAt } from "./methods/curves/set-out.ts";
export { threeRollPieces, troughProfile } from "./methods/curves/trough-profile.ts";
export { verticalCurve } from "./methods/curves/vertical-curve.ts";
export type * from "./methods/drives/component-rows.ts";
export type * from "./methods/drives/drive-train.ts";
export type * from "./methods/drives/drive-train-input.ts";
export { type Check, rowOf, type Slot } from "./methods/drives/slot.ts";
export { frictionParts } from "./methods/friction-parts.ts";
export type { RollCheck } from "./methods/idlers/idler-check.ts";
export * from "./methods/idlers/select-idler.ts";
export * from "./methods/idlers/spacing.ts";
export { type Load, type LoadCaseName, loadCases, type Motion } from "./methods/load-case.ts";
export { alongTo } from "./methods/loop/along.ts";
export { slopeAlong, slopesAround, spanOfCarry, turnAround } from "./methods/loop/as-drawn.ts";
export type { LoopSection } from "./methods/loop/belt-path.ts";
export { carriedSides } from "./methods/loop/carried-sides.ts";
export type { CasePower } from "./methods/power.ts";
export * from "./methods/pulley-shafts/minimum-diameter.ts";
export {
  type PulleyBody,
  pulleyMass,
  pulleyParts,
} from "./methods/pulley-shafts/pulley-body.ts";
export * from "./methods/pulley-shafts/pulley-check.ts";
export * from "./methods/pulley-shafts/pulley-load.ts";
export * from "./methods/pulley-shafts/select-pulley.ts";
export * from "./methods/pulley-shafts/shaft-deflection.ts";
export * from "./methods/pulley-shafts/shaft-strength.ts";
export type { BrakeHeat } from "./methods/start-stop/brake-heat.ts";
export { type Moment, motionAt } from "./methods/start-stop/motion-at.ts";
export type { MotionSeries } from "./methods/start-stop/series.ts";
export type * from "./methods/start-stop/simulate-start.ts";
export type * from "./methods/start-stop/simulate-stop.ts";
export type { Start, StartStop, Stop } from "./methods/start-stop/start-stop.ts";
export type { CaseResult, SectionResult } from "./methods/tension/case-result.ts";
export {
  type DriveTraction,
  tractionCases,
} from "./methods/traction.ts";
export * from "./methods/transition/transition.ts";
export type { TransitionInput } from "./methods/transition/transition-input.ts";
export { ownWeight } from "./methods/turnover/own-weight.ts";
export * from "./methods/turnover/turnover.ts";
export type {
  BeltReason,
  BeltWidths,
} from "./selection/belt/select-belt.ts";
export {
  type DriveDesign,
  type DriveSolution,
  solveWithDrives,
} from "./selection/drive/solve-with-drives.ts";
export { type Solution, solve } from "./solve.ts";
export { deepestFrame, frameDepth, frameDepths } from "./standards/adopted-1/idler-frame.ts";
export { tangentLength } from "./standards/belt-curves/arc.ts";
export { arcDeflection, setOutSource } from "./standards/belt-curves/set-out.ts";
export { beltSlope, pulleyCentre } from "./standards/belt-geometry/belt-path.ts";
export { usualRollLengths } from "./standards/belt-geometry/roll-lengths.ts";
export type { SpeedClass } from "./standards/cema-5/belt-speed.ts";
export {
  type Lagging,
  type PulleyCondition,
  pulleyFriction,
  pulleyFrictionSource,
} from "./standards/din-22101-2011/pulley-friction.ts";
export { pressureRatioSource } from "./standards/feeder-loads/hopper-stress.ts";
export { volumeOfCapacity } from "./standards/feeder-loads/pull-out.ts";
export { meanStartTorque } from "./standards/induction-motor/curve.ts";
export { catalogueTorque, starterMeanTorque, usualMotorSpeed } from "./standards/induction-motor/usual.ts";
export { listedRatings, rollerRating, usualStaticRating } from "./standards/iso-281/rating-estimate.ts";
export { findBallBearing, findPlummerRating } from "./standards/iso-281/ratings.ts";
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
export { temperatureRange } from "./standards/mechanics/take-up.ts";
export { scaledInertia, withShaft } from "./standards/rotating-parts/annulus.ts";
export {
  densitySource,
  diameterOverLagging,
  insideDiameter,
  pairSource,
  usualHubDiameter,
  usualHubLength,
} from "./standards/rotating-parts/pulley-sizes.ts";
export {
  massOfParts,
  massWithShaft,
  shoulderArm,
  usualHubCentres,
  usualShaftLength,
} from "./standards/rotating-parts/usual-pulley.ts";
export { usualEnduranceLimit, usualYieldStrength } from "./standards/shaft-strength/usual-steel.ts";
export { adopted, mechanics } from "./standards/sources.ts";
export { coverRubber, type Rubber } from "./standards/winkler-maxwell/rubber.ts";
export type { Finding, Place, Severity } from "./trace/finding.ts";
export { given } from "./trace/given.ts";
export { InputRefused } from "./trace/input-refused.ts";
export type { Limit } from "./trace/limit.ts";
export {
  constant,
  isEqual,
  isFiniteNumber,
  isNumber,
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
export { bareTrace, type Step, startTrace, stepsOnly, type Trace } from "./trace/trace.ts";
export { whenAsked } from "./trace/when-asked.ts";

export * from "./calculators/air.ts";
export * from "./calculators/belt-roll.ts";
export * from "./calculators/brake-and-flywheel.ts";
export * from "./calculators/curve.ts";
export * from "./calculators/feeder.ts";
export * from "./calculators/hopper.ts";
export * from "./calculators/makers-power.ts";
export * from "./calculators/motor.ts";
export * from "./calculators/pulley-inertia.ts";
export * from "./calculators/quadratic-regression.ts";
export * from "./calculators/quick-power.ts";
export * from "./calculators/take-up-travel.ts";
export * from "./calculators/trajectory.ts";
export * from "./calculators/tube.ts";
export * from "./calculators/unit-conversion.ts";
export * from "./calculators/wrap-and-traction.ts";
export { rangeOfLine } from "./cost/capital.ts";
export { costModel } from "./cost/coefficient.ts";
export type * from "./cost/cost-input.ts";
export { moneyRatioOf } from "./cost/line-book.ts";
export { type CostLine, type LineName, lineNames } from "./cost/lines.ts";
export { beltPrices } from "./cost/prices/belt-price.ts";
export { discMassOf } from "./cost/prices/disc-mass.ts";
export {
  brakeStationPrice,
  caliperPriceOf,
  couplingPriceOf,
  fluidCouplingPriceOf,
  gearboxPriceOf,
  holdbackPriceOf,
} from "./cost/prices/drive-part-prices.ts";
export { idlerPriceOf } from "./cost/prices/idler-price.ts";
export { isConverter, motorPriceOf } from "./cost/prices/motor-price.ts";
export { type BandedPart, isInBand, partsOutsideBands } from "./cost/prices/price-bands.ts";
export { pulleyPrices } from "./cost/prices/pulley-price.ts";
export { type CostRollUp, rollUp } from "./cost/roll-up.ts";
export { checkDesign } from "./design/check-design.ts";
export { type CrossSectionRules, defaultCrossSectionRules } from "./design/cross-section-rules.ts";
export type { Design } from "./design/design.ts";
export type { Duty } from "./design/duty.ts";
export type * from "./design/material.ts";
export { type Method, methods } from "./design/method.ts";
export type { LoadWindow, Motion, OwnCase } from "./design/own-case.ts";
export type {
  CloserIdlers,
  Point,
  Pulley,
  Section,
} from "./design/point.ts";
export type { CompanyProfile, DesignProfile } from "./design/profile.ts";
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
export type { StrandRules } from "./design/strands.ts";
export type { DynamicBrake, DynamicOptions, DynamicTakeUp } from "./dynamics/dynamic-input.ts";
export type { Frames } from "./dynamics/frames.ts";
export { plannedElements, prepareDynamics } from "./dynamics/prepare.ts";
export { type Reading, type ReadingName, readOff } from "./dynamics/read-off.ts";
export type { DynamicRefusal } from "./dynamics/refusal.ts";
export type * from "./dynamics/result.ts";
export type { DynamicRun, PartialResult } from "./dynamics/run.ts";
export type { DynamicEvent, Scenario } from "./dynamics/scenario.ts";
export { convergenceInSpace, convergenceInTime } from "./dynamics/verification/convergence.ts";
export { referenceBelt } from "./dynamics/verification/reference-belt.ts";
export { type Simulation, simulate } from "./dynamics/verification/simulate.ts";
export { sweep } from "./dynamics/verification/sweep.ts";
export { type FindingCode, type FindingWord, findings, type PlainFindingCode } from "./findings.ts";
export { allowedBeltTension, type TensionLimit } from "./parts/belt/allowed-tension.ts";
export type * from "./parts/belt/belt-input.ts";
export {
  type CrossSection,
  crossSection,
  type TroughSection,
} from "./parts/belt/cross-section/capacity.ts";
export { type Fill, surfacePoints } from "./parts/belt/cross-section/fill.ts";
export { halfProfile, type Piece } from "./parts/belt/cross-section/half-profile.ts";
export { type LoadAlone, loadAlone } from "./parts/belt/cross-section/load-alone.ts";
export type { PipeBurden, PipeSection } from "./parts/belt/cross-section/pipe.ts";
export type {
  BeltReason,
  BeltWidths,
} from "./parts/belt/select-belt.ts";
export { transitionInClosedForm } from "./parts/belt/transition/closed-form.ts";
export * from "./parts/belt/transition/transition.ts";
export type { TransitionInput } from "./parts/belt/transition/transition-input.ts";
export { ownWeight } from "./parts/belt/turnover/own-weight.ts";
export * from "./parts/belt/turnover/turnover.ts";
export type {
  CurveCheck,
  CurveCheckName,
  RadiusNeed,
} from "./parts/curves/curve-input.ts";
export { threeRollPieces, troughProfile } from "./parts/curves/horizontal/trough-profile.ts";
export * from "./parts/curves/machine-curves.ts";
export { type SetOutInput, type SetOutPoint, setOutPoints, tangentAt } from "./parts/curves/set-out.ts";
export { verticalCurve } from "./parts/curves/vertical/vertical-curve.ts";
export type * from "./parts/drives/component-rows.ts";
export type { DriveControlInput, GroupControlInput } from "./parts/drives/control/control-input.ts";
export type { Ramp } from "./parts/drives/control/ramp.ts";
export { accelerationAt, downRamp, type SpeedReference, speedAt } from "./parts/drives/control/reference.ts";
export type * from "./parts/drives/drive-input.ts";
export {
  type DriveLimit,
  drivePartCodes,
  drivePartOf,
  isDrivePartCode,
  type OfDrivePart,
} from "./parts/drives/drive-part-codes.ts";
export { type DrivePart, driveParts, type SlotName, slotNames } from "./parts/drives/drive-parts.ts";
export type * from "./parts/drives/drive-train.ts";
export type * from "./parts/drives/drive-train-input.ts";
export type { DriveDesign } from "./parts/drives/select/decide-drives.ts";
export { type Check, rowOf, type Slot } from "./parts/drives/slot.ts";
export type { MachineDuty } from "./parts/duty/machine-duty.ts";
export { advisedRollSpeed } from "./parts/idlers/findings.ts";
export type { RollCheck } from "./parts/idlers/idler-check.ts";
export type * from "./parts/idlers/idler-set.ts";
export * from "./parts/idlers/machine-idlers.ts";
export * from "./parts/idlers/select-idler.ts";
export * from "./parts/idlers/spacing.ts";
export type { MissedLimit } from "./parts/missed-limit.ts";
export * from "./parts/pulleys/machine-pulleys.ts";
export * from "./parts/pulleys/minimum-diameter.ts";
export {
  type PulleyBody,
  pulleyMass,
  pulleyParts,
} from "./parts/pulleys/pulley-body.ts";
export * from "./parts/pulleys/pulley-check.ts";
export * from "./parts/pulleys/pulley-load.ts";
export * from "./parts/pulleys/select-pulley.ts";
export * from "./parts/pulleys/shaft-deflection.ts";
export * from "./parts/pulleys/shaft-strength.ts";
export type * from "./parts/take-up/take-up-input.ts";
export { deepestFrame, frameDepth, frameDepths } from "./rules/adopted-1/idler-frame.ts";
export { tangentLength } from "./rules/belt-curves/arc.ts";
export { arcDeflection, setOutSource } from "./rules/belt-curves/set-out.ts";
export { beltSlope, pulleyCentre } from "./rules/belt-geometry/belt-path.ts";
export { usualRollLengths } from "./rules/belt-geometry/roll-lengths.ts";
export { leastStrandDistance } from "./rules/belt-geometry/strand-distance.ts";
export type { RampShape } from "./rules/controlled-ramp/unit-shapes.ts";
export { pressureRatioSource } from "./rules/feeder-loads/hopper-stress.ts";
export { volumeOfCapacity } from "./rules/feeder-loads/pull-out.ts";
export { halfArc, halfSpacing, runBetween } from "./rules/idler-spacing/closer.ts";
export { impactLength, impactSets, skirtRest, skirtSpacing } from "./rules/idler-spacing/loading.ts";
export { sagSpacing } from "./rules/idler-spacing/spacing.ts";
export { meanStartTorque } from "./rules/induction-motor/curve.ts";
export { catalogueTorque, starterMeanTorque, usualMotorSpeed } from "./rules/induction-motor/usual.ts";
export { beltMassPerMetre } from "./rules/mechanics/belt.ts";
export {
  brakePull,
  diameterOfRadius,
  driveLineInertia,
  fastShaftInertia,
  laggedRadius,
  motorsPower,
  slowShaftInertia,
} from "./rules/mechanics/drive-line.ts";
export { reflectedMass } from "./rules/mechanics/motion.ts";
export { temperatureRange } from "./rules/mechanics/take-up.ts";
export {
  bearingCentres as pulleyBearingCentres,
  faceWidth as pulleyFaceWidth,
} from "./rules/pulley-limits/diameter.ts";
export { fullLoadCurrent } from "./rules/quick-estimates/motor.ts";
export { scaledInertia, withShaft } from "./rules/rotating-parts/annulus.ts";
export {
  densitySource,
  diameterOverLagging,
  insideDiameter,
  pairSource,
} from "./rules/rotating-parts/pulley-sizes.ts";
export {
  massOfParts,
  massWithShaft,
  shoulderArm,
  usualHubCentres,
  usualShaftLength,
} from "./rules/rotating-parts/usual-pulley.ts";
export { usualEnduranceLimit, usualYieldStrength } from "./rules/shaft-strength/usual-steel.ts";
export { coverRubber, type Rubber } from "./rules/winkler-maxwell/rubber.ts";
export { type Cause, type Comparison, compareMethods, differenceOfMethods } from "./solve/compare.ts";
export { frictionParts } from "./solve/friction-parts.ts";
export {
  type CaseName,
  caseNamed,
  isCounted,
  isFixed,
  type Load,
  type LoadCaseName,
  limitsIn,
  loadCases,
} from "./solve/load-case.ts";
export { alongTo } from "./solve/loop/along.ts";
export { slopeAlong, slopesAround, spanOfCarry, turnAround } from "./solve/loop/as-drawn.ts";
export { type Loop, type LoopSection, layLoop } from "./solve/loop/belt-path.ts";
export { carriedSides } from "./solve/loop/carried-sides.ts";
export { beltPrice, itemMass } from "./solve/machine/cost-steps.ts";
export { inputSources } from "./solve/machine/input-sources.ts";
export { judgeRows, type LibraryPart } from "./solve/machine/judge-rows.ts";
export * from "./solve/machine/machine.ts";
export * from "./solve/machine/machine-input.ts";
export { solveMachine } from "./solve/machine/solve-machine.ts";
export { type LoadReading, movingLoad, recordedLoad } from "./solve/moving-load/moving-load.ts";
export type { WorstLoad } from "./solve/moving-load/settle.ts";
export { tensionsWith } from "./solve/moving-load/window-case.ts";
export { carryStarts } from "./solve/own-case/case-flows.ts";
export type { CasePower } from "./solve/power.ts";
export { profileValues } from "./solve/profiles/profile-values.ts";
export { rotationFactorOf } from "./solve/resistance/cema.ts";
export { type FilledClause, flightSheet, methodSheet, tensionSheet } from "./solve/sheets/fill-sheet.ts";
export { type Solution, solve, solveFigures } from "./solve/solve.ts";
export type { BrakeHeat } from "./solve/start-stop/brake-heat.ts";
export { type Moment, motionAt } from "./solve/start-stop/motion-at.ts";
export type { MotionSeries } from "./solve/start-stop/series.ts";
export type * from "./solve/start-stop/simulate-start.ts";
export type * from "./solve/start-stop/simulate-stop.ts";
export type { Start, StartStop, Stop } from "./solve/start-stop/start-stop.ts";
export { rampDownForces } from "./solve/start-stop/stop-forces.ts";
export { motorCurve } from "./solve/start-stop/torque/motor-curve.ts";
export { wantedShares } from "./solve/start-stop/wanted-shares.ts";
export type { CaseResult, SectionResult } from "./solve/tension/case-result.ts";
export {
  type DriveTraction,
  tractionCases,
} from "./solve/traction.ts";
export type { SpeedClass } from "./standards/cema-5/belt-speed.ts";
export { widthForFewLumps } from "./standards/cema-5/lump-size.ts";
export { wrapFactor } from "./standards/cema-5/wrap-factor.ts";
export {
  type Lagging,
  type PulleyCondition,
  pulleyFriction,
  pulleyFrictionSource,
} from "./standards/din-22101-2011/pulley-friction.ts";
export { listedRatings, rollerRating, usualStaticRating } from "./standards/iso-281/rating-estimate.ts";
export { findBallBearing, findPlummerRating } from "./standards/iso-281/ratings.ts";
export { adopted, mechanics } from "./standards/sources.ts";
export type { Quantity } from "./trace/define-finding.ts";
export type { Finding, Place, Severity } from "./trace/finding.ts";
export { given } from "./trace/given.ts";
export { InputRefused } from "./trace/input-refused.ts";
export { distanceOutside, type Limit } from "./trace/limit.ts";
export type { Source } from "./trace/place.ts";
export {
  constant,
  isEqual,
  isFiniteNumber,
  isNumber,
  isZero,
  largest,
  none,
  type Origin,
  opposite,
  originOf,
  plain,
  positivePart,
  refer,
  restated,
  smallest,
} from "./trace/reference.ts";
export { bareTrace, type Step, startTrace, stepsOnly, type Trace } from "./trace/trace.ts";
export { addWhenAsked, whenAsked } from "./trace/when-asked.ts";

// Made from the field definitions by `npm run generate -w @beltwright/model`. Do not edit.
import type { Extras } from "../records/extras.ts";
import type {
  DriveBrake,
  DriveCoupling,
  DriveFluidCoupling,
  DriveGearBox,
  DriveHoldback,
  DriveMotor,
  DriveStarter,
  PullShaft,
  PullShell,
  PullWidth,
} from "./components.ts";

/** Shared with. */
export interface DocUser {
  readonly userName: string;
  readonly canEdit: boolean;
  readonly canCopy: boolean;
  readonly extras?: Extras;
}

/** Shaft material. */
export interface ShaftMatl {
  readonly description: string;
  readonly modulus: number; // MPa
  readonly uts: number; // MPa
  readonly yieldStrength: number; // MPa
  readonly enduranceLimit: number; // MPa
  readonly extras?: Extras;
}

/** Point. */
export interface Pull {
  readonly noID: number;
  readonly no: number;
  readonly pType: "Pulley" | "Drive" | "Brake" | "Takeup" | "Tail" | "Bend" | "Int. Pt" | "Hopper";
  readonly description: string;
  readonly linkToDriveNo: number;
  readonly x: number; // m
  readonly y: number; // m
  readonly z: number; // m
  readonly screenX: number; // m
  readonly screenZ: number; // m
  readonly follows: number;
  readonly followOffset: number; // m
  readonly leftOut: boolean;
  readonly screenSize: number;
  readonly rotation: "Clockwise" | "Anti-clockwise";
  readonly contactAngleMode: "Auto" | "Manual";
  readonly contactAngle: number; // deg
  readonly departAngleMode: "Auto" | "Manual";
  readonly departAngle: number; // deg
  readonly wrapAngleMode: "Auto" | "Manual";
  readonly wrapAngle: number; // deg
  readonly sectType: "Carry" | "Return";
  readonly capacityInp: number; // t/h
  readonly idlerSpacingMode: "Auto" | "Manual";
  readonly idlerSpacingInp: number; // m
  readonly frictionFactorInp: number;
  readonly tensionAdj: number; // kN
  readonly tensionAdjStart: number; // kN
  readonly noOfScrapers: number;
  readonly noOfPloughs: number;
  readonly skirtLength: number; // m
  readonly feedSpeed: number; // m/s
  readonly loadingIdlers: "None" | "By rule" | "Typed";
  readonly dropHeight: number; // m
  readonly impactIdlerNo: number;
  readonly impactIdlerSpacing: number; // m
  readonly skirtIdlerSpacing: number; // m
  readonly vertCurveRadiusInp: number; // m
  readonly curveIdlerSpacing: number; // m
  readonly horizCurveRadiusInp: number; // m
  readonly horizBankAngle: number; // deg
  readonly selectShellMode: "Auto" | "Manual";
  readonly selectShaftMode: "Auto" | "Manual";
  readonly selectWidthMode: "Auto" | "Manual";
  readonly lagging: string;
  readonly tensionClass: "Auto" | "A" | "B" | "C";
  readonly dischargePulley: boolean;
  readonly hubCentres: number; // mm
  readonly hubDia: number; // mm
  readonly hubLength: number; // mm
  readonly lockElement: string;
  readonly lockTorque: number; // Nm
  readonly pulleyInertiaInp: number; // kgm2
  readonly shaftSafetyFactor: number;
  readonly hubStressFactor: number;
  readonly brgStressFactor: number;
  readonly startsPerYear: number;
  readonly torqueReversals: boolean;
  readonly allowShaftSlope: number; // min-arc
  readonly reqBrgL10h: number; // h
  readonly brgCRating: number; // kN
  readonly brakeType: "No Brake" | "Constant Torque Brake" | "Speed-Time";
  readonly brakeTorque: number; // Nm
  readonly brakeDelay: number; // s
  readonly brakeRampTime: number; // s
  readonly brakeStopTime: number; // s
  readonly shaft: PullShaft;
  readonly shaftMatl: ShaftMatl;
  readonly shell: PullShell;
  readonly width: PullWidth;
  readonly extras?: Extras;
}

/** Drive. */
export interface Drive {
  readonly driveNo: number;
  readonly driveType: string;
  readonly loadShare: number; // %
  readonly lagging: string;
  readonly laggingThick: number; // mm
  readonly pulleyCondition: string;
  readonly wrapAngleMode: "Auto" | "Manual";
  readonly wrapAngle: number; // deg
  readonly coeffofFrictionRun: number;
  readonly coeffofFrictionStart: number;
  readonly driveFactorMode: "Auto" | "Manual";
  readonly driveFactorRun: number;
  readonly driveFactorStart: number;
  readonly driveEff: number; // %
  readonly flywheelInertia: number; // kgm2
  readonly startDelay: number; // s
  readonly stopDelay: number; // s
  readonly selectMotorMode: "Auto" | "Manual";
  readonly motorCategory: string;
  readonly noOfMotors: number;
  readonly motorSelectionFactor: number;
  readonly selectStarterMode: "Auto" | "Manual";
  readonly starterCategory: string;
  readonly controlMode:
    | "Auto"
    | "Direct on line"
    | "Star-delta"
    | "Soft starter"
    | "Wound rotor"
    | "Fluid coupling"
    | "Torque curve"
    | "Speed control";
  readonly controlRole: "Auto" | "Leader" | "Follower" | "Droop";
  readonly droop: number; // %
  readonly torqueLimit: number; // %
  readonly brakingMode: "Auto" | "None" | "Resistor" | "Regenerative";
  readonly brakingLimit: number; // %
  readonly torqueRate: number;
  readonly torqueLag: number; // s
  readonly followerDelay: number; // s
  readonly firstTorque: number; // %
  readonly lastTorque: number; // %
  readonly torqueTime: number; // s
  readonly starDeltaSpeed: number; // %
  readonly starDeltaTime: number; // s
  readonly starDeltaGap: number; // s
  readonly flDirectDrive: boolean;
  readonly selectFLCplgMode: "Auto" | "Manual";
  readonly flcplgCategory: string;
  readonly flcplgInertia: number; // kgm2
  readonly flcplgOilMass: number; // kg
  readonly flcplgMetalMass: number; // kg
  readonly selectGBoxMode: "Auto" | "Manual";
  readonly gboxCategory: string;
  readonly gBoxServiceFactor: number;
  readonly gBoxRatioTol: number; // %
  readonly selectHSCplgMode: "Auto" | "Manual";
  readonly hsCplgCategory: string;
  readonly hsCplgServiceFactor: number;
  readonly selectLSCplgMode: "Auto" | "Manual";
  readonly lsCplgCategory: string;
  readonly lsCplgServiceFactor: number;
  readonly selectHoldBackMode: "Auto" | "Manual";
  readonly holdBackCategory: string;
  readonly holdBackServiceFactor: number;
  readonly noOfHoldBacks: number;
  readonly holdBackShaft: "Low speed" | "High speed";
  readonly selectBrakeMode: "Auto" | "Manual";
  readonly brakeCategory: string;
  readonly brakeType: "No Brake" | "Constant Torque Brake" | "Speed-Time";
  readonly brakeTorqueLSS: number; // Nm
  readonly brakeShaft: "High speed" | "Low speed";
  readonly noOfCalipers: number;
  readonly brakeFriction: number;
  readonly frictionSpread: number; // %
  readonly selectDiscMode: "Auto" | "Manual";
  readonly discDia: number; // mm
  readonly discThick: number; // mm
  readonly noOfDiscs: number;
  readonly discMaterial: "Steel" | "Cast iron";
  readonly brakePads: "Organic" | "Sintered";
  readonly brakeWear: number; // mm
  readonly brakeAmbient: number; // degC
  readonly brakeConsecutiveStops: number;
  readonly brakeStopsPerHour: number;
  readonly brakeDelay: number; // s
  readonly brakeRampTime: number; // s
  readonly motor: DriveMotor;
  readonly flcplg: DriveFluidCoupling;
  readonly gbox: DriveGearBox;
  readonly brake: DriveBrake;
  readonly holdback: DriveHoldback;
  readonly hsCplg: DriveCoupling;
  readonly lsCplg: DriveCoupling;
  readonly starter: DriveStarter;
  readonly extras?: Extras;
}

/** Stretch of load. */
export interface CaseWindow {
  readonly windowFrom: number; // m
  readonly windowTo: number; // m
  readonly extras?: Extras;
}

/** Feed. */
export interface CaseFeed {
  readonly atPoint: number;
  readonly feedBy: "Share" | "Tonnage";
  readonly feedShare: number; // %
  readonly feedTonnage: number; // t/h
  readonly extras?: Extras;
}

/** Section load. */
export interface CaseSectionLoad {
  readonly atPoint: number;
  readonly sectionTonnage: number; // t/h
  readonly extras?: Extras;
}

/** Drive out. */
export interface CaseDriveOut {
  readonly outDriveNo: number;
  readonly extras?: Extras;
}

/** Load case. */
export interface OwnLoadCase {
  readonly caseNo: number;
  readonly caseName: string;
  readonly caseNote: string;
  readonly caseIsOn: boolean;
  readonly caseIsChecked: boolean;
  readonly caseKind: "Normal" | "Occasional" | "Exceptional";
  readonly caseMotion: "Running" | "Starting" | "Braking" | "Coasting" | "At rest";
  readonly speedShare: number; // %
  readonly densityFactor: number;
  readonly caseFriction: number;
  readonly beltWear: number; // %
  readonly hasTemperature: boolean;
  readonly caseTemperature: number; // degC
  readonly floodedAt: number;
  readonly floodedLength: number; // m
  readonly windows: readonly CaseWindow[];
  readonly feeds: readonly CaseFeed[];
  readonly sectionLoads: readonly CaseSectionLoad[];
  readonly drivesOut: readonly CaseDriveOut[];
  readonly extras?: Extras;
}

/** Duty. */
export interface DutyHours {
  readonly dutyHours: number; // h
  readonly dutyLoad: number; // %
  readonly dutySpeed: number; // %
  readonly extras?: Extras;
}

/** Uncertain input. */
export interface UncertainInput {
  readonly isVaried: boolean;
  readonly variedFields: string;
  readonly variedAs: "Factor" | "Addition" | "Value";
  readonly distribution: "Triangular" | "Uniform" | "Normal" | "Lognormal" | "List";
  readonly drawnLow: number;
  readonly drawnMiddle: number;
  readonly drawnHigh: number;
  readonly drawnSpread: number;
  readonly isCut: boolean;
  readonly drawnList: string;
  readonly extras?: Extras;
}

/** Typed price. */
export interface TypedCost {
  readonly typedLine:
    | "Belt"
    | "Splices"
    | "Carry idlers"
    | "Impact idlers"
    | "Return idlers"
    | "Pulleys"
    | "Gearboxes"
    | "Fluid couplings"
    | "Couplings"
    | "Holdbacks"
    | "Brakes"
    | "Cleaners"
    | "Skirts"
    | "Accessories"
    | "Steel structure"
    | "Take-up"
    | "Walkways"
    | "Hoods"
    | "Guards"
    | "Chutes"
    | "Motors"
    | "Starters"
    | "Electrical and control"
    | "Concrete"
    | "Corridor"
    | "Erection"
    | "Freight"
    | "Mobilisation"
    | "Engineering and management"
    | "Commissioning"
    | "First spares"
    | "Owner's cost";
  readonly typedSum: number; // money
  readonly extras?: Extras;
}

/** Stretch of structure. */
export interface StructureStretch {
  readonly segmentKind: "Ground" | "Truss";
  readonly segmentLength: number; // m
  readonly segmentSpan: number; // m
  readonly segmentHeight: number; // m
  readonly segmentEnclosed: boolean;
  readonly extras?: Extras;
}

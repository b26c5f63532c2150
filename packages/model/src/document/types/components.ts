// Made from the field definitions by `npm run generate -w @beltwright/model`. Do not edit.
import type { Extras } from "../records/extras.ts";

/** Material. */
export interface ConveyorMaterial {
  readonly library: string;
  readonly _id: string;
  readonly revision: number;
  readonly category: string;
  readonly description: string;
  readonly loBD: number; // kg/m3
  readonly hiBD: number; // kg/m3
  readonly repose: number; // deg
  readonly surchargeAngle: number; // deg
  readonly maxIncline: number; // deg
  readonly lumpSize: number; // mm
  readonly maxSpeed: number; // m/s
  readonly flowability: number;
  readonly abrasion: number;
  readonly grading: string;
  readonly misc: string;
  readonly extras?: Extras;
}

/** Belt. */
export interface ConveyorBelt {
  readonly library: string;
  readonly _id: string;
  readonly revision: number;
  readonly category: string;
  readonly description: string;
  readonly beltClass: string;
  readonly beltStrength: number; // kN/m
  readonly allowableTension: number; // kN/m
  readonly fibre: string;
  readonly plies: number;
  readonly beltModulus: number; // kN/m
  readonly carcassT: number; // mm
  readonly carcassMass: number; // kg/m2
  readonly coverDensity: number; // kg/m2/mm
  readonly carcassPrice: number; // money
  readonly coverPrice: number; // money
  readonly cableDia: number; // mm
  readonly cablePitch: number; // mm
  readonly numCables: number; // 1/m
  readonly minPulleyDiaA: number; // mm
  readonly minPulleyDiaB: number; // mm
  readonly minPulleyDiaC: number; // mm
  readonly minPulleyDiaA60: number; // mm
  readonly minPulleyDiaB60: number; // mm
  readonly minPulleyDiaC60: number; // mm
  readonly minPulleyDiaA30: number; // mm
  readonly minPulleyDiaB30: number; // mm
  readonly minPulleyDiaC30: number; // mm
  readonly maxWidth800: number; // mm
  readonly maxWidth1200: number; // mm
  readonly maxWidth1600: number; // mm
  readonly maxWidth2400: number; // mm
  readonly maxWidth3000: number; // mm
  readonly minWidth20: number; // mm
  readonly minWidth35: number; // mm
  readonly minWidth45: number; // mm
  readonly widthWord: string;
  readonly extras?: Extras;
}

/** Idler. */
export interface ConveyorIdler {
  readonly library: string;
  readonly _id: string;
  readonly revision: number;
  readonly category: string;
  readonly description: string;
  readonly series: string;
  readonly drawingNo: string;
  readonly idlerType: string;
  readonly userData: string;
  readonly beltWidth: number; // mm
  readonly noOfRolls: number;
  readonly troughAngle: number; // deg
  readonly isOffset: boolean;
  readonly rollDia: number; // mm
  readonly rollDiaCentre: number; // mm
  readonly rollDiaWing: number; // mm
  readonly faceWidth: number; // mm
  readonly faceWidthCentre: number; // mm
  readonly faceWidthWing: number; // mm
  readonly bearing: string;
  readonly bearingType: string;
  readonly bearingCRating: number; // kN
  readonly shaftDia: number; // mm
  readonly bearingDia: number; // mm
  readonly allowShaftDefl: number; // min-arc
  readonly fixingWidth: number; // mm
  readonly supportCtrs: number; // mm
  readonly brgCtrs: number; // mm
  readonly faceToSprtDim: number; // mm
  readonly faceToHingeDim: number; // mm
  readonly faceToBrgDim: number; // mm
  readonly rotatingMass: number; // kg
  readonly idlerSetMass: number; // kg
  readonly price: number; // money
  readonly extras?: Extras;
}

/** Rubber. */
export interface ConveyorRubber {
  readonly library: string;
  readonly _id: string;
  readonly revision: number;
  readonly category: string;
  readonly description: string;
  readonly law: "Master curve" | "Large sample" | "Constant";
  readonly testedBy: string;
  readonly equilibriumModulus: number; // MPa
  readonly branches: readonly { readonly time: number; readonly modulus: number }[];
  readonly referenceTemperature: number; // degC
  readonly shiftFactor: number;
  readonly shiftSpan: number; // K
  readonly sampleFactor: number;
  readonly sampleExponent: number;
  readonly sampleCover: number; // mm
  readonly sampleRollDia: number; // mm
  readonly temperatureFactors: readonly { readonly temperature: number; readonly factor: number }[];
  readonly storageModulus: number; // MPa
  readonly lossFactor: number;
  readonly userData: string;
  readonly extras?: Extras;
}

/** Method profile. */
export interface CompanyProfile {
  readonly library: string;
  readonly _id: string;
  readonly revision: number;
  readonly category: string;
  readonly description: string;
  readonly baseMethod: "ISO" | "CEMA" | "VISCO" | "DIN" | "CEMA-7" | "GB" | "IS" | "JIS";
  readonly ownFriction: number;
  readonly ownFrictionLeast: number;
  readonly ownFrictionMost: number;
  readonly ownCleanerPressure: number; // MPa
  readonly ownCarrySag: number; // %
  readonly ownReturnSag: number; // %
  readonly ownStartFactor: number;
  readonly ownFabricSafety: number;
  readonly ownSteelSafety: number;
  readonly ownTensionRise: number; // %
  readonly extras?: Extras;
}

/** Pulley shaft. */
export interface PullShaft {
  readonly library: string;
  readonly _id: string;
  readonly revision: number;
  readonly category: string;
  readonly description: string;
  readonly dia: number; // mm
  readonly cost: number; // money
  readonly brgDia: number; // mm
  readonly brgWidth: number; // mm
  readonly brgDesignation: string;
  readonly brgCost: number; // money
  readonly shaftL: number; // mm
  readonly brgCentres: number; // mm
  readonly mass: number; // kg
  readonly extras?: Extras;
}

/** Pulley shell. */
export interface PullShell {
  readonly library: string;
  readonly _id: string;
  readonly revision: number;
  readonly category: string;
  readonly description: string;
  readonly shellDia: number; // mm
  readonly shellThick: number; // mm
  readonly discThick: number; // mm
  readonly cost: number; // money
  readonly laggingThick: number; // mm
  readonly faceWidth: number; // mm
  readonly allowPullShellStress: number; // MPa
  readonly pulleyMass: number; // kg
  readonly extras?: Extras;
}

/** Pulley width. */
export interface PullWidth {
  readonly library: string;
  readonly _id: string;
  readonly revision: number;
  readonly category: string;
  readonly description: string;
  readonly beltWidth: number; // mm
  readonly faceWidth: number; // mm
  readonly bearingCentres: number; // mm
  readonly dischPulleyBrgCtrs: number; // mm
  readonly userData: string;
  readonly extras?: Extras;
}

/** Motor. */
export interface DriveMotor {
  readonly library: string;
  readonly _id: string;
  readonly revision: number;
  readonly category: string;
  readonly description: string;
  readonly voltage: number; // V
  readonly freq: number; // Hz
  readonly flCurrent: number; // A
  readonly power: number; // kW
  readonly poles: number;
  readonly speed: number; // rev/min
  readonly flTorque: number; // Nm
  readonly lrTorque: number; // %
  readonly bdTorque: number; // %
  readonly eff50: number; // %
  readonly eff75: number; // %
  readonly eff100: number; // %
  readonly pf50: number;
  readonly pf75: number;
  readonly pf100: number;
  readonly frame: string;
  readonly protection: string;
  readonly insulation: string;
  readonly mounting: string;
  readonly shaftH: number; // mm
  readonly shaftDia: number; // mm
  readonly momI: number; // kgm2
  readonly mass: number; // kg
  readonly extras?: Extras;
}

/** Fluid coupling. */
export interface DriveFluidCoupling {
  readonly library: string;
  readonly _id: string;
  readonly revision: number;
  readonly category: string;
  readonly description: string;
  readonly size: number; // mm
  readonly typeClass: string;
  readonly driveWheel: string;
  readonly power: number; // kW
  readonly poles: number;
  readonly slip: number; // %
  readonly peakTorque: number; // %
  readonly twoSecTorque: number; // %
  readonly maxStartTime: number; // s
  readonly mass: number; // kg
  readonly price: number; // money
  readonly extras?: Extras;
}

/** Gearbox. */
export interface DriveGearBox {
  readonly library: string;
  readonly _id: string;
  readonly revision: number;
  readonly category: string;
  readonly description: string;
  readonly type: string;
  readonly code: string;
  readonly size: number;
  readonly noOfStages: number;
  readonly ratio: number;
  readonly efficiency: number; // %
  readonly inertia: number; // kgm2
  readonly maxTorque: number; // Nm
  readonly maxInputSpeed: number; // rev/min
  readonly minInputSpeed: number; // rev/min
  readonly inpShaftDia: number; // mm
  readonly outputShaftDia: number; // mm
  readonly shaftMount: boolean;
  readonly parallelShafts: boolean;
  readonly rightAngleShafts: boolean;
  readonly mountingType: string;
  readonly mass: number; // kg
  readonly price: number; // money
  readonly extras?: Extras;
}

/** Brake. */
export interface DriveBrake {
  readonly library: string;
  readonly _id: string;
  readonly revision: number;
  readonly category: string;
  readonly description: string;
  readonly caliper: string;
  readonly minClampingForce: number; // N
  readonly maxClampingForce: number; // N
  readonly lossOfForcePercentPermm: number; // %/mm
  readonly operatingPressure: number; // bar
  readonly maxAirGap: number; // mm
  readonly padSurfacePressure: number; // N/mm2
  readonly padOffsetDistance: number; // mm
  readonly mass: number; // kg
  readonly price: number; // money
  readonly extras?: Extras;
}

/** Holdback. */
export interface DriveHoldback {
  readonly library: string;
  readonly _id: string;
  readonly revision: number;
  readonly category: string;
  readonly description: string;
  readonly make: string;
  readonly model: string;
  readonly typeIntExt: string;
  readonly typeSpragRoller: string;
  readonly lubrication: string;
  readonly maxTorque: number; // Nm
  readonly torqueLimiting: boolean;
  readonly torqueSetting: number; // Nm
  readonly maxSpeed: number; // rev/min
  readonly liftOffSpeed: number; // rev/min
  readonly maxBore: number; // mm
  readonly mass: number; // kg
  readonly inertia: number; // kgm2
  readonly price: number; // money
  readonly extras?: Extras;
}

/** Shaft coupling. */
export interface DriveCoupling {
  readonly library: string;
  readonly _id: string;
  readonly revision: number;
  readonly category: string;
  readonly description: string;
  readonly make: string;
  readonly model: string;
  readonly type: string;
  readonly drawing: string;
  readonly torque: number; // Nm
  readonly serviceFactor: number;
  readonly maxSpeed: number; // rev/min
  readonly maxBore: number; // mm
  readonly minBore: number; // mm
  readonly mass: number; // kg
  readonly inertia: number; // kgm2
  readonly price: number; // money
  readonly extras?: Extras;
}

/** Starter. */
export interface DriveStarter {
  readonly library: string;
  readonly _id: string;
  readonly revision: number;
  readonly category: string;
  readonly description: string;
  readonly type: "Torque-Speed" | "Speed-Time";
  readonly starterPts: readonly { readonly torque: number; readonly speed: number; readonly time: number }[];
  readonly extras?: Extras;
}

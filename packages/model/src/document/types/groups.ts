// Made from the field definitions by `npm run generate -w @beltwright/model`. Do not edit.

/** General. */
export interface GeneralFields {
  readonly userName: string;
  readonly category: string;
  readonly conveyorGroup: string;
  readonly convNo: string;
  readonly coName: string;
  readonly clientName: string;
  readonly designedBy: string;
  readonly project: string;
  readonly projectNo: string;
  readonly designDate: string;
  readonly designerComments: string;
  readonly coLogo: string;
  readonly profileImg: string;
  readonly metric: boolean;
}

/** Site. */
export interface SiteFields {
  readonly minTemp: number; // degC
  readonly maxTemp: number; // degC
  readonly kt: number;
  readonly altitude: number; // m
  readonly gravity: number; // m/s2
}

/** Calculation. */
export interface CalculationFields {
  readonly calcMethod: "ISO" | "CEMA" | "VISCO" | "DIN" | "CEMA-7" | "GB" | "IS" | "JIS";
  readonly methodLimits: "By method" | "As typed";
  readonly maxCalcs: number;
  readonly pointsAre: "Pulley centres" | "Belt line";
  readonly strandDistance: number; // m
  readonly reversible: boolean;
  readonly partsKept: boolean;
}

/** Material. */
export interface MaterialFields {
  readonly matlFrictionBelt: number;
  readonly matlFrictionSkirt: number;
  readonly lumpGrading: "Few lumps" | "All lumps";
}

/** Capacity and cross-section. */
export interface CapacityAndCrossSectionFields {
  readonly capacityInp: number; // t/h
  readonly beltSpeedInp: number; // m/s
  readonly beltWidthInp: number; // mm
  readonly edgeRule: "CEMA" | "ISO";
  readonly surchargeShape: "Arc" | "Parabola";
  readonly useSlopeFactor: boolean;
  readonly pipeDia: number; // mm
  readonly maxFill: number; // %
}

/** Belt. */
export interface BeltFields {
  readonly selectBeltMode: "Auto" | "Manual";
  readonly beltCategory: string;
  readonly topCover: number; // mm
  readonly bottomCover: number; // mm
  readonly coverGrade: string;
  readonly beltMassInp: number; // kg/m
  readonly staticSafetyFactor: number;
  readonly beltAllowTensionRise: number; // %
  readonly thermalExpansion: number; // 1/K
  readonly permanentElongation: number; // %
  readonly spliceAllowance: number; // mm
}

/** Carry idlers. */
export interface CarryIdlersFields {
  readonly selectCSIdlerMode: "Auto" | "Manual";
  readonly csIdlerCategory: string;
  readonly nomCSSpacing: number; // m
  readonly csForwardTilt: number; // deg
  readonly allowSagCS: number; // %
}

/** Return idlers. */
export interface ReturnIdlersFields {
  readonly selectRSIdlerMode: "Auto" | "Manual";
  readonly rsIdlerCategory: string;
  readonly nomRSSpacing: number; // m
  readonly rsForwardTilt: number; // deg
  readonly allowSagRS: number; // %
}

/** Idler checks. */
export interface IdlerChecksFields {
  readonly reqIdlerL10h: number; // h
  readonly idlerMisalign: number; // mm
  readonly rollShare: "VDI" | "Geometry";
  readonly rollerFaceWidth: number; // mm
}

/** Resistances. */
export interface ResistancesFields {
  readonly fFactorAdjustment: number;
  readonly frictionFactorInp: number;
  readonly regenFrictionFactor: number;
  readonly highFrictionFactor: number;
  readonly idlerSkewFriction: number;
  readonly skirtWidth: number; // mm
  readonly scraperContactLength: number; // mm
  readonly scraperPressure: number; // MPa
  readonly scraperFriction: number;
  readonly ploughForce: number; // N
  readonly rankineFactor: number;
  readonly dinJointMaking: "Normal" | "Favourable" | "Unfavourable";
  readonly dinOperation: "Normal" | "Favourable" | "Unfavourable";
  readonly dinJointEndurance: number;
  readonly secondaryMode: "By method" | "Components" | "Length coefficient";
  readonly jisForm: "Classic" | "1992";
  readonly jisInstallation: "Good" | "Ordinary";
  readonly isPulleyMode: "Computed" | "Table";
  readonly countPulleyLosses: boolean;
  readonly levelSections: "Loaded in both" | "Empty in both";
}

/** CEMA method. */
export interface CEMAMethodFields {
  readonly cemaKyMode: "Table" | "Tension";
  readonly cemaPulleyMode: "Computed" | "Table";
  readonly cemaIdlerFactor: number; // N
  readonly cemaRubberEdging: boolean;
  readonly cemaSkirtDepth: number; // mm
  readonly cemaCountTilt: boolean;
}

/** CEMA universal method. */
export interface CEMAUniversalMethodFields {
  readonly cema7Coefficients: "By class" | "Indicative";
  readonly cema7IdlerClass: "B, C, D" | "E" | "F";
  readonly cema7Installation: "Measured" | "Not measured" | "Imprecise" | "Movable";
  readonly cema7Tolerance: number; // mm
  readonly cema7Cover: "Usual" | "Good" | "Low resistance";
  readonly cema7Rubber: "Large sample" | "Spectrum";
  readonly cema7SealFactor: number;
  readonly cema7LoadFactor: number;
  readonly cema7CoverFactor: number;
  readonly cema7SkewFactor: number;
  readonly cema7TramplingFactor: number;
}

/** DIN friction factor. */
export interface DINFrictionFactorFields {
  readonly dinFriction: "As typed" | "By conditions" | "By components";
  readonly dinMaterial: "Medium" | "Better" | "Worse";
  readonly dinAlignment: "Medium" | "Better" | "Worse";
  readonly dinTension: "Medium" | "Better" | "Worse";
  readonly dinSite: "Medium" | "Better" | "Worse";
  readonly dinTestDrag: number; // kN/m
  readonly dinTestLoad: number; // kN/m
  readonly dinTestRoll: number; // mm
  readonly dinRollDrag: number; // N
  readonly dinDragShare: number;
}

/** Viscoelastic method. */
export interface ViscoelasticMethodFields {
  readonly viscoRotatingMethod: "CEMA-5" | "CEMA-6" | "User";
  readonly viscoRollDrag: number; // N
  readonly viscoIndentation: "Jonkers" | "Winkler";
  readonly viscoRubberModel: "Constant" | "Master curve";
  readonly viscoBottomRubber: "General" | "Low resistance" | "User" | "Library";
  readonly viscoTopRubber: "General" | "Low resistance" | "User" | "Library";
  readonly viscoStorageModulus: number; // MPa
  readonly viscoLossFactor: number;
  readonly viscoRubberTemp: number; // degC
  readonly viscoBeltFlexure: number;
  readonly viscoLoadFlexure: number;
  readonly viscoMisalign: number; // deg
}

/** Take-up. */
export interface TakeUpFields {
  readonly takeupType:
    | "Vertical Gravity"
    | "Horizontal Gravity"
    | "Winch"
    | "Winch locked"
    | "Screw"
    | "Fixed"
    | "Hydraulic";
  readonly takeUpMass: number; // kg
  readonly takeupIncrement: number; // kg
  readonly takeupTensionInp: number; // kN
  readonly takeupHoldsInTransients: boolean;
  readonly takeupStartFactor: number; // %
  readonly takeupWinchBand: number; // %
  readonly takeupReeving: number;
  readonly takeupTravelInp: number; // m
  readonly takeupFriction: number; // kN
  readonly takeupWinchSpeed: number; // m/s
}

/** Curves. */
export interface CurvesFields {
  readonly curveHighFactor: number;
  readonly curveLowFactor: number;
  readonly curveEdgeFactor: number;
  readonly curveMinEdgeTension: number; // kN/m
  readonly curveCentrifugal: boolean;
}

/** Vertical curves. */
export interface VerticalCurvesFields {
  readonly vertCurveIncrement: number; // m
}

/** Horizontal curves. */
export interface HorizontalCurvesFields {
  readonly horizCurveIncrement: number; // m
  readonly horizDriftAllowance: number; // mm
  readonly horizCurveModel: "Full" | "Projected" | "Conventional";
  readonly horizMaxBankCarry: number; // deg
  readonly horizMaxBankReturn: number; // deg
}

/** Starting and stopping. */
export interface StartingAndStoppingFields {
  readonly startupFactor: number; // %
  readonly startupFactorFull: number; // %
  readonly startupFactorEmpty: number; // %
  readonly startPullFactor: number;
  readonly breakawayFactor: number;
  readonly startTensionMode: "Inertia" | "Full";
  readonly rampType: "Linear" | "Harrison" | "Nordell" | "S-curve" | "Cosine";
  readonly rampTime: number; // s
  readonly rampJerkTime: number; // s
  readonly dwellTime: number; // s
  readonly dwellSpeed: number; // %
  readonly decoupleMotorInertia: boolean;
  readonly designStopTime: number; // s
  readonly stopRampType: "Linear" | "Harrison" | "Nordell" | "S-curve" | "Cosine";
  readonly stopRampTime: number; // s
  readonly abortShare: number; // %
  readonly brakeControlBackup: boolean;
  readonly brakeHoldFactor: number;
  readonly brakesOut: number;
  readonly brakesOutHold: number; // %
  readonly brakesOutTorque: number; // %
  readonly shareTolRun: number; // %
  readonly shareTolStart: number; // %
  readonly controlSampling: number; // s
  readonly speedBandwidth: number;
  readonly inertiaFeedForward: boolean;
  readonly preTorque: boolean;
  readonly upstreamStopTime: number; // s
  readonly ratioIncludesBelt: boolean;
}

/** Starts. */
export interface StartsFields {
  readonly startsPerHour: number;
}

/** Dynamic analysis. */
export interface DynamicAnalysisFields {
  readonly dynCase:
    | "Start"
    | "Stop by coasting"
    | "Stop by brake"
    | "Aborted start"
    | "Emergency stop"
    | "Stop by ramp"
    | "Power failure";
  readonly dynLoading: "Full" | "Empty" | "Inclines" | "Declines";
  readonly dynRunTime: number; // s
  readonly dynInterval: number; // s
  readonly dynTripTime: number; // s
  readonly dynResonanceTol: number;
  readonly dynNumNodes: number;
  readonly dynCfl: number;
  readonly dynBeltModel: "SLS" | "KV";
  readonly dynSlsRatio: number;
  readonly dynSlsTau: number; // s
  readonly dynKvTime: number; // s
  readonly dynGridDamping: number;
  readonly dynSag: boolean;
  readonly dynBreakaway: number;
  readonly dynSpeedFriction: number;
  readonly dynSlipMode: "Check" | "Simulate";
  readonly dynTakeupLockedOnStop: boolean;
}

/** Samples. */
export interface SamplesFields {
  readonly studySamples: number;
  readonly studySeed: number;
  readonly studyPrecision: number; // %
}

/** Feeder. */
export interface FeederFields {
  readonly fdrMaterialH: number; // m
  readonly fdrHopperLengthL: number; // m
  readonly fdrBinWidthD: number; // m
  readonly fdrHopperWidthB: number; // m
  readonly fdrHopperHh: number; // m
  readonly fdrHalfAngle: number; // deg
  readonly fdrBulkDensity: number; // kg/m3
  readonly fdrInternalFriction: number; // deg
  readonly fdrWallFriction: number; // deg
  readonly fdrFlow: "Plane" | "Conical";
  readonly fdrShearFactor: number;
  readonly fdrBeltFriction: number;
  readonly fdrSpeed: number; // m/s
  readonly fdrEfficiency: number; // %
  readonly fdrSkirtLength: number; // m
  readonly fdrSkirtWidth: number; // m
  readonly fdrHeadFactorStart: number;
  readonly fdrHeadFactorRun: number;
}

/** Belt turnover. */
export interface BeltTurnoverFields {
  readonly qbtLength: number; // m
  readonly qbtArrangement: "Guided" | "Unguided" | "Supported";
  readonly qbtTension: number; // kN
  readonly qbtReturnTurned: boolean;
}

/** Trajectory. */
export interface TrajectoryFields {
  readonly qTrajRad1: number; // m
  readonly qTrajRad2: number; // m
  readonly qTrajV: number; // m/s
  readonly qTrajTheta: number; // deg
  readonly qTrajNumPoints: number;
  readonly qTrajT: number; // s
  readonly qTrajModel: "CEMA" | "Booth" | "Korzen";
  readonly qTrajFrictionStatic: number;
  readonly qTrajFrictionKinetic: number;
  readonly qTrajAdhesion: number;
}

/** Pipe belt. */
export interface PipeBeltFields {
  readonly qTubeDia: number; // mm
  readonly qTubeBeltWidth: number; // mm
  readonly qTubeBeltThick: number; // mm
  readonly qTubeCapacity: number; // t/h
  readonly qTubeSpeed: number; // m/s
  readonly qTubeBulkDensity: number; // kg/m3
}

/** Hopper. */
export interface HopperFields {
  readonly qHopperTopLength: number; // m
  readonly qHopperTopWidth: number; // m
  readonly qHopperOutletLength: number; // m
  readonly qHopperOutletWidth: number; // m
  readonly qHopperHeight: number; // m
  readonly qHopperVertHeight: number; // m
  readonly qHopperRepose: number; // deg
  readonly qHopperBulkDensity: number; // kg/m3
}

/** Transition. */
export interface TransitionFields {
  readonly qTransArrangement: "Full trough" | "Half trough" | "Third trough";
  readonly qTransTension: number; // kN
  readonly qTransTroughAngle: number; // deg
  readonly qTransIdlers: number;
  readonly qTransLength: number; // m
}

/** Pulley inertia. */
export interface PulleyInertiaFields {
  readonly qInertiaShellDia: number; // mm
  readonly qInertiaShellThick: number; // mm
  readonly qInertiaFaceWidth: number; // mm
  readonly qInertiaLaggingThick: number; // mm
  readonly qInertiaLaggingDensity: number; // kg/m3
  readonly qInertiaDiscThick: number; // mm
  readonly qInertiaShaftDia: number; // mm
  readonly qInertiaShaftL: number; // mm
  readonly qInertiaHubDia: number; // mm
  readonly qInertiaHubLength: number; // mm
}

/** Drawings. */
export interface DrawingsFields {
  readonly drawSnapSize: number; // m
  readonly scaleLongX: number;
  readonly scaleLongZ: number;
  readonly scalePlan: number;
  readonly showSectionForm: boolean;
  readonly showSectionText: boolean;
  readonly showSketch: boolean;
  readonly showLogo: boolean;
  readonly sectionDensity: "Low" | "High";
}

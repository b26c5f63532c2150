// Made from the field definitions by `npm run generate -w @beltwright/model`. Do not edit.
import type { Extras } from "../records/extras.ts";
import type { CompanyProfile, ConveyorBelt, ConveyorIdler, ConveyorMaterial, ConveyorRubber } from "./components.ts";
import type {
  CarbonFields,
  EconomicsFields,
  EnergyFields,
  MoneyFields,
  StructureFields,
  TrucksFields,
  WearFields,
} from "./cost-groups.ts";
import type {
  BeltFields,
  BeltTurnoverFields,
  CalculationFields,
  CapacityAndCrossSectionFields,
  CarryIdlersFields,
  CEMAMethodFields,
  CEMAUniversalMethodFields,
  CurvesFields,
  DINFrictionFactorFields,
  DrawingsFields,
  DynamicAnalysisFields,
  FeederFields,
  GeneralFields,
  HopperFields,
  HorizontalCurvesFields,
  IdlerChecksFields,
  MaterialFields,
  PipeBeltFields,
  PulleyInertiaFields,
  ResistancesFields,
  ReturnIdlersFields,
  SamplesFields,
  SiteFields,
  StartingAndStoppingFields,
  StartsFields,
  TakeUpFields,
  TrajectoryFields,
  TransitionFields,
  VerticalCurvesFields,
  ViscoelasticMethodFields,
} from "./groups.ts";
import type {
  DocUser,
  Drive,
  DutyHours,
  OwnLoadCase,
  Pull,
  StructureStretch,
  TypedCost,
  UncertainInput,
} from "./parts.ts";

/** The conveyor document: inputs only, with the specification's names, in metric units exactly as typed. */
export interface Conveyor
  extends GeneralFields,
    SiteFields,
    CalculationFields,
    MaterialFields,
    CapacityAndCrossSectionFields,
    BeltFields,
    CarryIdlersFields,
    ReturnIdlersFields,
    IdlerChecksFields,
    ResistancesFields,
    CEMAMethodFields,
    CEMAUniversalMethodFields,
    DINFrictionFactorFields,
    ViscoelasticMethodFields,
    TakeUpFields,
    CurvesFields,
    VerticalCurvesFields,
    HorizontalCurvesFields,
    StartingAndStoppingFields,
    StartsFields,
    DynamicAnalysisFields,
    SamplesFields,
    MoneyFields,
    StructureFields,
    EnergyFields,
    WearFields,
    CarbonFields,
    EconomicsFields,
    TrucksFields,
    FeederFields,
    BeltTurnoverFields,
    TrajectoryFields,
    PipeBeltFields,
    HopperFields,
    TransitionFields,
    PulleyInertiaFields,
    DrawingsFields {
  readonly docUsers: readonly DocUser[];
  readonly matl: ConveyorMaterial;
  readonly belt: ConveyorBelt;
  readonly csIdler: ConveyorIdler;
  readonly rsIdler: ConveyorIdler;
  readonly bottomRubber: ConveyorRubber;
  readonly topRubber: ConveyorRubber;
  readonly methodProfile: CompanyProfile;
  readonly pulls: readonly Pull[];
  readonly drives: readonly Drive[];
  readonly loadCases: readonly OwnLoadCase[];
  readonly duty: readonly DutyHours[];
  readonly uncertainInputs: readonly UncertainInput[];
  readonly costTyped: readonly TypedCost[];
  readonly structureSegments: readonly StructureStretch[];
  readonly extras?: Extras;
}

import type { FeederInput } from "../../calculators/feeder.ts";
import type { BeltCandidate } from "../../parts/belt/belt-input.ts";
import type { BeltWidths } from "../../parts/belt/select-belt.ts";
import type { PulleyArrangement } from "../../parts/belt/transition/transition-input.ts";
import type { TurnoverArrangement } from "../../parts/belt/turnover/turnover.ts";
import type { CurveRules } from "../../parts/curves/curve-input.ts";
import type { DriftModel } from "../../parts/curves/horizontal/drift.ts";
import type { DriveRows } from "../../parts/drives/component-rows.ts";
import type { DriveDesign } from "../../parts/drives/select/decide-drives.ts";
import type { ResonanceInput } from "../../parts/idlers/resonance.ts";
import type { RollShareRule } from "../../parts/idlers/roll-shares.ts";
import type { IdlerRow } from "../../parts/idlers/select-idler.ts";
import type { BeltMinima, PulleyGroup } from "../../parts/pulleys/minimum-diameter.ts";
import type { BuiltPulley, PulleyRules } from "../../parts/pulleys/pulley-check.ts";
import type { ShaftRow, ShellRow, WidthRow } from "../../parts/pulleys/select-pulley.ts";
import type { ShaftSteel } from "../../parts/pulleys/shaft-strength.ts";
import type { carcassMultiples, laggingLimits } from "../../rules/pulley-limits/diameter.ts";
import { adopted } from "../../standards/sources.ts";
import { constant, none } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";

/** A pulley as the document gives it, and which of its parts may be chosen from rows. SI. */
export interface PulleyInput {
  readonly pointId: string;
  readonly built: BuiltPulley;
  readonly bearingCentres: number;
  readonly steel: ShaftSteel;
  readonly rules: PulleyRules;
  readonly lagging: "none" | keyof typeof laggingLimits;
  readonly tensionClass?: PulleyGroup;
  /** Rated torque of one locking element, N·m; absent: not checked. */
  readonly lockTorque?: number;
  /** Whether shell, shaft and width may be chosen. */
  readonly auto: { readonly shell: boolean; readonly shaft: boolean; readonly width: boolean };
  /** Takes the wider bearing centres that leave room for a chute. */
  readonly isDischarge: boolean;
  /** Whole length of the shaft as typed, m; a chosen shaft keeps it where it reaches through both bearings. */
  readonly typedShaftLength?: number;
  /** Moment of inertia as typed or made from typed masses, kg m²; absent: computed. */
  readonly inertia?: number;
  readonly cost: { readonly shell: number; readonly shaft: number; readonly bearing: number };
  readonly isRatingEstimated: boolean;
}

/** The idlers of one strand. */
interface IdlerInput {
  readonly set: IdlerRow;
  readonly isAuto: boolean;
  readonly nominalSpacing: number;
}

interface IdlerRules {
  /** s */
  readonly requiredLife: number;
  /** Height error of one set, m. */
  readonly heightError: number;
  readonly shareRule: RollShareRule;
  /** Friction of the belt on inclined rolls. */
  readonly beltFriction: number;
  /** 1.3 when the belt may run off centre, else 1. */
  readonly wingOverload: number;
  /** Of the steel of roll shafts, Pa. */
  readonly modulus: number;
  readonly resonanceTolerance: ResonanceInput["tolerance"];
  /** Widest spacing the structure allows, m. */
  readonly widest: { readonly carry: number; readonly return: number };
  /** Step of the structure, m. */
  readonly step: number;
}

const usualRules = adopted("usual rules for idlers");
const usualStructure = adopted("usual structure that carries idlers");

/** What idlers are checked against and spaced by where nothing is typed. */
export function usualIdlerRules(trace: Trace): IdlerRules {
  const usual = (value: number) => constant(trace, value, usualRules);
  const ofStructure = (value: number) => constant(trace, value, usualStructure);
  return {
    requiredLife: usual(65000 * 3600),
    heightError: none(trace),
    shareRule: "vdi-2341",
    beltFriction: usual(0.3),
    wingOverload: usual(1),
    modulus: usual(207e9),
    resonanceTolerance: { kind: "hertz", value: usual(2) },
    widest: { carry: ofStructure(3), return: ofStructure(6) },
    step: ofStructure(0.1),
  };
}

/** Everything about the machine that tensions do not need, SI. */
export interface MachineInput {
  /** The components of the drives; absent: they are as the design says. */
  readonly drives?: DriveDesign;
  /** One for each point with a pulley. */
  readonly pulleys: readonly PulleyInput[];
  readonly carryIdler: IdlerInput;
  readonly returnIdler: IdlerInput;
  readonly idlerRules: IdlerRules;
  readonly belt: {
    readonly isAuto: boolean;
    readonly minima: BeltMinima;
    readonly material: keyof typeof carcassMultiples;
    /** Of one metre. */
    readonly price: number;
    /** Widths its maker lists; a belt chosen from rows was chosen by those of its row. Absent: not checked. */
    readonly widths?: BeltWidths;
  };
  readonly curves: CurveRules;
  readonly horizontalCurves: {
    readonly model: DriftModel;
    readonly driftAllowance: number;
    /** Face of the wing roll the belt may drift on, m; absent: that of the set. */
    readonly wingFaceWidth?: number;
    readonly mostBanking: { readonly carry: number; readonly return: number };
    /** Banking typed at a point, rad, by point. */
    readonly bankings: Readonly<Record<string, number>>;
  };
  readonly transition: {
    readonly arrangement: PulleyArrangement;
    readonly idlers: number;
    readonly edgeFactor: number;
    readonly lowestTension: number;
  };
  /** Present where the return strand is turned over. */
  readonly turnover?: {
    readonly arrangement: TurnoverArrangement;
    readonly length: number;
    /** N; absent: the lowest of the return strand. */
    readonly tension?: number;
  };
  /** Present where a hopper stands over this conveyor, which is its feeder. */
  readonly feeder?: FeederInput;
  readonly takeUp: {
    /** 1/K */
    readonly expansion: number;
    readonly temperatureRange: number;
    /** Of the length of the belt; absent: the usual one of what carries its tension. */
    readonly permanentShare?: number;
    readonly spliceLength: number;
    /** m; absent: not checked. */
    readonly available?: number;
  };
}

/** A belt with what the machine asks beside its strength. */
export interface BeltRow extends BeltCandidate {
  readonly minima: BeltMinima;
  readonly material: keyof typeof carcassMultiples;
  /** Per m² of carcass, and per m² and metre of cover. */
  readonly carcassPrice: number;
  readonly coverPrice: number;
}

/** A width with the centres of a discharge pulley. */
export interface PulleyWidthRow extends WidthRow {
  readonly dischargeCentres: number;
}

/** The rows automatic selection may choose from; a list left out leaves its parts as they are given. */
export interface MachineRows {
  readonly belts?: readonly BeltRow[];
  readonly widths?: readonly PulleyWidthRow[];
  readonly shells?: readonly ShellRow[];
  readonly shafts?: readonly ShaftRow[];
  readonly carryIdlers?: readonly IdlerRow[];
  readonly returnIdlers?: readonly IdlerRow[];
  readonly drives?: DriveRows;
}

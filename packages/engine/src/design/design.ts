import type { Belt } from "../parts/belt/belt-input.ts";
import type { Drive } from "../parts/drives/drive-input.ts";
import type { IdlerSet } from "../parts/idlers/idler-set.ts";
import type { TakeUp } from "../parts/take-up/take-up-input.ts";
import type { CrossSectionRules } from "./cross-section-rules.ts";
import type { Duty } from "./duty.ts";
import type { Material } from "./material.ts";
import type { OwnCase } from "./own-case.ts";
import type { Point } from "./point.ts";
import type { DesignProfile } from "./profile.ts";
import type { BeltRules, LoopRules, MethodSettings, StartRules } from "./settings.ts";
import type { StrandRules } from "./strands.ts";

/**
 * A conveyor as the engine sees it: SI, whole words, every choice made. Lengths in m, masses in kg, forces in N, angles
 * in rad, mass flows in kg/s, temperatures in °C, ratios as plain numbers.
 */
export interface Design {
  readonly gravity: number;
  readonly beltSpeed: number;
  /** Design tonnage, kg/s: decides the cross-section. Sections carry their own. */
  readonly massFlow: number;
  readonly material: Material;
  readonly belt: Belt;
  readonly carryIdler: IdlerSet;
  readonly returnIdler: IdlerSet;
  readonly lowestTemperature: number;
  /** Temperature factor kt as typed; absent: from the lowest temperature. */
  readonly temperatureFactor?: number;
  /** Temperature at which the cover rubber works; absent: 20 °C. */
  readonly rubberTemperature?: number;
  /** The closed loop in the direction of travel; after the last point comes the first. */
  readonly points: readonly Point[];
  readonly drives: readonly Drive[];
  readonly takeUp: TakeUp;
  /** Allowed sag over spacing; while starting and stopping the same unless `transient` says otherwise. */
  readonly allowedSag: { readonly carry: number; readonly return: number; readonly transient?: number };
  readonly crossSection: CrossSectionRules;
  readonly loop: LoopRules;
  readonly beltRules: BeltRules;
  readonly settings: MethodSettings;
  /** Absent: `defaultStartRules`. */
  readonly starting?: StartRules;
  /** How often tensions are calculated before the search is given up; absent: 100. */
  readonly mostCalculations?: number;
  /** Whether the belt runs both ways; every case is then solved in the other direction too. */
  readonly isReversible?: boolean;
  /** What is to be looked at between the two strands; absent: nothing. */
  readonly strands?: StrandRules;
  /** Cases beside the ten that every conveyor has, in the listed direction; absent: none. */
  readonly ownCases?: readonly OwnCase[];
  /** What the conveyor does in a year; absent: it runs full, as far as lives and heat are concerned. */
  readonly duty?: Duty;
  /** Starts in an hour of running; absent: too few to heat a motor. */
  readonly startsPerHour?: number;
  /** The profile that stands in for limits nobody typed; absent: the design holds them all. */
  readonly profile?: DesignProfile;
}

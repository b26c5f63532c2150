import type { CrossSectionRules } from "../../../design/cross-section-rules.ts";
import {
  edgeDistance,
  fillRatio,
  fullCapacity,
  loadedHalfWidth,
  massFlowOfArea,
  requiredArea,
  slopeCapacityFactor,
  slowestSpeed,
  usableSurchargeAngle,
} from "../../../rules/adopted-1/capacity.ts";
import { half, halfRoll, rollOverhang } from "../../../rules/belt-geometry/half-profile.ts";
import { standardEdgeDistance } from "../../../standards/cema-5/edge-distance.ts";
import { segmentSlopeFactor } from "../../../standards/iso-5048-1989/slope-factor.ts";
import { usableWidth, usableWidthEdgeDistance } from "../../../standards/iso-5048-1989/usable-width.ts";
import { constant, isEqual, smallest } from "../../../trace/reference.ts";
import type { Trace } from "../../../trace/trace.ts";
import type { IdlerSet } from "../../idlers/idler-set.ts";
import type { CapacityInput } from "./capacity-input.ts";
import { type Fill, fillAt, type LoadShape, solveFill } from "./fill.ts";
import { halfProfile, type Piece } from "./half-profile.ts";
import { type PipeSection, pipeSection } from "./pipe.ts";

export interface TroughSection {
  readonly kind: "troughed";
  readonly requiredEdgeDistance: number;
  readonly slopeFactor: number;
  readonly surchargeAngle: number;
  readonly shape: LoadShape;
  /** Outermost roll past the belt edge, m; absent where the catalogue gives no face width. */
  readonly rollOverhang?: number;
  readonly available: Fill;
  readonly flooded: Fill;
  readonly lowDensity: BurdenState;
  readonly highDensity: BurdenState;
  readonly capacityAtFull: number;
  readonly floodedCapacity: number;
  /** At which the belt is just full, m/s. */
  readonly slowestSpeed: number;
}

/** The load of the design tonnage at one bulk density. */
interface BurdenState {
  readonly requiredArea: number;
  readonly fillRatio: number;
  readonly fill: Fill;
  readonly edgeDistance: number;
  readonly isOverfull: boolean;
}

export type CrossSection = TroughSection | PipeSection;

/** Areas, percent full, burden and edge distance at the low and the high bulk density. */
export function crossSection(trace: Trace, input: CapacityInput): CrossSection {
  return input.idler.shape === "pipe" ? pipeSection(trace, input) : troughSection(trace, input);
}

function troughSection(trace: Trace, input: CapacityInput): TroughSection {
  const { beltWidth, beltSpeed, rules, material } = input;
  const surchargeAngle = usableSurchargeAngle(trace, { surchargeAngle: material.surchargeAngle });
  const pieces = halfProfile(trace, { beltWidth, idler: input.idler, centreLengthRule: rules.centreLengthRule });
  const shape: LoadShape = { pieces, surchargeAngle, surchargeShape: rules.surchargeShape };
  const overhang = overhangOf(trace, input.idler, pieces);
  const requiredEdgeDistance = edgeByRule(trace, beltWidth, rules.edgeRule);
  const available = fillAt(trace, shape, loadedHalfWidth(trace, { beltWidth, edgeDistance: requiredEdgeDistance }));
  const flooded = fillAt(trace, shape, half(trace, { width: beltWidth }));
  const slopeFactor = rules.isReducedOnSlopes
    ? slopeFactorOf(trace, available, input.steepestSlope, surchargeAngle)
    : constant(trace, 1, fillRatio.definition.source);
  const burden = (bulkDensity: number) => burdenState(trace, input, shape, { available, slopeFactor, bulkDensity });
  return {
    kind: "troughed",
    requiredEdgeDistance,
    slopeFactor,
    surchargeAngle,
    shape,
    ...(overhang === undefined ? {} : { rollOverhang: overhang }),
    available,
    flooded,
    lowDensity: burden(material.lowBulkDensity),
    highDensity: burden(material.highBulkDensity),
    capacityAtFull: fullCapacity(trace, {
      slopeFactor,
      availableArea: available.area,
      beltSpeed,
      bulkDensity: material.lowBulkDensity,
    }),
    slowestSpeed: slowestSpeed(trace, {
      massFlow: input.massFlow,
      bulkDensity: material.lowBulkDensity,
      slopeFactor,
      availableArea: available.area,
    }),
    floodedCapacity: massFlowOfArea(trace, { area: flooded.area, beltSpeed, bulkDensity: material.highBulkDensity }),
  };
}

/** A single roll lies across the middle, so that half of it is on either side. */
function overhangOf(trace: Trace, idler: IdlerSet, pieces: readonly Piece[]): number | undefined {
  const face = idler.wingFaceWidth ?? (isEqual(idler.rolls, 1) ? idler.centreFaceWidth : undefined);
  const piece = pieces.at(-1)?.length;
  if (face === undefined || piece === undefined) return undefined;
  const rollReach = isEqual(idler.rolls, 1) ? halfRoll(trace, { centreFaceWidth: face }) : face;
  return rollOverhang(trace, { rollReach, piece });
}

/** Free edge the rule asks for, each side, m. */
export function edgeByRule(trace: Trace, beltWidth: number, rule: CrossSectionRules["edgeRule"]): number {
  if (rule === "CEMA") return standardEdgeDistance(trace, { beltWidth });
  return usableWidthEdgeDistance(trace, { beltWidth, usableWidth: usableWidth(trace, { beltWidth }) });
}

function slopeFactorOf(trace: Trace, available: Fill, slope: number, surchargeAngle: number): number {
  const factor = segmentSlopeFactor(trace, { slope, surchargeAngle });
  const { segmentArea, area } = available;
  const whole = constant(trace, 1, segmentSlopeFactor.definition.source);
  return slopeCapacityFactor(trace, { segmentArea, area, segmentSlopeFactor: smallest(whole, factor) });
}

function burdenState(
  trace: Trace,
  input: CapacityInput,
  shape: LoadShape,
  state: { readonly available: Fill; readonly slopeFactor: number; readonly bulkDensity: number },
): BurdenState {
  const { beltWidth, massFlow, beltSpeed } = input;
  const area = requiredArea(trace, { massFlow, beltSpeed, bulkDensity: state.bulkDensity });
  const { isOverfull, ...fill } = solveFill(trace, shape, area);
  return {
    requiredArea: area,
    fillRatio: fillRatio(trace, {
      requiredArea: area,
      slopeFactor: state.slopeFactor,
      availableArea: state.available.area,
    }),
    fill,
    edgeDistance: edgeDistance(trace, { beltWidth, loadedHalfWidth: fill.loadedHalfWidth }),
    isOverfull,
  };
}

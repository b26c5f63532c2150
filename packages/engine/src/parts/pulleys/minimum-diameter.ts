import { hasPulley, type Point } from "../../design/point.ts";
import { utilisation } from "../../rules/mechanics/belt.ts";
import {
  carcassDiameter,
  carcassMultiples,
  groupsSource,
  laggingLimits,
  laggingPressure,
  laggingSource,
  multiplesSource,
  seriesDiameter,
} from "../../rules/pulley-limits/diameter.ts";
import { groupDiameter, groupNumbers, loadFactor } from "../../standards/din-22101-2011/pulley-diameter.ts";
import { turnDiameter } from "../../standards/gb-17119/pulley-diameter.ts";
import { constant, none } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import { beltChecks } from "../belt/findings.ts";
import { pulleyChecks } from "./findings.ts";

/** A: drives and high-tension pulleys; B: tail, take-up and main bends; C: snubs and slight bends. */
export type PulleyGroup = "A" | "B" | "C";
/** Share of the belt's rated tension: above 60 %, 30 to 60 %, up to 30 %. */
type TensionBand = "full" | "60" | "30";

export type BeltMinima = Readonly<Record<PulleyGroup, Readonly<Record<TensionBand, number>>>>;

/** What decides the diameter where the maker lists none and the method has a rule of its own. */
export type DiameterRule =
  /** DIN 22101: the largest running pull of the belt over its strength. */
  | { readonly kind: "load-factor"; readonly largestTension: number; readonly strength: number }
  /** GB: how far the pulley turns the belt, and whether it is a drive or a head. */
  | { readonly kind: "by-turn"; readonly wrapAngle: number; readonly isHead: boolean };

export interface MinimumDiameterInput {
  /** Absent: by bands of the rating. */
  readonly rule?: DiameterRule;
  /** Largest running tension at the pulley, N. */
  readonly tension: number;
  readonly beltWidth: number;
  /** N/m of width */
  readonly ratedTension: number;
  readonly group: PulleyGroup;
  /** Diameters of the belt's maker, m; 0 where the catalogue has none. */
  readonly minima: BeltMinima;
  readonly carcassThickness: number;
  readonly carcass: keyof typeof carcassMultiples;
  /** Diameter of the shell, lagging left out, m. */
  readonly shellDiameter: number;
}

export interface MinimumDiameter {
  readonly utilisation: number;
  readonly band: TensionBand;
  readonly diameter: number;
  readonly isAdequate: boolean;
}

/** Sizes below the first by group and band, the pattern of DIN 22101. */
const sizesDown: BeltMinima = {
  A: { full: 0, "60": 1, "30": 2 },
  B: { full: 1, "60": 2, "30": 2 },
  C: { full: 2, "60": 3, "30": 3 },
};

/** Smallest shell the belt allows here: the maker's, or else by carcass thickness. */
export function minimumDiameter(trace: Trace, input: MinimumDiameterInput): MinimumDiameter {
  const used = utilisation(trace, { tension: input.tension, beltWidth: input.beltWidth, rating: input.ratedTension });
  const band: TensionBand = used > 0.6 ? "full" : used > 0.3 ? "60" : "30";
  const given = input.minima[input.group][band];
  const diameter = given > 0 ? given : diameterByCarcass(trace, input, band);
  const { shellDiameter } = input;
  beltChecks["belt-overtensioned"].check(trace, { values: { utilisation: used } });
  const asked = { values: { shellDiameter }, limit: diameter, allowance: 1e-9 };
  const isAdequate = pulleyChecks["pulley-too-small"].check(trace, asked) >= 0;
  return { utilisation: used, band, diameter, isAdequate };
}

function diameterByCarcass(trace: Trace, input: MinimumDiameterInput, band: TensionBand): number {
  const multiple = constant(trace, carcassMultiples[input.carcass], multiplesSource);
  const diameter = carcassDiameter(trace, { multiple, carcassThickness: input.carcassThickness });
  if (input.rule !== undefined) return diameterByRule(trace, diameter, input, input.rule);
  return seriesDiameter(trace, { diameter, sizesDown: constant(trace, sizesDown[input.group][band], groupsSource) });
}

function diameterByRule(
  trace: Trace,
  diameter: number,
  { beltWidth, group }: MinimumDiameterInput,
  rule: DiameterRule,
): number {
  if (rule.kind === "by-turn") {
    const isHead = constant(trace, rule.isHead ? 1 : 0, turnDiameter.definition.source);
    return turnDiameter(trace, { diameter, wrapAngle: rule.wrapAngle, isHead, beltWidth });
  }
  const { largestTension: tension, strength } = rule;
  const factor = strength > 0 ? loadFactor(trace, { tension, beltWidth, strength }) : none(trace);
  const number = constant(trace, groupNumbers[group], groupDiameter.definition.source);
  return groupDiameter(trace, { diameter, loadFactor: factor, group: number });
}

/** The group of a pulley: drives, heads and well-wrapped pulleys under high tension A, slight bends C, the rest B. */
export function pulleyGroup(pulley: {
  readonly kind: "drive" | "head" | "tripper" | "tail" | "take-up" | "bend";
  readonly wrapAngle: number;
  /** Tension here over the largest of the belt. */
  readonly tensionShare: number;
}): PulleyGroup {
  const isHigh = pulley.wrapAngle >= Math.PI / 2 && pulley.tensionShare > 0.6;
  if (pulley.kind === "drive" || pulley.kind === "head" || pulley.kind === "tripper" || isHigh) return "A";
  if (pulley.kind === "bend" && pulley.wrapAngle < Math.PI / 6) return "C";
  return "B";
}

const kindOf = {
  drive: "drive",
  tail: "tail",
  "take-up": "take-up",
  pulley: "bend",
  bend: "bend",
  brake: "bend",
} as const;

/** Whether the belt leaves the carry strand at a point. */
export function isHeadAt(points: readonly Point[], at: number): boolean {
  return points.at(at - 1)?.section.strand === "carry" && points[at]?.section.strand === "return";
}

/**
 * The group of the pulley at a point: as typed, else by its kind. A pulley at which the belt leaves the carry strand is a
 * head pulley, whatever its kind.
 */
export function pulleyGroupAt(
  points: readonly Point[],
  at: number,
  belt: {
    readonly wrapAngle: number;
    /** Largest running tension here and of the whole belt, N. */
    readonly tension: number;
    readonly largest: number;
  },
): PulleyGroup {
  const point = points[at];
  if (point === undefined || !hasPulley(point)) return "C";
  const isHead = isHeadAt(points, at);
  const { wrapAngle, tension, largest } = belt;
  return (
    point.pulley.tensionClass ??
    pulleyGroup({
      kind: isHead && point.kind !== "drive" ? "head" : kindOf[point.kind],
      wrapAngle,
      tensionShare: largest > 0 ? tension / largest : 0,
    })
  );
}

/** Pressure of the belt on the lagging against its limit, Pa. */
export function laggingCheck(
  trace: Trace,
  given: Parameters<typeof laggingPressure>[1] & { readonly lagging: keyof typeof laggingLimits },
): { readonly pressure: number; readonly isAdequate: boolean } {
  const { lagging, ...pull } = given;
  const pressure = laggingPressure(trace, pull);
  const limit = constant(trace, laggingLimits[lagging], laggingSource);
  return {
    pressure,
    isAdequate: pulleyChecks["lagging-overloaded"].check(trace, { values: { pressure }, limit }) >= 0,
  };
}

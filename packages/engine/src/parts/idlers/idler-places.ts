import type { Section } from "../../design/point.ts";
import type { MachineContext } from "../../solve/machine/context.ts";
import { type CaseResult, heaviestLoadIn, tensionAtStart } from "../../solve/tension/case-result.ts";
import { larger, largest, none } from "../../trace/reference.ts";
import { bareTrace, stepsOnly, type Trace } from "../../trace/trace.ts";
import { halfProfile } from "../belt/cross-section/half-profile.ts";
import { curveSlopes } from "../curves/vertical/vertical-curves.ts";
import { runningStates } from "../duty/bearing-duty.ts";
import { spacingInCurve } from "./closer-idlers.ts";
import type { IdlerSet } from "./idler-set.ts";
import { type RollShare, rollShares } from "./roll-shares.ts";
import type { IdlerDuty, IdlerRow } from "./select-idler.ts";

export type Strand = Section["strand"];

/** A place where a set stands. */
export interface IdlerPlace {
  readonly pointId?: string;
  readonly spacing: number;
  readonly tension: number;
  readonly materialMass: number;
  /** What it carries when the belt runs full as designed, kg/m: the duty is a share of that. Absent without a duty. */
  readonly fullMass?: number;
  readonly convexRadius?: number;
}

/** Indices of the sections of a strand that stand on its usual idlers. */
export function sectionsOn({ design }: MachineContext, strand: Strand): readonly number[] {
  return design.points.flatMap(({ section }, at) =>
    section.strand === strand && section.idlerSpacing > 0 && section.idler === undefined ? [at] : [],
  );
}

/** Where a set of the strand carries most, and a set on the straight at the nominal spacing. */
export function idlerPlaces(trace: Trace, context: MachineContext, strand: Strand, sections: readonly number[]) {
  const full = context.runningCases.filter(
    ({ name, friction, isOwn }) => isOwn || (name === "running-full" && friction === "design"),
  );
  const all = sections.flatMap((at) => placesOf(trace, context, full, at));
  const { nominalSpacing: spacing } = strand === "carry" ? context.input.carryIdler : context.input.returnIdler;
  let [tension, materialMass, fullMass] = [none(trace), none(trace), none(trace)];
  let heaviest: { readonly place: IdlerPlace; readonly weight: number } | undefined;
  for (const place of all) {
    tension = larger(tension, place.tension);
    materialMass = larger(materialMass, place.materialMass);
    fullMass = larger(fullMass, place.fullMass ?? fullMass);
    const weight = weightOf(context, place);
    if (heaviest === undefined || weight > heaviest.weight) heaviest = { place, weight };
  }
  const nominal: IdlerPlace = {
    spacing,
    tension,
    materialMass,
    ...(context.design.duty === undefined ? {} : { fullMass }),
  };
  return { nominal, heaviest: heaviest?.place ?? nominal };
}

/** The straight section with what it carries in the direction that carries more there, and its beginning where the design turns the belt over a hump there. */
function placesOf(
  trace: Trace,
  context: MachineContext,
  full: readonly CaseResult[],
  at: number,
): readonly IdlerPlace[] {
  const point = context.design.points[at];
  if (point === undefined) return [];
  const heaviestOf = (cases: readonly CaseResult[]) =>
    largest(none(trace), ...cases.map((one) => heaviestLoadIn(one, at)));
  const straight: IdlerPlace = {
    pointId: point.id,
    spacing: point.section.idlerSpacing,
    tension: largestRunning(trace, context, at),
    materialMass: heaviestOf(full),
    ...(context.design.duty === undefined ? {} : { fullMass: heaviestOf(full.filter(({ isOwn }) => !isOwn)) }),
  };
  const radius = point.kind === "intermediate" ? point.verticalCurveRadius : undefined;
  const slopes = radius === undefined ? undefined : curveSlopes(bareTrace, context, point, at);
  if (radius === undefined || slopes === undefined || slopes.slopeAfter > slopes.slopeBefore) return [straight];
  return [straight, { ...straight, spacing: spacingInCurve(point), convexRadius: radius }];
}

function largestRunning(trace: Trace, { runningCases, design }: MachineContext, at: number): number {
  const next = (at + 1) % design.points.length;
  const steps = stepsOnly(trace);
  let most = none(trace);
  for (const one of runningCases) {
    const start = tensionAtStart(steps, one, at);
    most = larger(larger(most, start), one.points[next]?.arriving ?? most);
  }
  return most;
}

function weightOf({ design, input }: MachineContext, place: IdlerPlace): number {
  const { spacing, tension, materialMass, convexRadius } = place;
  const weight = (design.belt.mass + materialMass) * spacing * design.gravity;
  const raised = (2 * input.idlerRules.heightError * tension) / spacing;
  return weight + raised + (convexRadius === undefined ? 0 : (tension * spacing) / convexRadius);
}

/** What a set has to do at a place. */
export function idlerDuty(context: MachineContext, strand: Strand, place: IdlerPlace): IdlerDuty {
  const { design, input } = context;
  const { idlerRules: rules } = input;
  const { set } = strand === "carry" ? input.carryIdler : input.returnIdler;
  const idler = strand === "carry" ? design.carryIdler : design.returnIdler;
  const { spacing, tension, materialMass, fullMass, convexRadius } = place;
  const states = runningStates(bareTrace, design);
  return {
    beltWidth: design.belt.width,
    rolls: set.rolls,
    troughAngle: set.troughAngle,
    place: {
      shape: idler.shape,
      materialMass,
      beltMass: design.belt.mass,
      spacing,
      gravity: design.gravity,
      beltSpeed: design.beltSpeed,
      lumpSize: design.material.lumpSize,
      isSized: design.material.lumpGrading === "all-lumps",
      tension,
      heightError: rules.heightError,
      beltFriction: rules.beltFriction,
      wingOverload: rules.wingOverload,
      ...(convexRadius === undefined ? {} : { convexRadius }),
    },
    sharesOf: (row) => sharesOf(bareTrace, context, strand, row),
    requiredLife: rules.requiredLife,
    modulus: rules.modulus,
    ...(states === undefined || fullMass === undefined ? {} : { duty: { states, fullMass } }),
  };
}

/** Shares of the rolls of a row by its own faces. */
export function sharesOf(trace: Trace, context: MachineContext, strand: Strand, row: IdlerRow): readonly RollShare[] {
  const { design, input } = context;
  const idler = idlerSetOf(strand === "carry" ? design.carryIdler : design.returnIdler, row);
  const { width: beltWidth } = design.belt;
  const { shape, rolls, troughAngle } = idler;
  return rollShares(trace, {
    rolls,
    shape,
    troughAngle,
    beltWidth,
    pieces: shape === "pipe" ? [] : halfProfile(trace, { beltWidth, idler, centreLengthRule: "roll" }),
    surchargeAngle: design.material.surchargeAngle,
    rule: input.idlerRules.shareRule,
  });
}

/** A row as the set of the design it replaces; tilt and drag stay as they are. */
export function idlerSetOf(before: IdlerSet, row: IdlerRow): IdlerSet {
  const { centreFaceWidth: _centre, wingFaceWidth: _wing, ...kept } = before;
  const { roll, rolls, troughAngle, rotatingMass } = row;
  const [centre, wing] = [row.centreFaceWidth ?? roll.faceWidth, row.wingFaceWidth ?? roll.faceWidth];
  return {
    ...kept,
    rolls,
    troughAngle,
    rollDiameter: roll.diameter,
    ...(centre > 0 ? { centreFaceWidth: centre } : {}),
    ...(wing > 0 ? { wingFaceWidth: wing } : {}),
    rotatingMass,
  };
}

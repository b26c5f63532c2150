import {
  graduatedSpacing,
  type RecommendedSpacing,
  recommendedSpacing,
  type SpacingInput,
  type SpacingZone,
  type TensionStation,
} from "../methods/idlers/spacing.ts";
import type { Trace } from "../trace/trace.ts";
import { attempt } from "./attempt.ts";
import type { MachineContext } from "./context.ts";
import { type Strand, sectionsOn } from "./idler-places.ts";
import type { SetInPlace } from "./machine-idlers.ts";

/** What the spacing of a strand is chosen by. */
interface SpacingQuestion {
  readonly input: SpacingInput;
  readonly stations: readonly TensionStation[];
}

export function spacingQuestion(context: MachineContext, strand: Strand, nominal: SetInPlace): SpacingQuestion {
  return { input: spacingInput(context, strand, nominal), stations: stationsAlong(context, strand, nominal) };
}

/** Widest spacing the strand allows where its belt is slackest; absent where it cannot be told. */
export function recommendedFor(trace: Trace, { input, stations }: SpacingQuestion): RecommendedSpacing | undefined {
  const lowest = stations.reduce((least, { tension }) => Math.min(least, tension), Number.POSITIVE_INFINITY);
  if (!Number.isFinite(lowest)) return undefined;
  return attempt(trace, "idler-spacing-not-computed", () => recommendedSpacing(trace, input, Math.max(0, lowest)));
}

/** Spacing that follows the tension; empty where the belt is too slack for any. */
export function graduatedAlong(trace: Trace, { input, stations }: SpacingQuestion): readonly SpacingZone[] {
  const isSlack = stations.some(({ tension }) => !(tension > 0));
  if (isSlack) return [];
  return attempt(trace, "idler-spacing-not-computed", () => graduatedSpacing(trace, input, stations)) ?? [];
}

function spacingInput(context: MachineContext, strand: Strand, nominal: SetInPlace): SpacingInput {
  const { design, input } = context;
  const { set } = strand === "carry" ? input.carryIdler : input.returnIdler;
  const { check } = nominal;
  const rollLoad = check.rolls.reduce((most, { load }) => Math.max(most, load.normal), 0);
  return {
    nominalSpacing: nominal.spacing,
    rollLoad,
    rollMass: set.rotatingMass / set.rolls,
    rollDiameter: set.roll.diameter,
    dynamicRating: set.roll.dynamicRating,
    requiredLife: input.idlerRules.requiredLife,
    shaftSlope: check.shaftSlope,
    allowedSlope: set.allowedSlope,
    beltSpeed: design.beltSpeed,
    lineMass: design.belt.mass + nominal.materialMass,
    allowedSag: design.allowedSag[strand],
    gravity: design.gravity,
    widest: input.idlerRules.widest[strand],
    step: input.idlerRules.step,
  };
}

/**
 * Lowest tension along the strand over every load case, as if the strand carried its heaviest load: a lighter belt sags
 * as much at a proportionally lower tension.
 */
function stationsAlong(context: MachineContext, strand: Strand, nominal: SetInPlace): readonly TensionStation[] {
  const { design, solution } = context;
  const heaviest = design.belt.mass + nominal.materialMass;
  const columns = context.columns();
  const lowest = (at: number, end: "starting" | "arriving") => {
    const point = end === "starting" ? at : (at + 1) % design.points.length;
    let least = Number.POSITIVE_INFINITY;
    for (const one of columns) {
      const mass = design.belt.mass + (one.lineLoad[at] ?? 0);
      least = Math.min(least, ((one[end][point] ?? 0) * heaviest) / mass);
    }
    return least;
  };
  let distance = 0;
  return inOrder(context, strand).flatMap((at) => {
    const start = distance;
    distance += solution.loop.sections[at]?.length ?? 0;
    return [
      { distance: start, tension: lowest(at, "starting") },
      { distance, tension: lowest(at, "arriving") },
    ];
  });
}

/** The sections of the strand in the order of travel from where it begins. */
function inOrder(context: MachineContext, strand: Strand): readonly number[] {
  const sections = sectionsOn(context, strand);
  const { points } = context.design;
  const first = sections.findIndex((at) => points.at(at - 1)?.section.strand !== strand);
  return first <= 0 ? sections : [...sections.slice(first), ...sections.slice(0, first)];
}

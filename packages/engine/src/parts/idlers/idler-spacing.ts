import { wayTo } from "../../rules/belt-geometry/belt-path.ts";
import { massOfOneRoll } from "../../rules/idler-loads/roll-force.ts";
import { tensionOfHeaviest } from "../../rules/idler-spacing/spacing.ts";
import { loadedMass } from "../../rules/mechanics/belt.ts";
import { attempt } from "../../solve/machine/attempt.ts";
import type { MachineContext } from "../../solve/machine/context.ts";
import { isFiniteNumber, largest, none, positivePart, smallest } from "../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import { type Strand, sectionsOn } from "./idler-places.ts";
import type { SetInPlace } from "./machine-idlers.ts";
import {
  graduatedSpacing,
  type RecommendedSpacing,
  recommendedSpacing,
  type SpacingInput,
  type SpacingZone,
  type TensionStation,
} from "./spacing.ts";

/** What the spacing of a strand is chosen by. */
interface SpacingQuestion {
  readonly input: SpacingInput;
  readonly stations: readonly TensionStation[];
}

export function spacingQuestion(
  trace: Trace,
  context: MachineContext,
  strand: Strand,
  nominal: SetInPlace,
): SpacingQuestion {
  const steps = stepsOnly(trace);
  const { mass: beltMass } = context.design.belt;
  const lineMass = loadedMass(steps, { beltMass, materialMass: nominal.materialMass });
  return {
    input: spacingInput(steps, context, strand, { nominal, lineMass }),
    stations: stationsAlong(steps, context, strand, lineMass),
  };
}

/** Widest spacing the strand allows where its belt is slackest; absent where it cannot be told. */
export function recommendedFor(trace: Trace, { input, stations }: SpacingQuestion): RecommendedSpacing | undefined {
  const lowest = stations.reduce((least, { tension }) => smallest(least, tension), Number.POSITIVE_INFINITY);
  if (!isFiniteNumber(lowest)) return undefined;
  const pulling = positivePart(trace, lowest);
  return attempt(trace, "idler-spacing-not-computed", () => recommendedSpacing(trace, input, pulling));
}

/** Spacing that follows the tension; empty where the belt is too slack for any. */
export function graduatedAlong(trace: Trace, { input, stations }: SpacingQuestion): readonly SpacingZone[] {
  const isSlack = stations.some(({ tension }) => !(tension > 0));
  if (isSlack) return [];
  return attempt(trace, "idler-spacing-not-computed", () => graduatedSpacing(trace, input, stations)) ?? [];
}

function spacingInput(
  steps: Trace,
  context: MachineContext,
  strand: Strand,
  { nominal, lineMass }: { readonly nominal: SetInPlace; readonly lineMass: number },
): SpacingInput {
  const { design, input } = context;
  const { set } = strand === "carry" ? input.carryIdler : input.returnIdler;
  const { check } = nominal;
  const rollLoad = largest(none(steps), ...check.rolls.map(({ load }) => load.normal));
  return {
    nominalSpacing: nominal.spacing,
    rollLoad,
    rollMass: massOfOneRoll(steps, { rotatingMass: set.rotatingMass, rolls: set.rolls }),
    rollDiameter: set.roll.diameter,
    dynamicRating: set.roll.dynamicRating,
    requiredLife: input.idlerRules.requiredLife,
    shaftSlope: check.shaftSlope,
    allowedSlope: set.allowedSlope,
    beltSpeed: design.beltSpeed,
    lineMass,
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
function stationsAlong(
  steps: Trace,
  context: MachineContext,
  strand: Strand,
  heaviest: number,
): readonly TensionStation[] {
  const { design, solution } = context;
  const { mass: beltMass } = design.belt;
  const columns = context.columns();
  const lowest = (at: number, end: "starting" | "arriving") => {
    const point = end === "starting" ? at : (at + 1) % design.points.length;
    let least = Number.POSITIVE_INFINITY;
    for (const one of columns) {
      const lineMass = loadedMass(steps, { beltMass, materialMass: one.lineLoad[at] ?? 0 });
      const tension = tensionOfHeaviest(steps, { tension: one[end][point] ?? 0, heaviest, lineMass });
      if (tension < least) least = tension;
    }
    return least;
  };
  let distance = none(steps);
  return inOrder(context, strand).flatMap((at) => {
    const start = distance;
    distance = wayTo(steps, { before: start, length: solution.loop.sections[at]?.length ?? 0 });
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
